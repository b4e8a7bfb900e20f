import type { components } from "../../../generated/control/types.ts";
import { noContent, ok } from "../areas/responses.ts";
import { runInSlices } from "../lib/slices.ts";
import type { Steps } from "../lib/steps.ts";
import type { InitialState, Snapshot } from "../sandbox/sandbox.ts";
import type { Sandboxes } from "../sandboxes/sandboxes.ts";
import type { ControlHandlers } from "./handler-types.ts";
import type { Journal } from "./journal.ts";
import { checkedSeed, snapshotOfSeed, toSeed } from "./seed.ts";
import { checkPreparedCount } from "./seed-replies.ts";

/** The operations that read a sandbox as a seed, and replace it by one. */
export function createSeedHandlers(
  sandboxes: Sandboxes,
  journal: Journal,
  maxReplies: number,
): Pick<ControlHandlers, "seed.get" | "seed.replace"> {
  return {
    // A seed's resources are objects, which is all that its type says.
    "seed.get": async ({ sandboxId }) => {
      const seed = await sandboxes.hold(sandboxId, (controller) =>
        runInSlices(toSeed(controller, sandboxes.initial())),
      );
      return ok(seed as object as components["schemas"]["SeedData"]);
    },

    "seed.replace": async ({ body, sandboxId }) => {
      await sandboxes.replace(sandboxId, () => runInSlices(toSnapshot(body, sandboxes.initial(), maxReplies)));
      journal.clear(sandboxId);
      return noContent();
    },
  };
}

/** Checks the body of a request, and converts it. */
function* toSnapshot(body: object, initial: InitialState, maxReplies: number): Steps<Snapshot> {
  const seed = yield* checkedSeed(body);
  checkPreparedCount(seed, maxReplies);
  return yield* snapshotOfSeed(seed, initial);
}
