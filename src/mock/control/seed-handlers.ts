import type { components } from "../../../generated/control/types.ts";
import { noContent, ok } from "../areas/responses.ts";
import type { Sandboxes } from "../sandboxes/sandboxes.ts";
import type { ControlHandlers } from "./handler-types.ts";
import type { Journal } from "./journal.ts";
import { checkedSeed, snapshotOfSeed, toSeed } from "./seed.ts";

/** The operations that read a sandbox as a seed, and replace it by one. */
export function createSeedHandlers(
  sandboxes: Sandboxes,
  journal: Journal,
): Pick<ControlHandlers, "seed.get" | "seed.replace"> {
  return {
    // A seed's resources are objects, which is all that its type says.
    "seed.get": ({ update }) =>
      update((controller) =>
        ok(toSeed(controller, sandboxes.initial()) as object as components["schemas"]["SeedData"]),
      ),

    "seed.replace": async ({ body, sandboxId }) => {
      await sandboxes.replace(sandboxId, snapshotOfSeed(checkedSeed(body), sandboxes.initial()));
      journal.clear(sandboxId);
      return noContent();
    },
  };
}
