import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createMock, openStore } from "../../../src/mock/server/mock.ts";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "platform-mock-"));
  file = join(folder, "sandboxes.jsonl");
});

afterEach(() => rm(folder, { recursive: true }));

type Send = (method: string, path: string, body?: unknown) => Promise<Response>;

/** Runs the steps with a mock that keeps its sandboxes in the file, and then closes the file. */
async function run<T>(steps: (send: Send) => Promise<T>): Promise<T> {
  const store = openStore(file);
  const mock = createMock({ store });
  const headers = { Authorization: "Bearer kept", "content-type": "application/json" };
  const result = await steps((method, path, body) =>
    mock.fetch(`http://mock.test${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  store.close();
  return result;
}

const newAgent = { name: "Greeter", model: "aurora-small" };
const create = () => run(async (send) => (await (await send("POST", "/v1/agents", newAgent)).json()) as { id: string });
const agent = (id: string) => run(async (send) => (await send("GET", `/v1/agents/${id}`)).json());

describe("sandboxes kept in a file", () => {
  test("contain what was created, changed and deleted in them", async () => {
    const made = await create();
    expect(await agent(made.id)).toEqual(made);
    await run((send) => send("PATCH", `/v1/agents/${made.id}`, { name: "Hello" }));
    expect(await agent(made.id)).toMatchObject({ name: "Hello", versions: [0, 1] });
    await run((send) => send("DELETE", `/v1/agents/${made.id}`));
    expect(await agent(made.id)).toMatchObject({ status: 404 });
    expect(await agent("ag_0197c3d0")).toMatchObject({ name: "Scout" });
  });

  test("keep the order of their rows when one of them changes", async () => {
    const path = "/v1/observability/datasets";
    const names = async (send: Send) => {
      const { datasets } = (await (await send("GET", path)).json()) as { datasets: { results: { name: string }[] } };
      return datasets.results.map(({ name }) => name);
    };
    const changed = await run(async (send) => {
      await send("PATCH", `${path}/c5d0a81e-3f72-4b96-8d14-7e6a9b2c0f35`, { description: "Changed" });
      return names(send);
    });
    expect(changed).toEqual(["Tide questions", "Current questions"]);
    expect(await run(names)).toEqual(changed);
  });

  test("continue with new ids after they are reopened", async () => {
    const ids = [await create(), await create(), await create()].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  test("contain the state after a reset or a restored snapshot", async () => {
    const made = await create();
    const snapshot = await run(async (send) => (await send("GET", "/_mock/snapshot")).json());
    await run((send) => send("POST", "/_mock/reset"));
    expect(await agent(made.id)).toMatchObject({ status: 404 });
    await run((send) => send("PUT", "/_mock/snapshot", snapshot));
    expect(await agent(made.id)).toEqual(made);
  });

  test("contain nothing from a stream that was open when its sandbox was reset", async () => {
    const store = openStore(file);
    const mock = createMock({ store, speed: 0.001 });
    const headers = { Authorization: "Bearer kept", "content-type": "application/json" };
    const send = (method: string, path: string, body?: string) =>
      mock.fetch(`http://mock.test${path}`, { method, headers, ...(body ? { body } : {}) });
    await send("POST", "/v1/workflows/morning-briefing/execute", '{"execution_id":"old"}');
    const text = (await send("GET", "/v1/workflows/events/stream?workflow_exec_id=old")).text();
    await send("POST", "/_mock/reset");
    // The stream ends before the execution does.
    expect(await text).not.toContain("WORKFLOW_EXECUTION_COMPLETED");
    store.close();
    const kept = await run(async (again) => (await again("GET", "/_mock/snapshot")).json());
    expect(kept).toMatchObject({ tables: {} });
    expect(JSON.stringify(kept)).not.toContain("old");
  });

  test("are read without the last line if that is incomplete", async () => {
    const made = await create();
    await appendFile(file, '{"sandbox":"kept","position":{"se');
    expect(await agent(made.id)).toEqual(made);
  });

  test("contain every complete line, whatever the byte at which the file ends", async () => {
    const first = await create();
    await create();
    const whole = await readFile(file);
    const lastLine = whole.lastIndexOf("\n", whole.length - 2) + 1;
    for (let end = lastLine; end < whole.length; end += 97) {
      await writeFile(file, whole);
      await truncate(file, end);
      expect(await agent(first.id)).toEqual(first);
    }
  });

  test("are compacted when the file is opened", async () => {
    const made = await create();
    await run(async (send) => {
      for (let count = 0; count < 50; count += 1)
        await send("PATCH", `/v1/agents/${made.id}`, { name: `Greeter ${count}` });
      await send("DELETE", `/v1/agents/${made.id}`);
    });
    const before = (await readFile(file)).length;
    openStore(file).close();
    expect((await readFile(file)).length).toBeLessThan(before / 2);
  });

  test.each([
    ["has another format", "birds\nfish\n", "is not data of this mock"],
    ["is damaged in the middle", '{"format":"platform-api-mock","version":1}\nbirds\n{}\n', "is damaged in line 2"],
  ])("a file that %s is rejected and not changed", async (_name, text, message) => {
    await writeFile(file, text);
    expect(() => openStore(file)).toThrow(message);
    expect(await readFile(file, "utf8")).toBe(text);
  });

  test("a file that another running process uses is rejected", async () => {
    await writeFile(`${file}.lock`, String(process.ppid));
    expect(() => openStore(file)).toThrow(`is in use by process ${process.ppid}`);
  });

  test("the lock of a process that has ended is ignored", async () => {
    await writeFile(`${file}.lock`, "999999999");
    const store = openStore(file);
    expect(await readFile(`${file}.lock`, "utf8")).toBe(String(process.pid));
    store.close();
  });
});

describe("a process that is killed", () => {
  let child: ChildProcess | undefined;

  afterEach(() => child?.kill("SIGKILL"));

  /** Starts the command with the file, and resolves to its URL. */
  async function start(): Promise<string> {
    child = spawn(process.execPath, ["--import", "tsx", "src/cli.ts", "mock", "--port", "0", "--data", file], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    for await (const line of createInterface({ input: child.stderr! })) {
      const url = /http:\/\/\S+:\d+/.exec(line)?.[0];
      if (url) return url;
    }
    throw new Error("The command ended without printing a URL.");
  }

  test("loses nothing that it had confirmed with a response", async () => {
    const url = await start();
    const headers = { Authorization: "Bearer kept", "content-type": "application/json" };
    const confirmed: string[] = [];
    const writers = Array.from({ length: 8 }, async () => {
      for (;;) {
        const response = await fetch(`${url}/v1/agents`, { method: "POST", headers, body: JSON.stringify(newAgent) });
        confirmed.push(((await response.json()) as { id: string }).id);
        if (confirmed.length === 200) child!.kill("SIGKILL");
      }
    });
    const exited = once(child!, "exit");
    await Promise.allSettled(writers);
    await exited;
    expect(confirmed.length).toBeGreaterThanOrEqual(200);
    const kept = await run(async (send) => {
      const { data } = (await (await send("GET", "/v1/agents/pages?page_size=1000")).json()) as {
        data: { id: string }[];
      };
      return new Set(data.map(({ id }) => id));
    });
    expect(confirmed.filter((id) => !kept.has(id))).toEqual([]);
  });
});
