import type { Mock } from "../../../src/mock/http/public-types.ts";
import { median } from "../measure.ts";

const PAGE_SIZE = 20;
/** Milliseconds for which each request is repeated, at least three times. */
const DURATION = 300;
/** The key of the sandbox. */
export const KEY = "bench";

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** Creates the requests to measure, by name, in a sandbox with tables of `count` rows. */
export type Requests = (count: number, mock: Mock) => Promise<Readonly<Record<string, Request>>>;

/** Sends a request, and returns the JSON of a successful response. */
export async function send(mock: Mock, { method, path, body }: Request): Promise<unknown> {
  const headers = { host: "mock", authorization: `Bearer ${KEY}`, dashboardusercontextauth: "mara" };
  const response = await mock.request(
    body === undefined
      ? { method, url: path, headers }
      : {
          method,
          url: path,
          headers: { ...headers, "content-type": "application/json" },
          body: Buffer.from(JSON.stringify(body)),
        },
  );
  if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.body}`);
  return response.body ? JSON.parse(String(response.body)) : undefined;
}

/** Median of the milliseconds that a request takes. */
export async function measureTime(mock: Mock, request: Request): Promise<number> {
  const times: number[] = [];
  await send(mock, request);
  for (const end = performance.now() + DURATION; performance.now() < end || times.length < 3; ) {
    const started = performance.now();
    await send(mock, request);
    times.push(performance.now() - started);
  }
  return median(times);
}

interface CursorOptions {
  /** Name of the parameter for the size of a page. */
  readonly size?: string;
  readonly ascending?: boolean;
  /** The body of a search. */
  readonly body?: unknown;
}

/**
 * The first page, one in the middle and the last one. It would take too long to follow the cursors to those, so the sort key
 * in the first cursor is replaced by that of another row.
 */
export function cursorPages(
  path: string,
  parameter: string,
  key: (index: number, count: number) => readonly (string | number)[],
  { size = "page_size", ascending = false, body }: CursorOptions = {},
): Requests {
  const start = `${path}${path.includes("?") ? "&" : "?"}${size}=${PAGE_SIZE}`;
  const page = (more: string) => (body === undefined ? get(start + more) : post(start + more, body));
  return async (count, mock) => {
    const [scope] = decode(cursorIn(await send(mock, page(""))));
    const after = (position: number) => {
      const row = key(ascending ? position : count - 1 - position, count);
      return page(`&${parameter}=${Buffer.from(JSON.stringify([scope, ...row])).toString("base64url")}`);
    };
    return { first: page(""), middle: after(count >> 1), last: after(count - PAGE_SIZE - 1) };
  };
}

/** The cursor anywhere in a response: the only text that has the form of one. */
function cursorIn(value: unknown): string {
  const found = /"(?:next\w*|nextPageToken|cursor)":"([\w-]{20,})"/.exec(JSON.stringify(value));
  if (!found) throw new Error(`There is no cursor in ${JSON.stringify(value).slice(0, 200)}`);
  return found[1]!;
}

function decode(cursor: string): unknown[] {
  return JSON.parse(Buffer.from(cursor, "base64url").toString());
}

/** The first page, one in the middle and the last one. */
export function numberedPages(path: string, first: 0 | 1): Requests {
  return async (count, mock) => {
    const page = (number: number) => get(`${path}?page_size=${PAGE_SIZE}&page=${first + number}`);
    await send(mock, page(0));
    return { first: page(0), middle: page((count / PAGE_SIZE) >> 1), last: page(count / PAGE_SIZE - 1) };
  };
}

export function single(name: string, request: (count: number) => Request): Requests {
  return async (count, mock) => {
    await send(mock, request(count));
    return { [name]: request(count) };
  };
}

export function get(path: string): Request {
  return { method: "GET", path };
}

export function post(path: string, body: unknown): Request {
  return { method: "POST", path, body };
}
