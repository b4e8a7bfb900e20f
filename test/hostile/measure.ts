import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { peakMemory, type Server } from "../fuzz/server.ts";
import type { WireRequest } from "../fuzz/wire.ts";
import type { HostileCase } from "./case.ts";
import type { Prober } from "./prober.ts";
import { openTarget } from "./target.ts";

export interface Result {
  /** The longest wait of the other key, in seconds of processor time of the server. */
  readonly wait: number;
  /** Largest resident memory of the server, in megabytes. */
  readonly megabytes: number;
  /** Describes each limit that does not hold. */
  readonly failures: readonly string[];
}

export interface MeasureOptions {
  readonly prober: Prober;
  /** Starts the server with options of it and of Node.js. */
  readonly start: (options: readonly string[], nodeOptions: readonly string[]) => Promise<Server>;
  readonly isQuick: boolean;
}

/**
 * Maximum wait of another key, in seconds of processor time. On most machines, no case takes more than half of it; some are twice
 * as slow.
 */
export const MAX_WAIT = 1;
/** Seconds of waiting after which a case ends. A quick one does not find out how long it is. */
const GIVE_UP = { quick: 2, whole: 40 };
/** Seconds of processor time for which the work that an attack has left is observed. */
const PATIENCE = { quick: 1, whole: 40 };
/** The line of an uncaught error, or of V8 when there is no memory left. */
const ERROR = /^(?:\w*Error|FATAL ERROR): .*$/m;
/** Milliseconds between two looks at the server. */
const LOOK = 20;

/** A small request that changes nothing. */
const PROBE: WireRequest = {
  method: "POST",
  target: "/v1/moderations",
  headers: [
    ["Host", "localhost"],
    ["Authorization", "Bearer other"],
    ["Content-Type", "application/json"],
  ],
  body: Buffer.from(JSON.stringify({ model: "aurora-guard", input: "When is low water?" })),
};

/** Starts a server, attacks it, and measures meanwhile how long another key waits and how much memory the server needs. */
export async function measure(hostileCase: HostileCase, options: MeasureOptions): Promise<Result> {
  const { prepare } = hostileCase;
  if (!prepare) return measureServer(hostileCase, options);
  const folder = await mkdtemp(join(tmpdir(), "platform-api-hostile-"));
  const withFolder = { ...hostileCase, options: [...(hostileCase.options ?? []), "--data", folder] };
  try {
    const server = await options.start(withFolder.options, []);
    const target = openTarget(server, options.isQuick, Infinity);
    await prepare(target).finally(() => target.close());
    await server.stop();
    return await measureServer(withFolder, options);
  } catch (error) {
    return { wait: 0, megabytes: 0, failures: [(error as Error).message] };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureServer(
  { megabytes, attack, probe = PROBE, options = [], nodeOptions = [] }: HostileCase,
  { prober, start, isQuick }: MeasureOptions,
): Promise<Result> {
  const limits = isQuick ? "quick" : "whole";
  const server = await start(options, nodeOptions);
  const target = openTarget(server, isQuick, PATIENCE[limits]);
  const failures: string[] = [];
  let peak = 0;
  let isOver = false;

  async function run(): Promise<void> {
    try {
      await attack(target);
      await target.idle();
    } catch (error) {
      // If the server has ended, that is the mistake.
      if (!isOver && !server.hasEnded()) failures.push((error as Error).message);
    }
  }
  /** Resolves when there is no use in going on. */
  async function watch(): Promise<void> {
    while (!isOver && !server.hasEnded() && prober.longest() < GIVE_UP[limits]) {
      peak = Math.max(peak, peakMemory(server.pid!) ?? 0);
      await setTimeout(LOOK);
    }
  }

  await prober.start(server, probe);
  await Promise.race([run(), watch()]);
  isOver = true;
  const isSlow = prober.longest() >= GIVE_UP[limits];
  const longest = prober.longest();
  target.close();
  const hasEnded = server.hasEnded();
  if (isSlow || hasEnded) await server.stop();
  const report = await prober.stop();
  if (!hasEnded && !isSlow) peak = Math.max(peak, peakMemory(server.pid!) ?? 0);
  await server.stop();
  const wait = isSlow ? longest : report.longest;
  const size = peak / 1e6;
  if (hasEnded) failures.push(`the server has ended: ${ERROR.exec(server.complaints())?.[0] ?? "no error"}`);
  else if (report.mistake && !isSlow) failures.push(`another key got ${report.mistake}`);
  if (wait > MAX_WAIT) failures.push(`another key waits ${isSlow ? "at least " : ""}${wait.toFixed(2)} s`);
  if (size > megabytes) failures.push(`memory grows to ${size.toFixed(0)} MB`);
  return { wait, megabytes: size, failures };
}
