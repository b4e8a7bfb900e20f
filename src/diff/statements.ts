/** Compares what descriptions state in a form that a program can find: error codes, numbers and orders. */
import type { Document } from "../core/document.ts";
import { compareLists, quote } from "./change.ts";
import { DATA, MAPS, type Node, TEXTS } from "./schema.ts";

const CODE = /(?<=`)[A-Z][A-Z0-9_]{2,}(?=`)/g;
const STATEMENTS = [
  /\b(?:one|two|five|ten) (?:second|minute|hour|day)s?\b/,
  /\b(?:newest|latest|oldest|earliest|highest|lowest|most recent\w*)(?:\s+\w+)?\s+(?:first|last)\b/,
  /\bsorted\s+(?:by\s+(?:the\s+)?\w+|alphabetically)|\bin\s+(?:ascending|descending|alphabetical|reverse)\s+order\b/,
  /\bin\s+(?:the\s+)?order\s+of\s+(?:the\s+)?\w+/,
  /\d+(?:[.,]\d+)*/,
];
const STATEMENT = new RegExp(STATEMENTS.map(({ source }) => source).join("|"), "gi");
/** Code, standards and times, whose digits state nothing. */
const NAMES = /\b(?:RFC|ISO) \d+|OAuth 2\.0|base64|BM25|\d+-\d+-\d+T[\d:]+Z|`[^`]*`/g;

/** Returns a sentence for each description in both documents with another error code, number or order. */
export function compareStatements(base: Document, revision: Document): string[] {
  const before = new Map(listStatements(base));
  return [...listStatements(revision)].flatMap(([place, statements]) => {
    const { lost, gained } = compareLists(before.get(place) ?? statements, statements);
    if (lost.length + gained.length === 0) return [];
    const changes = [
      gained.length > 0 && `now says ${quote(gained)}`,
      lost.length > 0 && `no longer says ${quote(lost)}`,
    ];
    return `\`${place}\`: The description ${changes.filter(Boolean).join(", and ")}.`;
  });
}

/** Yields the place of each description, such as `agents.create/responses/409`, with its statements. */
export function* listStatements(value: Node, place = "", areKeysNames = false): Generator<[string, string[]]> {
  if (typeof value !== "object" || value === null) return;
  const { description } = value;
  if (typeof description === "string") {
    const words = description.replaceAll(NAMES, "").replaceAll(/\s+/g, " ");
    yield [place, [...(description.match(CODE) ?? []), ...(words.match(STATEMENT) ?? [])]];
  }
  for (const [key, inner] of Object.entries<Node>(value)) {
    if (!areKeysNames && (DATA.test(key) || TEXTS.test(key))) continue;
    // A name stays the same if another parameter or variant is removed.
    const name = inner?.operationId ?? (Array.isArray(value) ? (inner?.name ?? inner?.$ref) : undefined);
    const path = inner?.operationId ? name : `${place && `${place}/`}${name ?? key}`;
    yield* listStatements(inner, path, !areKeysNames && MAPS.test(key));
  }
}
