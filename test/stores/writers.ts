import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import { type Received, type Send, sender, type Target } from "../mock/stages/store-client.ts";
import type { MockProcess } from "./mock-process.ts";

/** The confirmed changes of one agent's writer, and those that may have happened. */
interface WrittenAgent {
  readonly id: string;
  /** Highest confirmed version, and highest requested one. */
  confirmed: number;
  asked: number;
  deletion: "none" | "asked" | "confirmed";
}

/** A client that writes until `stop`, whether its requests succeed or not. */
export interface Writer {
  readonly token: string;
  /** In the order of their confirmations. */
  readonly agents: readonly WrittenAgent[];
  readonly executions: readonly string[];
  /** Responses 500 and 503, and the milliseconds that each took. */
  readonly failures: readonly { readonly response: Received; readonly took: number }[];
  /** Number of confirmed writes. */
  confirmed(): number;
  /** The last request, and its outcome once it has one. */
  last(): string;
  stop(): Promise<void>;
}

const AGENTS = "/v1/agents";

/** The address of a mock, with the `fetch` of Node.js. */
export function at(mock: Pick<MockProcess, "url">): Target {
  return {
    get url() {
      return mock.url;
    },
    fetch,
  };
}

/** Starts a client that creates, changes and deletes agents, and starts executions. */
export function startWriter(mock: Pick<MockProcess, "url">, token: string, name: string): Writer {
  const send = sender(at(mock));
  const agents: WrittenAgent[] = [];
  const executions: string[] = [];
  const failures: { response: Received; took: number }[] = [];
  let isStopped = false;
  let confirmed = 0;
  let last = "nothing was sent";

  /** Resolves to the JSON if the write was confirmed, otherwise to undefined. */
  async function write(...[method, path, body]: Parameters<Send>) {
    // Leaves processor time for the start of processes.
    await delay(10);
    const begin = performance.now();
    const request = `${method} ${path} to ${mock.url}`;
    last = request;
    try {
      const response = await send(method, path, body, token);
      last = `${request}: ${response.status}`;
      if (response.status < 300) {
        confirmed += 1;
        return response.json ?? {};
      }
      failures.push({ response, took: performance.now() - begin });
    } catch (error) {
      // The connection was lost, so the outcome is unknown.
      last = `${request}: ${error}`;
    }
    return undefined;
  }

  async function writeSome(round: number): Promise<void> {
    const created = await write("POST", AGENTS, { name, model: "aurora-small" });
    if (created) {
      const agent: WrittenAgent = { id: created.id, confirmed: 0, asked: 0, deletion: "none" };
      agents.push(agent);
      while (agent.asked < 2) {
        agent.asked += 1;
        const changed = await write("PATCH", `${AGENTS}/${agent.id}`, { name: `${name} ${round} ${agent.asked}` });
        if (changed) agent.confirmed = changed.version;
        else break;
      }
      if (round % 3 === 0) {
        agent.deletion = "asked";
        if (await write("DELETE", `${AGENTS}/${agent.id}`)) agent.deletion = "confirmed";
      }
    }
    const execution_id = `${name}-${round}`;
    if (round % 5 === 0 && (await write("POST", "/v1/workflows/morning-briefing/execute", { execution_id })))
      executions.push(execution_id);
  }

  async function run(): Promise<void> {
    for (let round = 0; !isStopped; round += 1) await writeSome(round);
  }

  const finished = run();
  return {
    token,
    agents,
    executions,
    failures,
    confirmed: () => confirmed,
    last: () => last,
    stop() {
      isStopped = true;
      return finished;
    },
  };
}

/** Expects that all confirmed changes of the writers are stored, and that no change is stored in part. */
export async function expectKept(mock: Pick<MockProcess, "url">, writers: readonly Writer[]): Promise<void> {
  const send = sender(at(mock));
  for (const token of new Set(writers.map((writer) => writer.token))) {
    const snapshot = await send("GET", "/_mock/snapshot", undefined, token);
    expect(snapshot.status).toBe(200);
    // A table is only there if something in it was changed.
    const { agents = [], executions = [] } = snapshot.json.tables;
    const numbers = new Map<string, { index: number; versions: readonly number[] }>(
      agents.map(({ id, versions }: { id: string; versions: number[] }, index: number) => [id, { index, versions }]),
    );
    const executionIds = new Set(executions.map((row: { execution_id: string }) => row.execution_id));
    for (const writer of writers.filter((each) => each.token === token)) {
      let last = -1;
      for (const { id, confirmed, asked, deletion } of writer.agents) {
        const found = numbers.get(id);
        if (deletion === "confirmed") expect(found).toBeUndefined();
        if (deletion !== "none" && !found) continue;
        if (!found) throw new Error(`The agent ${id} was confirmed, and is not there.`);
        // In the order of their creation, with all versions from the first to the last.
        expect(found.index).toBeGreaterThan(last);
        last = found.index;
        expect(found.versions).toEqual(found.versions.map((_, number) => number));
        expect(found.versions.length - 1).toBeGreaterThanOrEqual(confirmed);
        expect(found.versions.length - 1).toBeLessThanOrEqual(asked);
      }
      expect(writer.executions.filter((id) => !executionIds.has(id))).toEqual([]);
    }
    // Refuses rows that lack another row which belongs to them.
    const restored = await send("PUT", "/_mock/snapshot", snapshot.json, `copy-of-${token}`);
    expect([restored.status, restored.text]).toEqual([204, ""]);
    await send("POST", "/_mock/reset", undefined, `copy-of-${token}`);
  }
}
