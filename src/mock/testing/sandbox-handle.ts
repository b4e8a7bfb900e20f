import createClient, { type Client, type Middleware } from "openapi-fetch";
import { APIError, Platform, type PlatformOptions } from "platform-api";
import type { WithPlainEnums } from "platform-api/types";
import { operations } from "../../../generated/control/operations.ts";
import type {
  Clock,
  Coverage,
  Fault,
  FaultCreate,
  JournalEntry,
  JournalMatches,
  operations as Operations,
  paths,
  Rejection,
  Reply,
  ReplyCreate,
  RequestMatch,
  Reset,
  SeedData,
  Snapshot,
  Task,
  Turn,
  TurnCreate,
} from "../../../generated/control/types.ts";
import type { operations as PlatformOperations } from "../../../generated/mock-types.ts";
import type { Mock } from "../http/public-types.ts";
import { bearerToken, readToken } from "../stages/authenticate.ts";
import { appendTo, describeSandbox } from "./report.ts";

type OperationId = keyof PlatformOperations;

/** `RequestMatch` of the control document, with the ids of operations. */
export interface Match extends RequestMatch {
  operation_id?: OperationId | "*";
}

/** `FaultCreate` of the control document, with the ids of operations. */
export interface NewFault extends FaultCreate {
  operation_id: OperationId | "*";
  match?: Match;
}

/** `ReplyCreate` of the control document, with the ids of operations. */
export interface NewReply extends ReplyCreate {
  match: Match;
}

/** Query parameters of `GET /_mock/journal`, except those for paging. */
export type RequestFilter = Omit<
  NonNullable<Operations["journal.get"]["parameters"]["query"]>,
  "operation_id" | "limit" | "cursor"
> & { operation_id?: OperationId };

/** All recorded requests that match, and the nearest ones if there are none. */
export type SearchResult = Omit<JournalMatches, "next_cursor" | "unchecked" | "dropped">;

/**
 * The sandbox of one key. Its methods call the operations under `/_mock/`, without a port. If the mock refuses a request,
 * they reject with an APIError, which has the problem document and names each violation in its message.
 */
