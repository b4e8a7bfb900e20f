import { Worker } from "node:worker_threads";
import { toProblem } from "../../exchange/problems.ts";
import type { HandlerResult } from "../../exchange/responses.ts";
import type { Preferred } from "./preference.ts";

export type Respond = (...preferred: Preferred) => Promise<HandlerResult>;

/**
 * Starts a worker, and resolves when it has sent "started"; to undefined if workers are not available. It responds to
 * messages in order. A worker that sends nothing for `silence` milliseconds is ended: it is idle, or it hangs. `onEnd` is
 * called when it has ended for any reason. An idle worker does not keep the process alive.
 */
export function startWorker(source: string, silence: number, onEnd: () => void): Promise<Respond | undefined> {
  return new Promise((resolve) => {
    const worker = createWorker(source);
    if (!worker) {
      resolve(undefined);
      return;
    }
    const waiting: ((result: HandlerResult) => void)[] = [];
    const timer = setTimeout(() => end(`It did not respond for ${silence / 1000} seconds.`), silence).unref();
    let state: "starting" | "started" | "ended" = "starting";

    const respond: Respond = (...preferred) => {
      if (waiting.length === 0) {
        timer.refresh();
        worker.ref();
      }
      worker.postMessage(preferred);
      return new Promise((settle) => waiting.push(settle));
    };

    function end(reason: string): void {
      if (state === "started") onEnd();
      state = "ended";
      clearTimeout(timer);
      resolve(undefined);
      for (const settle of waiting.splice(0)) settle(stopped(reason));
      void worker!.terminate();
    }

    worker.on("message", (message: "started" | HandlerResult) => {
      timer.refresh();
      if (message === "started") {
        state = "started";
        resolve(respond);
        return;
      }
      waiting.shift()?.(message);
      if (waiting.length === 0) worker.unref();
    });
    worker.on("error", (error) => end(String(error)));
    worker.on("exit", (code) => end(`It exited with code ${code}.`));
  });
}

/** Creates a worker; undefined if the runtime has none or does not permit it. */
function createWorker(source: string): Worker | undefined {
  try {
    return new Worker(source, { eval: true });
  } catch {
    return undefined;
  }
}

function stopped(reason: string): HandlerResult {
  const detail = `The worker that finds preferred responses has stopped: ${reason} The next request starts a new one.`;
  return { status: 500, problem: toProblem(500, "INTERNAL_ERROR", detail) };
}
