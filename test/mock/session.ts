import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../../generated/mock-types.ts";
import type { WithPlainEnums } from "../../src/client/types.ts";
import { createMock } from "../../src/mock/server/mock.ts";
import type { MockOptions } from "../../src/mock/server/types.ts";

export interface Session {
  /** An openapi-fetch client that calls the mock without a port. */
  readonly api: Client<WithPlainEnums<paths>>;
  /** Sends a request to a path, with credentials. For requests that openapi-fetch can't send, such as malformed ones. */
  send(path: string, init?: RequestInit): Promise<Response>;
  /** Returns a session in the same sandbox for another caller, such as `user.bob~role.member`. */
  as(traits: string): Session;
  /** Moves the clock of the sandbox forward. */
  pass(seconds: number): void;
}

/** Creates a mock, and a session in a new sandbox of it. */
export function session(options: MockOptions = {}): Session {
  const mock = createMock(options);
  const withToken = (token: string): Session => {
    const headers = { Authorization: `Bearer ${token}`, DashboardUserContextAuth: "mara" };
    return {
      api: createClient<WithPlainEnums<paths>>({
        baseUrl: "http://mock.test",
        headers,
        fetch: (request) => mock.fetch(request),
      }),
      send: (path, init = {}) =>
        mock.fetch(`http://mock.test${path}`, { ...init, headers: { ...headers, ...init.headers } }),
      as: (traits) => withToken(`test~${traits}`),
      pass: (seconds) => mock.moveClock("test", seconds * 1000),
    };
  };
  return withToken("test");
}

/** Returns a response with its data. Throws an error if the mock responded with a problem. */
export async function ok<Result extends { data?: unknown; error?: unknown; response: Response }>(
  call: Promise<Result>,
): Promise<{ data: NonNullable<Result["data"]>; response: Response }> {
  const { data, error, response } = await call;
  if (data === undefined || data === null)
    throw new Error(`The mock responded ${response.status}, without data: ${JSON.stringify(error)}`);
  return { data, response };
}
