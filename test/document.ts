import type { Document } from "../scripts/generate/document.ts";
import { document as bundle } from "../src/contract/document.ts";

export { ajv, pointerTo, violationsOf } from "../src/contract/document.ts";

/** The committed bundle, with the types of all fields that the renderers read. */
export const document = bundle as unknown as Document;
