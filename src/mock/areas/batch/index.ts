import { defineArea } from "../define-area.ts";
import { handlers } from "./handlers.ts";
import { batchTasks as tasks } from "./job.ts";
import { batchData as data } from "./seed.ts";

export const batch = defineArea("batch", { handlers, tasks, data });
