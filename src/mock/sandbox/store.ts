import type { Change, Position } from "./sandbox.ts";

/** A value at once or later. A store that has nothing to wait for returns it at once, so that requests do not wait either. */
export type Awaitable<Value> = Value | Promise<Value>;

/** The state of a sandbox in a store. */
export interface StoredState {
  /** Grows with each commit, and is never used twice for a sandbox, not even after it was forgotten. */
  readonly version: number;
  /** The version with which the sandbox was created or last replaced. */
  readonly origin: number;
  readonly position: Position;
  /**
   * What has changed, ordered by `place`, with one change for each row: since the version that was asked about or,
   * if `isWhole`, since the seed.
   */
  readonly changes: readonly Change[];
  readonly isWhole: boolean;
}

/** Compares changes by the places of their rows; deleted rows come first. */
export function byPlace(a: Change, b: Change): number {
  return (a.after?.place ?? -1) - (b.after?.place ?? -1);
}

/** The changes that a request has made in a sandbox. */
export interface Commit {
  /** The version that was changed; 0 if the store has nothing of the sandbox. */
  readonly version: number;
  readonly position: Position;
  /** At most one for each row. */
  readonly changes: readonly Change[];
}

/** The version after the commit, or what the store has instead of the version that was changed. */
export type CommitResult =
  | { readonly isKept: true; readonly version: number }
  | { readonly isKept: false; readonly state: StoredState | undefined };

/**
 * Keeps sandboxes outside of the memory of a mock. A sandbox is identified by 16 hexadecimal digits; keys of rows are any
 * texts. Each method throws or rejects with a StoreError if the store fails or can't be reached.
 */
export interface SandboxStore {
  /** True if a sandbox can be loaded again, so that it may be dropped from memory. If false, nothing is committed. */
  readonly isDurable: boolean;
  /** Fingerprint of the seed from which it keeps the differences; undefined for the built-in one. */
  readonly seed?: string | undefined;
  /** Everything that there is of a sandbox; undefined if there is nothing. */
  load(id: string): Awaitable<StoredState | undefined>;
  /**
   * Keeps what was changed, whole or not at all, if the sandbox is still at the version that was changed. A commit in which
   * neither a row nor the position has changed only asks whether it is, and leaves the version as it is.
   */
  commit(id: string, commit: Commit): Awaitable<CommitResult>;
  /** Puts this in the place of whatever there is. Returns the version. */
  replace(id: string, state: Pick<Commit, "position" | "changes">): Awaitable<number>;
  /** Removes everything of a sandbox. */
  forget(id: string): Awaitable<void>;
  /**
   * Calls back with the version after each commit of another process, until the returned function is called. The version is
   * Infinity if it is unknown what has happened: when the subscription begins, which may be a moment after this returns; when
   * it begins again after it was lost; and when another process has removed the sandbox.
   */
  subscribe(id: string, onCommit: (version: number) => void): () => void;
  /** Identifiers of all sandboxes that it has. */
  ids(): AsyncIterable<string>;
  /** Waits for what is being written. */
  close(): Promise<void>;
}

/** Why a store could not do what it was asked to. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  /** True if it helps to try again: the store can't be reached, or others change the same sandbox too often. */
  readonly isTemporary: boolean;

  constructor(message: string, options: ErrorOptions & { readonly isTemporary: boolean }) {
    super(message, options);
    this.isTemporary = options.isTemporary;
  }
}
