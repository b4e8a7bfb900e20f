import { defineArea } from "../define-area.ts";
import { handlers } from "./handlers.ts";
import { usersData as data } from "./seed.ts";

export const users = defineArea("users", { handlers, data });
