/** For `npm run generate` only: the server uses the generated files. */
import type { Task } from "../state/tasks.ts";
import { agents } from "./agents/schema.ts";
import { batch } from "./batch/schema.ts";
import { connectors } from "./connectors/schema.ts";
import { conversations } from "./conversations/schema.ts";
import { datasets } from "./datasets/schema.ts";
import { deployments } from "./deployments/schema.ts";
import type { StoredCommit } from "./deployments/state.ts";
import { executions } from "./executions/schema.ts";
import { files } from "./files/schema.ts";
import { judges } from "./judges/schema.ts";
import { models } from "./models/schema.ts";
import { prompts } from "./prompts/schema.ts";
import { retrieval } from "./retrieval/schema.ts";
import { schedules } from "./schedules/schema.ts";
import type { SeedState } from "./seed.ts";
import {
  type AllSchemas,
  COUNT,
  type FieldsOf,
  INSTANT,
  list,
  map,
  row,
  type SchemaOf,
  schema,
  TEXT,
} from "./shared/describe.ts";
import { skills } from "./skills/schema.ts";
import { spans } from "./spans/schema.ts";
import { users } from "./users/schema.ts";
import { workflows } from "./workflows/schema.ts";

/** The areas that store something, in the order of their lists in a seed. */
export const areaSchemas = {
  users,
  files,
  datasets,
  judges,
  connectors,
  agents,
  conversations,
  prompts,
  skills,
  workflows,
  schedules,
  executions,
  deployments,
  models,
  batch,
  retrieval,
  spans,
} satisfies AllSchemas;

/** Scheduled tasks, which belong to no area. */
export const taskRow = row<Task>({
  id: TEXT,
  at: INSTANT,
  name: TEXT,
  data: map(schema<string | number | boolean | null>({ type: ["string", "number", "boolean", "null"] })),
});

/** Describes the state in a seed that belongs to no resource. */
export function describeSeedState(commit: SchemaOf<StoredCommit>): FieldsOf<SeedState> {
  return {
    random_seed: schema({ ...COUNT, maximum: 4_294_967_295 }),
    now: schema({ ...TEXT, format: "date-time" }),
    count: schema({ ...COUNT, maximum: 4_000_000_000 }),
    tasks: list(taskRow),
    commits: list(commit),
    missing: list(TEXT),
  };
}
