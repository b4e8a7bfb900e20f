import type { components } from "../../../../generated/control/types.ts";
import { defineTable } from "../../state/table.ts";

/** The output of a model that a test has prepared, as the control document describes it. It is a row of its sandbox. */
export type ScriptedTurn = Readonly<components["schemas"]["Turn"]>;

export const scriptedTurns = defineTable<ScriptedTurn>(({ id }) => id);
