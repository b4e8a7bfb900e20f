import { onTestFinished, vi } from "vitest";
import { findCase, type OperationCase } from "../../src/contract/cases.ts";
import type { Check } from "../../src/contract/checks/check.ts";
import type { Finding } from "../../src/contract/checks/findings.ts";
import type { ReceivedResponse } from "../../src/contract/requests/send.ts";
import { createSession, type Session, type Target } from "../../src/contract/target.ts";
import { readJson } from "../../src/core/json-object.ts";
import { splitPointer } from "../../src/core/json-pointer.ts";
import { defined } from "../defined.ts";

/** A request that a test received instead of a server. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Responds to the requests of a test instead of a server: with a response, or with a value as JSON. Returns the requests. */
export function stubFetch(respond: (request: SentRequest, index: number) => unknown): SentRequest[] {
  const requests: SentRequest[] = [];
  vi.stubGlobal("fetch", async (input: Request | string) => {
    const request = new Request(input);
    const { pathname: path, searchParams } = new URL(request.url);
    const text = await request.clone().text();
    const sent = {
      method: request.method,
      path,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(request.headers),
      body: text === "" ? undefined : JSON.parse(text),
    };
    requests.push(sent);
    const result = await respond(sent, requests.length - 1);
    return result instanceof Response ? result : json(result);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return requests;
}

/** A response as a server sends it. A problem has its media type. */
export const json = (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: {
      "content-type": status < 400 ? "application/json" : "application/problem+json",
      "x-request-id": "req_1",
      ...headers,
    },
  });

/** A page of a listing, with the token of the next one and the total if there are any. */
export function page(
  { operation }: OperationCase,
  items: readonly unknown[],
  more: { next?: unknown; total?: unknown } = {},
): unknown {
  const pagination = defined(operation["x-pagination"]);
  const body: Record<string, unknown> = {};
  if (pagination.items === "") return items;
  for (const [place, value] of [
    [pagination.items, items],
    [pagination.next, more.next],
    [pagination.total, more.total],
  ] as const) {
    const keys = splitPointer(place ?? "");
    const last = keys.pop();
    const parent = keys.reduce((at, key) => {
      at[key] ??= {};
      return at[key] as typeof body;
    }, body);
    if (last !== undefined && value !== undefined) parent[last] = value;
  }
  return body;
}

export const problem = (status: number, code = "FAILED"): Response =>
  json({ type: "about:blank", title: "Failed", status, detail: "No.", code }, status);

/** A response as checks receive it. */
export function received(value: unknown, init: Partial<ReceivedResponse> = {}): ReceivedResponse {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return {
    status: 200,
    headers: new Headers({ "content-type": "application/json", "x-request-id": "req_1" }),
    mediaType: "application/json",
    text,
    value: readJson(text),
    ...init,
  };
}

/** A session with a server that only the stub knows. */
export const session = (target: Partial<Target> = {}): Session =>
  createSession({
    baseUrl: "http://stub.test",
    // Nothing has to be prepared.
    data: "examples",
    prefer: "none",
    writes: true,
    timeoutMs: 600_000,
    ...target,
  });

/** Returns the only check of an operation whose name has this text. */
export function checkOf(list: (testCase: ReturnType<typeof findCase>) => Check[], id: string, name = ""): Check {
  const found = list(findCase(id)).filter((each) => each.name.includes(name));
  if (found.length !== 1) throw new Error(`${id} has ${found.length} checks "${name}".`);
  return defined(found[0]);
}

/** A finding or note as a text. */
export const textOf = ({ pointer, expected, received, isNote }: Finding): string =>
  `${isNote ? "note: " : ""}${pointer}: expected ${expected}; received ${received}`;

/** The findings, notes or reason of a check as texts. */
export const outcome = (check: Check, target: Partial<Target> = {}): Promise<string[]> =>
  check.run(session(target)).then(
    (findings) => findings.map(textOf),
    (error: Error) => [`${error.name}: ${error.message}`],
  );
