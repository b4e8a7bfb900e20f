import { defineArea } from "../define-area.ts";
import { handlers } from "./handlers.ts";
import { conversationsData as data } from "./seed.ts";

export const conversations = defineArea("conversations", { handlers, data });
