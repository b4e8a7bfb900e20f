import type { components } from "../../../../generated/types.ts";

type Schemas = components["schemas"];

/** One run of an execution. What is true of the whole execution stands in each of its runs. */
export interface StoredRun {
  readonly run_id: string;
  readonly execution_id: string;
  readonly workflow_id: string;
  readonly workflow_name: string;
  readonly registration_id: string;
  readonly deployment_name: string;
  readonly root_execution_id: string;
  readonly parent_execution_id: string | null;
  readonly schedule_id: string | null;
  readonly user_id: string | null;
  /** Null where none was given. */
  readonly input: unknown;
  /** The execution's first run and its start, and the run that this one continues. */
  readonly first_run_id: string;
  readonly first_start: number;
  readonly continued_run_id: string | null;
  readonly status: Schemas["ExecutionStatus"];
  /** Milliseconds since the epoch; `end` is null while the run is in progress. */
  readonly start: number;
  readonly end: number | null;
  readonly result: unknown;
  readonly search_keys: Readonly<Record<string, string>> | null;
  /** Keys of its events in order. After a reset it begins with events of the earlier run. */
  readonly events: readonly string[];
}

/** All that is true of an execution and of no run: which one is the latest. */
export interface StoredExecution {
  readonly execution_id: string;
  readonly run_id: string;
}
