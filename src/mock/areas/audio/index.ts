import { defineArea } from "../define-area.ts";
import { handlers } from "./handlers.ts";

export const audio = defineArea("audio", { handlers });
