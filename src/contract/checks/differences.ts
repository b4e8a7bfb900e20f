import type { OperationCase } from "../cases.ts";
import { isObject } from "../requests/stored.ts";
import { type Finding, finding } from "./findings.ts";
import { secretFindings } from "./send-valid.ts";

/**
 * Returns the fields of a resource that differ from what was sent. Fields that are missing, masks and other forms of the same
 * value are not compared: the service may normalize what it stores, and sets defaults.
 */
export function differencesFrom(sent: unknown, stored: unknown, pointer = "/body"): Finding[] {
  if (sent === null || stored === undefined) return [];
  if (Array.isArray(sent) && Array.isArray(stored)) {
    if (sent.some(isObject))
      return sent.length === stored.length
        ? sent.flatMap((part, index) => differencesFrom(part, stored[index], `${pointer}/${index}`))
        : [differs(pointer, sent, stored)];
    const lost = sent.filter((part) => !stored.some((other) => differencesFrom(part, other).length === 0));
    return lost.length > 0 ? [differs(pointer, sent, stored)] : [];
  }
  if (isObject(sent) && isObject(stored))
    return Object.entries(sent).flatMap(([name, part]) => differencesFrom(part, stored[name], `${pointer}/${name}`));
  const isNormalized = stored !== null && kindOf(sent) !== kindOf(stored);
  const isMask = typeof stored === "string" && stored.includes("***");
  if (isNormalized || isMask || normalize(sent) === normalize(stored)) return [];
  return [differs(pointer, sent, stored)];
}

const differs = (pointer: string, sent: unknown, stored: unknown): Finding =>
  finding(pointer, `${JSON.stringify(sent)}, which was sent`, JSON.stringify(stored));

const kindOf = (value: unknown): string => (Array.isArray(value) ? "array" : isObject(value) ? "object" : "scalar");

/** Times, URLs and texts can be written in several ways. */
function normalize(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const time = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? value.trim().toLowerCase().replace(/\/$/, "") : time;
}

/** The differences of a stored resource from what was sent, and the secrets that it shows. */
export function storedFindings(testCase: OperationCase, sent: unknown, value: unknown): Finding[] {
  const text = JSON.stringify(value) ?? "";
  return [...differencesFrom(sent, value), ...secretFindings(testCase, sent, { text })];
}
