import { bodyFitsStatus, eventStream, exampleRequired, problemAnswer, streamEnds } from "./answers.ts";
import { betaBadges } from "./beta-badges.ts";
import { extendTypes } from "./extensions.ts";
import {
  bodyNames,
  operationErrors,
  paginationFits,
  pathParametersAtPath,
  readableReference,
  tagIsFolder,
  transitionFits,
} from "./operations.ts";
import { described, discriminatedUnion, nullLast, propertyCasing, realSchema, timeFormat } from "./schemas.ts";

/** Redocly loads this file; redocly.yaml says which rules are on. */
export default function platform() {
  return {
    id: "platform",
    typeExtension: { oas3: extendTypes },
    rules: {
      oas3: {
        "operation-errors": operationErrors,
        "pagination-fits": paginationFits,
        "transition-fits": transitionFits,
        "tag-is-folder": tagIsFolder,
        "body-names": bodyNames,
        "path-parameters-at-path": pathParametersAtPath,
        "readable-reference": readableReference,
        "problem-answer": problemAnswer,
        "body-fits-status": bodyFitsStatus,
        "event-stream": eventStream,
        "stream-ends": streamEnds,
        "example-required": exampleRequired,
        "real-schema": realSchema,
        described,
        "null-last": nullLast,
        "time-format": timeFormat,
        "property-casing": propertyCasing,
        "discriminated-union": discriminatedUnion,
      },
    },
    decorators: { oas3: { "beta-badges": betaBadges } },
  };
}
