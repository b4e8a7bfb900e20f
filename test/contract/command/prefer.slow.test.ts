/** Preferred responses of the mock, for which it loads Prism. */
import { expect, test } from "vitest";
import { createMock } from "../../../src/mock/index.ts";
import { run, serve, withStream } from "./server.ts";

const SELECTED = ["--writes", "--prefer", "--operation", "conversations.startStream"];

test("a server passes whose streams are the examples of the document, but with CRLF", async () => {
  const url = await serve(
    createMock(),
    withStream((text) => text.replaceAll("\n", "\r\n")),
  );
  const { code, out } = await run("--base-url", url, ...SELECTED);
  expect(out).toContain(" 0 failed, 0 skipped.");
  expect(code).toBe(0);
});

test("a server fails whose stream is not the example of the document", async () => {
  const url = await serve(
    createMock(),
    withStream((text) => text.replaceAll("water", "tide")),
  );
  const { code, out } = await run("--base-url", url, ...SELECTED);
  expect(out).toContain("Prefer: ");
  expect(out).toContain("/body: expected");
  expect(code).toBe(1);
});
