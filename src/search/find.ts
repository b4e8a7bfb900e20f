/** Finds entries by name and text, also with typing errors and by other words for the same thing. */
import MiniSearch, { type Query, type SearchOptions, type SearchResult } from "minisearch";
import { stemmer } from "stemmer";
import { usualAddress } from "./addresses.ts";
import type { Entry, Group, Kind } from "./entry.ts";
import { OTHER_WORDS } from "./other-words.ts";
import { SYNONYMS } from "./synonyms.ts";

export interface Result extends Entry {
  /** What readers call it: the summary of an operation, otherwise the name. */
  title: string;
  /** The number of other places with the same name and text. */
  more: number;
}

export interface Index {
  groups: Group[];
  /** Ids are positions in `groups`. */
  index: MiniSearch<Record<(typeof FIELDS)[number], string> & { id: number }>;
}

const FIELDS = ["name", "title", "other", "context", "text", "words", "examples"] as const;

/** The order of entries that have exactly the name that the reader searches for. */
const KINDS: Kind[] = ["operation", "error", "schema", "guide", "page", "parameter", "field", "decision"];

/** Kinds whose title says what they are about. */
const TITLED: Kind[] = ["operation", "guide", "page"];

/** Preference of kinds. Without it, the many fields and decisions crowd out everything else. */
const WEIGHTS: Record<Kind, number> = {
  operation: 3,
  guide: 5,
  page: 5,
  error: 2,
  schema: 0.6,
  parameter: 0.6,
  field: 0.6,
  decision: 0.6,
};

/** The weight of a part, compared with that of its page, and of a deprecated operation, compared with others. */
const PART = 0.55;
/** The same for the headings of what the API does not have, each of which is an answer of its own. */
const MISSING = 0.75;
const DEPRECATED = 0.3;

/** The weight of pages about the mock and the MCP server, which have the words of the API, compared with those about the API. */
const TOOL = 0.6;
const TOOLS = /^(?:mock|assistants)\//;

/** The weights of a field and a schema for who types the words of their names, as in `day of week` and `function tool`. */
const SPELLED: Partial<Record<Kind, number>> = { field: 2, schema: 8 };

/** The folders of the clients by the words for their languages. TypeScript has the page above them. */
const LANGUAGES = new Map(
  Object.entries({
    python: "python",
    httpx: "python",
    go: "go",
    golang: "go",
    php: "php",
    java: "java",
    typescript: "index",
    javascript: "index",
    node: "index",
  }),
);

/** For who names a language besides a subject, as in `python retries`: the weight of this word, and of the clients for others. */
const LANGUAGE = 0.4;
const OTHER_CLIENT = 0.2;

/** The weight of errors for who searches for a status, as in `429 retry`. */
const ASKED_ERROR = 2;

/** Kinds of entries whose context is not a part of their own description, as the path of an operation is. */
const PARTS: Kind[] = ["parameter", "field"];

/** Groups that are indexed without a break: about 10 ms on a laptop, so that typing never waits for long. */
const CHUNK = 200;

/** Words without meaning in a question such as "how do I list the agents". Names may consist of them. */
const STOP_WORDS = new Set(
  `a about after also am an and any are as at be because but by can could did do does each for from going had has have how
  i if in into is it its me mean my of on or other our s should so some something such than that the their them then
  there these they this to use using want was we what when where which why will with would you your`.split(/\s+/),
);

/** Words of the reference by the stem of a reader's word. */
const MEANINGS = new Map<string, string[]>();
/** Words of the reference for several words of a reader. */
const PHRASES: [string, string][] = [];
for (const [words, meanings] of Object.entries(SYNONYMS)) {
  for (const word of words.split(", ")) {
    if (word.includes(" ")) PHRASES.push([word, meanings]);
    else MEANINGS.set(stemmer(word), meanings.split(" "));
  }
}

/** A word of a text, in lower case, and its parts if it is an identifier. */
interface Word {
  whole: string;
  parts: string[];
}

/** `chunks_count`, `agents.versions.list` and `AgentVersion` are one word each, with parts. */
export function splitWords(text: string): Word[] {
  const words = text.match(/[\p{L}\p{N}]+(?:[._-]+[\p{L}\p{N}]+)*/gu) ?? [];
  return words.map((word) => ({ whole: word.toLowerCase(), parts: splitWord(word) }));
}

