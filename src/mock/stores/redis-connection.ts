import type * as Redis from "@redis/client";
import { COMMIT, FORGET, REPLACE, STAGE } from "./redis-scripts.ts";
import { StoreError } from "./store.ts";

const REMEDY = "Run npm install platform-api-mock @redis/client@6.";
const MIN_MAJOR_VERSION = 7;
/** Maximum milliseconds that a command may take. */
const MAX_REPLY_TIME = 5000;
const MAX_RECONNECT_DELAY = 2000;
/** Approximate number of fields of a hash to read at once. */
const PART = { COUNT: 1000 };
/** Error replies of a server that can't write now, but may be able to later. */
const TEMPORARY = /^(?:BUSY|CLUSTERDOWN|LOADING|MASTERDOWN|NOREPLICAS|READONLY|TRYAGAIN)/;

export type Client = ReturnType<typeof createClient>;
/** Our own commands; each is a script that runs in Redis. */
type Command = keyof ReturnType<typeof defineScripts>;

interface HashPart {
  readonly cursor: string;
  readonly entries: readonly { readonly field: string; readonly value: string }[];
}

export interface RedisConnection {
  /** Runs one of our commands, whose keys are all on one node. Rejects with a StoreError. */
  run(command: Command, keys: readonly string[], args: readonly string[]): Promise<unknown>;
  /** Reads all fields of a small hash; none if there is no such key. Rejects with a StoreError. */
  read(key: string): Promise<Readonly<Record<string, string>>>;
  /** Reads fields of a hash and the next cursor. The first cursor and the end are "0". Rejects with a StoreError. */
  readPart(key: string, cursor: string): Promise<HashPart>;
  /** Finds the server that has a key. */
  findClient(key: string): Promise<Client>;
  /** Finds matching keys on all servers, some of them possibly twice. Rejects with a StoreError. */
  scan(pattern: string): AsyncIterable<readonly string[]>;
  close(): Promise<void>;
}

/**
 * Connects to a server or to its cluster. On failure, throws an error with a one-line message that does not include the
 * password. A connection that is lost later recovers automatically, and every command fails at once until then; `log`
 * gets a line when it is lost and one when it is restored.
 */
export async function connect(urls: readonly string[], log: (line: string) => void): Promise<RedisConnection> {
  const addresses = urls.map(toAddress);
  const redis = await loadPackage();
  const outages = createOutages(log);
  if (!(await probe(redis, urls, log))) {
    if (urls.length > 1)
      throw new Error(`Redis at ${addresses[0]} is not in a cluster: give one address, or those of a cluster.`);
    const client = createClient(redis, urls[0]!);
    client.on("error", (error) => outages.begin(addresses[0]!, error));
    client.on("ready", () => outages.end(addresses[0]!));
    await client.connect();
    const giveUp = async () => reconnect(client);
    return {
      run: (command, keys, args) => withinTime(client[command](keys, args), giveUp, keys[0]),
      read: (key) => withinTime(client.hGetAll(key), giveUp, key),
      readPart: (key, cursor) => withinTime(client.hScan(key, cursor, PART), giveUp, key),
      findClient: async () => client,
      scan: (pattern) => scan([client], pattern),
      close: () => client.close(),
    };
  }

  const cluster = createCluster(redis, urls);
  // These are errors of node discovery. Commands that need its result fail too.
  cluster.on("error", () => {});
  cluster.on("node-error", (error, { host, port }) => outages.begin(`${host}:${port}`, error));
  cluster.on("node-ready", ({ host, port }) => outages.end(`${host}:${port}`));
  cluster.on("node-disconnect", ({ host, port }) => outages.forget(`${host}:${port}`));
  await cluster.connect().catch((error) => {
    throw new Error(`Cannot find the nodes of the Redis cluster at ${addresses.join(", ")}: ${describeReason(error)}`);
  });
  const reconnectTo = async (key: string) => reconnect(await cluster.getNodeClientForKey(key));
  return {
    run: (command, keys, args) => withinTime(cluster[command](keys, args), () => reconnectTo(keys[0]!), keys[0]),
    read: (key) => withinTime(cluster.hGetAll(key), () => reconnectTo(key), key),
    readPart: (key, cursor) => withinTime(cluster.hScan(key, cursor, PART), () => reconnectTo(key), key),
    async findClient(key) {
      // A command detects that the key has moved to another node.
      await cluster.exists(key);
      return cluster.getNodeClientForKey(key);
    },
    async *scan(pattern) {
      const clients = Promise.all(cluster.masters.map((node) => cluster.nodeClient(node)));
      yield* scan(await withinTime(clients, async () => {}), pattern);
    },
    close: () => cluster.close(),
  };
}

