import { shorten } from "../../core/shorten.ts";
import { maskText } from "../lib/mask.ts";
import type { Call } from "./route.ts";

/** Parameters that are named, and characters of a name. */
const MAX_PARAMETERS = 5;
const MAX_NAME = 100;

/** Notes about query parameters that the operation does not have, such as a misspelled one, which it ignores. */
export function noteUnknownParameters({ operationId, operation }: Call, query: string): string[] {
  if (query === "") return [];
  const known = operation.parameters.query;
  const unknown = [...new Set(new URLSearchParams(query).keys())].filter((name) => !known.includes(name));
  const others = known.length === 0 ? "It has none." : `It has ${known.join(", ")}.`;
  return unknown
    .slice(0, MAX_PARAMETERS)
    .map((name) => `${operationId} has no query parameter ${shorten(maskText(name), MAX_NAME)}. ${others}`);
}