export interface SandboxHandle {
  /** The API key of the sandbox: give it to the program under test. */
  readonly key: string;
  /**
   * A client that acts in the sandbox. Of the options of a client, those that you pass replace the handle's.
   *
   * @example
   * const client = sandbox.client({ maxRetries: 0 });
   */
  client(options?: PlatformOptions): Platform;
  /**
   * Returns the sandbox to its initial state, or to another random seed or time.
   *
   * @example
   * await sandbox.reset({ random_seed: 2, now: "2026-06-01T09:00:00Z" });
   */
  reset(from?: Reset): Promise<void>;
  /**
   * Returns the complete state, to restore it later.
   *
   * @example
   * const snapshot = await sandbox.snapshot();
   */
  snapshot(): Promise<Snapshot>;
  /**
   * Replaces the state by a snapshot of the same version of the mock.
   *
   * @example
   * const snapshot = await sandbox.snapshot();
   * await sandbox.client().agents.delete("ag_0197c3d0");
   * await sandbox.restore(snapshot);
   */
  restore(snapshot: Snapshot): Promise<void>;
  /**
   * Replaces everything with data of your own: lists of resources, each as the API shows it.
   *
   * @example
   * await sandbox.seed(JSON.parse(await readFile("seed.json", "utf8")));
   */
  seed(data: SeedData): Promise<void>;
  /**
   * Returns the sandbox as seed data, to keep in a file.
   *
   * @example
   * await writeFile("seed.json", JSON.stringify(await sandbox.seedData()));
   */
  seedData(): Promise<SeedData>;
  readonly clock: {
    /**
     * Returns the time in RFC 3339.
     *
     * @example
     * const started = Date.parse(await sandbox.clock.now());
     */
    now(): Promise<string>;
    /**
     * Returns when the next scheduled action is due, in RFC 3339; null if there is none.
     *
     * @example
     * const due = await sandbox.clock.next();
     * if (due !== null) await sandbox.clock.set(due);
     */
    next(): Promise<string | null>;
    /**
     * Moves the clock forward by a number of milliseconds, and runs the scheduled actions that become due.
     *
     * @example
     * await sandbox.clock.advance(30_000);
     */
    advance(milliseconds: number): Promise<Clock>;
    /**
     * Moves the clock forward to a time, as `advance` does.
     *
     * @example
     * await sandbox.clock.set("2026-03-02T18:00:00Z");
     */
    set(time: Date | string): Promise<Clock>;
    /**
     * Returns the scheduled actions that are due first, at most 1,000.
     *
     * @example
     * const [first] = await sandbox.clock.tasks();
     * console.log(first?.name, first?.at);
     */
    tasks(): Promise<Task[]>;
  };
  /**
   * Returns the recorded requests that pass the filter, oldest first. Like `calls` and `search`, it rejects if the journal may
   * have dropped others; without a filter, it returns the remaining ones, and `missingRequests` counts the others.
   *
   * @example
   * const failed = (await sandbox.requests()).filter(({ status }) => status >= 400);
   */
  requests(filter?: RequestFilter): Promise<JournalEntry[]>;
  /**
   * Returns the recorded requests that one operation handled, oldest first.
   *
   * @example
   * const [first] = await sandbox.calls("agents.create");
   */
  calls(operationId: OperationId): Promise<JournalEntry[]>;
  /**
   * Returns the recorded requests that meet the conditions, or the nearest ones and their differences. Rejects if others may
   * meet them, of which the journal has dropped or shortened the parts that the conditions compare.
   *
   * @example
   * const { requests } = await sandbox.search({
   *   operation_id: "agents.create",
   *   body: [{ pointer: "/name", value: "Scout" }],
   * });
   */
  search(match: Match, options?: { status?: number }): Promise<SearchResult>;
  /**
   * Returns how many requests the journal has dropped to make room, and how many of the others are truncated: their entries lack
   * headers, bodies or events.
   *
   * @example
   * expect(await sandbox.missingRequests()).toEqual({ dropped: 0, truncated: 0 });
   */
  missingRequests(): Promise<{ dropped: number; truncated: number }>;
  /**
   * Removes all requests from the journal.
   *
   * @example
   * await sandbox.clearRequests();
   */
  clearRequests(): Promise<void>;
  /**
   * Returns how often the requests to the sandbox, or with `all` those to every sandbox of the mock, have called each operation
   * and got each of its documented responses. With `called`, operations without a call are left out. The journal may have
   * dropped the requests, and a reset leaves the counts as they are.
   *
   * @example
   * const { operations } = await sandbox.coverage();
   * const uncalled = operations.filter(({ calls }) => calls === 0);
   */
  coverage(options?: { all?: boolean; called?: boolean }): Promise<Coverage>;
  /**
   * Sets the counts of `coverage` to 0.
   *
   * @example
   * await sandbox.clearCoverage();
   */
  clearCoverage(): Promise<void>;
  /**
   * Returns the last requests to the mock that got a 401 because they had no key. They are the same for every sandbox.
   *
   * @example
   * const paths = (await sandbox.rejections()).map(({ path }) => path);
   */
  rejections(): Promise<Rejection[]>;
  /**
   * Injects a fault into the next matching requests.
   *
   * @example
   * await sandbox.fault({ operation_id: "agents.get", status: 503, times: 2 });
   * await sandbox.fault({ operation_id: "conversations.startStream", cut_after_events: 3 });
   * await sandbox.fault({ operation_id: "*", times: null, latency_ms: [50, 200] });
   */
  fault(fault: NewFault): Promise<Fault>;
  /**
   * Returns the pending faults, oldest first.
   *
   * @example
   * const pending = (await sandbox.faults()).length;
   */
  faults(): Promise<Fault[]>;
  /**
   * Removes a pending fault. Rejects with an APIError with status 404 if there is none with this id.
   *
   * @example
   * const { id } = await sandbox.fault({ operation_id: "*", times: null, latency_ms: 200 });
   * await sandbox.removeFault(id);
   */
  removeFault(id: string): Promise<void>;
  /**
   * Removes the pending faults.
   *
   * @example
   * await sandbox.clearFaults();
   */
  clearFaults(): Promise<void>;
  /**
   * Sends a response of your own to the next matching requests. Of several replies, the newest applies.
   *
   * @example
   * await sandbox.reply({ match: { operation_id: "models.list" }, body: { object: "list", data: [] } });
   */
  reply(reply: NewReply): Promise<Reply>;
  /**
   * Returns the pending replies, oldest first.
   *
   * @example
   * const pending = (await sandbox.replies()).length;
   */
  replies(): Promise<Reply[]>;
  /**
   * Removes a pending reply. Rejects with an APIError with status 404 if there is none with this id.
   *
   * @example
   * const { id } = await sandbox.reply({ match: { operation_id: "agents.get" }, status: 404, times: null });
   * await sandbox.removeReply(id);
   */
  removeReply(id: string): Promise<void>;
  /**
   * Removes the pending replies.
   *
   * @example
   * await sandbox.clearReplies();
   */
  clearReplies(): Promise<void>;
  /**
   * Scripts the next outputs of models and agents, in order; a string is a message. Each response of a conversation and each
   * choice of a completion uses one turn. Returns the turns with their ids.
   *
   * @example
   * await sandbox.respondWith({ function_calls: [{ name: "get_tide", arguments: { port: "Harbor Point" } }] });
   * await sandbox.respondWith("Low water is at 06:12.", { error: { status: 503 } });
   */
  respondWith(...turns: (string | TurnCreate)[]): Promise<Turn[]>;
  /**
   * Returns the pending turns, oldest first.
   *
   * @example
   * const unused = (await sandbox.turns()).length;
   */
  turns(): Promise<Turn[]>;
  /**
   * Removes a pending turn. Rejects with an APIError with status 404 if there is none with this id.
   *
   * @example
   * const [turn] = await sandbox.respondWith({ content: "I don't know.", times: null });
   * if (turn) await sandbox.removeTurn(turn.id);
   */
  removeTurn(id: string): Promise<void>;
  /**
   * Removes the pending turns.
   *
   * @example
   * await sandbox.clearTurns();
   */
  clearTurns(): Promise<void>;
  /**
   * Returns a stored file with its media type, for example the output of a batch job.
   *
   * @example
   * const job = await waitForBatchJob(sandbox.client(), "job_1");
   * if (job.output_file) console.log(await (await sandbox.file(job.output_file)).text());
   */
  file(id: string): Promise<Blob>;
  /**
   * Describes what happened in the sandbox: its last requests with their violations, and the replies, faults and turns that are
   * not used up, each with the request that comes nearest to its conditions.
   *
   * @example
   * console.log(await sandbox.report());
   */
  report(): Promise<string>;
  /**
   * Appends the report to the message of an error, and returns the error, for test runners without an integration.
   *
   * @example
   * try {
   *   await runTest();
   * } catch (error) {
   *   throw await sandbox.reportOn(error);
   * }
   */
  reportOn<Thrown>(error: Thrown): Promise<Thrown>;
}

