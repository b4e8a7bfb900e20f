import type { Pagination } from "../../core/generated-types.ts";
import type { OperationCase } from "../cases.ts";
import { resolve } from "../document.ts";
import { type Input, minimalInput } from "../requests/input.ts";
import { defaultSize, findSizeSchema, firstPage, isLast, nextPage, type Page, requestPage } from "../requests/pages.ts";
import { prepare } from "../requests/prepare.ts";
import type { Json } from "../requests/stored.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { asNotes, type Finding, finding, statusFindings } from "./findings.ts";

/** Maximum number of pages that a check reads. */
const MAX_PAGES = 3;
/** Maximum number of items that a check reads. */
const MAX_ITEMS = 200;

/** The pages of a listing have each item once, and come to an end. */
export function pageChecks(testCase: OperationCase): Check[] {
  const pagination = testCase.operation["x-pagination"];
  if (!pagination) return [];
  return [
    check(testCase, "returns each item on one page, and a last page", false, async (session) => {
      const input = await prepare(session, testCase, minimalInput(testCase));
      const whole = await requestPage(session, testCase, input);
      if (!whole.items) throw new Skipped(`the server responded ${whole.received.status}: ${whole.received.text}`);
      if (whole.items.length === 0) throw new Skipped(`${testCase.id} lists nothing that could be read`);
      const findings = await comparePages(session, testCase, input, whole);
      if (findings.length === 0) return [];
      const again = await requestPage(session, testCase, input);
      // Another client may have changed the list between two pages.
      return JSON.stringify(again.items) === JSON.stringify(whole.items) ? findings : asNotes(findings);
    }),
  ];
}

/** With a cursor, the parameters that it includes have no effect. */
export function cursorChecks(testCase: OperationCase): Check[] {
  const pagination = testCase.operation["x-pagination"];
  const { description = "" } = testCase.parameters.find(({ name }) => name === pagination?.parameter) ?? {};
  const [, ignored = ""] = /\bIf it is set, (`.*`) are ignored/s.exec(description) ?? [];
  const others = testCase.parameters.flatMap(({ name, schema }): [string, unknown][] => {
    const { enum: values, default: usual } = resolve(schema) as { enum?: unknown[]; default?: unknown };
    const other =
      values?.find((value) => value !== usual) ?? (name === "before" ? "1971-01-01T00:00:00Z" : "2999-01-01T00:00:00Z");
    return ignored.includes(`\`${name}\``) ? [[name, other]] : [];
  });
  if (!pagination || others.length === 0) return [];
  return [
    check(
      testCase,
      `ignores ${others.map(([name]) => name).join(", ")} with a ${pagination.parameter}`,
      false,
      async (session) => {
        const input = await prepare(session, testCase, minimalInput(testCase));
        const read = (query: Json) => requestPage(session, testCase, { ...input, query: { ...input.query, ...query } });
        const first = await read(firstPage(pagination, 1));
        if (!first.items || isLast(pagination, first, 1)) throw new Skipped("the list has no second page");
        const next = nextPage(pagination, first, 0, 1);
        const expected = JSON.stringify((await read(next)).items);
        for (const [name, other] of others) {
          const { items } = await read({ ...next, [name]: other });
          if (JSON.stringify(items) === expected) continue;
          return [finding(`/body${pagination.items}`, `${expected}, because ${name} is ignored with a cursor`, items)];
        }
        return continuedFindings(testCase, pagination, read);
      },
    ),
  ];
}

/** A cursor has the direction and the time range of the first page, also next to filters, which are sent again. */
async function continuedFindings(
  { parameters }: OperationCase,
  pagination: Pagination,
  read: (query: Json) => Promise<Page>,
): Promise<Finding[]> {
  const timesIn = ({ items }: Page) => (items ?? []).map((item) => (Object(item) as Json).timestamp);
  const [item] = ((await read({})).items ?? []) as { log_attributes?: Json }[];
  const filters = parameters.flatMap(({ name }) => {
    const value = item?.log_attributes?.[name];
    return value === undefined ? [] : [[name, value]];
  });
  for (const filter of [{}, Object.fromEntries(filters)]) {
    const times = timesIn(await read(filter));
    for (const start of [{ order: "desc" }, { before: times[1] }, { order: "desc", after: times.at(-2) }]) {
      const expected = timesIn(await read({ ...filter, ...start })).slice(0, 2);
      const first = await read({ ...filter, ...start, ...firstPage(pagination, 1) });
      if (times.length < 2 || !first.items || isLast(pagination, first, 1)) continue;
      const second = await read({ ...filter, ...nextPage(pagination, first, 0, 1) });
      const found = [...timesIn(first), ...timesIn(second)];
      const names = Object.keys({ ...start, ...filter }).join(", ");
      if (JSON.stringify(found) !== JSON.stringify(expected))
        return [
          finding(
            `/body${pagination.items}`,
            `the times ${expected.join(", ")} on two pages, because the cursor continues the first one with ${names}`,
            found,
          ),
        ];
    }
  }
  return [];
}

