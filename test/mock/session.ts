import { randomUUID } from "node:crypto";
import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../../generated/mock-types.ts";
import type { WithPlainEnums } from "../../src/client/types.ts";
import { createServerMock } from "../../src/mock/http/mock.ts";
import type { Mock, MockOptions } from "../../src/mock/http/public-types.ts";
import { callersSeed } from "./distinct-seed.ts";

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

/** Creates a session in a sandbox of a mock. */
function openSandbox(mock: Mock, key: string): Session {
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
      as: (traits) => withToken(`${key}~${traits}`),
      pass: (seconds) => mock.moveClock(key, seconds * 1000),
    };
  };
  return withToken(key);
}

/**
 * Creates a session in a new sandbox, with options in one of a new mock. Without options, fields of a resource that usually
 * are equal differ.
 */
export function session(options?: MockOptions): Session {
  return options ? openSandbox(createServerMock(options), "test") : openSandbox(distinctMock, randomUUID());
}

/** Creates a session in a new sandbox with the built-in seed, which has the resources of the document's examples. */
export const exampleSession = (): Session => session({});

// One for all tests: to check a seed takes many times as long as to create a sandbox.
const distinctMock = createServerMock({ seedData: callersSeed });

/** Returns a response with its data. Throws an error if the mock responded with a problem. */
export async function ok<Result extends { data?: unknown; error?: unknown; response: Response }>(
  call: Promise<Result>,
): Promise<{ data: NonNullable<Result["data"]>; response: Response }> {
  const { data, error, response } = await call;
  if (data === undefined || data === null)
    throw new Error(`The mock responded ${response.status}, without data: ${JSON.stringify(error)}`);
  return { data, response };
}
