import { defineArea } from "../define-area.ts";
import { handlers } from "./handlers.ts";
import { schedulesData as data } from "./seed.ts";
import { schedulesTasks as tasks } from "./starts.ts";

export const schedules = defineArea("schedules", { handlers, tasks, data });
