export { ajv, document, findSchemaErrors as violationsOf, pointerTo } from "../src/contract/document.ts";