/** The server of a handle's clients. */
export type Connection = Required<Pick<PlatformOptions, "baseUrl">> & Pick<PlatformOptions, "fetch">;

/** The maximum number of entries in a response, which is also that of the requests in a journal: there is no second page. */
const ALL = 1000;

/**
 * Makes the handle of a key's sandbox. The part of the key after a `~` identifies the caller of its clients. Throws a
 * TypeError if no request could send the key.
 */
export function createSandboxHandle(mock: Pick<Mock, "fetch">, key: string, connection: Connection): SandboxHandle {
  if (bearerToken(`Bearer ${key}`) !== key || readToken(key).key === "")
    throw new TypeError(
      `${JSON.stringify(key)} is not an API key: it may only contain letters, digits and - . _ ~ + / : =, and must not start with ~.`,
    );
  const api: Api = createClient({
    baseUrl: "http://localhost",
    headers: { Authorization: `Bearer ${key}` },
    fetch: (request) => mock.fetch(request),
  });
  api.use(throwErrors);

  async function search(match: Match, { status }: { status?: number } = {}): Promise<SearchResult> {
    const body = { match, limit: ALL, ...(status !== undefined && { status }) };
    const found = await readData(api.POST("/_mock/journal/search", { body }));
    const { next_cursor: _none, unchecked, dropped, ...result } = found;
    checkAllKnown(unchecked, dropped);
    return result;
  }

  return {
    key,
    client: (options = {}) =>
      new Platform({
        ...connection,
        apiKey: key,
        // The mock takes any.
        userContextToken: "any",
        // Some test runners have the globals of a web page. The key of a mock is no secret.
        allowBrowser: true,
        ...options,
      }),
    reset: (from) => settled(api.POST("/_mock/reset", from === undefined ? {} : { body: from })),
    snapshot: () => readData(api.GET("/_mock/snapshot")),
    restore: (snapshot) => settled(api.PUT("/_mock/snapshot", { body: snapshot })),
    seed: (data) => settled(api.POST("/_mock/seed", { body: data })),
    seedData: () => readData(api.GET("/_mock/seed")),
    clock: {
      now: async () => (await readData(api.GET("/_mock/clock"))).now,
      next: async () => (await readData(api.GET("/_mock/clock"))).next,
      advance: (milliseconds) => readData(api.POST("/_mock/clock", { body: { advance_ms: milliseconds } })),
      set: (time) => {
        const advance_to = typeof time === "string" ? time : time.toISOString();
        return readData(api.POST("/_mock/clock", { body: { advance_to } }));
      },
      tasks: async () => (await readData(api.GET("/_mock/tasks", { params: { query: { limit: ALL } } }))).tasks,
    },
    async requests(filter = {}) {
      const query = { ...filter, limit: ALL };
      const { requests, dropped } = await readData(api.GET("/_mock/journal", { params: { query } }));
      if (Object.keys(filter).length > 0) checkAllKnown(dropped, dropped);
      return requests;
    },
    // A search, because the filters of the journal accept ids that no operation has.
    calls: async (operationId) => (await search({ operation_id: operationId })).requests,
    search,
    async missingRequests() {
      const { dropped, truncated } = await readData(api.GET("/_mock/journal", { params: { query: { limit: 1 } } }));
      return { dropped, truncated };
    },
    clearRequests: () => settled(api.DELETE("/_mock/journal")),
    coverage: (query = {}) => readData(api.GET("/_mock/coverage", { params: { query } })),
    clearCoverage: () => settled(api.DELETE("/_mock/coverage")),
    rejections: async () => (await readData(api.GET("/_mock/rejections"))).rejections,
    ...pendingMethods(api),
    file: (id) => readData(api.GET("/_mock/files/{file_id}", { params: { path: { file_id: id } }, parseAs: "blob" })),
    ...reportMethods(api),
  };
}

