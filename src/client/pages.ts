import type { Page, PageCall } from "../../generated/client.ts";
import { readBody, startCall } from "./call.ts";
import { ResponseError } from "./errors.ts";
import { type Outgoing, send } from "./transport.ts";

type AnyPage = Page<unknown, unknown>;

/**
 * How pages go on: names of query parameters, and of the fields that lead to the items, the next cursor or page, and the
 * total; empty where there is none. The last three are only there for pages that are counted.
 */
type Paging = [
  form: "cursor" | "page" | "offset",
  parameter: string,
  items: string,
  next: string,
  total: string,
  first?: string,
  size?: string,
  defaultSize?: string,
];

/** A list: its first page when awaited, the items of all pages when iterated over. */
export function startPages(arrange: () => Outgoing): PageCall<unknown, unknown> {
  const first = startCall<AnyPage>(arrange, pageOf);
  return Object.assign(first, {
    async *[Symbol.asyncIterator]() {
      for (let page: AnyPage | undefined = await first; page; page = await page.next()) yield* page.items;
    },
  });
}

function pageOf(body: unknown, call: Outgoing): AnyPage {
  // The renderer writes them in this order.
  const [form, parameter, itemsAt, nextAt, totalAt, first, size, defaultSize] = call.extra as Paging;
  // Some servers write an empty list as null, or leave it out.
  const items = at(body, itemsAt) ?? [];
  if (!Array.isArray(items)) throw new ResponseError(call, "answered with a page that has no list");
  const count = items.length;
  const given = totalAt && at(body, totalAt);
  const total = typeof given === "number" ? given : undefined;
  /**
   * What to send for the next page; undefined after the last. Cursors end with one that is missing, null or blank, and not
   * with an empty page, since a filter may leave one nothing. Pages by number or offset end with an answer that says so,
   * or else with a page that is not full, since a server fills every page but the last.
   */
  const following = (): unknown => {
    const next = nextAt && at(body, nextAt);
    if (form === "cursor") return typeof next === "string" && next.trim() ? next : undefined;
    const current = Number(call.query[parameter] ?? first);
    const wanted = Number(call.query[size!] ?? defaultSize);
    const full = count >= wanted && !(total !== undefined && (current - Number(first) + 1) * wanted >= total);
    if (count === 0 || !(nextAt ? next != null : full)) return undefined;
    return current + (form === "page" ? 1 : count);
  };
  return {
    items,
    total,
    body,
    async next() {
      const value = following();
      if (value === undefined) return undefined;
      if (value === call.query[parameter])
        throw new ResponseError(call, "answered with the cursor of the same page as its next");
      // Another page is another request: with the same key, a server would answer with the first page again.
      const another = { ...call, idempotencyKey: undefined, query: { ...call.query, [parameter]: value } };
      return pageOf((await send(another, readBody(another))).data, another);
    },
  };
}

/** The value that the names lead to, such as `datasets.results`; the whole for an empty text. */
function at(body: unknown, names: string): unknown {
  return names
    .split(".")
    .reduce((value, name) => (name ? (value as Record<string, unknown> | undefined)?.[name] : value), body);
}
