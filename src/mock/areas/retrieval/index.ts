import { defineArea } from "../define-area.ts";
import { handlers } from "./handlers.ts";
import { retrievalData as data } from "./seed.ts";

export const retrieval = defineArea("retrieval", { handlers, data });
