import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import { withConfig } from "../../../src/mock/command/config.ts";
import { defined } from "../../defined.ts";
import { bundleCli } from "./cli-bundle.ts";
import { startCommand } from "./start-command.ts";

const CLI = [bundleCli("mock")];

const run = (...args: string[]) => runWith({}, ...args);

const runWith = (env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [...CLI, ...args], { env: { ...process.env, ...env } }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
  );

describe("the command", () => {
  test.each([
    [["--port", "abc"], "'abc' is invalid. It must be a whole number from 0 to 65535."],
    [["--max-sandbox-mb", "513"], "--max-sandbox-mb is 513, more than --max-memory-mb, which is 512."],
    [
      ["--headers-timeout=2", "--request-timeout=1"],
      "--headers-timeout is 2, more than --request-timeout, which is 1.",
    ],
    [
      ["--max-streams=2", "--max-streams-per-key=3"],
      "--max-streams-per-key is 3, more than --max-streams, which is 2.",
    ],
    [["--latncy", "1"], "unknown option '--latncy'\n(Did you mean --latency?)"],
    [["--seed", "2"], "unknown option '--seed'\n(Did you mean one of --random-seed, --seed-file?)"],
    [["--sandbox-mb", "2"], "unknown option '--sandbox-mb'\n(Did you mean --max-sandbox-mb?)"],
    [
      ["proxy", "--upstream", "http://a.example", "--timeout", "2s"],
      "unknown option '--timeout'\n(Did you mean --upstream-timeout?)",
    ],
    [["--static", "models.lst"], "There is no operation models.lst. Did you mean models.list"],
    [["serve"], "There is no command serve. The commands are proxy and data."],
    [["data", "copy"], "There is no command data copy."],
    [["data", "export", "/nowhere/sandboxes"], "There is no folder /nowhere/sandboxes."],
    [["--port", "0", "--host", "192.0.2.1"], "The address given with --host does not belong to this machine"],
    [["--clock", "sundial"], "Allowed choices are real, logical."],
    [
      ["--store", "redis://127.0.0.1", "--data", "sandboxes"],
      "option '--data <folder>' cannot be used with option '--store <url>'",
    ],
    [["--expire", "12h"], "--expire is for sandboxes in Redis, and needs --store."],
    [["--repair"], "--repair is for sandboxes in a folder, and needs --data."],
    [["proxy", "--upstream", "http://localhost:4010"], "--upstream is the address of the proxy itself."],
    [["--config", "/nowhere.yaml"], "There is no file /nowhere.yaml."],
    [["--port", "0", "--data", "/dev/null/sandboxes"], "can't be read or written"],
    ...[["--data", "--port", "0"], ["--data", ""], ["--data=redis://127.0.0.1"]].map((args): [string[], string] => [
      args,
      "It must be a folder, such as ./sandboxes. For Redis, use --store.",
    ]),
    [["data", "import", "sandboxes", "/nowhere.jsonl"], "The file can't be read: ENOENT"],
  ])("%j fails with a line that says why, and one that leads to the help", async (args, message) => {
    const { code, text } = await run(...args);
    expect(code).toBe(1);
    expect(text).toContain(message);
    expect(text.split("\n").slice(-2)).toEqual([
      `Run platform-api-mock ${args[0] === "data" ? "data " : ""}--help for help.`,
      "",
    ]);
    expect(text.split("\n").length).toBeLessThanOrEqual(4);
  });
});

test("the command prints the addresses of the mock, of its dashboard, and of the reference or how to build it", async () => {
  const server = await startCommand(CLI[0]!, ["--port", "0"]);
  // The server is ready once it has printed the first line.
  await expect.poll(() => server.errors().match(/\n/g)).toHaveLength(3);
  const [mock, dashboard, reference] = server.errors().split("\n");
  await server.stop();
  expect(mock).toBe(
    `The mock server listens on ${server.url}. Try: curl -H "Authorization: Bearer any" ${server.url}/v1/agents/ag_0197c3d0`,
  );
  expect(dashboard).toBe(`The dashboard, with all requests and the state, is at ${server.url}/_mock/.`);
  // It depends on this repository whether the reference is built.
  expect(reference).toMatch(/^The reference is (not built\. Run `npm run docs`, and it is )?at http\S+\/docs\/\.$/);
});

