export { ajv, document, pointerTo, violationsOf } from "../src/contract/document.ts";
