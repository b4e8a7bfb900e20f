/** The reference: its pages as Markdown, and its search. */
import { readFile } from "node:fs/promises";
import { listNearMisses } from "../core/near-misses.ts";
import { excerpt } from "../core/shorten.ts";
import { unpackDocs } from "../mock/site-pages/docs-archive.ts";
import type { Group } from "../search/entry.ts";
import { buildIndex, find } from "../search/find.ts";

interface FoundEntry {
  /** Such as `operation`, `schema`, `error` or `guide`. */
  kind: string;
  name: string;
  /** The method and path of an operation, the schema of a field, the status of an error, or the page of a section. */
  context: string;
  text: string;
  /** What `read` takes. */
  page: string;
}

interface Guide {
  /** Name of its page, such as `guides/first-conversation`. */
  readonly page: string;
  readonly title: string;
  readonly summary: string;
}

export interface Reference {
  search(query: string, limit: number): Promise<FoundEntry[]>;
  /**
   * Returns a page, or a section of it, as Markdown; of the page of an operation the short form, unless `full` is true. Throws
   * an Error that names similar pages if there is none.
   */
  read(page: string, full?: boolean): string;
  /** Returns what to do about an error, by its code; undefined if the reference does not say it. */
  remedy(code: string): string | undefined;
  readonly guides: readonly Guide[];
}

const PAGE_FILE = "/index.html.md";
const HOME = "index.html.md";
const SHORT_FILE = "/short.md";
/** How a short form names the whole page, which an assistant gets from the same tool. */
const WHOLE_PAGE = "[the whole page](index.html.md)";

/** Opens the archive that `npm run build` writes. Rejects if there is none. */
export async function openReference(file: URL): Promise<Reference> {
  const archive = await readFile(file).catch(() => {
    throw new Error("The reference is missing. Run `npm run build`, which writes it to dist/.");
  });
  const files = await unpackDocs(archive);
  const decoder = new TextDecoder();
  return createReference(new Map([...files].map(([name, bytes]) => [name, decoder.decode(bytes)])));
}

/** `files` has the Markdown of each page, `llms.txt`, and the entries of the search as `search.json`. */
export function createReference(files: ReadonlyMap<string, string>): Reference {
  const groups: Group[] = JSON.parse(files.get("search.json")!);
  const pages = [...files.keys()].flatMap((name) => (name.endsWith(PAGE_FILE) ? name.slice(0, -PAGE_FILE.length) : []));
  let index: ReturnType<typeof buildIndex> | undefined;

  return {
    async search(query, limit) {
      index ??= buildIndex(groups);
      const { results } = find(await index, query, limit + MAX_TOOLS);
      const isLast = ({ url }: { url: string }) => (isSentence(query) && TOOLS.test(url) ? 1 : 0);
      const best = results.sort((a, b) => isLast(a) - isLast(b)).slice(0, limit);
      return best.map(({ kind, name, context, text, url }) => ({ kind, name, context, text, page: toName(url) }));
    },
    read(page, full = false) {
      const [name = "", anchor = ""] = toName(page).split("#");
      const short = files.get(`operations/${name.replace("operations/", "")}${SHORT_FILE}`);
      const path = pages.includes(name) ? name : pages.find((path) => path.endsWith(`/${name}`));
      const text = files.get(path + PAGE_FILE) ?? files.get(name);
      const section = text && findSection(text, anchor);
      if (short !== undefined && /^(example=.*)?$/.test(anchor) && !full)
        return shortenLinks(short.replace(WHOLE_PAGE, "the whole page: read it with `full`") + (section ?? ""));
      if (text !== undefined) return shortenLinks(section ?? text);
      const error = findSection(files.get(`errors${PAGE_FILE}`)!, name);
      if (error !== undefined) return shortenLinks(error);
      const names = pages.map((path) => path.slice(path.lastIndexOf("/") + 1));
      const similar = listNearMisses(name.slice(name.lastIndexOf("/") + 1), names);
      const advice = similar ? `Did you mean ${similar}?` : "Find its name with search.";
      throw new Error(`There is no page ${JSON.stringify(excerpt(name))}. ${advice}`);
    },
    remedy(code) {
      const section = /^[A-Z\d_]+$/.test(code) && findSection(files.get(`errors${PAGE_FILE}`)!, code);
      const [, remedy] = (section && REMEDY.exec(section)) || [];
      return remedy?.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
    },
    guides: pages.filter((page) => page.startsWith("guides/")).map((page) => readGuide(page, files)),
  };
}

/** The paragraph of an error that says what to do. */
const REMEDY = /^\*\*What to do:\*\* (.*)/m;

/** Pages about programs rather than the API, such as test runners. Who asks for something in a sentence needs an operation. */
const TOOLS = /^(?:mock|client|languages)\//;
/** Results that the search looks at besides the ones that it returns, to have others in their places. */
const MAX_TOOLS = 12;

function isSentence(query: string): boolean {
  return query.trim().split(/\s+/).length > 4;
}

/** The name of a page from its address, also from that of a link on another page. */
function toName(address: string): string {
  const [, path = "", anchor = ""] =
    /^(?:platform-api:\/\/\/)?(?:\.{0,2}\/)*([^#]*)(#.*)?$/s.exec(address.trim()) ?? [];
  return (path.replace(/(^|\/)index\.html(\.md)?$|\/$/, "") || HOME) + anchor;
}

/** The part of a page from an anchor to the next heading, or the next item of a list, of the same level. */
function findSection(text: string, anchor: string): string | undefined {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => line.includes(`<a name="${anchor}"></a>`));
  if (start < 0) return undefined;
  const [heading, item] = [HEADING, ITEM].map((mark) => mark.exec(lines[start]!)?.[0].length);
  const isNext = (line: string) => {
    const [nextHeading, nextItem] = [HEADING, ITEM].map((mark) => mark.exec(line)?.[0].length);
    return nextHeading ? nextHeading <= (heading ?? Infinity) : item && nextItem && nextItem <= item;
  };
  const length = lines.slice(start + 1).findIndex(isNext);
  return lines.slice(start, length < 0 ? undefined : start + 1 + length).join("\n");
}

/** Those without an anchor may be comments of a sample. */
const HEADING = /^#+(?= <a name=)/;
const ITEM = /^ *-(?= <a name=)/;

/** Removes anchors, and what `read` does not need of the addresses of pages: a fifth of the text. */
function shortenLinks(text: string): string {
  return text
    .replace(/<a name="[^"]*"><\/a>/g, "")
    .replace(/\]\((\.\.?\/[^)\s]*)\)/g, (_, address: string) => `](${toName(address)})`);
}

function readGuide(page: string, files: ReadonlyMap<string, string>): Guide {
  const [, title = "", summary = ""] = /^# (.*)\n\n(.*)/.exec(files.get(page + PAGE_FILE)!) ?? [];
  return { page, title, summary };
}
