import type { EventPayload, JsonValue } from "../../../../generated/mock-types.ts";

export function payload(value: JsonValue): EventPayload {
  return { type: "json", value, encoding_options: [] };
}

/** Returns true if only the caller can decode the value. */
export function isEncoded({ encoding_options = [] }: EventPayload): boolean {
  return encoding_options.length > 0;
}

/** The value of a payload; null if only the caller can decode it. */
export function valueIn(payload: EventPayload): JsonValue {
  return isEncoded(payload) ? null : payload.value;
}
