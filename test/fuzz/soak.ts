import { connect, type Socket } from "node:net";
import { openFiles, residentMemory, type Server } from "./server.ts";
import { toBytes, type WireRequest } from "./wire.ts";

/** The resources of a server at one time. */
export interface Figures {
  /** Resident memory in megabytes. */
  readonly memory: number;
  /** Open files and sockets of the process. */
  readonly handles: number;
  /** Milliseconds within which 99 of 100 requests got their responses. */
  readonly p99: number | undefined;
}

const KEYS = 200;
const STREAMS = 500;
/** Number of concurrent requests. */
const WORKERS = 4;
/** Milliseconds that a worker waits between two requests. */
const PAUSE = 5;
/** Requests of a key between two resets, which keep its sandbox small. */
const REQUESTS = 50;

const request = (key: number, method: string, target: string, body?: object): WireRequest => ({
  method,
  target,
  headers: [
    ["Host", "localhost"],
    ["Authorization", `Bearer soak${key}`],
    ...(body ? [["Content-Type", "application/json"] as const] : []),
  ],
  ...(body ? { body: Buffer.from(JSON.stringify(body)) } : {}),
});

/** Requests that a key sends in turn, with the resources that every sandbox starts with. */
const TURNS: readonly ((key: number) => WireRequest)[] = [
  (key) => request(key, "GET", "/v1/agents/ag_0197c3d0"),
  (key) => request(key, "GET", "/v1/agents"),
  (key) => request(key, "POST", "/v1/agents", { name: "Guide", model: "aurora-large" }),
  (key) => request(key, "POST", "/v1/agents", { name: 1 }),
  (key) => request(key, "POST", "/v1/conversations", { agent_id: "ag_0197c3d0", inputs: "When is low water?" }),
  (key) => request(key, "POST", "/v1/workflows/morning-briefing/execute", { input: { harbor: "Harbor Point" } }),
  (key) => request(key, "POST", "/_mock/clock", { advance_ms: 60_000 }),
];

/** Requests whose connection is abandoned. Incomplete ones stay open until the server ends them, streams do not. */
const ABANDONED: readonly ((key: number) => WireRequest)[] = [
  (key) => ({ ...request(key, "POST", "/v1/agents", { name: "Guide", model: "aurora-large" }), damage: "a cut body" }),
  (key) => ({ ...request(key, "GET", "/v1/agents"), damage: "a cut head" }),
  (key) => request(key, "POST", "/v1/conversations", { agent_id: "ag_0197c3d0", inputs: "And then?", stream: true }),
  (key) => stream(key),
];

const stream = (key: number) =>
  request(key, "GET", "/v1/workflows/events/stream?workflow_exec_id=morning-briefing-2026-03-02");

/** Keeps a server busy, and returns its figures of the first and the last tenth, and those after all is closed. */
export async function soak(server: Server, milliseconds: number): Promise<readonly [Figures, Figures, Figures]> {
  const sockets = new Set<Socket>();
  const connections = server.connect();
  const started = performance.now();
  const part = () => (performance.now() - started) / milliseconds;
  let latencies: number[] = [];
  let isOver = false;

  function open(wire: WireRequest): Socket {
    const socket = connect(Number(server.url.port), server.url.hostname, () => socket.write(toBytes(wire)));
    sockets.add(socket);
    // An unread stream would stop.
    socket.on("data", () => {});
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    return socket;
  }

  /** Holds a stream open: when it ends, the next begins. */
  function hold(key: number): void {
    open(stream(key)).on("close", () => {
      if (!isOver) setTimeout(hold, 1000, key);
    });
  }

  async function work(first: number): Promise<void> {
    for (let count = first; !isOver; count += WORKERS) {
      const key = count % KEYS;
      const turn = Math.floor(count / KEYS);
      const wire = turn % REQUESTS === 0 ? request(key, "POST", "/_mock/reset") : TURNS[turn % TURNS.length]!(key);
      const sent = performance.now();
      await connections.send(wire);
      latencies.push(performance.now() - sent);
      if (turn % 2 === 0 && key % 20 === 0) {
        const wire = ABANDONED[(turn / 2) % ABANDONED.length]!(key);
        const socket = open(wire);
        if (!wire.damage) setTimeout(() => socket.destroy(), 100);
      }
      await pause(PAUSE);
    }
  }

  async function figures(): Promise<Figures> {
    const ordered = latencies.sort((a, b) => a - b);
    latencies = [];
    const p99 = ordered[Math.floor(ordered.length * 0.99)];
    return { memory: (residentMemory(server.pid!) ?? 0) / 1e6, handles: openFiles(server.pid!), p99 };
  }

  for (let index = 0; index < STREAMS; index += 1) hold(index % KEYS);
  const workers = Array.from({ length: WORKERS }, (_, index) => work(index));
  while (part() < 0.1) await pause(10);
  const first = await figures();
  while (part() < 0.9) await pause(10);
  latencies = [];
  while (part() < 1) await pause(10);
  const last = await figures();
  isOver = true;
  await Promise.all(workers);
  for (const socket of sockets) socket.destroy();
  connections.close();
  await pause(1000);
  return [first, last, await figures()];
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
