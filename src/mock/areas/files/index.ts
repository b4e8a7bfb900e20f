import { defineArea } from "../define-area.ts";
import { filesData as data } from "./seed.ts";

/** Files belong to several areas, and no operation of its own reads or changes them. */
export const files = defineArea("files", { data });
