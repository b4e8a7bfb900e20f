import { defineArea } from "../define-area.ts";
import { handlers } from "./handlers.ts";
import { skillsData as data } from "./seed.ts";

export const skills = defineArea("skills", { handlers, data });
