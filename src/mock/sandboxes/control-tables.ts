import type { components } from "../../../generated/control/types.ts";
import { areaTables, createTables } from "../areas/data.ts";
import type { SandboxController, SandboxOf } from "../state/sandbox.ts";
import { defineTable } from "../state/table.ts";

export type InjectedFault = Readonly<components["schemas"]["Fault"]>;

export type Reply = Readonly<components["schemas"]["Reply"]>;

const controlTables = {
  faults: defineTable<InjectedFault>((fault) => fault.id),
  replies: defineTable<Reply>((reply) => reply.id),
};

/** All tables of a sandbox, with the rows of the built-in seed. */
export const tables = { ...areaTables, ...controlTables };

export type Tables = typeof tables;

/** Returns all tables of a sandbox, with the rows of a seed. */
export function tablesWith(...rows: Parameters<typeof createTables>): Tables {
  return { ...createTables(...rows), ...controlTables };
}

/** A sandbox with all tables that the control operations use. */
export interface ControlledSandbox extends SandboxOf<Tables> {}

export type Controller = SandboxController<ControlledSandbox>;
