import type { MockOptions } from "./http/public-types.ts";
import { checkNames } from "./lib/check-names.ts";
import { type Mock, withHandles } from "./testing/create-mock.ts";
import { MOCK_OPTIONS } from "./testing/option-names.ts";

export type { SeedData } from "../../generated/seed-data.ts";
export type { CustomHandlers } from "./areas/operation-types.ts";
export { SeedError } from "./control/seed-error.ts";
export { fail } from "./exchange/problems.ts";
export type { SandboxHandle } from "./testing/sandbox-handle.ts";
export type { Mock };

/** Options that need what a browser does not have: files and sockets, Prism, and the validators of responses. */
const MISSING = ["store", "static", "validateResponses"] as const;

export type BrowserMockOptions = Omit<MockOptions, (typeof MISSING)[number]>;

/**
 * The mock as a function of a page or a worker. Each API key has its own sandbox, in memory: take a snapshot to keep it. Throws a
 * TypeError for an option that is unknown in browsers, or for handlers of unknown operations, and a SeedError for seed data that
 * is not valid.
 *
 * @example
 * const mock = createMock();
 * self.addEventListener("fetch", (event) => event.respondWith(mock.fetch(event.request)));
 */
export function createMock(options: BrowserMockOptions = {}): Mock {
  const missing: readonly string[] = MISSING;
  checkNames(
    options,
    MOCK_OPTIONS.filter((name) => !missing.includes(name)),
  );
  return withHandles({ ...options, validateResponses: false });
}
