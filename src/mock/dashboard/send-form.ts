export { Form } from "../../interface/form.tsx";
export { toTryIt } from "../../interface/try-it.ts";
export { readPath } from "./copies.ts";
