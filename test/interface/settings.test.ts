import { expect, test } from "vitest";
import { defaultAddress } from "../../src/interface/settings.ts";

test.each([
  ["http://127.0.0.1:4011/docs/", "http://127.0.0.1:4011"],
  ["https://platform.test/docs/", "https://platform.test"],
  ["http://127.0.0.1:4011/", "http://127.0.0.1:4010"],
  ["https://pages.test/platform/docs/", "http://127.0.0.1:4010"],
  ["file:///docs/", "http://127.0.0.1:4010"],
])("the pages at %s send requests to %s", (root, address) => {
  expect(defaultAddress(new URL(root), "http://127.0.0.1:4010")).toBe(address);
});
