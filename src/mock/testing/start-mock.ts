import { type ListenOptions, listen, type MockServer } from "../http/listen.ts";
import { openStore } from "../http/open-store.ts";
import type { MockOptions, Store } from "../http/public-types.ts";
import { checkNames } from "../lib/check-names.ts";
import { type Mock, withHandles } from "./create-mock.ts";
import { START_OPTIONS } from "./option-names.ts";
import { createSandboxHandle } from "./sandbox-handle.ts";

export interface StartOptions extends Omit<MockOptions, "store">, Omit<ListenOptions, "port"> {
  /** Default: any free port. */
  readonly port?: number;
  /**
   * The store that keeps sandboxes after this mock is closed, or its location, as for `openStore`. A store given by its
   * location is closed with the mock. Default: none.
   */
  readonly store?: Store | string | readonly string[];
}

/** A mock that listens on a port. The clients of its sandboxes use the port. */
export interface StartedMock extends Mock, MockServer {}

/**
 * Creates a mock and starts an HTTP server for it. Rejects if the port is taken, the store can't be used,
 * or there is an unknown option.
 *
 * @example
 * await using mock = await startMock({ store: "./sandboxes" });
 * const client = new Platform({ apiKey: "key", baseUrl: mock.url });
 */
export async function startMock({ store: kept, port = 0, ...options }: StartOptions = {}): Promise<StartedMock> {
  checkNames(options, START_OPTIONS);
  const { log, seedData } = options;
  const opened = isLocation(kept) ? await openStore(kept, { log, seedData }) : undefined;
  const store = isLocation(kept) ? opened : kept;
  try {
    const mock = withHandles({ ...options, store });
    const server = await listen(mock, { ...options, port });
    const close = async () => {
      await server.close();
      await opened?.close();
    };
    return {
      ...mock,
      sandbox: (key) => createSandboxHandle(mock, key, { baseUrl: server.url }),
      url: server.url,
      close,
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await opened?.close();
    throw error;
  }
}

function isLocation(store: StartOptions["store"]): store is string | readonly string[] {
  return typeof store === "string" || Array.isArray(store);
}
