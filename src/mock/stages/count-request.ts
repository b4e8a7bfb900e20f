import type { Sandboxes } from "../sandboxes/sandboxes.ts";
import { CapacityError } from "../state/capacity-error.ts";
import { StoreError } from "../stores/store.ts";

export interface CountedRequest {
  readonly number: number;
  /** Time in the sandbox, in RFC 3339. */
  readonly time: string;
  /** Sentences for the journal about checks that were not enforced. */
  readonly notes: string[];
}

/**
 * Counts a request that is not handled in its sandbox. Resolves to undefined if its sandbox does not exist, or can't be
 * loaded because it is too large or damaged: it can still be reset.
 */
export async function countRequest(
  sandboxes: Pick<Sandboxes, "updateKnown">,
  sandboxId: string,
): Promise<CountedRequest | undefined> {
  try {
    return await sandboxes.updateKnown(sandboxId, (controller) => ({
      number: controller.countRequest(),
      time: controller.sandbox.time(),
      notes: controller.notes(),
    }));
  } catch (error) {
    if (error instanceof CapacityError || (error instanceof StoreError && !error.isTemporary)) return undefined;
    throw error;
  }
}

/** Counts a refused request. Resolves to undefined if the store fails, because the refusal does not need it. */
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
