import { defineArea } from "../define-area.ts";
import { handlers } from "./handlers.ts";
import { runTasks as tasks } from "./progress.ts";
import { executionsData as data } from "./seed.ts";

export const executions = defineArea("executions", { handlers, tasks, data });