type Api = Client<WithPlainEnums<paths>>;

function pendingMethods(api: Api) {
  return {
    fault: (fault) => readData(api.POST("/_mock/faults", { body: fault })),
    faults: async () => (await readData(api.GET("/_mock/faults"))).faults,
    removeFault: (id) => settled(api.DELETE("/_mock/faults/{fault_id}", { params: { path: { fault_id: id } } })),
    clearFaults: () => settled(api.DELETE("/_mock/faults")),
    reply: (reply) => readData(api.POST("/_mock/replies", { body: reply })),
    replies: async () => (await readData(api.GET("/_mock/replies"))).replies,
    removeReply: (id) => settled(api.DELETE("/_mock/replies/{reply_id}", { params: { path: { reply_id: id } } })),
    clearReplies: () => settled(api.DELETE("/_mock/replies")),
    async respondWith(...turns) {
      if (turns.length === 0) return [];
      const body = { turns: turns.map((turn) => (typeof turn === "string" ? { content: turn } : turn)) };
      return (await readData(api.POST("/_mock/turns", { body }))).turns;
    },
    turns: async () => (await readData(api.GET("/_mock/turns"))).turns,
    removeTurn: (id) => settled(api.DELETE("/_mock/turns/{turn_id}", { params: { path: { turn_id: id } } })),
    clearTurns: () => settled(api.DELETE("/_mock/turns")),
  } satisfies Partial<SandboxHandle>;
}

function reportMethods(api: Api): Pick<SandboxHandle, "report" | "reportOn"> {
  async function report(): Promise<string> {
    const { dropped, requests } = await readData(api.GET("/_mock/journal", { params: { query: { limit: ALL } } }));
    const { replies } = await readData(api.GET("/_mock/replies"));
    const { faults } = await readData(api.GET("/_mock/faults"));
    const { turns } = await readData(api.GET("/_mock/turns"));
    return describeSandbox({ requests, dropped, replies, faults, turns }, (match) =>
      readData(api.POST("/_mock/journal/search", { body: { match, limit: 1 } })),
    );
  }
  return {
    report,
    async reportOn(error) {
      appendTo(error, await report());
      return error;
    },
  };
}

/**
 * Throws an Error if more requests may match, of which the journal has dropped some: a test that expects a number of requests,
 * such as none, would be wrong.
 */
function checkAllKnown(unchecked: number, dropped: number): void {
  if (unchecked > 0)
    throw new Error(
      `Other requests may match: ${unchecked} could not be checked, because the journal has dropped ${dropped} of them, ` +
        `and parts of ${unchecked - dropped}. Call clearRequests() before the requests that the test checks, or leave out conditions on URLs, headers and bodies.`,
    );
}

const throwErrors: Middleware = {
  async onResponse({ request: { method, url }, response, schemaPath }) {
    if (response.ok) return;
    const [operationId = schemaPath] =
      Object.entries(operations).find(([, each]) => each.method === method && each.path === schemaPath) ?? [];
    throw new APIError({ operationId, method, url }, response, await response.json());
  },
};

/** Waits for a response without a body. */
async function settled(call: Promise<unknown>): Promise<void> {
  await call;
}

/** The body of a success: `throwErrors` has thrown any other. */
async function readData<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  return (await call).data!;
}
