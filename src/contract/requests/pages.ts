import type { Pagination } from "../../core/generated-types.ts";
import { valueAt } from "../../core/json-pointer.ts";
import type { OperationCase } from "../cases.ts";
import { resolve } from "../document.ts";
import type { Session } from "../target.ts";
import type { Input } from "./input.ts";
import { type ReceivedResponse, send } from "./send.ts";

export interface Page {
  readonly received: ReceivedResponse;
  /** Undefined if the response has no list of items, which other checks report. */
  readonly items: readonly unknown[] | undefined;
  readonly next: unknown;
  readonly total: unknown;
}

/** Where the items of a list are, with or without pages, and those of its example. Undefined for other responses. */
export function findItems({ id, operation, responses }: OperationCase) {
  const example = Object.values(responses.find(({ status }) => status === 200)?.examples ?? {})[0];
  const places = /\.list\w*$/.test(id) ? ["", ...Object.keys(Object(example)).map((name) => `/${name}`)] : [];
  const place = operation["x-pagination"]?.items ?? places.find((each) => Array.isArray(valueAt(example, each)));
  return place === undefined ? undefined : { place, examples: (valueAt(example, place) ?? []) as unknown[] };
}

/** Requests one page, or a list without pages. Invalid JSON and other statuses have no items. */
export async function requestPage(session: Session, testCase: OperationCase, input: Input): Promise<Page> {
  const { next, total } = testCase.operation["x-pagination"] ?? {};
  const received = await send(session, testCase, input);
  const value = received.status === testCase.successStatus ? received.value : undefined;
  const found = valueAt(value, findItems(testCase)!.place);
  return {
    received,
    items: Array.isArray(found) ? found : undefined,
    next: next === undefined ? undefined : valueAt(value, next),
    total: total === undefined ? undefined : valueAt(value, total),
  };
}

/** True if no page follows. Without a field for it, a page with fewer items than requested is the last one. */
export function isLast({ next }: Pagination, page: Page, size: number): boolean {
  if (next !== undefined) return page.next === undefined || page.next === null || page.next === "";
  return page.items!.length < size;
}

export function firstPage({ size: name, form, parameter, first = 0 }: Pagination, size: number): Input["query"] & {} {
  return { ...(name && size > 0 && { [name]: size }), ...(form === "page" && { [parameter]: first }) };
}

export function nextPage(pagination: Pagination, page: Page, index: number, size: number): Input["query"] & {} {
  const { form, parameter, first = 0 } = pagination;
  const value = form === "page" ? first + index + 1 : form === "offset" ? (index + 1) * size : page.next;
  return { ...firstPage(pagination, size), [parameter]: value };
}

export const findSizeSchema = ({ operation, parameters }: OperationCase) =>
  resolve(parameters.find(({ name }) => name === operation["x-pagination"]?.size)?.schema ?? {}) as {
    default?: number;
    minimum?: number;
    maximum?: number;
  };

/** The number of items on a page if the request has none; 0 if the document does not say it. */
export const defaultSize = (testCase: OperationCase): number => findSizeSchema(testCase).default ?? 0;
