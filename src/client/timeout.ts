import { type Watcher, watch } from "./watch-signal.ts";

/** Limits the time of an attempt. */
export interface Timeout {
  /** Aborted by the caller's signal, when the time is up, or by `abort`. */
  readonly signal: AbortSignal;
  /** Settles like the promise, or rejects when the signal is aborted: a custom fetch may ignore its signal. */
  readonly race: <T>(promise: Promise<T>) => Promise<T>;
  /** Cancels the reader when the signal is aborted: its `read()` then resolves. The body of a custom fetch may ignore the signal. */
  readonly cancelOnAbort: (reader: ReadableStreamDefaultReader | undefined) => void;
  /** Returns the message of a TimeoutError if the time was up. */
  readonly expired: () => string | undefined;
  /** Restarts the time. */
  readonly refresh: () => void;
  /** Stops the time until `refresh`. Meanwhile, the signal of the caller does not keep the attempt in memory. */
  readonly pause: () => void;
  /** Stops the time for good, and ignores the caller's signal from now on. */
  readonly clear: () => void;
  /** Stops the time for good, and aborts the request, so that its connection is released. */
  readonly abort: () => void;
}

/** For a longer delay, setTimeout fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Creates a signal that is aborted by the caller's signal, or after `ms` milliseconds; 0, and more than setTimeout can
 * hold, mean no limit. `name` is that of the option.
 */
export function createTimeout(caller: AbortSignal | undefined, ms: number, name = "timeoutMs"): Timeout {
  const controller = new AbortController();
  const { signal } = controller;
  // A listener on the signal would cost more than the timer.
  let onAbort: ((reason: unknown) => void) | undefined;
  const abort = (reason?: unknown) => {
    clear();
    controller.abort(reason);
    onAbort?.(signal.reason);
  };
  const abortAsCaller = () => abort(caller!.reason);
  const watcher: Watcher | undefined = caller && watch(caller, abortAsCaller);
  const clear = () => {
    clearTimeout(timer);
    since = undefined;
    watcher?.forget();
  };
  let expired: string | undefined;
  let since: number | undefined;
  let refreshed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The timer keeps running on `refresh`: a new one for each chunk of a stream would cost as much as reading the chunk.
  const check = () => {
    timer = undefined;
    if (since === undefined) return;
    // Not decided by the clock: a test may fake setTimeout alone.
    if (refreshed) {
      refreshed = false;
      timer = setTimeout(check, since + ms - performance.now());
    } else {
      expired = `exceeded ${name} (${ms} ms)`;
      abort();
    }
  };
  const refresh = () => {
    since = performance.now();
    refreshed = timer !== undefined;
    if (watcher) watcher.held = abortAsCaller;
    if (ms > 0 && ms <= MAX_TIMER_MS) timer ??= setTimeout(check, ms);
  };
  refresh();
  if (caller?.aborted) abortAsCaller();
  return {
    signal,
    race: (promise) =>
      new Promise((resolve, reject) => {
        onAbort = reject;
        if (signal.aborted) reject(signal.reason);
        promise.then(resolve, reject);
      }),
    cancelOnAbort(reader) {
      onAbort = (reason) => reader?.cancel(reason).catch(() => {});
      if (signal.aborted) onAbort(signal.reason);
    },
    expired: () => expired,
    refresh,
    pause() {
      since = undefined;
      if (watcher) watcher.held = undefined;
    },
    clear,
    abort: () => abort(),
  };
}
