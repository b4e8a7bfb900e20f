import { isJsonObject } from "./json-object.ts";

/** Serializes a value with the keys of each object sorted, so that equal JSON values give equal texts. */
export function canonicalJson(value: object): string;
export function canonicalJson(value: unknown): string | undefined;
export function canonicalJson(value: unknown): string | undefined {
  return JSON.stringify(value, (_name, part: unknown) =>
    isJsonObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
