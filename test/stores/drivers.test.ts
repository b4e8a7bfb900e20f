import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { NODES } from "./mock-process.ts";

test.each(NODES)("the tests of folders pass with %s", async (_name, node) => {
  const args = "node_modules/vitest/vitest.mjs run --project unit --project slow test/mock/stores/sqlite".split(" ");
  const ended = promisify(execFile)(node, args, { env: { ...process.env, NO_COLOR: "1" } });
  expect((await ended).stdout).toMatch(/Test Files {2}2 passed/);
});
