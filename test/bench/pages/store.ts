import { tables as definitions } from "../../../src/mock/sandboxes/control-tables.ts";
import { toSandboxId } from "../../../src/mock/stages/authenticate.ts";
import { findNextPlace } from "../../../src/mock/state/sandbox.ts";
import { createMemoryStore } from "../../../src/mock/stores/memory.ts";
import type { SandboxStore, StoredState } from "../../../src/mock/stores/store.ts";
import { toChanges } from "../../../src/mock/stores/stored-snapshot.ts";
import { NOON, type Rows } from "./listings.ts";
import { KEY } from "./requests.ts";

/** Returns the stored state of a sandbox with these rows. */
export function toState(tables: Rows): Pick<StoredState, "position" | "changes"> {
  const position = {
    randomSeed: 1,
    clock: NOON,
    count: 0,
    nextPlace: findNextPlace(tables, definitions),
    requests: 0,
    setAt: 0,
  };
  return { position, changes: toChanges({ tables }, definitions) };
}

/** Holds a sandbox with these rows. A snapshot of them would be larger than a request may be. */
export function storeWith(tables: Rows): SandboxStore {
  const state = { ...toState(tables), version: 1, origin: 1, isWhole: true };
  return { ...createMemoryStore(), isDurable: true, load: (id) => (id === toSandboxId(KEY) ? state : undefined) };
}
