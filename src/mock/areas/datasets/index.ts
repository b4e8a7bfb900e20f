import { defineArea } from "../define-area.ts";
import { handlers, datasetsShortages as onShortage, datasetsTasks as tasks } from "./handlers.ts";
import { datasetsData as data } from "./seed.ts";

export const datasets = defineArea("datasets", { handlers, tasks, onShortage, data });
