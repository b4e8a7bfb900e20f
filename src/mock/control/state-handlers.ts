import type { components } from "../../../generated/control/types.ts";
import { unprocessable } from "../exchange/problems.ts";
import { noContent, ok } from "../exchange/responses.ts";
import type { Sandboxes } from "../sandboxes/sandboxes.ts";
import { parseTime } from "../state/parse-time.ts";
import type { ControlHandlers } from "./handler-types.ts";
import type { Journal } from "./journal.ts";
import { readSeed, toSeed } from "./seed.ts";
import { checkSnapshot, usedCount } from "./snapshot.ts";
import { checkLength } from "./turns.ts";

type StateOperation = "sandbox.reset" | "snapshot.get" | "snapshot.restore" | "seed.get" | "seed.replace";

/** The operations that reset a sandbox, and that read and replace it as a snapshot or as a seed. */
export function createStateHandlers(
  sandboxes: Sandboxes,
  journal: Journal,
  maxReplies: number,
): Pick<ControlHandlers, StateOperation> {
  const { tables } = sandboxes;
  return {
    "sandbox.reset": async ({ body, sandboxId }) => {
      const initial = sandboxes.initial();
      const from = body && {
        ...initial,
        randomSeed: body.random_seed ?? initial.randomSeed,
        clock: body.now === undefined ? initial.clock : parseTime(body.now),
      };
      await sandboxes.replace(sandboxId, from && (() => from));
      journal.clear(sandboxId);
      return noContent();
    },

    // The rows of a snapshot and the resources of a seed are objects, which is all that their types say.
    "snapshot.get": ({ update }) =>
      update((controller) => ok(controller.snapshot() as components["schemas"]["Snapshot"])),
    "seed.get": async ({ sandboxId }) => {
      const seed = await sandboxes.hold(sandboxId, (controller) => toSeed(controller, sandboxes.initial()));
      return ok(seed as object as components["schemas"]["SeedData"]);
    },

    "snapshot.restore": async ({ body, sandboxId }) => {
      for (const table of ["replies", "faults", "turns"] as const)
        if ((body.tables[table]?.length ?? 0) > maxReplies)
          unprocessable(`/body/tables/${table}`, `must not have more than ${maxReplies} rows (--max-replies)`);
      for (const [index, turn] of (body.tables.turns ?? []).entries()) checkLength(turn, `/body/tables/turns/${index}`);
      await sandboxes.replace(sandboxId, async () => {
        await checkSnapshot(body, tables);
        return { ...body, count: usedCount(body, tables) };
      });
      return noContent();
    },

    "seed.replace": async ({ body, sandboxId }) => {
      await sandboxes.replace(sandboxId, () => readSeed(body, sandboxes.initial(), maxReplies));
      journal.clear(sandboxId);
      return noContent();
    },
  };
}
