import type { LiveEvents, ServerEvent, ServerEvents } from "../exchange/responses.ts";
import { newWork, pause } from "../lib/pause.ts";
import { allowListeners } from "../lib/runtime.ts";
import type { SandboxStore } from "../stores/store.ts";
import type { Attempt } from "./attempt.ts";
import type { Controller } from "./control-tables.ts";
import type { ExclusiveAccess } from "./exclusive-access.ts";
import type { Queue } from "./queue.ts";
import type { Registry, RegistryEntry } from "./registry.ts";
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
  readonly read: ExclusiveAccess["read"];
  readonly attempt: Attempt;
  readonly timers: Timers;
  readonly log: (line: string) => void;
}

export function createFollowers(options: FollowersOptions): Followers {
  const { store, registry, queue, read, attempt, timers, log } = options;

  function start(entry: RegistryEntry): void {
    const { id } = entry.controller.sandbox;
    entry.followers += 1;
    entry.unsubscribe ??= store.subscribe(id, async (version) => {
      if (version <= entry.version) return;
      try {
        // An empty attempt reads the changes from the store.
        await queue.add(id, () => attempt(id, () => {}));
      } catch (error) {
        if (entry.followers > 0) log(`A stream could not read the sandbox ${id}: ${(error as Error).stack}`);
      }
    });
  }

  function stop(entry: RegistryEntry): void {
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
        const work = newWork();
        const values = live();
        /** The next event, or the wait for one; undefined after the last one. */
        function findNext(): ServerEvent | { readonly change: Promise<void> | undefined } | undefined {
          const { done, value } = values.next();
          if (done) return undefined;
          if (!("until" in value)) return value;
          if (value.until <= controller.sandbox.now()) return { change: undefined };
          const change = controller.wait(signal, value.until);
          timers.schedule(entry!); // It has been found.
          return { change };
        }
        start(entry);
        try {
          while (!signal.aborted) {
            const next = await read(controller.sandbox.id, findNext);
            if (!next) return;
            if (!("change" in next)) {
              yield next;
              continue;
            }
            await next.change;
            // Many streams may have waited for the same change.
            await pause(work);
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
        // Each open stream of the sandbox adds a listener.
        allowListeners(entry.replacement.signal);
      }
      return entry.replacement.signal;
    },
  };
}
