import { defineArea } from "../define-area.ts";
import { handlers } from "./handlers.ts";
import { spansData as data } from "./seed.ts";

export const spans = defineArea("spans", { handlers, data });
