import { defineArea } from "../define-area.ts";
import { handlers } from "./handlers.ts";

export const classifiers = defineArea("classifiers", { handlers });
