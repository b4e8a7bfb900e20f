import { defineArea } from "../define-area.ts";
import { handlers } from "./handlers.ts";
import { connectorsData as data } from "./seed.ts";

export const connectors = defineArea("connectors", { handlers, data });
