import { defineArea } from "../define-area.ts";
import { handlers } from "./handlers.ts";
import { promptsData as data } from "./seed.ts";

export const prompts = defineArea("prompts", { handlers, data });
