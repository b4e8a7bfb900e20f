import { betaMarks, commonErrors, propertyDescriptions, requestIds } from "./decorators.ts";
import { exampleNumbers, exampleReferences, exampleTimes } from "./examples.ts";
import { extendTypes } from "./extensions.ts";
import { flowExpression, flowName, flowOperation, flowStatus } from "./flows.ts";
import {
  bodyRequired,
  distinctParameters,
  operationErrors,
  paginationValid,
  pathParametersAtPath,
  readableReference,
  schemaNameSuffix,
  tagMatchesFolder,
  transitionValid,
} from "./operations.ts";
import {
  bodyMatchesStatus,
  errorAdvice,
  errorFitsOperation,
  eventStreamSchema,
  exampleRequired,
  problemResponse,
  streamExtensionValid,
} from "./responses.ts";
import {
  completeDefault,
  dateTimeFormat,
  descriptionRequired,
  discriminatedUnion,
  exactKeyword,
  int64Format,
  namedObject,
  namedVariant,
  noUntypedSchema,
  nullLast,
  openSetDescribed,
  propertyCasing,
  secretWriteOnly,
} from "./schemas.ts";

/** The Redocly plugin. redocly.yaml turns its rules on. */
export default function platform() {
  return {
    id: "platform",
    typeExtension: { oas3: extendTypes },
    rules: {
      oas3: {
        "operation-errors": operationErrors,
        "distinct-parameters": distinctParameters,
        "pagination-valid": paginationValid,
        "transition-valid": transitionValid,
        "tag-matches-folder": tagMatchesFolder,
        "schema-name-suffix": schemaNameSuffix,
        "path-parameters-at-path": pathParametersAtPath,
        "readable-reference": readableReference,
        "problem-response": problemResponse,
        "error-advice": errorAdvice,
        "error-fits-operation": errorFitsOperation,
        "body-required": bodyRequired,
        "body-matches-status": bodyMatchesStatus,
        "event-stream-schema": eventStreamSchema,
        "stream-extension-valid": streamExtensionValid,
        "example-required": exampleRequired,
        "example-numbers": exampleNumbers,
        "example-times": exampleTimes,
        "example-references": exampleReferences,
        "no-untyped-schema": noUntypedSchema,
        "named-object": namedObject,
        "named-variant": namedVariant,
        "description-required": descriptionRequired,
        "null-last": nullLast,
        "date-time-format": dateTimeFormat,
        "int64-format": int64Format,
        "property-casing": propertyCasing,
        "discriminated-union": discriminatedUnion,
        "open-set-described": openSetDescribed,
        "secret-write-only": secretWriteOnly,
        "exact-keyword": exactKeyword,
        "complete-default": completeDefault,
      },
      arazzo1: {
        "flow-name": flowName,
        "flow-operation": flowOperation,
        "flow-expression": flowExpression,
        "flow-status": flowStatus,
      },
    },
    decorators: {
      oas3: {
        "beta-marks": betaMarks,
        "request-ids": requestIds,
        "common-errors": commonErrors,
        "property-descriptions": propertyDescriptions,
      },
    },
  };
}