describe("variables of the environment", () => {
  test.each([
    [
      { PLATFORM_MOCK_CONTROL_KEY: "" },
      [],
      "from env 'PLATFORM_MOCK_CONTROL_KEY' is invalid. It must have printable ASCII",
    ],
    [
      { PLATFORM_MOCK_STORE: "http://me:secret@127.0.0.1" },
      [],
      "value 'http://****@127.0.0.1' from env 'PLATFORM_MOCK_STORE' is invalid. It must be a URL such as",
    ],
    [
      { PLATFORM_MOCK_STORE: "redis://127.0.0.1" },
      ["--data", "sandboxes"],
      "option '--data <folder>' cannot be used with environment variable 'PLATFORM_MOCK_STORE'",
    ],
  ])("%j are named in messages, without passwords", async (env, args, message) => {
    const { code, text } = await runWith(env, ...args);
    expect(code).toBe(1);
    expect(text).toContain(message);
  });

  test("are in the help, and give way to an option", async () => {
    const { text } = await run("--help");
    for (const name of ["PLATFORM_MOCK_CONTROL_KEY", "PLATFORM_MOCK_STORE"])
      expect(text).toMatch(new RegExp(`\\(env:\\s+${name}\\)`));
    expect(await runWith({ PLATFORM_MOCK_STORE: "redis://127.0.0.1" }, "--store", "b")).toMatchObject({
      text: expect.stringContaining("argument 'b' is invalid"),
    });
  });
});

describe("options in a file", () => {
  test("take the place of --config, and what is on the command line follows them", async () => {
    const folder = await mkdtemp(join(tmpdir(), "platform-cli-"));
    const file = join(folder, "mock.yaml");
    await writeFile(file, "port: 4011\nno-auth: true\nquiet: false\nallow-host: [a.example, b.example]\n");
    expect(await withConfig(["proxy", "--random-seed", "2", "--config", file, "--port", "0"])).toEqual([
      "proxy",
      ...["--port=4011", "--no-auth", "--allow-host=a.example", "--allow-host=b.example"],
      ...["--random-seed", "2", "--port", "0"],
    ]);
    await writeFile(file, "port: 4011\n");
    expect(await withConfig(["--quiet", "--config", file])).toEqual(["--port=4011", "--quiet"]);
    await writeFile(file, "latency: [50, 200]");
    expect(await withConfig(["--config", file])).toEqual(["--latency=50-200"]);
    await writeFile(file, "[]");
    await expect(withConfig(["--config", file])).rejects.toThrow("It must have names and values of options");
    for (const [text, message] of [
      ["latncy: 1", "There is no option latncy. Did you mean latency?"],
      ["port: abc", "The value 'abc' of port is invalid. It must be a whole number from 0 to 65535."],
      ["clock: sundial", "The value 'sundial' of clock is invalid. Allowed choices are real, logical."],
      [
        "allow-host: [a, 'b:1']",
        "The value 'b:1' of allow-host is invalid. It must be a name without a port, such as mock.example.",
      ],
      ["port: true", "The option port needs a value."],
      ["quiet: yes!", "The option quiet is true or false."],
    ] as const) {
      await writeFile(file, text);
      await expect(withConfig(["--config", file])).rejects.toThrow(`${file}: ${message}`);
    }
    await writeFile(file, "{");
    await expect(withConfig(["--config", file])).rejects.toThrow(file);
    await rm(folder, { recursive: true });
  });
});

test("a seed file that does not fit is refused with a line for each mistake, before the port is opened", async () => {
  const { code, text } = await run("--port", "1", "--seed-file", "test/mock/command/misfit.yaml");
  expect(code).toBe(1);
  expect(text.split("\n")).toEqual([
    "test/mock/command/misfit.yaml:3:5 /document_libraries/0/name is not a known property",
    "test/mock/command/misfit.yaml:4:1 /agnets is not a known list; did you mean agents?",
    "Run platform-api-mock --help for help.",
    "",
  ]);
});

// Windows has no signals: it ends a program immediately.
describe.skipIf(process.platform === "win32")("a running mock", () => {
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
    return { child, url: defined(address()), errors: () => errors };
  }

  const startMock = (...more: string[]) => start(process.execPath, [...CLI, "--port", "0", "--no-auth", ...more]);

  async function stop(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<unknown> {
    const ended = once(child, "exit");
    child.kill(signal);
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
    const log = text(defined(child.stdout));
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

  test("stops on SIGHUP, when its terminal is closed", async () => {
    expect(await stop((await startMock()).child, "SIGHUP")).toEqual([0, null]);
  });

  test("continues when its output is no longer read", async () => {
    const { child, url } = await startMock();
    defined(child.stdout).destroy();
    defined(child.stderr).destroy();
    // The log is written in intervals, so any request may be the one that detects the missing reader.
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
      ...[...CLI, "--port", "0", "--no-auth"],
    ]);
    child.kill("SIGUSR2");
    await expect.poll(errors).toContain("a stray error");
    expect((await fetch(url)).status).toBe(200);
    expect(await stop(child)).toEqual([0, null]);
  });

  test("does not wait for a delayed response when it is stopped", async () => {
    const { child, url } = await startMock("--latency", "600000", "--empty");
    // An empty mock suggests another request.
    expect(new URL(url).pathname).toBe("/v1/models");
    const response = fetch(url);
    const failed = expect(response).rejects.toThrow("fetch failed");
    await once(defined(child.stdout), "data");
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
