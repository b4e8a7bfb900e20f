import { defineIndex } from "./row-index.ts";

/** A handler call that is scheduled by the clock of a sandbox. */
export interface Task {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Name of the task's handler. */
  readonly name: string;
  readonly data: TaskData;
}

export type TaskData = Readonly<Record<string, string | number | boolean | null>>;

/** Orders tasks by due time; those due at the same time, by the order in which they were added. */
export const byDueTime = defineIndex<Task>(({ at }) => [at]);
