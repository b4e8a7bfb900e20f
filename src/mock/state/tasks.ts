import { defineIndex } from "./row-index.ts";
import type { Table } from "./table.ts";

/** A handler call that is scheduled by the clock of a sandbox. */
export interface Task {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly name: string;
  readonly data: TaskData;
}

export type TaskData = Readonly<Record<string, string | number | boolean | null>>;

/** Orders tasks by due time; those due at the same time, by the order in which they were added. */
export const byDueTime = defineIndex<Task>(({ at }) => [at]);

/** Orders tasks by name, then by the resource that they are for. */
const byResource = defineIndex<Task>(({ name, data }) => [name, String(data.id ?? data.run_id ?? data.file)]);

/** Deletes the tasks with this name for a resource, so that no clock is moved to a task that would do nothing. */
export function cancelTasks({ tasks }: { readonly tasks: Table<Task> }, name: string, resource: string): void {
  for (const { id } of [...tasks.by(byResource).within([name, resource])]) tasks.delete(id);
}
