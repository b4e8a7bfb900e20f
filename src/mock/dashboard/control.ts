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
const MOCK = new URL("../", document.baseURI);

export const origin = MOCK.origin;

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
    throw new ControlError("The mock does not respond. Start it again; this page continues by itself.");
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
