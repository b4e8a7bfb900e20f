export { Form } from "../site/browser/try-it/form.tsx";
export { toTryIt } from "../site/try-it.ts";
export { readPath } from "./copies.ts";
