import { toProblem } from "../exchange/problems.ts";
import type { HandlerResult } from "../exchange/responses.ts";
import { createRoundRobin } from "../lib/round-robin.ts";
import { type Preferred, readPreference } from "./prism/preference.ts";
import type { PrismMocker } from "./prism/prism.ts";
import { type Respond, startWorker } from "./prism/prism-worker.ts";
import { internalError } from "./shared/problem-result.ts";

/** Never rejects. Returns a promise only if the response is not cached. Sandboxes are served round-robin. */
export type Prefer = (
  ...args: readonly [...preferred: Preferred, sandboxId?: string]
) => HandlerResult | Promise<HandlerResult>;

export interface PreferOptions {
  readonly importPrism?: () => Promise<{ workerSource: string; loadPrismMocker(): Promise<PrismMocker> }>;
  /** Maximum number of characters of cached responses and their keys. */
  readonly maxRemembered?: number;
  /** Maximum number of waiting requests, of all sandboxes and of one. */
  readonly maxWaiting?: number;
  readonly maxWaitingPerSandbox?: number;
  /** Milliseconds after which a silent worker is ended. */
  readonly silence?: number;
}

/**
 * Gets responses from Prism's mocker. It takes seconds to load, so the first request starts a worker that loads it; if
 * no worker can be started, it is loaded here. Responses that do not change are cached.
 */
export function createPrefer(options: PreferOptions = {}): Prefer {
  const { importPrism = () => import("./prism/prism.ts"), silence = 60_000 } = options;
  const { maxRemembered = 4_000_000, maxWaiting = 5000, maxWaitingPerSandbox = 500 } = options;
  const remembered = createMemory(maxRemembered);
  // The worker has the next request when it has responded to one.
  const roundRobin = createRoundRobin(2);
  let connection: Promise<Respond | PrismMocker> | undefined;
  let waiting = 0;

  function disconnect(): void {
    connection = undefined;
  }

  async function connect(): Promise<Respond | PrismMocker> {
    const { workerSource, loadPrismMocker } = await importPrism();
    return (await startWorker(workerSource, silence, disconnect)) ?? loadPrismMocker();
  }

  async function ask(preferred: Preferred, sandboxId: string): Promise<HandlerResult> {
    if (waiting >= maxWaiting) return busy(waiting);
    const waitingHere = roundRobin.countWaiting(sandboxId);
    if (waitingHere >= maxWaitingPerSandbox) return busy(waitingHere);
    waiting += 1;
    try {
      return await roundRobin.run(sandboxId, async () => {
        connection ??= connect();
        const respond = await connection;
        return respond(...preferred);
      });
    } catch (error) {
      disconnect();
      return internalError(String(error));
    } finally {
      waiting -= 1;
    }
  }

  return (operationId, preference, mediaType, sandboxId = "") => {
    const preferred: Preferred = [operationId, preference, mediaType];
    const key = JSON.stringify(preferred);
    return (
      remembered.get(key) ??
      ask(preferred, sandboxId).then((result) => {
        // The number of documented responses is limited; the number of refusals is not.
        if (!preference.dynamic && !result.problem) remembered.add(key, result);
        return result;
      })
    );
  };
}

export { readPreference };

/** All mocks of a process have the same document, so they share the worker and the cache. */
export const prefer = createPrefer();

/** Creates a cache that keeps the last results added. */
function createMemory(maxCharacters: number) {
  const results = new Map<string, HandlerResult>();
  let characters = 0;
  const measureSize = (key: string, { raw }: HandlerResult) => key.length + (raw?.body.length ?? 0);
  return {
    get: (key: string) => results.get(key),
    add(key: string, result: HandlerResult): void {
      if (results.has(key)) return;
      results.set(key, result);
      characters += measureSize(key, result);
      for (const [oldest, old] of results) {
        if (characters <= maxCharacters) return;
        results.delete(oldest);
        characters -= measureSize(oldest, old);
      }
    },
  };
}

function busy(waiting: number): HandlerResult {
  const detail = `${waiting} requests with Prefer are waiting for their responses. Try again in 1 second.`;
  return { status: 503, headers: { "retry-after": "1" }, problem: toProblem(503, "UNAVAILABLE", detail) };
}
