import { tables } from "../control/state.ts";
import { openLevelStore } from "../sandbox/level.ts";
import type { Store } from "./types.ts";

/**
 * Opens the folder that keeps sandboxes, or creates it. Rejects with an Error of one line that says what to do if it can't be
 * used.
 */
export function openStore(folder: string): Promise<Store> {
  return openLevelStore(folder, tables);
}
