import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../../generated/types.ts";
import { createMock } from "../../src/mock/server/mock.ts";
import type { MockOptions } from "../../src/mock/server/types.ts";

export interface Session {
  /** openapi-fetch on the mock, with no port in between. */
  readonly api: Client<paths>;
  /** For what openapi-fetch can't do, such as streams and malformed requests; the path only, credentials are added. */
  send(path: string, init?: RequestInit): Promise<Response>;
  /** The same sandbox through another caller, such as `user.bob~role.member`. */
  as(traits: string): Session;
  /** Moves the sandbox's clock on by so many seconds. */
  pass(seconds: number): void;
}

/** A fresh sandbox of a mock of its own. */
export function session(options: MockOptions = {}): Session {
  const mock = createMock(options);
  const withToken = (token: string): Session => {
    const headers = { Authorization: `Bearer ${token}`, DashboardUserContextAuth: "mara" };
    return {
      api: createClient<paths>({ baseUrl: "http://mock.test", headers, fetch: (request) => mock.fetch(request) }),
      send: (path, init = {}) =>
        mock.fetch(`http://mock.test${path}`, { ...init, headers: { ...headers, ...init.headers } }),
      as: (traits) => withToken(`test~${traits}`),
      pass: (seconds) => mock.moveClock("test", seconds * 1000),
    };
  };
  return withToken("test");
}
