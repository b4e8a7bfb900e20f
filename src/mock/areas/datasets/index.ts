import { defineArea } from "../define-area.ts";
import { handlers, datasetsTasks as tasks } from "./handlers.ts";
import { datasetsData as data } from "./seed.ts";

export const datasets = defineArea("datasets", { handlers, tasks, data });
