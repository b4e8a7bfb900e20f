import { setMaxListeners } from "node:events";
import type { LiveEvents, ServerEvent, ServerEvents } from "../areas/responses.ts";
import { newShare, nextSlice, runSlice } from "../lib/slices.ts";
import type { Steps } from "../lib/steps.ts";
import type { SandboxStore } from "../sandbox/store.ts";
import type { Attempt } from "./attempt.ts";
import type { Turns } from "./commit.ts";
import type { Queue } from "./queue.ts";
import type { Entry, Registry } from "./registry.ts";
import type { Controller } from "./state.ts";
import type { Timers } from "./timers.ts";

/** Streams that wait for changes of their sandboxes. */
export interface Followers {
  /** Sends live events: continues after each change of the sandbox, in this process or another one. */
  follow(controller: Controller, live: LiveEvents): ServerEvents;
  /** Returns a signal that is aborted when the sandbox is replaced. */
  replaced(controller: Controller): AbortSignal;
}

export interface FollowersOptions {
  readonly store: SandboxStore;
  readonly registry: Registry;
  readonly queue: Queue;
  readonly read: Turns["read"];
  readonly attempt: Attempt;
  readonly timers: Timers;
  readonly log: (line: string) => void;
}

export function createFollowers(options: FollowersOptions): Followers {
  const { store, registry, queue, read, attempt, timers, log } = options;

  function start(entry: Entry): void {
    const { id } = entry.controller.sandbox;
    entry.followers += 1;
    entry.unsubscribe ??= store.subscribe(id, (version) => {
      if (version <= entry.version) return;
      // An empty attempt reads the changes from the store.
      queue
        .inTurn(id, () => attempt(id, function* () {}))
        .catch((error: Error) => {
          if (entry.followers > 0) log(`A stream could not read the sandbox ${id}: ${error.stack ?? error}`);
        });
    });
  }

  function stop(entry: Entry): void {
    entry.followers -= 1;
    if (entry.followers > 0) return;
    entry.unsubscribe?.();
    delete entry.unsubscribe;
  }

  return {
    follow: (controller, live) =>
      async function* (signal) {
        const entry = registry.findEntry(controller);
        if (!entry) return;
        const share = newShare();
        const steps = live();
        const findNext = function* (): Steps<ServerEvent | { readonly change: Promise<void> } | undefined> {
          for (;;) {
            const { done, value } = steps.next();
            if (done) return undefined;
            if (!("until" in value)) return value;
            if (value.until > controller.sandbox.now()) {
              const change = controller.wait(signal, value.until);
              timers.schedule(entry);
              return { change };
            }
            yield;
          }
        };
        start(entry);
        try {
          while (!signal.aborted) {
            const { done, value: step } = await read(controller.sandbox.id, () => runSlice(findNext(), share));
            if (!done) await nextSlice(share);
            else if (!step) return;
            else if ("change" in step) {
              await step.change;
              // Many streams may have waited for the same change.
              await nextSlice(share);
            } else yield step;
          }
        } finally {
          stop(entry);
        }
      },
    replaced(controller) {
      const entry = registry.findEntry(controller);
      if (!entry) return AbortSignal.abort();
      if (!entry.replacement) {
        entry.replacement = new AbortController();
        // Each open stream of the sandbox adds a listener, so many listeners are not a leak.
        setMaxListeners(0, entry.replacement.signal);
      }
      return entry.replacement.signal;
    },
  };
}