async function comparePages(session: Session, testCase: OperationCase, input: Input, whole: Page): Promise<Finding[]> {
  const pagination = testCase.operation["x-pagination"]!;
  const { items: place } = pagination;
  const all = whole.items!;
  const size = chooseSize(testCase, all.length);
  const hasMore = pagination.next !== undefined ? !isLast(pagination, whole, 0) : all.length >= defaultSize(testCase);
  const findings = await emptyPageFindings(session, testCase, input);
  const identify = identifyIn(all);
  const seen = new Map<string, number>();
  let query: Input["query"] = firstPage(pagination, size);
  for (let index = 0; ; index += 1) {
    const page = await requestPage(session, testCase, { ...input, query: { ...input.query, ...query } });
    if (!page.items) return [...findings, ...statusFindings(page.received, testCase.successStatus)];
    if (pagination.size && page.items.length > size)
      findings.push(finding(`/body${place}`, `at most ${size} items, as in \`${pagination.size}\``, page.items.length));
    for (const [at, item] of page.items.entries()) {
      const before = seen.get(identify(item));
      if (before !== undefined)
        return [...findings, finding(`/body${place}/${at}`, `an item that is not on page ${before + 1} already`, item)];
      seen.set(identify(item), index);
    }
    const last = isLast(pagination, page, size);
    findings.push(...nextFindings(pagination, page, index, seen.size, query));
    if (!hasMore && (last || index === 0)) findings.push(...totalFindings(pagination, page, all.length));
    if (last && !hasMore)
      findings.push(
        ...all
          .filter((item) => !seen.has(identify(item)))
          .slice(0, 1)
          .map((item) => finding(`/body${place}`, `${JSON.stringify(item)} on one of the pages`, "nothing")),
      );
    if (last || index + 1 === MAX_PAGES || seen.size >= MAX_ITEMS) {
      // A server may have smaller pages than requested.
      if (!last && !hasMore && seen.size >= all.length)
        findings.push(
          finding(`/body${pagination.next ?? place}`, `no further page after ${all.length} items`, page.next),
        );
      return findings;
    }
    query = nextPage(pagination, page, index, size);
  }
}

/** With 0 as its size, a page has no items. */
async function emptyPageFindings(session: Session, testCase: OperationCase, input: Input): Promise<Finding[]> {
  const { size, items: place } = testCase.operation["x-pagination"]!;
  if (size === undefined || findSizeSchema(testCase).minimum !== 0) return [];
  const { items } = await requestPage(session, testCase, { ...input, query: { ...input.query, [size]: 0 } });
  return items?.length ? [finding(`/body${place}`, `no items, as in \`${size}=0\``, items.length)] : [];
}

/**
 * Returns a function that identifies the items of a list: by the first identifier that distinguishes them, because other fields
 * may change between two requests, or by the whole item.
 */
export function identifyIn(items: readonly unknown[]): (item: unknown) => string {
  const values = (name: string) => items.map((item) => (item as Record<string, unknown> | null)?.[name] ?? undefined);
  const names = Object.keys(Object(items[0])).filter((name) => /^(id|name)$|_id$/.test(name));
  const field = names.find((name) => !values(name).includes(undefined) && new Set(values(name)).size === items.length);
  return (item) => JSON.stringify((field !== undefined && (item as Record<string, unknown> | null)?.[field]) || item);
}

function totalFindings({ total }: Pagination, page: Page, count: number): Finding[] {
  if (total === undefined || page.total === undefined || page.total === count) return [];
  return [finding(`/body${total}`, `${count}, the number of items on all pages`, page.total)];
}

/** The URL of the next page has its number, and the other parameters of the request. */
export function nextFindings(
  { form, next, parameter, first = 0 }: Pagination,
  page: Page,
  index: number,
  count: number,
  query: Json,
): Finding[] {
  if (form !== "page" || next === undefined) return [];
  if (typeof page.next !== "string")
    return typeof page.total === "number" && page.total > count
      ? [finding(`/body${next}`, "the URL of the next page", page.next)]
      : [];
  const url = URL.canParse(page.next, "http://localhost") ? new URL(page.next, "http://localhost") : undefined;
  const others = Object.entries(query).filter(([name]) => name !== parameter);
  const expected = [[parameter, first + index + 1] as const, ...others];
  const lost = expected.find(([name, value]) => String(url?.searchParams.getAll(name)) !== String(value));
  return lost ? [finding(`/body${next}`, `a URL with \`${lost.join("=")}\``, page.next)] : [];
}

/** Half of the items, so that there are at least two pages. */
function chooseSize(testCase: OperationCase, count: number): number {
  if (!testCase.operation["x-pagination"]?.size) return count;
  const { minimum = 1, maximum = MAX_ITEMS } = findSizeSchema(testCase);
  return Math.min(Math.max(minimum, Math.ceil(count / 2)), maximum);
}
