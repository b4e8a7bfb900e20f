import type { Page, PageCall } from "../../generated/client.ts";
import { readBody, startCall } from "./call.ts";
import type { Paging } from "./calls.ts";
import { ResponseError } from "./errors.ts";
import { type Context, infoOf, type Outgoing, send } from "./transport.ts";

type AnyPage = Page<unknown, unknown>;

/** A list: its first page when awaited, the items of all pages when iterated over. */
export function startPages(context: Context, paging: Paging, arrange: () => Outgoing): PageCall<unknown, unknown> {
  const first = startCall<AnyPage>(context, arrange, (body, call) => pageOf(context, paging, call, body));
  return Object.assign(first, {
    async *[Symbol.asyncIterator]() {
      for (let page: AnyPage | undefined = await first; page; page = await page.next()) yield* page.items;
    },
  });
}

function pageOf(context: Context, paging: Paging, call: Outgoing, body: unknown): AnyPage {
  // Some servers write an empty list as null, or leave it out.
  const items = at(body, paging.items) ?? [];
  if (!Array.isArray(items)) throw new ResponseError(infoOf(context, call), "answered with a page that has no list");
  const next = async () => {
    const value = nextValue(paging, call.query, body, items.length);
    if (value === undefined) return undefined;
    if (value === call.query[paging.parameter])
      throw new ResponseError(infoOf(context, call), "answered with the cursor of the same page as its next");
    // Another page is another request: with the same key, a server would answer with the first page again.
    const { idempotencyKey: _, ...options } = call.options;
    const following = { ...call, options, query: { ...call.query, [paging.parameter]: value } };
    const { data } = await send(context, following, readBody(context, following));
    return pageOf(context, paging, following, data);
  };
  return { items, total: totalOf(paging, body), body, next };
}

function totalOf(paging: Paging, body: unknown): number | undefined {
  const total = paging.total ? at(body, paging.total) : undefined;
  return typeof total === "number" ? total : undefined;
}

/**
 * What to send for the next page; undefined after the last. Cursors end with one that is missing, null or blank, and not
 * with an empty page, since a filter may leave one nothing. Pages by number or offset end with an answer that says so, or
 * else with a page that is not full, since a server fills every page but the last.
 */
export function nextValue(paging: Paging, query: Record<string, unknown>, body: unknown, count: number): unknown {
  const { form, parameter, first, size, defaultSize } = paging;
  const given = paging.next ? at(body, paging.next) : undefined;
  if (form === "cursor" || form === "token") return typeof given === "string" && given.trim() ? given : undefined;
  const current = Number(query[parameter] ?? first);
  const wanted = Number(query[size] ?? defaultSize);
  const total = totalOf(paging, body);
  const reached = total !== undefined && (current - first + 1) * wanted >= total;
  const more = paging.next ? given != null : count >= wanted && !reached;
  if (count === 0 || !more) return undefined;
  return form === "page" ? current + 1 : current + count;
}

/** The value that the names lead to, such as `datasets.results`; the whole for an empty text. */
function at(body: unknown, names: string): unknown {
  return names
    .split(".")
    .reduce((value, name) => (name ? (value as Record<string, unknown> | undefined)?.[name] : value), body);
}
