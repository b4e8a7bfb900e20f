import { defineArea } from "../define-area.ts";
import { handlers } from "./handlers.ts";
import { batchShortages as onShortage, batchTasks as tasks } from "./job.ts";
import { batchData as data } from "./seed.ts";

export const batch = defineArea("batch", { handlers, tasks, onShortage, data });