async function loadPackage(): Promise<typeof Redis> {
  try {
    const redis = await import("@redis/client");
    if ("DEFAULT_RESP" in redis) return redis; // New in version 6.
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Error(`Keeping sandboxes in Redis needs a package that is not installed. ${REMEDY}`);
  }
  throw new Error(`The installed version of @redis/client is too old. ${REMEDY}`);
}

/** Checks the URL, and returns it without user and password. */
function toAddress(url: string): string {
  const { protocol, host, pathname } = URL.canParse(url) ? new URL(url) : { protocol: "", host: "", pathname: "" };
  if (!/^rediss?:$/.test(protocol) || !host || !/^(?:\/\d*)?$/.test(pathname))
    throw new Error("An address of Redis must be like redis://127.0.0.1:6379 or rediss://user:password@host:6379/0.");
  return `${protocol}//${host}${pathname}`;
}

/** Returns true if the first usable server is in a cluster. Throws if none is usable. */
async function probe(redis: typeof Redis, urls: readonly string[], log: (line: string) => void): Promise<boolean> {
  const failures: string[] = [];
  for (const url of urls) {
    const client = createClient(redis, url, { ...SOCKET, reconnectStrategy: false });
    client.on("error", () => {}); // `connect` rejects with it.
    try {
      await client.connect();
      const { version, mode } = await client.hello();
      if (Number.parseInt(version, 10) < MIN_MAJOR_VERSION)
        throw new Error(`it has version ${version}. Use version ${MIN_MAJOR_VERSION} or later.`);
      // Some providers do not allow this command.
      const { "maxmemory-policy": policy } = await client.configGet("maxmemory-policy").catch(() => ({}) as never);
      if (policy && policy !== "noeviction")
        log(
          `Redis at ${toAddress(url)} may evict sandboxes, because its maxmemory-policy is ${policy}. Set noeviction.`,
        );
      return mode === "cluster";
    } catch (error) {
      failures.push(`Cannot use Redis at ${toAddress(url)}: ${describeReason(error)}`);
    } finally {
      client.destroy();
    }
  }
  throw new Error(failures.join(" "));
}

const SOCKET = {
  // Applies to an idle connection. The ping interval is shorter, so this detects a server that has
  // stopped responding; it also limits the handshake.
  socketTimeout: MAX_REPLY_TIME,
  reconnectStrategy: (retries: number) =>
    Math.round(Math.min(50 * 2 ** retries, MAX_RECONNECT_DELAY) * (0.5 + Math.random() / 2)),
};
const OPTIONS = {
  disableOfflineQueue: true,
  pingInterval: MAX_REPLY_TIME / 2,
  // The client's timeout ends when a command is sent, and needs an abort signal for each; see `withinTime`.
  commandOptions: { timeout: 0 },
  maintNotifications: "disabled",
} as const;

function createClient(
  redis: typeof Redis,
  url: string,
  socket: NonNullable<Redis.RedisClientOptions["socket"]> = SOCKET,
) {
  // The client adds host and port to the object.
  return redis.createClient({ ...OPTIONS, url, socket: { ...socket }, scripts: defineScripts(redis) });
}

function createCluster(redis: typeof Redis, urls: readonly string[]) {
  const { protocol, username, password } = new URL(urls[0]!);
  return redis.createCluster({
    rootNodes: urls.map((url) => ({ url })),
    // With connections to all nodes at once, an unreachable one would delay the others.
    minimizeConnections: true,
    defaults: {
      ...OPTIONS,
      username: decodeURIComponent(username),
      password: decodeURIComponent(password),
      socket: protocol === "rediss:" ? { ...SOCKET, tls: true } : SOCKET,
    },
    scripts: defineScripts(redis),
  });
}

