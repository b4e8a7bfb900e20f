import { StoreError } from "../../sandbox/store.ts";
import type { Sandboxes } from "../../sandboxes/sandboxes.ts";

/** A request that its sandbox has counted. */
export interface CountedRequest {
  /** Number of the request in the sandbox. */
  readonly number: number;
  /** Time in the sandbox, in RFC 3339. */
  readonly time: string;
  /** Sentences for the journal that say what was not enforced. */
  readonly notes: string[];
}

/** Counts a request that is not handled in a turn. Resolves to undefined if its sandbox does not exist. */
export async function countRequest(
  sandboxes: Pick<Sandboxes, "updateKnown">,
  sandboxId: string,
): Promise<CountedRequest | undefined> {
  return sandboxes.updateKnown(sandboxId, (controller) => ({
    number: controller.countRequest(),
    time: controller.sandbox.time(),
    notes: controller.notes(),
  }));
}

/** Counts a request that is refused. If the store fails, it has no number, but can be refused all the same. */
export async function countRefusal(
  sandboxes: Pick<Sandboxes, "updateKnown">,
  sandboxId: string,
): Promise<CountedRequest | undefined> {
  try {
    return await countRequest(sandboxes, sandboxId);
  } catch (error) {
    if (error instanceof StoreError) return undefined;
    throw error;
  }
}
