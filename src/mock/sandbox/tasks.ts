import { defineIndex } from "./row-index.ts";

/** Something that will happen in a sandbox when its clock gets there. */
export interface Task {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Name of the task's handler. */
  readonly name: string;
  readonly data: TaskData;
}

export type TaskData = Readonly<Record<string, string | number | boolean | null>>;

/** The task that is due first; of several due at once, the one that was set first. */
export const byDueTime = defineIndex<Task>(({ at }) => [at]);
