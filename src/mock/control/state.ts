import { areaTables } from "../areas/tables.ts";
import type { SandboxController, SandboxOf } from "../sandbox/sandbox.ts";
import { defineTable } from "../sandbox/table.ts";

/** What goes wrong with the next requests, on purpose. */
export interface InjectedFault {
  readonly id: string;
  /** The operation it is for, or `*` for all. */
  readonly operation_id: string;
  /** How many more requests it is for; null for all. */
  readonly remaining: number | null;
  /** Milliseconds to wait before the response. */
  readonly latency_ms: number | null;
  /** Status of a problem to respond with, without calling the handler. */
  readonly status: number | null;
  /** Seconds in the `Retry-After` header. */
  readonly retry_after: number | null;
  /** Whether the connection is closed without a response. */
  readonly drop: boolean;
  /** Number of bytes of the body after which the connection is cut. */
  readonly cut_after_bytes: number | null;
  /** Number of events after which a stream is cut. */
  readonly cut_after_events: number | null;
}

/** Every table of a sandbox: those of the areas, and the faults. */
export const tables = {
  ...areaTables,
  faults: defineTable<InjectedFault>((fault) => fault.id),
};

/** A sandbox with everything that the control operations can see of it. */
interface ControlledSandbox extends SandboxOf<typeof tables> {}

export type Controller = SandboxController<ControlledSandbox>;
