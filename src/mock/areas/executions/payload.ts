import type { components } from "../../../../generated/mock-types.ts";

type Schemas = components["schemas"];

export function payload(value: Schemas["JsonValue"]): Schemas["EventPayload"] {
  return { type: "json", value, encoding_options: [] };
}

/** Returns true if only the caller can decode the value. */
export function isEncoded({ encoding_options = [] }: Schemas["EventPayload"]): boolean {
  return encoding_options.length > 0;
}

/** The value of a payload; null if only the caller can decode it. */
export function valueIn(payload: Schemas["EventPayload"]): Schemas["JsonValue"] {
  return isEncoded(payload) ? null : payload.value;
}
