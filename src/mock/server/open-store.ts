import { builtInSeed, loadSeed } from "../control/seed.ts";
import { isRow } from "../control/snapshot.ts";
import { openRedisStore } from "../sandbox/redis.ts";
import { openSqliteStore } from "../sandbox/sqlite.ts";
import type { SeedData, Store } from "./types.ts";

export interface StoreOptions {
  /** Milliseconds after which Redis removes an unused sandbox. Default: 30 days. */
  readonly expire?: number | undefined;
  /**
   * Opens a damaged folder with what can be read of it, and logs how much is lost. Otherwise, a damaged folder is rejected.
   * Default: false.
   */
  readonly repair?: boolean | undefined;
  /**
   * `full`: a change in a folder is on the disk before its response is sent, and survives a power failure; `normal`: it
   * survives the end of the process. Default: `normal`.
   */
  readonly sync?: "normal" | "full" | undefined;
  /**
   * Called when the connection to Redis is lost and when it is restored, and with the result of a repair. Default:
   * `console.error`.
   */
  readonly log?: ((line: string) => void) | undefined;
  /**
   * The `seedData` of the mock. Only differences from it are stored. A folder can't be opened with other data; in Redis,
   * mocks with other data have separate sandboxes.
   */
  readonly seedData?: SeedData | undefined;
}

/** Milliseconds in 30 days. */
const DEFAULT_EXPIRE = 30 * 86_400_000;

/**
 * Opens a store of sandboxes: a folder, which is created if it is missing, or Redis or Valkey by a redis:// or rediss://
 * URL, or by those of some nodes of a cluster. Rejects with an Error with a one-line message that includes the remedy if
 * it can't be used, and with a SeedError if the seed data is invalid.
 *
 * @example
 * const store = await openStore("./sandboxes");
 * const server = await listen(createMock({ store }));
 * await server.close();
 * await store.close();
 */
export async function openStore(location: string | readonly string[], options: StoreOptions = {}): Promise<Store> {
  const { expire = DEFAULT_EXPIRE, repair = false, sync, log = console.error, seedData } = options;
  const { tables, fingerprint: seed } = seedData ? loadSeed(seedData) : builtInSeed;
  const locations = [location].flat();
  const [first = "", ...others] = locations;
  if (locations.every((each) => /^rediss?:\/\//.test(each)))
    return openRedisStore(locations, tables, { expire, log, seed, isRow });
  if (others.length === 0) return openSqliteStore(first, tables, { seed, sync, repair: repair ? log : undefined });
  throw new Error("Sandboxes are kept in one folder, or in Redis, whose URLs start with redis:// or rediss://.");
}
