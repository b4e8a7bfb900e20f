import { parseBody, startCall } from "./call.ts";
import { ResponseError } from "./errors.ts";
import { extend, PARAMETERS, type PreparedCall } from "./prepare-call.ts";
import type { Page, PageCall } from "./public-types.ts";
import { sendWithRetries } from "./send.ts";

type AnyPage = Page<unknown, unknown>;

/**
 * The pagination of a list, in the order in which the renderer writes it: the form (empty for cursors), the query parameter that
 * selects the page, and the fields of the body that hold the items, the next cursor or page, and the total (empty if there
 * is none). Lists that are paged by number or offset also have the number of the first page, the query parameter for the
 * page size, and its default.
 */
type Pagination = [
  form: "" | "page" | "offset",
  parameter: string,
  itemsPath: string,
  nextPath: string,
  totalPath: string,
  firstPage?: string,
  sizeParameter?: string,
  defaultSize?: string,
];

/** Starts a call for a list: awaited, it is the first page; iterated over, the items of all pages. */
export function startPageCall(prepare: () => PreparedCall): PageCall<unknown, unknown> {
  const firstPage = startCall<AnyPage>(prepare, createPage);
  // A list may be iterated over later, so its failure is not unhandled until then.
  firstPage.catch(() => {});
  async function* pages() {
    for (let page: AnyPage | undefined = await firstPage; page; page = await page.next()) yield page;
  }
  async function* iterate() {
    for await (const page of pages()) yield* page.items;
  }
  return Object.assign(firstPage, {
    pages,
    async toArray({ limit }: { limit?: number | undefined } = {}) {
      const items: unknown[] = [];
      // Without a limit, neither comparison is true.
      if (!(limit! <= 0)) for await (const item of iterate()) if (items.push(item) >= limit!) break;
      return items;
    },
    [Symbol.asyncIterator]: iterate,
  });
}

/**
 * `number` counts the pages from 1. With cursors, `seen` is the one of the last page whose number is a power of two: a list
 * whose cursors are a cycle of any length returns to it, as in Brent's algorithm. With numbers and offsets, the items of the next
 * page are compared with those of this one, because some servers repeat the last page for ever.
 */
function createPage(body: unknown, call: PreparedCall, number = 1, seen?: unknown): AnyPage {
  const [form, parameter, itemsPath, nextPath, totalPath, firstPage, sizeParameter, defaultSize] =
    call.details as Pagination;
  const paths = [itemsPath, nextPath, totalPath].map((path) => path.split(".")[0]!);
  // Some servers send null for an empty list, or leave it out. A body without any field of a list is that of another server.
  const items =
    valueAt(body, itemsPath) ?? (paths.some((name) => Object.hasOwn(body as object, name)) ? [] : undefined);
  if (!Array.isArray(items))
    throw new ResponseError(call, `received a page without an array${itemsPath && ` in ${itemsPath}`}`);
  const count = items.length;
  const totalValue = valueAt(body, totalPath);
  const total = typeof totalValue === "number" ? totalValue : undefined;
  const current = call.query[parameter];
  /**
   * The cursor, number or offset of the next page. With cursors, the last page is the one whose next cursor is missing, null or
   * empty; a page may be empty before that, because of a filter. With numbers and offsets, it is the one whose `next` field
   * is null; without that field, the first page that is not full or reaches the total.
   */
  const findNext = () => {
    const value = valueAt(body, nextPath);
    if (!form) return typeof value === "string" && value ? value : undefined;
    const position = Number(current ?? firstPage);
    // Where `next` is optional, the details have no size. A page of another size is then taken for a full one.
    const size = Number(call.query[sizeParameter!] ?? defaultSize) || count;
    const isLast = !(count >= size) || (position - Number(firstPage) + 1) * size >= total!;
    if (!count || (nextPath && value !== undefined ? !value : isLast)) return undefined;
    return position + (form === "page" ? 1 : count);
  };
  const value = findNext();
  const nextQuery = value === undefined ? undefined : { ...call.query, [parameter]: value };
  return {
    items,
    total,
    body,
    get nextQuery() {
      return nextQuery && toOptions(nextQuery);
    },
    async next() {
      if (!nextQuery) return undefined;
      const isPowerOfTwo = !(number & (number - 1));
      const anchor = isPowerOfTwo ? current : seen;
      const cycle = "received pages in a cycle";
      if (!form && (value === current || value === anchor)) throw new ResponseError(call, cycle);
      // Based on what this call is based on: a chain of calls would keep the responses of all pages.
      const nextCall: PreparedCall = extend(Object.getPrototypeOf(call), { ...call, query: nextQuery });
      const { data } = await sendWithRetries(nextCall, parseBody);
      const page = createPage(data, nextCall, number + 1, anchor);
      if (form && JSON.stringify(page.items) === JSON.stringify(items)) throw new ResponseError(call, cycle);
      return page;
    },
  };
}

/** Turns a query into options, as plain JSON: dates become text. */
function toOptions(query: Record<string, unknown>): object {
  const options: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(query))
    if (PARAMETERS.includes(name)) options[name] = value;
    else options.extraQuery = Object.assign(options.extraQuery ?? {}, { [name]: value });
  return JSON.parse(JSON.stringify(options));
}

/** Returns the value at a path such as `datasets.results`; an empty path is the whole value. */
function valueAt(body: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce((value, name) => (name ? (value as Record<string, unknown> | undefined)?.[name] : value), body);
}
