import type { Journal } from "../control/journal.ts";
import { createServerMock } from "../http/mock.ts";
import type { MockOptions, Mock as ServerMock } from "../http/public-types.ts";
import { checkNames } from "../lib/check-names.ts";
import { MOCK_OPTIONS } from "./option-names.ts";
import { createSandboxHandle, type SandboxHandle } from "./sandbox-handle.ts";

/** A mock, with a handle for each sandbox. */
export interface Mock extends Pick<ServerMock, "request" | "fetch"> {
  /**
   * Returns a handle for the sandbox of a key, which need not be in use yet. Throws a TypeError if the key can't be sent.
   *
   * @example
   * const sandbox = mock.sandbox("test-1");
   * const agents = await sandbox.client().agents.list();
   */
  sandbox(key: string): SandboxHandle;
}

/**
 * A server of the API without a port. Each API key has its own sandbox, in memory unless a store keeps it. Throws a TypeError
 * for an unknown option, or for handlers of unknown operations, and a SeedError for seed data that is not valid.
 *
 * @example
 * const mock = createMock({ clock: "real", seedData: {} });
 * const client = mock.sandbox("test-1").client();
 */
export function createMock(options: MockOptions = {}): Mock {
  checkNames(options, MOCK_OPTIONS);
  return withHandles(options);
}

/** Creates a mock, whatever other options there are. The journal is one that the caller also reads. */
export function withHandles(options: MockOptions, journal?: Journal): Mock {
  const { request, fetch } = createServerMock(options, journal);
  const connection = { baseUrl: "http://localhost", fetch: (request: Request) => fetch(request) };
  return { request, fetch, sandbox: (key) => createSandboxHandle({ fetch }, key, connection) };
}
