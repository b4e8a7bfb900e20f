import { defineArea } from "../define-area.ts";
import { handlers } from "./handlers.ts";
import { judgesData as data } from "./seed.ts";

export const judges = defineArea("judges", { handlers, data });
