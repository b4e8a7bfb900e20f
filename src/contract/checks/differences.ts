import { splitPointer } from "../../core/json-pointer.ts";
import { findKeys, type OperationCase } from "../cases.ts";
import { isObject, type Place } from "../requests/stored.ts";
import { type Finding, finding } from "./findings.ts";
import { secretFindings } from "./send-valid.ts";
import { type Keys, keysOf, propertiesAt, schemaAt } from "./violations.ts";
import { subschemas } from "./write-only.ts";

/**
 * Returns the fields of a resource that differ from what was sent, or from another `origin`. Fields that are missing, masks
 * and other forms of the same value are not compared: the service may normalize what it stores, and sets defaults.
 */
export function differencesFrom(
  sent: unknown,
  stored: unknown,
  pointer = "/body",
  origin = "which was sent",
): Finding[] {
  if (sent === null || stored === undefined) return [];
  if (Array.isArray(sent) && Array.isArray(stored)) {
    if (sent.some(isObject))
      return sent.length === stored.length
        ? sent.flatMap((part, index) => differencesFrom(part, stored[index], `${pointer}/${index}`, origin))
        : [differs(pointer, sent, stored, origin)];
    const lost = sent.filter((part) => !stored.some((other) => differencesFrom(part, other).length === 0));
    return lost.length > 0 ? [differs(pointer, sent, stored, origin)] : [];
  }
  if (isObject(sent) && isObject(stored))
    return Object.entries(sent).flatMap(([name, part]) =>
      differencesFrom(part, stored[name], `${pointer}/${name}`, origin),
    );
  const isNormalized = stored !== null && kindOf(sent) !== kindOf(stored);
  const isMask = typeof stored === "string" && stored.includes("***");
  if (isNormalized || isMask || normalize(sent) === normalize(stored)) return [];
  return [differs(pointer, sent, stored, origin)];
}

/** Maximum number of characters of a sent value that a finding shows, and of what is equal before a difference. */
const MAX_SHOWN = 300;
const MAX_EQUAL = 20;

/** Of long values, the finding shows the part that differs. */
function differs(pointer: string, sent: unknown, stored: unknown, origin: string): Finding {
  const [expected, received] = [sent, stored].map((value) => JSON.stringify(value)) as [string, string];
  if (expected.length <= MAX_SHOWN) return finding(pointer, `${expected}, ${origin}`, received);
  let at = 0;
  while (at < expected.length && expected[at] === received[at]) at += 1;
  const start = Math.max(0, at - MAX_EQUAL);
  const [left, right] = [expected, received].map((text) => text.slice(start, start + MAX_SHOWN));
  return finding(pointer, `${left}, ${origin}, from character ${start} on`, right);
}

/**
 * The fields that must have nothing, and have a value. An empty text, list or object is a value if the resource is
 * described to have null or to omit the field instead.
 */
export function emptyFindings(place: Place, names: readonly string[], value: unknown, reason: string): Finding[] {
  return names.flatMap((name) => {
    const found = Object(value)[name];
    const isEmpty = found === "" || (typeof found === "object" && Object.keys(found ?? {}).length === 0);
    const isNothing = /\bnull (if|for)\b|\bOmitted if\b/i.test(describeField(place, name));
    if (found === undefined || found === null || (isEmpty && !isNothing)) return [];
    return [finding(`/body/${name}`, `nothing, because ${reason}`, JSON.stringify(found))];
  });
}

/** The description of a field of a resource; empty if there is none. */
export function describeField({ getter, source }: Place, name: string): string {
  const { responses } = getter ?? source.listing;
  const whole = keysOf(responses.find(({ status }) => status === 200)!.pointer!);
  const items = getter ? [] : splitPointer(source.items);
  return describeProperty(
    items.reduce((at, key) => [...findKeys(at), "properties", key], whole),
    name,
  );
}

/** Looks for a property in a schema, its parts, its variants and the items of a list. */
function describeProperty(place: Keys, name: string): string {
  const keys = findKeys(place);
  const own = propertiesAt(keys).get(name);
  if (own) return String(schemaAt(own).description);
  const parts = subschemas(schemaAt(keys)).filter(([keyword]) => !/properties/i.test(String(keyword)));
  return parts.map((part) => describeProperty([...keys, ...part], name)).find(Boolean) ?? "";
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? "array" : isObject(value) ? "object" : "scalar");

/** Times and URLs can be written in several ways. */
function normalize(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const time = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN;
  // One operation may show seconds, and another one fractions of them.
  if (!Number.isNaN(time)) return Math.trunc(time / 1000);
  return /^https?:\/\/\S+$/.test(value) && URL.canParse(value) ? new URL(value).href.replace(/\/$/, "") : value;
}

/** The differences of a stored resource from what was sent, and the secrets that it shows. */
export function storedFindings(testCase: OperationCase, sent: unknown, value: unknown): Finding[] {
  const text = JSON.stringify(value) ?? "";
  return [...differencesFrom(sent, value), ...secretFindings(testCase, sent, { text })];
}
