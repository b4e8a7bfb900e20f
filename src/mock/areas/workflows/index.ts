import { defineArea } from "../define-area.ts";
import { handlers } from "./handlers.ts";
import { workflowsData as data } from "./seed.ts";

export const workflows = defineArea("workflows", { handlers, data });
