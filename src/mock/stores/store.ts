import type { Change, Position } from "../state/sandbox.ts";

/** A value or a promise of it. A store that need not wait returns the value, so that requests do not wait either. */
export type Awaitable<Value> = Value | Promise<Value>;

export interface StoredState {
  /** Grows with each commit, and is never reused for a sandbox, even after the sandbox was forgotten. */
  readonly version: number;
  /** The version with which the sandbox was created or last replaced. */
  readonly origin: number;
  readonly position: Position;
  /** Ordered by `place`, one for each row: since the version of the commit or, if `isWhole`, since the seed. */
  readonly changes: readonly Change[];
  readonly isWhole: boolean;
}

/** Compares changes by the places of their rows; deleted rows come first. */
export function byPlace(a: Change, b: Change): number {
  return (a.after?.place ?? -1) - (b.after?.place ?? -1);
}

/** The changes of a request in a sandbox. */
export interface Commit {
  /** The version that was changed; 0 if the store does not have the sandbox. */
  readonly version: number;
  readonly position: Position;
  /** At most one for each row. */
  readonly changes: readonly Change[];
  /** True if the position must not be lost. Otherwise, it may be if the process ends soon, unless rows have changed. */
  readonly isLasting?: boolean;
}

/** The version after the commit or, if that was refused, the state in the store. */
export type CommitResult =
  | { readonly isKept: true; readonly version: number }
  | { readonly isKept: false; readonly state: StoredState | undefined };

/**
 * Keeps sandboxes outside the memory of a mock. A sandbox is identified by 16 hexadecimal digits; row keys are arbitrary
 * texts. Each method throws or rejects with a StoreError if the store fails or can't be reached.
 */
export interface SandboxStore {
  /** True if a sandbox can be loaded again, so that it may be dropped from memory. If false, nothing is committed. */
  readonly isDurable: boolean;
  /** Fingerprint of the seed that the changes refer to; undefined for the built-in one. */
  readonly seed?: string | undefined;
  /**
   * Loads a whole sandbox; undefined if the store does not have it. Calls back with the number of characters of each part
   * that it reads, and stops if that throws.
   */
  load(id: string, onRead?: (characters: number) => void): Awaitable<StoredState | undefined>;
  /**
   * Stores all changes, or none if the sandbox is no longer at the version that was changed. A commit without changes of
   * rows or position only checks the version, and does not increase it.
   */
  commit(id: string, commit: Commit): Awaitable<CommitResult>;
  /** Replaces or creates a sandbox. Returns the version. */
  replace(id: string, state: Pick<Commit, "position" | "changes">): Awaitable<number>;
  forget(id: string): Awaitable<void>;
  /**
   * Calls back with the version after each commit of another process, until the returned function is called. The version is
   * Infinity if commits may have been missed: when the subscription begins, which may be after this returns; when it
   * begins again after a lost connection; and when another process has removed the sandbox.
   */
  subscribe(id: string, onCommit: (version: number) => void): () => void;
  ids(): AsyncIterable<string>;
  close(): Promise<void>;
  /** `openStore` adds it. */
  [Symbol.asyncDispose]?(): Promise<void>;
}

export class StoreError extends Error {
  override readonly name = "StoreError";
  /** True if a retry may succeed: the store can't be reached, or others change the same sandbox too often. */
  readonly isTemporary: boolean;

  constructor(message: string, options: ErrorOptions & { readonly isTemporary: boolean }) {
    super(message, options);
    this.isTemporary = options.isTemporary;
  }
}
