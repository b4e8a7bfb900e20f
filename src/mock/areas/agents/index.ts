import { defineArea } from "../define-area.ts";
import { handlers } from "./handlers.ts";
import { agentsData as data } from "./seed.ts";

export const agents = defineArea("agents", { handlers, data });
