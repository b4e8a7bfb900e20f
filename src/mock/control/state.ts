import type { components } from "../../../generated/control/types.ts";
import { areaTables } from "../areas/tables.ts";
import type { SandboxController, SandboxOf } from "../sandbox/sandbox.ts";
import { defineTable } from "../sandbox/table.ts";

/** What goes wrong with the next requests, on purpose. */
export type InjectedFault = Readonly<components["schemas"]["Fault"]>;

/** A response to the next requests that match. */
export type Reply = Readonly<components["schemas"]["Reply"]>;

/** Every table of a sandbox: those of the areas, the faults and the replies. */
export const tables = {
  ...areaTables,
  faults: defineTable<InjectedFault>((fault) => fault.id),
  replies: defineTable<Reply>((reply) => reply.id),
};

/** A sandbox with everything that the control operations can see of it. */
interface ControlledSandbox extends SandboxOf<typeof tables> {}

export type Controller = SandboxController<ControlledSandbox>;
