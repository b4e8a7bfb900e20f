/** A function that is called when a signal is aborted. */
export interface Watcher {
  /** Set to the function while it must be called in any case. Without it, the watcher ends when the function is collected. */
  held?: (() => void) | undefined;
  readonly forget: () => void;
}

/** The watchers of one signal share a listener: Node.js warns of a leak if there are more than ten. */
const lists = new WeakMap<AbortSignal, Set<() => void> & { handleEvent(): void }>();

// Older workers have neither FinalizationRegistry nor WeakRef.
const collected = globalThis.FinalizationRegistry && new FinalizationRegistry<() => void>((forget) => forget());

function createReference<T extends object>(target: T): { deref(): T | undefined } {
  return globalThis.WeakRef ? new WeakRef(target) : { deref: () => target };
}

/**
 * Calls a function when a signal is aborted, unless the caller forgets it before, or the function is collected as garbage and
 * not held: a long-lived signal must not collect what has ended. No function in here may use `callback`, because all of them
 * keep each other's variables in memory.
 */
export function watch(signal: AbortSignal, callback: () => void): Watcher {
  const list =
    lists.get(signal) ??
    Object.assign(new Set<() => void>(), {
      handleEvent(this: Set<() => void>) {
        for (const run of this) run();
      },
    });
  lists.set(signal, list);
  const reference = createReference(callback);
  const run = () => (watcher.held ?? reference.deref())?.();
  const watcher: Watcher = {
    forget() {
      // The registry keeps this watcher as long as the function.
      watcher.held = undefined;
      list.delete(run);
      if (list.size === 0) signal.removeEventListener("abort", list);
    },
  };
  if (list.size === 0) signal.addEventListener("abort", list);
  list.add(run);
  collected?.register(callback, watcher.forget);
  return watcher;
}
