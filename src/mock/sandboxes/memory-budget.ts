import { CapacityError } from "../state/capacity-error.ts";

export interface MemoryLimits {
  /** Maximum memory of a sandbox beyond its seed, and of all sandboxes, in megabytes. */
  readonly maxSandboxMb: number;
  readonly maxMemoryMb: number;
}

export interface MemoryBudget {
  add(bytes: number): void;
  /** Returns true if it is time to know which sandboxes are used. */
  isScarce(): boolean;
  /** Counts more. If there is no room, drops other sandboxes; if that is not enough, counts nothing and throws a CapacityError. */
  load(bytes: number): void;
  /** Returns an error if a sandbox that has grown to `bytes` is too large, or does not fit after others were dropped. */
  findShortage(bytes: number, before: number): CapacityError | undefined;
}

const MEGABYTE = 1_000_000;

/** `drop` drops the sandbox that has been unused longest; it returns false if there is none. */
export function createMemoryBudget({ maxSandboxMb, maxMemoryMb }: MemoryLimits, drop: () => boolean): MemoryBudget {
  const maxBytes = maxMemoryMb * MEGABYTE;
  let total = 0;

  function hasRoom(bytes: number): boolean {
    while (total + bytes > maxBytes) if (!drop()) return false;
    return true;
  }

  function memoryFull(what: string): CapacityError {
    return new CapacityError(
      "MEMORY_FULL",
      `${what}: all sandboxes together may use ${maxMemoryMb} MB of memory (--max-memory-mb). Reset those that you no longer need.`,
    );
  }

  return {
    add(bytes) {
      total += bytes;
    },
    isScarce: () => total >= maxBytes / 2,
    load(bytes) {
      if (!hasRoom(bytes)) throw memoryFull("This sandbox can't be loaded");
      total += bytes;
    },
    findShortage(bytes, before) {
      if (bytes <= before) return undefined;
      if (bytes > maxSandboxMb * MEGABYTE)
        return new CapacityError(
          "SANDBOX_FULL",
          `There is no room: a sandbox may use ${maxSandboxMb} MB of memory (--max-sandbox-mb). Delete what you no longer need, or reset the sandbox.`,
        );
      return hasRoom(bytes - before) ? undefined : memoryFull("There is no room");
    },
  };
}
