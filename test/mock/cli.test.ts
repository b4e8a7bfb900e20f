import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";

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
    for (const option of [
      "--port",
      "--host",
      "--seed",
      "--now",
      "--data",
      "--no-auth",
      "--latency",
      "--allow-host",
      "--control-key",
      "--no-control",
    ])
      expect(text).toContain(option);
  });

  test.each([
    [["mock", "--port", "abc"], "--port takes a whole number from 0 to 65535, not abc."],
    [["mock", "--port", "70000"], "--port takes a whole number from 0 to 65535, not 70000."],
    [["mock", "--now", "noon"], "--now takes a time such as"],
    [["mock", "--control-key", ""], "--control-key takes a key that is not empty."],
    [["mock", "--allow-host", "mock.example:80"], "--allow-host takes a name without a port, not mock.example:80."],
    [["mock", "--weather"], "Unknown option '--weather'"],
    [["serve"], "There is no command serve. The commands are mock and data."],
    [["data", "copy"], "There is no command data copy."],
    [["data", "export", "/nowhere/sandboxes"], "There is no folder /nowhere/sandboxes."],
    [["mock", "--port", "0", "--host", "192.0.2.1"], "The address given with --host does not belong to this machine"],
    [["mock", "--clock", "sundial"], "--clock takes real or logical, not sundial."],
    [["mock", "--store", "localhost"], "--store takes a URL such as redis://localhost:6379, not localhost."],
    [["mock", "--store", "redis://127.0.0.1", "--data", "sandboxes"], "--data and --store exclude each other"],
    [["mock", "--expire", "1 week"], "--expire takes a time such as 30d, 12h, 15m or 90s, not 1 week."],
    [["mock", "--port", "0", "--data", "/dev/null/sandboxes"], "can't be read or written"],
  ])("%j fails with one line that says why, and one that leads to the help", async (args, message) => {
    const { code, text } = await run(...args);
    expect(code).toBe(1);
    const lines = text.split("\n");
    expect(lines).toEqual([expect.stringContaining(message), "Run platform-api --help for help.", ""]);
  });
});

describe("a running mock", () => {
  const started: ChildProcess[] = [];

  /** Starts the mock with a program in front of its options, and resolves with the address that it prints. */
  async function start(program: string, args: readonly string[]) {
    // npm gives its signals to a process that may outlive it; as a group, they can be ended all together.
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], detached: true });
    started.push(child);
    let errors = "";
    child.stderr.on("data", (data) => {
      errors += data;
    });
    const address = () => /curl .* (http:\/\/\S+)$/m.exec(errors)?.[1];
    await expect.poll(address).toBeDefined();
    return { child, url: address()!, errors: () => errors };
  }

  const startMock = (...more: string[]) =>
    start(process.execPath, [...CLI, "mock", "--port", "0", "--no-auth", ...more]);

  async function stop(child: ChildProcess): Promise<unknown> {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    return ended;
  }

  afterEach(() => {
    for (const { pid } of started.splice(0)) {
      try {
        process.kill(-pid!, "SIGKILL");
      } catch {
        // All have ended.
      }
    }
  });

  test("prints a curl command that works, logs JSON lines to a pipe, and stops on SIGTERM", async () => {
    const { child, url } = await startMock();
    const log = text(child.stdout!);
    expect(await (await fetch(url)).json()).toMatchObject({ name: "Scout" });
    await fetch(`${url}/versions?page=x`);
    expect(await stop(child)).toEqual([0, null]);
    const lines = (await log)
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { method: "GET", operation_id: "agents.get", status: 200 },
      { operation_id: "agents.versions.list", status: 422, violations: [{ pointer: "/query/page" }] },
    ]);
  });

  test("goes on when nobody reads its output any more", async () => {
    const { child, url } = await startMock();
    child.stdout!.destroy();
    child.stderr!.destroy();
    // The log is written now and then, so each request may be the one that finds its reader gone.
    for (let count = 0; count < 10; count += 1) {
      const response = await fetch(url);
      await response.text();
      expect(response.status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await stop(child)).toEqual([0, null]);
  });

  test("logs an error that nothing has caught, and goes on", async () => {
    const stray = 'process.on("SIGUSR2", () => setImmediate(() => { throw new Error("a stray error"); }))';
    const { child, url, errors } = await start(process.execPath, [
      "--import",
      `data:text/javascript,${encodeURIComponent(stray)}`,
      ...[...CLI, "mock", "--port", "0", "--no-auth"],
    ]);
    child.kill("SIGUSR2");
    await expect.poll(errors).toContain("a stray error");
    expect((await fetch(url)).status).toBe(200);
    expect(await stop(child)).toEqual([0, null]);
  });

  test("does not wait for a response that is late on purpose when it is told to stop", async () => {
    const { child, url } = await startMock("--latency", "600000");
    const response = fetch(url);
    const failed = expect(response).rejects.toThrow("fetch failed");
    await once(child.stdout!, "data");
    expect(await stop(child)).toEqual([0, null]);
    await failed;
  });

  // npm does not pass a signal on to the server itself, but to the shell that it runs the script in.
  test("stops when npm is told to", async () => {
    const { child, url } = await start("npm", ["start", "--", "--port", "0", "--no-auth"]);
    expect((await fetch(url)).status).toBe(200);
    await stop(child);
    await expect
      .poll(() =>
        fetch(url).then(
          () => "open",
          (error: Error) => (error.cause as NodeJS.ErrnoException).code,
        ),
      )
      .toBe("ECONNREFUSED");
  });
});
