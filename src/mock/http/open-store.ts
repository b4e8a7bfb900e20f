import type { SeedData } from "../../../generated/seed-data.ts";
import { removeContradictions } from "../control/remove-contradictions.ts";
import { builtInSeed, loadSeed } from "../control/seed.ts";
import { isRow } from "../control/snapshot.ts";
import { checkNames } from "../lib/check-names.ts";
import { openRedisStore } from "../stores/redis.ts";
import { openSqliteStore } from "../stores/sqlite.ts";
import { type SandboxStore, StoreError } from "../stores/store.ts";
import type { Store } from "./public-types.ts";

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

/** What `await using` closes. `AsyncDisposable` is missing in the libraries of many projects. */
type Closable<Value> = Value & { [Symbol.asyncDispose](): Promise<void> };

const DEFAULT_EXPIRE = 30 * 86_400_000;

/** What the value of an option must be, and whether one is it. */
const OPTIONS = {
  expire: ["a whole number of milliseconds above 0", (value) => Number.isSafeInteger(value) && Number(value) > 0],
  repair: ["true or false", (value) => typeof value === "boolean"],
  sync: ["normal or full", (value) => value === "normal" || value === "full"],
  log: ["a function", (value) => typeof value === "function"],
  seedData: ["an object", (value) => typeof value === "object"],
} satisfies Record<keyof StoreOptions, [string, (value: unknown) => boolean]>;

/**
 * Opens a store of sandboxes: a folder, which is created if it is missing, or Redis or Valkey by a redis:// or rediss://
 * URL, or by those of some nodes of a cluster. Rejects with an Error with a one-line message that includes the remedy if
 * it can't be used, with a TypeError if the location or an option is no such value, and with a SeedError if the seed data
 * is invalid.
 *
 * @example
 * await using store = await openStore("./sandboxes");
 * await using server = await listen(createMock({ store }));
 */
export async function openStore(
  location: string | readonly string[],
  options: StoreOptions = {},
): Promise<Closable<Store>> {
  const { expire = DEFAULT_EXPIRE, repair = false, sync, log = console.error, seedData } = options;
  const locations = [location].flat();
  const isRedis = locations.every((each) => /^rediss?:\/\//.test(each));
  checkLocations(locations, isRedis);
  checkOptions(options, isRedis);
  const { tables, fingerprint: seed } = seedData ? loadSeed(seedData) : builtInSeed;
  if (isRedis) return closable(await openRedisStore(locations, tables, { expire, log, seed, isRow }));
  const folder = locations[0]!; // It has been checked.
  if (repair) {
    // Values are not checked, because a repair removes those of another form.
    const store = await openSqliteStore(folder, tables, { seed, repair: log });
    await removeContradictions(store, tables, log).finally(store.close);
  }
  return closable(await openSqliteStore(folder, tables, { seed, sync, isRow }));
}

function checkLocations(locations: readonly unknown[], isRedis: boolean): void {
  const [first, ...others] = locations;
  if (typeof first !== "string" || first === "")
    throw new TypeError("openStore takes a folder, or redis:// or rediss:// URLs, each as a text.");
  if (!isRedis && (others.length > 0 || /^[\w+.-]+:\/\//.test(first)))
    throw new TypeError("Sandboxes are kept in one folder, or in Redis, whose URLs start with redis:// or rediss://.");
}

function checkOptions(options: StoreOptions, isRedis: boolean): void {
  checkNames(options, Object.keys(OPTIONS));
  for (const [name, [form, isValid]] of Object.entries<[string, (value: unknown) => boolean]>(OPTIONS)) {
    const value = options[name as keyof StoreOptions]; // It is one.
    if (value === undefined) continue;
    if (!isValid(value)) throw new TypeError(`The option ${name} is ${String(value)}. It must be ${form}.`);
    if (isRedis ? name === "repair" || name === "sync" : name === "expire")
      throw new TypeError(`The option ${name} is only for sandboxes in ${isRedis ? "a folder" : "Redis"}.`);
  }
}

/** Makes a store reject calls once it is closed. */
function closable(store: SandboxStore): Closable<SandboxStore> {
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= store.close();
    return closing;
  };
  const whileOpen =
    <Args extends unknown[], Result>(method: (...args: Args) => Result) =>
    (...args: Args): Result => {
      if (!closing) return method(...args);
      throw new StoreError("The store is closed. Close the servers that use it first.", { isTemporary: false });
    };
  return {
    ...store,
    load: whileOpen(store.load),
    commit: whileOpen(store.commit),
    replace: whileOpen(store.replace),
    forget: whileOpen(store.forget),
    ids: whileOpen(store.ids),
    close,
    [Symbol.asyncDispose]: close,
  };
}
