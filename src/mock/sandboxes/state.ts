import type { components } from "../../../generated/control/types.ts";
import { areaTables, createTables } from "../areas/data.ts";
import type { Seed } from "../areas/seed.ts";
import type { SandboxController, SandboxOf } from "../sandbox/sandbox.ts";
import { defineTable } from "../sandbox/table.ts";

/** A fault that the next matching requests get. */
export type InjectedFault = Readonly<components["schemas"]["Fault"]>;

/** A response to the next requests that match. */
export type Reply = Readonly<components["schemas"]["Reply"]>;

/** The tables that belong to no area. */
const controlTables = {
  faults: defineTable<InjectedFault>((fault) => fault.id),
  replies: defineTable<Reply>((reply) => reply.id),
};

/** Every table of a sandbox, filled with the rows that a mock starts with unless it has a seed of its own. */
export const tables = { ...areaTables, ...controlTables };

export type Tables = typeof tables;

/** Every table of a sandbox, filled with the rows of a seed. */
export function tablesWith(seed: Seed): Tables {
  return { ...createTables(seed), ...controlTables };
}

/** A sandbox with everything that the control operations can see of it. */
export interface ControlledSandbox extends SandboxOf<Tables> {}

export type Controller = SandboxController<ControlledSandbox>;
