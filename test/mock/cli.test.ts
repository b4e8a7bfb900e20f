import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const CLI = ["--import", "tsx", "src/cli.ts"];

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [...CLI, ...args]).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
  );

describe("the command", () => {
  test("--help lists the options", async () => {
    const { code, text } = await run("--help");
    expect(code).toBe(0);
    for (const option of ["--port", "--host", "--seed", "--now", "--data", "--no-auth", "--latency"])
      expect(text).toContain(option);
  });

  test.each([
    [["mock", "--port", "abc"], "--port takes a whole number from 0 to 65535, not abc."],
    [["mock", "--port", "70000"], "--port takes a whole number from 0 to 65535, not 70000."],
    [["mock", "--now", "noon"], "--now takes a time such as"],
    [["mock", "--weather"], "Unknown option '--weather'"],
    [["serve"], "There is no command serve."],
    [["mock", "--port", "0", "--host", "192.0.2.1"], "The address given with --host does not belong to this machine"],
    [["mock", "--port", "0", "--data", "/nowhere/sandboxes.jsonl"], "no such file or directory"],
  ])("%j fails with an error message and no stack trace", async (args, message) => {
    const { code, text } = await run(...args);
    expect(code).toBe(1);
    expect(text).toContain(message);
    expect(text).toContain("platform-api --help");
    expect(text).not.toContain("    at ");
  });
});

describe("a running mock", () => {
  let child: ChildProcess;
  let url: string;

  beforeEach(async () => {
    child = spawn(process.execPath, [...CLI, "mock", "--port", "0", "--no-auth"], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    for await (const line of createInterface({ input: child.stderr! })) {
      const curl = /curl .* (http:\/\/\S+)$/.exec(line);
      if (!curl) continue;
      url = curl[1]!;
      break;
    }
  });

  afterEach(() => child.kill("SIGKILL"));

  test("prints a curl command that works, logs JSON lines to a pipe, and stops on SIGTERM", async () => {
    const log = text(child.stdout!);
    expect(await (await fetch(url)).json()).toMatchObject({ name: "Scout" });
    await fetch(`${url}/versions?page=x`);
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
    const lines = (await log)
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { method: "GET", operation_id: "agents.get", status: 200 },
      { operation_id: "agents.versions.list", status: 422, violations: [{ pointer: "/query/page" }] },
    ]);
  });
});
