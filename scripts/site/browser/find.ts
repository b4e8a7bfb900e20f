/** Finds entries by name and text, also with typing errors. */
import MiniSearch, { type Query } from "minisearch";
import type { Entry, Group, Kind } from "../search.ts";

/** An entry, and how many others have the same name and text. */
export interface Result extends Entry {
  more: number;
}

export interface Index {
  groups: Group[];
  /** Ids are positions in `groups`. */
  index: MiniSearch<{ id: number; name: string; context: string; text: string }>;
}

/** The order of entries that have exactly the name that the reader searches for. */
const KINDS: Kind[] = ["operation", "error", "schema", "guide", "page", "parameter", "field"];

/** Preference of kinds. Without it, the many fields crowd out everything else. */
const WEIGHTS: Record<Kind, number> = {
  operation: 3,
  schema: 2,
  guide: 3,
  page: 3,
  error: 1.5,
  parameter: 1,
  field: 1,
};

/** Kinds of entries whose context is not a part of their own description, as the path of an operation is. */
const PARTS: Kind[] = ["parameter", "field"];

/** Groups that are indexed without a break: about 10 ms on a laptop, so that typing never waits for long. */
const CHUNK = 200;

/** Words without meaning in a question such as "list of the agents". Names may consist of them. */
const STOP_WORDS = new Set("a an and are for in is of on or the to with".split(" "));

/** A word of a text, in lower case, and its parts if it is an identifier. */
interface Word {
  whole: string;
  parts: string[];
}

/** `chunks_count`, `agents.versions.list` and `AgentVersion` are one word each, with parts. */
export function splitWords(text: string): Word[] {
  const words = text.match(/[\p{L}\p{N}]+(?:[._-]+[\p{L}\p{N}]+)*/gu) ?? [];
  return words.map((word) => ({ whole: singular(word.toLowerCase()), parts: splitWord(word).map(singular) }));
}

function splitWord(word: string): string[] {
  const camelCase = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
  const parts = word
    .replaceAll(camelCase, " ")
    .toLowerCase()
    .split(/[ ._-]+/);
  return parts.length > 1 ? parts : [];
}

/** A search for "agent" also finds `agents.create`. */
function singular(term: string): string {
  return term.replace(/(?<=\p{L}{2}[^\P{L}isu])s$/u, "");
}

/** Indexes the groups, in a tenth of a second. A ready-made index would be larger than the groups, and loaded besides them. */
export async function buildIndex(groups: Group[]): Promise<Index> {
  const index: Index["index"] = new MiniSearch({
    fields: ["name", "context", "text"],
    tokenize: (text) => splitWords(text).flatMap(({ whole, parts }) => [whole, ...parts]),
    // splitWords() has done this.
    processTerm: (term) => term,
  });
  const documents = groups.map(({ name, text, places }, id) => {
    return { id, name, text, context: places.map(({ context }) => context).join(" ") };
  });
  await index.addAllAsync(documents, { chunkSize: CHUNK });
  return { groups, index };
}

/** The best results, and how many there are in all. */
export function find(index: Index, text: string, limit: number): { results: Result[]; total: number } {
  const words = splitWords(text);
  const telling = words.filter(({ whole }) => !STOP_WORDS.has(whole));
  const queries = (telling.length > 0 ? telling : words).map(toQuery);
  const all = search(index, { combineWith: "AND", queries });
  const found = all.length > 0 ? all : search(index, { combineWith: "OR", queries });
  const query = text.trim().toLowerCase();
  const rank = (group: Group) => (isNamed(group, query) ? KINDS.indexOf(group.kind) : KINDS.length);
  const best = found.sort((a, b) => rank(a) - rank(b)).slice(0, limit);
  return { results: best.map((group) => toResult(group, query)), total: found.length };
}

/** A word is found whole or by all of its parts. */
function toQuery({ whole, parts }: Word): Query {
  return parts.length === 0 ? whole : { combineWith: "OR", queries: [whole, { combineWith: "AND", queries: parts }] };
}

function search({ groups, index }: Index, query: Query): Group[] {
  const groupAt = (id: number) => groups[id]!;
  const results = index.search(query, {
    // The query is split into terms already.
    tokenize: (term) => [term],
    processTerm: (term) => term,
    prefix: true,
    // "termiante" differs from "terminate" in two letters. In short words, two letters are too many.
    fuzzy: (term) => (term.length > 3 ? 0.2 : 0),
    weights: { prefix: 0.6, fuzzy: 0.3 },
    boost: { name: 3, context: 0.2, text: 0.6 },
    boostDocument: (id) => WEIGHTS[groupAt(id).kind],
    // A field is no result if only the name of its schema matches.
    filter: ({ id, match }) => {
      return (
        !PARTS.includes(groupAt(id).kind) ||
        Object.values(match)
          .flat()
          .some((place) => place !== "context")
      );
    },
  });
  return results.map(({ id }) => groupAt(id));
}

/** True if the reader typed the name, `Agent.id` or `Agent id` for a field, or the path of an operation. */
function isNamed(group: Group, query: string): boolean {
  return (
    group.name.toLowerCase() === query || group.places.some(({ context }) => namesIn(group, context).includes(query))
  );
}

function namesIn({ kind, name }: Group, context: string): string[] {
  const names =
    kind === "operation"
      ? [context, context.slice(context.lastIndexOf(" ") + 1)]
      : [`${context}.${name}`, `${context} ${name}`];
  return names.map((text) => text.toLowerCase());
}

/** The place that the reader named, or the first one. */
function toResult(group: Group, query: string): Result {
  const { kind, name, text, places } = group;
  const named = places.find(({ context }) => namesIn(group, context).includes(query));
  const related = places.find(({ context }) => query.split(/[ .]/).includes(context.toLowerCase()));
  return { kind, name, text, ...(named ?? related ?? places[0]!), more: places.length - 1 };
}