function splitWord(word: string): string[] {
  const camelCase = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
  const parts = word
    .replaceAll(camelCase, " ")
    .toLowerCase()
    .split(/[ ._-]+/);
  return parts.length > 1 ? parts : [];
}

/** The words that a text is found by: whole words, their parts, and the stems of both. */
export function listTerms(text: string): string[] {
  return splitWords(text).flatMap(({ whole, parts }) => [...new Set([whole, ...parts].flatMap(withStem))]);
}

/** The stem of a number has no zeros in front: 9 finds 09:00. */
function withStem(word: string): string[] {
  return [word, stemmer(word.replace(/^0+(?=\d)/, ""))];
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Indexes the groups, in a tenth of a second. A ready-made index would be larger than the groups, and loaded besides them. */
export async function buildIndex(groups: Group[]): Promise<Index> {
  const index: Index["index"] = new MiniSearch({
    fields: [...FIELDS],
    tokenize: listTerms,
    // listTerms() has done this.
    processTerm: (term) => term,
  });
  const documents = groups.map((group, id) => {
    const { name, text, words = "", places } = group;
    const context = places.map(({ context }) => context).join(" ");
    const examples = Object.values(group.examples ?? {}).join(" ");
    return { id, name, title: readTitle(group), other: readOtherWords(group), text, words, context, examples };
  });
  await index.addAllAsync(documents, { chunkSize: CHUNK });
  return { groups, index };
}

function readOtherWords({ name, places }: Group): string {
  return OTHER_WORDS[places[0]!.url?.replace("/index.html", "") ?? name] ?? "";
}

/** What readers call the entry besides its name: the summary of an operation, "error 404". */
function readTitle(group: Group): string {
  return group.kind === "error" ? `error ${group.places[0]!.context}` : readSummary(group);
}

function readSummary({ kind, text }: Group): string {
  return kind === "operation" ? text.slice(0, text.indexOf(". ")) : "";
}

/** The best results, and how many there are in all. */
export function find(index: Index, typed: string, limit: number): { results: Result[]; total: number } {
  const text = findMethod(index, typed) ?? typed;
  // `n't` and `'s` are no words: each of their letters would be the start of many.
  const letters = text.replace(/(?<!ca)n['’]t\b/g, " not").replace(/(?<=\w)['’]\w{1,2}\b/g, "");
  const plain = PHRASES.reduce(
    (text, [phrase, meanings]) => text.replace(new RegExp(`\\b${phrase}\\b`, "i"), meanings),
    letters,
  );
  const words = splitWords(plain);
  const different = words.filter(({ whole }, index) => words.findIndex((word) => word.whole === whole) === index);
  const telling = different.filter(({ whole }) => !isStopWord(whole));
  const searched = telling.length > 0 ? telling : different;
  const query = text.trim().toLowerCase();
  const found = search(index, searched, query);
  const word = findOnlyWord(plain);
  const rank = (group: Group) => {
    if (!word) return rankByName(group, query);
    // A heading such as "The tools", which has words without meaning.
    return query !== word && isNamed(group, query) ? -1 : rankByTitle(group, word);
  };
  const best = found.sort((a, b) => rank(a) - rank(b)).slice(0, limit);
  return { results: best.map((group) => withExample(toResult(group, query), group, searched)), total: found.length };
}

/** The id of the operation whose method in a client has the name: `agents_list_items`, `AgentsListPages`, `client.agents.list()`. */
function findMethod({ groups }: Index, text: string): string | undefined {
  const toLetters = (name: string) => name.toLowerCase().replaceAll(/[._]/g, "");
  const own = text.trim().replace(/^client\.|\(.*/g, "");
  const method = toLetters(own.replace(/(?:items|pages)$/i, ""));
  return groups.find(({ kind, name }) => kind === "operation" && toLetters(name) === method)?.name;
}

/** Leads to the example that has two of the words, or all of them, if the title lacks one. */
function withExample(result: Result, { examples }: Group, words: Word[]): Result {
  if (!examples) return result;
  const wanted = words.map(({ whole }) => [whole, ...listMeanings(whole)].flatMap(withStem));
  const findIn = (text: string) => {
    const terms = new Set(listTerms(text));
    return wanted.filter((forms) => forms.some((form) => terms.has(form)));
  };
  const titled = findIn(result.title);
  const [best] = Object.entries(examples)
    .map(([name, summary]) => ({ name, summary, found: findIn(`${name} ${summary}`) }))
    .filter(({ found }) => found.length >= Math.min(2, words.length) && found.some((word) => !titled.includes(word)))
    .sort((a, b) => b.found.length - a.found.length);
  if (!best) return result;
  return { ...result, text: `${result.title}. Example: ${best.summary}.`, url: `${result.url}#example=${best.name}` };
}

/** The word of a text such as `schedule` or `what is a schedule`, unless it is an identifier, a name or a synonym. */
function findOnlyWord(text: string): string | undefined {
  const [word, ...others] = text.split(/[\s?]+/).filter((word) => word && !isStopWord(word.toLowerCase()));
  return word && others.length === 0 && /^\p{Ll}+$/u.test(word) && !MEANINGS.has(stemmer(word)) ? word : undefined;
}

/** Who types a name looks for what has it, and then for the page that readers know by it. */
function rankByName(group: Group, query: string): number {
  if (isNamed(group, query)) return KINDS.indexOf(group.kind);
  const isKnown = group.kind === "page" && readOtherWords(group).split(" ").includes(query);
  return isKnown ? KINDS.length : KINDS.length + 1;
}

/** Who types a word that is no identifier, such as `schedule`, looks for what is about it, rather than for a field with this name. */
function rankByTitle(group: Group, word: string): number {
  const title = TITLED.includes(group.kind) && !isPart(group) ? readSummary(group) || group.name : "";
  const stems = splitWords(title).map(({ whole }) => stemmer(whole));
  if (!stems.includes(stemmer(word))) return 2 + rankByName(group, word);
  return stems.length === 1 ? 0 : 1;
}

/** In a short word, a different letter makes another word: `rule` is no `url`, and `slack` no `stack`. */
function isLong(word: string): boolean {
  return word.length > 5;
}

/** The groups that have most of the words, best first. */
function search({ groups, index }: Index, words: Word[], query: string): Group[] {
  const groupAt = (id: number) => groups[id]!;
  const languages = words.length > 1 ? words.flatMap(({ whole }) => LANGUAGES.get(whole) ?? []) : [];
  const asksForError = words.some(({ whole }) => /^[45]\d\d$/.test(whole));
  const options: SearchOptions = {
    // The query is split into terms already.
    tokenize: (term) => [term],
    processTerm: (term) => term,
    prefix: true,
    fuzzy: (term) => (isLong(term) ? 0.2 : 0),
    weights: { prefix: 0.4, fuzzy: 0.3 },
    boost: { name: 3, title: 3, other: 2, context: 0.2, text: 0.6, words: 0.4, examples: 0.05 },
    boostDocument: (id) => {
      const group = groupAt(id);
      const weight = SPELLED[group.kind];
      const spelled = weight && splitWord(group.name).join(" ") === query ? weight : 1;
      const asked = asksForError && group.kind === "error" ? ASKED_ERROR : 1;
      const client = readClient(group);
      const isOther = languages.length > 0 && client && !languages.includes(client);
      return weigh(group) * spelled * asked * (isOther ? OTHER_CLIENT : 1);
    },
  };
  const found = new Map<number, Match>();
  for (const word of words) {
    const isLanguage = languages.length > 0 && LANGUAGES.has(word.whole);
    for (const { id, score, match } of searchWord(index, word, options)) {
      if (isLanguage && !languages.includes(readClient(groupAt(id)))) continue;
      const { sum, matched, own } = found.get(id) ?? { sum: 0, matched: 0, own: false };
      const places = Object.values(match).flat();
      found.set(id, {
        sum: sum + score * (isLanguage ? LANGUAGE : 1),
        matched: matched + 1,
        own: own || places.some((place) => place !== "context"),
      });
    }
  }
  // Results that differ by less than 15 % keep the order of the document.
  const rate = ({ sum, matched }: Match) => Math.round(Math.log(sum * (matched / words.length) ** 2) * 7);
  return (
    [...found]
      // A field is no result if only the name of its schema matches.
      .filter(([id, { own }]) => own || !PARTS.includes(groupAt(id).kind))
      .sort(([a, first], [b, second]) => rate(second) - rate(first) || a - b)
      .map(([id]) => groupAt(id))
  );
}

/** What has the word or, if nothing has it, a word with one more letter: `pyton` is python, but `slack` is no `stack`. */
function searchWord(index: Index["index"], word: Word, options: SearchOptions): SearchResult[] {
  const { whole } = word;
  const found = index.search(toQuery(word), options);
  if (found.length > 0) return found;
  const similar = index.search(whole, { ...options, prefix: false, fuzzy: 1 });
  return similar.filter(({ terms }) => terms.some((term) => term.length > whole.length));
}

/** How well the words of a search match a group. */
interface Match {
  /** The scores of the words. */
  sum: number;
  /** The number of words that match. */
  matched: number;
  /** True if a word matches in more than the context. */
  own: boolean;
}

function weigh(group: Group): number {
  // A field for which readers have words of their own is as important as an operation.
  const weight = readOtherWords(group) ? Math.max(WEIGHTS.operation, WEIGHTS[group.kind]) : WEIGHTS[group.kind];
  const url = group.places[0]!.url ?? "";
  const isTool = TOOLS.test(url);
  const part = url.startsWith("not-available/") ? MISSING : PART;
  return weight * (isPart(group) ? part : 1) * (isTool ? TOOL : 1) * (group.deprecated ? DEPRECATED : 1);
}

/** The client that a page is about, as in LANGUAGES, or "". */
function readClient({ places }: Group): string {
  return /^client\/(?:recipes\/)?(\w+)/.exec(places[0]!.url ?? "")?.[1] ?? "";
}

/** True for a heading of a page or a step of a guide. */
function isPart({ kind, places }: Group): boolean {
  return (kind === "page" || kind === "guide") && places[0]!.url!.includes("#");
}

/** A word is found whole, by its stem, by all of its parts, with two letters swapped, or by words for the same thing. */
function toQuery({ whole, parts }: Word): Query {
  const stem = stemmer(whole);
  const typos = isLong(whole) ? swapped(whole).flatMap(withStem) : swapped(whole);
  const exact = [stem, ...typos].filter((term) => term !== whole && !isStopWord(term));
  return {
    combineWith: "OR",
    queries: [
      whole,
      { queries: exact, prefix: false, fuzzy: false },
      ...(parts.length > 0 ? [{ combineWith: "AND" as const, queries: parts }] : []),
      { queries: listMeanings(whole).flatMap(withStem), prefix: false, fuzzy: false, boostTerm: () => 0.5 },
    ],
  };
}

/** Words for the same thing, also those for the word without its ending: `slower` is slow, and a `grader` grades. */
function listMeanings(whole: string): string[] {
  const [, root] = /^(.{4,})e(?:r|st)$/.exec(whole) ?? [];
  const bases = root ? [root, `${root}e`] : [];
  return [...bases, ...[whole, ...bases].flatMap((word) => MEANINGS.get(stemmer(word)) ?? [])];
}

/** The word with each two letters swapped that follow each other, which is the most frequent typing error. */
function swapped(word: string): string[] {
  if (word.length < 4) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, i) => word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2),
  );
}

/** True if the reader typed the name, the words of a code, `Agent.id` or `Agent id` for a field, or the path of an operation. */
function isNamed(group: Group, query: string): boolean {
  const name = group.name.toLowerCase();
  return (
    name === query ||
    (group.kind === "error" && name.replaceAll("_", " ") === query) ||
    group.places.some(({ context }) => namesIn(group, context).includes(query))
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
  const { places, words: _, examples: __, ...own } = group;
  const { kind, name } = own;
  const named = places.find(({ context }) => namesIn(group, context).includes(query));
  const related = places.find(({ context }) => query.split(/[ .]/).includes(context.toLowerCase()));
  const { context, url = usualAddress(kind, name, context) } = named ?? related ?? places[0]!;
  return { ...own, title: readSummary(group) || name, context, url, more: places.length - 1 };
}
