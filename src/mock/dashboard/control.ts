import type { components } from "../../../generated/control/types.ts";

export type Schemas = components["schemas"];
export type JournalEntry = Schemas["JournalEntry"];

/** What the dashboard sends with each request. */
export interface Access {
  /** The API key, which selects the sandbox. */
  key: string;
  controlKey: string;
}

/** A response with an error, or none. */
export class ControlError extends Error {
  /** 0 if there was no response. */
  readonly status: number;
  readonly code: string | undefined;

  constructor(message: string, status = 0, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The address of the mock that serves this page at /_mock/. */
export const MOCK = new URL("../", document.baseURI);

/** True for a proxy, which has a journal for all keys, and nothing else. */
export const isProxy = document.body.dataset.proxy !== undefined;

/** True on the site, where the mock runs in the reader's page: no program can reach it. */
export const isInPage = document.body.dataset.root !== undefined;

/** The address that programs call. On the site, that of a mock on the reader's machine, as in the samples. */
export const origin = isInPage ? "http://127.0.0.1:4010" : MOCK.origin;

const REFERENCE = new URL(isInPage ? "." : "docs/", MOCK);

/** The address of a page of the reference, such as `operations/agents.get/`. In a folder of files, no page is the default. */
export function toReference(path: string): string {
  return new URL(path.replace(/(^|\/)(?=#|$)/, "$1index.html"), REFERENCE).href;
}

/** Sends a request to the mock, such as to `_mock/clock`. Throws a ControlError if it fails. */
export async function request(
  access: Access,
  path: string,
  { method = "GET", body, headers, signal }: RequestInit = {},
): Promise<Response> {
  const init = {
    method,
    headers: {
      authorization: `Bearer ${access.key}`,
      ...(access.controlKey && { "x-control-key": access.controlKey }),
      ...(body && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body && { body }),
    ...(signal && { signal }),
  };
  const response = await fetch(new URL(path, MOCK), init).catch((error: Error) => {
    if (signal?.aborted) throw error;
    throw new ControlError(
      `The ${isProxy ? "proxy" : "mock"} does not respond. Start it again; this page continues by itself.`,
    );
  });
  if (response.ok) return response;
  const problem = await response.json().catch(() => ({}));
  throw new ControlError(
    problem.detail ?? `The mock responded with ${response.status}.`,
    response.status,
    problem.code,
  );
}

/** Sends a request, and returns the value in its response. */
export async function read<Value>(access: Access, path: string, init?: RequestInit): Promise<Value> {
  const response = await request(access, path, init);
  return response.status === 204 ? (undefined as Value) : response.json();
}

/** Sends a JSON value. */
export function send<Value>(access: Access, method: string, path: string, value?: unknown): Promise<Value> {
  return read<Value>(access, path, { method, ...(value !== undefined && { body: JSON.stringify(value) }) });
}
