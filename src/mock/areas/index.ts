import { agents } from "./agents/index.ts";
import { audio } from "./audio/index.ts";
import { batch } from "./batch/index.ts";
import { classifiers } from "./classifiers/index.ts";
import { connectors } from "./connectors/index.ts";
import { conversations } from "./conversations/index.ts";
import { datasets } from "./datasets/index.ts";
import type { AllAreas } from "./define-area.ts";
import { deployments } from "./deployments/index.ts";
import { events } from "./events/index.ts";
import { executions } from "./executions/index.ts";
import { files } from "./files/index.ts";
import type { Handlers, ShortageHandler, TaskHandler } from "./handler.ts";
import { judges } from "./judges/index.ts";
import { models } from "./models/index.ts";
import { prompts } from "./prompts/index.ts";
import { retrieval } from "./retrieval/index.ts";
import { runs } from "./runs/index.ts";
import { schedules } from "./schedules/index.ts";
import { skills } from "./skills/index.ts";
import { spans } from "./spans/index.ts";
import { users } from "./users/index.ts";
import { workflows } from "./workflows/index.ts";

/** All areas, in the order of their tables in a snapshot. */
export const areas = {
  users,
  files,
  datasets,
  spans,
  judges,
  connectors,
  conversations,
  agents,
  prompts,
  skills,
  workflows,
  executions,
  runs,
  schedules,
  deployments,
  events,
  models,
  batch,
  classifiers,
  retrieval,
  audio,
} satisfies AllAreas;

const all: readonly Readonly<Partial<Record<"handlers" | "tasks" | "onShortage", object>>>[] = Object.values(areas);

/** A handler for each operation. */
export const handlers = Object.assign({}, ...all.map((area) => area.handlers)) as Handlers; // Each area has all of its own.

/** The functions that run when scheduled tasks are due, by task name. */
export const tasks: Readonly<Record<string, TaskHandler>> = Object.assign({}, ...all.map((area) => area.tasks));

/** The functions that end tasks for which there is no memory, by task name. */
export const onShortage: Readonly<Record<string, ShortageHandler>> = Object.assign(
  {},
  ...all.map((area) => area.onShortage),
);
