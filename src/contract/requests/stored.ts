import { setTimeout } from "node:timers/promises";
import { valueAt } from "../../core/json-pointer.ts";
import { cases, type OperationCase } from "../cases.ts";
import { resolve } from "../document.ts";
import type { Session } from "../target.ts";
import { minimalInput, pathOf } from "./input.ts";
import { defaultSize, firstPage, isLast, nextPage, requestPage } from "./pages.ts";
import { type ReceivedResponse, send } from "./send.ts";
import { chooseSource, findRemover, type Source } from "./sources.ts";

export type Json = Readonly<Record<string, unknown>>;

/** The place of a resource on a server. */
export interface Place {
  /** The operation that reads it; undefined if there are only listings. */
  readonly getter: OperationCase | undefined;
  /** The name of its path parameter. */
  readonly parameter: string;
  readonly source: Source;
  readonly path: Readonly<Record<string, unknown>>;
}

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the place of the resource that a path names, which may go on, as in `/v1/agents/{agent_id}/version`. */
export function findPlace({ path }: OperationCase, values: Readonly<Record<string, unknown>>): Place | undefined {
  const [, prefix, parameter] = /^(.*\/\{(\w+)\})/.exec(path) ?? [];
  if (prefix === undefined || parameter === undefined) return undefined;
  return placeAt(prefix, parameter, values);
}

function placeAt(path: string, parameter: string, values: Readonly<Record<string, unknown>>): Place | undefined {
  const getter = cases.find((other) => other.method === "get" && other.path === path);
  const subject = getter ?? cases.find((other) => other.path === path || other.path.startsWith(`${path}/`));
  const source = subject && chooseSource(subject, parameter);
  return source && { getter, parameter, source, path: values };
}

/** Returns the place of the resource in the response of the operation that created it. */
export function findCreated(
  creator: OperationCase,
  path: Readonly<Record<string, unknown>>,
  body: unknown,
): Place | undefined {
  const names = creator.transitions.map(({ creates }) => creates);
  const remover = findRemover(creator)?.remover;
  const getter = cases.find(
    (other) =>
      other.method === "get" &&
      /\/\{\w+\}$/.test(other.path) &&
      (other.path === remover?.path ||
        other.path.replace(/\/\{\w+\}$/, "") === creator.path ||
        names.some((name) => name && isResponse(other, name))),
  );
  // Without either, only a listing shows it, as with connectors.
  const user = cases.find((other) => other.path.startsWith(`${creator.path}/{`));
  const own = (getter ?? remover)?.path ?? /^.*?\/\{\w+\}/.exec(user?.path ?? "")?.[0] ?? "";
  const [, parameter] = /\/\{(\w+)\}$/.exec(own) ?? [];
  if (parameter === undefined || !isObject(body)) return undefined;
  const found = placeAt(own, parameter, path);
  const id = found && (body[parameter] ?? body[found.source.field]);
  return id === undefined ? undefined : { ...found!, path: { ...path, [parameter]: id } };
}

const isResponse = ({ operation }: OperationCase, name: string): boolean =>
  JSON.stringify(operation.responses["200"] ?? {}).includes(`"#/components/schemas/${name}"`);

/** Reads a resource: by its path, or from its listing. The status is 404 if it does not exist. */
export async function readStored(
  session: Session,
  place: Place,
): Promise<{ status: number; value?: unknown; received?: ReceivedResponse }> {
  const { getter, source, path, parameter } = place;
  if (!getter) {
    const { item } = await findListed(session, place);
    return item === undefined ? { status: 404 } : { status: 200, value: item };
  }
  const received = await send(session, getter, { ...minimalInput(getter), path: pathOf(getter, path) });
  // A resource can be in a property, as in `{ workflow: … }`.
  const whole = received.value;
  const id = String(path[parameter]);
  const part = isObject(whole)
    ? [whole, ...Object.values(whole).filter(isObject)].find((each) => String(each[source.field]) === id)
    : undefined;
  return { status: received.status, value: part ?? whole, received };
}

/** Returns the id of the operation that shows a resource. */
export const readerOf = ({ getter, source }: Place): string => (getter ?? source.listing).id;

/** Maximum number of pages that are searched for a resource. */
const MAX_PAGES = 3;

/** Looks for a resource in its listing. `isWhole` is false if there are more pages. */
export async function findListed(session: Session, place: Place): Promise<{ item?: Json; isWhole: boolean }> {
  const first = await findOnPages(session, place, {});
  if (first.item || !first.isWhole) return first;
  // By default, a listing may leave some out, as with `active_only`.
  const flags = place.source.listing.parameters.filter(
    ({ in: location, schema }) => location === "query" && typeof resolve(schema).default === "boolean",
  );
  for (const { name, schema } of flags) {
    const other = await findOnPages(session, place, { [name]: !resolve(schema).default });
    if (other.item) return other;
  }
  return first;
}

/** Collects the results for each listing that shows a resource. */
export async function inEachList<T>(place: Place, find: (place: Place) => Promise<T[]>): Promise<T[]> {
  const places = [place.source, ...place.source.others].map((source) => ({ ...place, source }));
  return (await Promise.all(places.map(find))).flat();
}

async function findOnPages(
  session: Session,
  { source, path, parameter }: Place,
  filter: Json,
): Promise<{ item?: Json; isWhole: boolean }> {
  const { listing, items, field } = source;
  const minimal = minimalInput(listing);
  const input = { ...minimal, path: pathOf(listing, path), query: { ...minimal.query, ...filter } };
  const matches = (item: unknown): item is Json => isObject(item) && String(item[field]) === String(path[parameter]);
  const pagination = listing.operation["x-pagination"];
  if (!pagination) {
    const found = valueAt((await send(session, listing, input)).value, items);
    const item = Array.isArray(found) ? found.find(matches) : undefined;
    return { ...(item && { item }), isWhole: Array.isArray(found) };
  }
  const size = defaultSize(listing);
  let query = firstPage(pagination, size);
  for (let index = 0; index < MAX_PAGES; index += 1) {
    const page = await requestPage(session, listing, { ...input, query: { ...input.query, ...query } });
    const item = page.items?.find(matches);
    if (item) return { item, isWhole: false };
    if (!page.items || isLast(pagination, page, size)) return { isWhole: page.items !== undefined };
    query = nextPage(pagination, page, index, size);
  }
  return { isWhole: false };
}

/** Repeats a check of something that may change later, until it finds nothing or the time is over. */
export async function eventually<T>(session: Session, check: () => Promise<T[]>): Promise<T[]> {
  const end = performance.now() + (session.target.settleMs ?? 0);
  for (let delay = 100; ; delay *= 2) {
    const findings = await check();
    const left = end - performance.now();
    if (findings.length === 0 || left <= 0) return findings;
    await setTimeout(Math.min(delay, left));
  }
}
