/** Sends a small request again and again, and reports the longest wait for its response (see prober.ts). */
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { createConnections, type Outcome } from "../fuzz/connection.ts";
import { threadTimes } from "../fuzz/server.ts";
import type { WireRequest } from "../fuzz/wire.ts";

export interface Job {
  readonly url: string;
  readonly pid: number;
  readonly request: Omit<WireRequest, "body">;
  /** Each character is a byte. */
  readonly body: string | undefined;
}

export interface Report {
  readonly state: "starting" | "measuring" | "stopped";
  /** The longest wait so far, in seconds of processor time. */
  readonly longest: number;
  /** Describes a response that differs from the first one. */
  readonly mistake: string | undefined;
}

/** Requests before the first one that is measured: code that runs for the first time is slow. */
const WARM_UP = 10;
/** Milliseconds between a response and the next request, between two reports, and between two looks at the own delay. */
const [PAUSE, REPORT, LOOK] = [5, 50, 10];

/** Milliseconds for which this process has waited for a processor (Linux, sched-stats). */
const ownDelay = () => Number(readFileSync("/proc/self/schedstat", "utf8").split(" ")[1]) / 1e6;

/** `ownDelay` when this process last ran before the current iteration of its event loop. */
let lastDelay = ownDelay();

/**
 * Starts to measure a wait: the processor time of the server's busiest thread. Several threads at the same time make nobody
 * wait longer. If this process had to wait for a processor in the end, the response was there already, so that does not count.
 */
function startWait(pid: number): () => number {
  const before = threadTimes(pid);
  return () => {
    let busiest = 0;
    for (const [thread, time] of threadTimes(pid)) busiest = Math.max(busiest, time - (before.get(thread) ?? 0));
    return Math.max(0, busiest - (ownDelay() - lastDelay)) / 1000;
  };
}

const toText = (outcome: Outcome) => (outcome.kind === "response" ? String(outcome.response.status) : outcome.kind);

let isStopped = false;

async function run({ url, pid, request, body }: Job): Promise<void> {
  const wire = { ...request, ...(body === undefined ? {} : { body: Buffer.from(body, "latin1") }) };
  const connections = createConnections(new URL(url));
  let state: Report["state"] = "starting";
  let longest = 0;
  let mistake: string | undefined;
  let expected: string | undefined;
  let wait: (() => number) | undefined;
  const report = () => process.send!({ state, longest: Math.max(longest, wait?.() ?? 0), mistake } satisfies Report);
  const timers = [
    setInterval(report, REPORT),
    setInterval(() => {
      lastDelay = ownDelay();
    }, LOOK),
  ];
  isStopped = false;
  for (let sent = 0; !isStopped || sent === 0; sent += 1) {
    if (sent === WARM_UP) state = "measuring";
    const elapsed = startWait(pid);
    if (state === "measuring") wait = elapsed;
    const text = toText(await connections.send(wire));
    if (wait) longest = Math.max(longest, wait());
    wait = undefined;
    expected ??= text;
    if (text !== expected) mistake ??= text;
    await setTimeout(PAUSE);
  }
  for (const timer of timers) clearInterval(timer);
  connections.close();
  state = "stopped";
  report();
}

process.on("message", (message: Job | "stop") => {
  if (message === "stop") isStopped = true;
  else void run(message);
});
process.on("disconnect", () => process.exit());