function defineScripts({ defineScript }: typeof Redis) {
  const defineLuaScript = (script: string, numberOfKeys: number) =>
    defineScript({
      SCRIPT: script,
      NUMBER_OF_KEYS: numberOfKeys,
      parseCommand(parser: Redis.CommandParser, keys: readonly string[], args: readonly string[]) {
        for (const key of keys) parser.pushKey(key);
        for (const arg of args) parser.push(arg);
      },
      transformReply: (reply: unknown) => reply,
    });
  return {
    commitSandbox: defineLuaScript(COMMIT, 4),
    stageRows: defineLuaScript(STAGE, 1),
    replaceSandbox: defineLuaScript(REPLACE, 5),
    forgetSandbox: defineLuaScript(FORGET, 4),
  };
}

async function* scan(clients: readonly Client[], pattern: string): AsyncIterable<readonly string[]> {
  for (const client of clients) {
    let cursor = "0";
    do {
      const reply = client.scan(cursor, { MATCH: pattern, COUNT: 1000 });
      const found = await withinTime(reply, async () => reconnect(client));
      yield found.keys;
      cursor = found.cursor;
    } while (cursor !== "0");
  }
}

/** Waits for a reply, and gives up the connection if there is none in time. Rejects with a StoreError. */
async function withinTime<Reply>(reply: Promise<Reply>, giveUp: () => Promise<void>, key?: string): Promise<Reply> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, MAX_REPLY_TIME, new Error(`no reply within ${MAX_REPLY_TIME / 1000} seconds`));
  });
  try {
    return await Promise.race([reply, timeout]);
  } catch (error) {
    // After a failover, the address may lead to the new primary. The client's own limit of an idle connection does not end one
    // to a server that hangs while other requests write to it.
    if (error instanceof Error && /^(?:no reply|READONLY)/.test(error.message)) giveUp().catch(() => {});
    throw toStoreError(error, key);
  } finally {
    clearTimeout(timer);
  }
}

/** Fails pending commands at once, and new ones until the server responds again. */
function reconnect(client: Client): void {
  // Otherwise it is connecting already.
  if (!client.isReady) return;
  client.destroy();
  client.emit("error", new Error("no reply"));
  client.connect().catch(() => {}); // Rejects only if it was closed meanwhile; otherwise it tries forever.
}

function toStoreError(error: unknown, key = ""): StoreError {
  const message = error instanceof Error ? error.message : String(error);
  // Error replies begin with a code; all other errors are connection errors.
  const isReply = /^[A-Z]+ /.test(message);
  const reason = message.startsWith("OOM")
    ? "it is out of memory. Raise its maxmemory, or remove sandboxes."
    : describeReason(error);
  if (message.startsWith("WRONGTYPE"))
    // Our scripts name the key and its type.
    return new StoreError(
      `Redis has a value of another type in ${/^WRONGTYPE (\S+:\{\S+)/.exec(message)?.[1] ?? key}. Correct it, or reset the sandbox with POST /_mock/reset.`,
      { cause: error, isTemporary: false },
    );
  return new StoreError(`Redis failed to run a command: ${reason}`, {
    cause: error,
    isTemporary: !isReply || TEMPORARY.test(message),
  });
}

/** Describes why a connection failed and, if known, the remedy. */
function describeReason(error: unknown): string {
  const { code = "", message = "" } = error as NodeJS.ErrnoException;
  if (code === "ECONNREFUSED") return "nothing listens there. Start Redis, or correct the address.";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "its host is unknown. Correct the address.";
  if (/^WRONGPASS|AUTH.* without any password/.test(message))
    return "it refuses the user or password. Correct them in the address: redis://user:password@host:port.";
  if (message.startsWith("NOAUTH"))
    return "it requires a password. Add it to the address: redis://:password@host:port.";
  return `${(message || code).split(/ script: |\n/, 1)[0]!.replace(/\.$/, "")}.`;
}

/** Logs the beginning and the end of each outage, not each attempt to connect. */
function createOutages(log: (line: string) => void) {
  const lost = new Set<string>();
  return {
    begin(address: string, error: Error): void {
      if (!lost.has(address)) log(`Lost the connection to Redis at ${address}: ${describeReason(error)} Trying again.`);
      lost.add(address);
    },
    end(address: string): void {
      if (lost.delete(address)) log(`Redis at ${address} can be reached again.`);
    },
    forget: (address: string) => void lost.delete(address),
  };
}
