export { Form } from "../../interface/form.tsx";
export { parseJson } from "../../interface/json.ts";
export { toTryIt } from "../../interface/try-it.ts";
export { readPath } from "./copies.ts";
