import { defineArea } from "../define-area.ts";
import { handlers } from "./handlers.ts";
import { rolloutTasks as tasks } from "./rollout.ts";
import { deploymentsData as data } from "./seed.ts";

export const deployments = defineArea("deployments", { handlers, tasks, data });
