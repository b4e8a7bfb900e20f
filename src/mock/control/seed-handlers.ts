import type { components } from "../../../generated/control/types.ts";
import { noContent, ok } from "../areas/responses.ts";
import type { Sandboxes } from "../sandboxes/sandboxes.ts";
import type { ControlHandlers } from "./handler-types.ts";
import type { Journal } from "./journal.ts";
import { readSeed, toSeed } from "./seed.ts";

/** The operations that read a sandbox as a seed, and replace it by one. */
export function createSeedHandlers(
  sandboxes: Sandboxes,
  journal: Journal,
  maxReplies: number,
): Pick<ControlHandlers, "seed.get" | "seed.replace"> {
  return {
    // A seed's resources are objects, which is all that its type says.
    "seed.get": async ({ sandboxId }) => {
      const seed = await sandboxes.hold(sandboxId, (controller) => toSeed(controller, sandboxes.initial()));
      return ok(seed as object as components["schemas"]["SeedData"]);
    },

    "seed.replace": async ({ body, sandboxId }) => {
      await sandboxes.replace(sandboxId, () => readSeed(body, sandboxes.initial(), maxReplies));
      journal.clear(sandboxId);
      return noContent();
    },
  };
}
