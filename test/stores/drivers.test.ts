import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { NODES } from "./mock-process.ts";

test.each(NODES)("the tests of folders pass with %s", async (_name, node) => {
  const projects = ["--project", "unit", "--project", "slow"];
  const args = ["node_modules/vitest/vitest.mjs", "run", ...projects, "test/mock/sandbox/sqlite"];
  const { stdout } = await promisify(execFile)(node, args, { env: { ...process.env, NO_COLOR: "1" } });
  expect(stdout).toMatch(/Test Files {2}2 passed/);
});
