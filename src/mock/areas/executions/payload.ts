import type { components } from "../../../../generated/mock-types.ts";

type Schemas = components["schemas"];

export function payload(value: Schemas["JsonValue"]): Schemas["JsonPayload"] {
  return { type: "json", value };
}

/** The value of a payload; null if only the caller can decode it. */
export function valueIn(payload: Schemas["WorkflowPayload"]): Schemas["JsonValue"] {
  return payload.type === "json" ? payload.value : null;
}

/** The payload as the service stores it. Values that the caller has encoded do not change. */
export function encode(payload: Schemas["WorkflowPayload"]): Schemas["EncodedPayload"] {
  if (payload.type === "encoded") return payload;
  const { value } = payload;
  const b64payload = value === null ? "" : Buffer.from(JSON.stringify(value)).toString("base64");
  return { type: "encoded", b64payload, encoding_options: [], empty: value === null };
}

/** The payload as events of the feed have it. */
export function eventPayload(input: Schemas["WorkflowPayload"]): Schemas["EventPayload"] {
  if (input.type === "json" || !input.encoding_options?.length) return payload(valueIn(input));
  return { type: "json", value: input.b64payload, encoding_options: input.encoding_options };
}
