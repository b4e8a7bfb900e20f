import type { Node } from "./context.ts";

/**
 * Types of our extensions. Redocly's `struct` rule reports unknown keys, invalid values and missing fields in them.
 * openapi/README.md explains the fields.
 */
const Pagination = {
  properties: {
    form: { enum: ["page", "offset", "cursor", "token"] },
    parameter: { type: "string" },
    first: { type: "integer", minimum: 0 },
    size: { type: "string" },
    items: { type: "string" },
    next: { type: "string" },
    total: { type: "string" },
  },
  required: (value: Node) => ["form", "parameter", "items", ...(value?.form === "page" ? ["first"] : [])],
};

const Transition = {
  properties: {
    resource: { type: "string" },
    from: "TransitionState",
    to: "TransitionState",
    creates: { type: "string" },
    deletes: { type: "string" },
    condition: { type: "string" },
    permission: { type: "string" },
    creator: { type: "boolean" },
    effects: { type: "array", items: { type: "string" } },
  },
  required: ["resource"],
};

/** A change that the service makes by itself to what a schema describes. */
const Move = {
  properties: { from: "TransitionState", to: "TransitionState", condition: { type: "string" } },
  required: ["from", "to", "condition"],
};

const Stream = {
  properties: {
    ends: { type: "array", items: { type: "string" } },
    failures: { type: "array", items: { type: "string" } },
    resumable: { type: "boolean" },
  },
  required: ["ends", "failures"],
};

/** A text for each code of an error. */
const TextByCode = { properties: {}, additionalProperties: { type: "string" } };

/** An error that any path can return. */
const GeneralError = {
  properties: {
    status: { type: "integer" },
    description: { type: "string" },
    advice: { type: "string" },
    example: {},
  },
  required: ["status", "description", "advice", "example"],
};

/** Values of fields of the resource, by field name; a list means any of these values. */
const TransitionState = { properties: {}, additionalProperties: {} };

export function extendTypes(types: Record<string, Node>): Record<string, Node> {
  const extended = (type: string, properties: Record<string, Node>) => ({
    ...types[type],
    properties: { ...types[type].properties, ...properties },
  });
  return {
    ...types,
    Pagination,
    Transition,
    TextByCode,
    GeneralError,
    GeneralErrorMap: { properties: {}, additionalProperties: "GeneralError" },
    TransitionState,
    Move,
    MoveList: { properties: {}, items: "Move" },
    Stream,
    TransitionList: { properties: {}, items: "Transition" },
    Operation: extended("Operation", {
      "x-pagination": "Pagination",
      "x-transition": "TransitionList",
      "x-stream": "Stream",
    }),
    MediaType: extended("MediaType", { "x-itemSchema": "Schema" }),
    Schema: extended("Schema", {
      "x-extensible-enum": { type: "array", items: { type: "string" } },
      "x-transition": "MoveList",
    }),
    Response: extended("Response", { "x-advice": "TextByCode", "x-explanation": "TextByCode" }),
    Root: extended("Root", { "x-errors": "GeneralErrorMap" }),
    Tag: extended("Tag", { "x-beta": { type: "boolean" } }),
  };
}
