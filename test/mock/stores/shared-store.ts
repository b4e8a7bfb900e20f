import type { Change, Position } from "../../../src/mock/state/sandbox.ts";
import type { SandboxStore, StoredState } from "../../../src/mock/stores/store.ts";

interface Kept {
  version: number;
  readonly origin: number;
  position: Position;
  /** With the version that changed the row last. */
  readonly changes: Map<string, Change & { readonly version: number }>;
}

/** A store in memory that several mocks can share: the shortest one that conforms to the interface. */
export function createSharedStore(): SandboxStore {
  const sandboxes = new Map<string, Kept>();
  const listeners = new Set<(id: string, version: number) => void>();
  let nextVersion = 1;

  function put(kept: Kept, position: Position, changes: readonly Change[]): number {
    kept.version = nextVersion++;
    kept.position = position;
    for (const change of changes)
      kept.changes.set(`${change.table} ${change.key}`, { ...change, version: kept.version });
    return kept.version;
  }

  function toState(kept: Kept, since: number): StoredState {
    const isWhole = since < kept.origin;
    const changes = [...kept.changes.values()]
      .filter(({ version }) => version > since)
      .sort((a, b) => (a.after?.place ?? 0) - (b.after?.place ?? 0));
    return { version: kept.version, origin: kept.origin, position: kept.position, changes, isWhole };
  }

  function tell(id: string, version: number): void {
    for (const listener of listeners) listener(id, version);
  }

  return {
    isDurable: true,
    async load(id) {
      const kept = sandboxes.get(id);
      return kept && toState(kept, 0);
    },
    async commit(id, { version, position, changes }) {
      const kept = sandboxes.get(id) ?? {
        version: 0,
        origin: nextVersion,
        position,
        changes: new Map(),
      };
      if (kept.version !== version)
        return { isKept: false, state: sandboxes.has(id) ? toState(kept, version) : undefined };
      if (sandboxes.has(id) && changes.length === 0 && JSON.stringify(position) === JSON.stringify(kept.position))
        return { isKept: true, version };
      sandboxes.set(id, kept);
      const next = put(kept, position, changes);
      tell(id, next);
      return { isKept: true, version: next };
    },
    async replace(id, { position, changes }) {
      const kept: Kept = { version: 0, origin: nextVersion, position, changes: new Map() };
      sandboxes.set(id, kept);
      const version = put(kept, position, changes);
      tell(id, version);
      return version;
    },
    async forget(id) {
      sandboxes.delete(id);
      tell(id, Infinity);
    },
    subscribe(id, onCommit) {
      const listener = (changed: string, version: number) => {
        if (changed === id) onCommit(version);
      };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async *ids() {
      yield* sandboxes.keys();
    },
    close: async () => {},
  };
}
