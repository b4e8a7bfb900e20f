import type { components } from "../../../generated/control/types.ts";
import { unprocessable } from "../areas/problems.ts";
import { noContent, ok } from "../areas/responses.ts";
import { parseTime } from "../sandbox/parse-time.ts";
import type { Sandboxes } from "../sandboxes/sandboxes.ts";
import type { ControlHandlers } from "./handler-types.ts";
import type { Journal } from "./journal.ts";
import { checkSnapshot, usedCount } from "./snapshot.ts";
import { checkLength } from "./turns.ts";

/** The operations that reset a sandbox, take a snapshot of it and restore one. */
export function createSnapshotHandlers(
  sandboxes: Sandboxes,
  journal: Journal,
  maxReplies: number,
): Pick<ControlHandlers, "sandbox.reset" | "snapshot.get" | "snapshot.restore"> {
  const { tables } = sandboxes;
  return {
    "sandbox.reset": async ({ body, sandboxId }) => {
      const initial = sandboxes.initial();
      const from = body && {
        ...initial,
        seed: body.seed ?? initial.seed,
        clock: body.now === undefined ? initial.clock : parseTime(body.now),
      };
      await sandboxes.replace(sandboxId, from && (() => from));
      journal.clear(sandboxId);
      return noContent();
    },

    // A snapshot's rows are objects, which is all that its type says.
    "snapshot.get": ({ update }) =>
      update((controller) => ok(controller.snapshot() as components["schemas"]["Snapshot"])),

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
  };
}
