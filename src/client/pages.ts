import type { Page, PageCall } from "../../generated/client.ts";
import { bodyReader, startCall } from "./call.ts";
import { ResponseError } from "./errors.ts";
import { type PreparedCall, sendWithRetries } from "./transport.ts";

type AnyPage = Page<unknown, unknown>;

/**
 * How a list is paged, in the order in which the renderer writes it: the form, the query parameter that selects the page,
 * the fields of the body that hold the items, the next cursor or page, and the total (empty if there is none). Lists that
 * are paged by number or offset also have the number of the first page, the query parameter for the page size, and its
 * default.
 */
type Pagination = [
  form: "cursor" | "page" | "offset",
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
  return Object.assign(firstPage, {
    async *[Symbol.asyncIterator]() {
      for (let page: AnyPage | undefined = await firstPage; page; page = await page.next()) yield* page.items;
    },
  });
}

function createPage(body: unknown, call: PreparedCall): AnyPage {
  const [form, parameter, itemsPath, nextPath, totalPath, firstPage, sizeParameter, defaultSize] =
    call.details as Pagination;
  // Some servers send null for an empty list, or leave it out.
  const items = valueAt(body, itemsPath) ?? [];
  if (!Array.isArray(items)) throw new ResponseError(call, "received a page whose items are not an array");
  const count = items.length;
  const totalValue = totalPath && valueAt(body, totalPath);
  const total = typeof totalValue === "number" ? totalValue : undefined;
  /**
   * Returns the query parameter's value for the next page, or undefined after the last page. With cursors, the last page
   * is the one whose next cursor is missing, null or blank; a page may be empty before that, because of a filter. With
   * numbers and offsets, it is the one whose `next` field is null; without that field, the first page that is not full.
   */
  const nextValue = (): unknown => {
    const next = nextPath && valueAt(body, nextPath);
    if (form === "cursor") return typeof next === "string" && next.trim() ? next : undefined;
    const current = Number(call.query[parameter] ?? firstPage);
    const size = Number(call.query[sizeParameter!] ?? defaultSize);
    const hasMore = count >= size && !(total !== undefined && (current - Number(firstPage) + 1) * size >= total);
    if (count === 0 || !(nextPath ? next != null : hasMore)) return undefined;
    return current + (form === "page" ? 1 : count);
  };
  return {
    items,
    total,
    body,
    async next() {
      const value = nextValue();
      if (value === undefined) return undefined;
      if (value === call.query[parameter]) throw new ResponseError(call, "received a page that is its own next page");
      // The next page is a different request: with the same idempotency key, a server would return the first page again.
      const nextCall = { ...call, idempotencyKey: undefined, query: { ...call.query, [parameter]: value } };
      return createPage((await sendWithRetries(nextCall, bodyReader(nextCall))).data, nextCall);
    },
  };
}

/** Returns the value at a path such as `datasets.results`; an empty path is the whole value. */
function valueAt(body: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce((value, name) => (name ? (value as Record<string, unknown> | undefined)?.[name] : value), body);
}
