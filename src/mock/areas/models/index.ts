import { defineArea } from "../define-area.ts";
import { handlers } from "./handlers.ts";
import { modelsData as data } from "./seed.ts";

export const models = defineArea("models", { handlers, data });
