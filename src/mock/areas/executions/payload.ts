import type { components } from "../../../../generated/types.ts";

type Schemas = components["schemas"];

export function payload(value: Schemas["JsonValue"]): Schemas["JsonPayload"] {
  return { type: "json", value };
}

/** The value of a payload; null if only the caller can decode it. */
export function valueIn(payload: Schemas["WorkflowPayload"]): Schemas["JsonValue"] {
  return payload.type === "json" ? payload.value : null;
}
