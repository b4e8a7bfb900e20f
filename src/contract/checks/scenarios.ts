import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { findCase, type OperationCase } from "../cases.ts";
import { skipIfGuarded } from "../guarded.ts";
import { type Input, minimalInput } from "../requests/input.ts";
import { type Body, call } from "../requests/prepare.ts";
import { eventually, isObject, type Json } from "../requests/stored.ts";
import { Skipped } from "../skipped.ts";
import type { Check } from "./check.ts";
import { type Finding, finding } from "./findings.ts";

/** A fact of the document about one or two operations, which several requests show. */
interface Scenario {
  /** The operations that the document says it of. */
  readonly operations: readonly string[];
  /** The behavior of a server that passes. */
  readonly name: string;
  run(send: Send, until: Until): Promise<Finding[]>;
}

/** Sends a request, with the first example of the body unless it has another one. Resolves to the body of the response. */
type Send = (operation: string, input?: Input) => Promise<Body>;

/** Repeats what reads something that may change later, until it finds nothing. */
type Until = (read: () => Promise<Finding[]>) => Promise<Finding[]>;

/** True if a value is the expected one, of which a server may leave out fields that it does not know. */
const isSame = (expected: unknown, found: unknown): boolean =>
  isObject(expected) && isObject(found)
    ? Object.entries(expected).every(([name, part]) => found[name] === undefined || isSame(part, found[name]))
    : isDeepStrictEqual(expected, found);

/** The finding about a value that is not the expected one. */
const differs = (pointer: string, expected: unknown, reason: string, found: unknown): Finding[] =>
  found === undefined || isSame(expected, found)
    ? []
    : [finding(`/body${pointer}`, `${JSON.stringify(expected)}, because ${reason}`, found)];

/** The finding about a list that lacks an item, or has it although it must not. */
const lists = (pointer: string, id: unknown, isWanted: boolean, reason: string, ids: readonly unknown[]): Finding[] =>
  ids.includes(id) === isWanted
    ? []
    : [finding(`/body${pointer}`, `${isWanted ? "" : "not "}${id} in the list, because ${reason}`, ids)];

/** Milliseconds after which a time has another value. */
const RESOLUTION = 1100;

const connectors: readonly Scenario[] = [
  {
    operations: ["connectors.activate", "connectors.deactivate"],
    name: "applies the narrowest setting of a connector",
    run: async (send, until) => {
      const { id } = await send("connectors.create");
      const steps: [operation: string, scope: string, active: boolean][] = [
        ["activate", "organization", true],
        ["deactivate", "workspace", false],
        ["activate", "organization", false],
        ["activate", "user", true],
        ["deactivate", "workspace", true],
        ["deactivate", "user", false],
        ["activate", "workspace", false],
        ["deactivate", "workspace", false],
        ["deactivate", "organization", false],
      ];
      const read = async (query: Json) => (await send("connectors.list", { query })).items as Json[];
      const idsOf = async (query: Json) => (await read(query)).map((item) => item.id);
      for (const [operation, consumer_scope, active] of steps) {
        await send(`connectors.${operation}`, { path: { connector_id: id, consumer_scope } });
        const reason = `the narrowest setting applies, here after ${operation} for the ${consumer_scope}`;
        const found = await until(async () => {
          const items = await read({});
          const at = items.findIndex((item) => item.id === id);
          return [
            ...differs(`/items/${at}/active`, active, reason, items[at]?.active ?? undefined),
            ...lists("/items", id, active, `${reason}, with active=true`, await idsOf({ active: true })),
            ...lists("/items", id, !active, `${reason}, with active=false`, await idsOf({ active: false })),
          ];
        });
        if (found.length > 0) return found.slice(0, 1);
      }
      return [];
    },
  },
  {
    operations: ["connectors.authenticationMethods.list"],
    name: "masks the secret headers of a connector",
    run: async (send) => {
      const secret = crypto.randomUUID();
      const global_headers = { "X-Account": { value: secret }, "X-Harbor": { value: "harbor", is_secret: false } };
      const [body] = Object.values(findCase("connectors.create").body!.examples) as [Json];
      const { id } = await send("connectors.create", { body: { ...body, global_headers } });
      const methods = await send("connectors.authenticationMethods.list", { path: { connector_id_or_name: id } });
      if (JSON.stringify(methods).includes(secret))
        return [finding("/body", "`****` instead of the value of a header that is secret by default", secret)];
      return (methods as Body[]).flatMap(({ global_headers: shown }, index) =>
        differs(`/${index}/global_headers/X-Harbor/value`, "harbor", "it is not secret", shown?.["X-Harbor"]?.value),
      );
    },
  },
];

/** Starts a conversation with a model, and resolves to its id and its first entry. */
async function startConversation(send: Send, settings: Json = {}): Promise<{ id: string; entry: string }> {
  const { conversation_id: id } = await send("conversations.start", {
    body: { inputs: "When is low water?", ...settings },
  });
  const { entries } = await send("conversations.getHistory", { path: { conversation_id: id } });
  return { id, entry: entries[0].id };
}

const conversations: readonly Scenario[] = [
  {
    operations: ["conversations.restart"],
    name: "creates a conversation that does not depend on the original",
    run: async (send) => {
      const { id, entry } = await startConversation(send);
      const path = { conversation_id: id };
      const { conversation_id } = await send("conversations.restart", {
        path,
        body: { from_entry_id: entry, inputs: "And high water?" },
      });
      const copy = { conversation_id };
      const read = async (of: Json) => {
        const { entries } = await send("conversations.getHistory", { path: of });
        return (entries as Json[]).map((each) => each.id);
      };
      const restarted = await read(copy);
      await send("conversations.append", { path, body: { inputs: "And tomorrow?" } });
      const changed = differs("/entries", restarted, "only the original was continued", await read(copy));
      const continued = await read(path);
      await send("conversations.append", { path: copy, body: { inputs: "And tomorrow?" } });
      const original = differs("/entries", continued, "only the restarted one was continued", await read(path));
      const before = await read(copy);
      await send("conversations.delete", { path });
      const left = await read(copy).catch(() => "an error");
      return [...changed, ...original, ...differs("/entries", before, "only the original was deleted", left)];
    },
  },
  {
    operations: ["conversations.append"],
    name: "uses completion_args for one response only",
    run: async (send) => {
      const { id } = await startConversation(send, { completion_args: { temperature: 0.3 } });
      const path = { conversation_id: id };
      const before = await send("conversations.get", { path });
      await send("conversations.append", { path, body: { inputs: "Why?", completion_args: { temperature: 0.7 } } });
      const { completion_args } = await send("conversations.get", { path });
      return differs(
        "/completion_args",
        before.completion_args,
        "those of an append are for one response",
        completion_args,
      );
    },
  },
  {
    operations: ["conversations.restart"],
    name: "takes the settings that a restart omits from the original",
    run: async (send) => {
      const sent = crypto.randomUUID();
      const { id, entry } = await startConversation(send, {
        metadata: { case: sent },
        completion_args: { temperature: 0.3 },
      });
      const caseOf = ({ metadata }: Json) => (metadata === undefined ? undefined : (Object(metadata).case ?? null));
      const restart = async (body: Json) => {
        const input = { path: { conversation_id: id }, body: { from_entry_id: entry, inputs: "Why?", ...body } };
        const { conversation_id } = await send("conversations.restart", input);
        return send("conversations.get", { path: { conversation_id } });
      };
      const copy = await restart({ completion_args: { max_tokens: 50 } });
      const original = await send("conversations.get", { path: { conversation_id: id } });
      const other = await restart({ metadata: { case: "other" } });
      return [
        ...differs("/metadata/case", sent, "the restart omits it", caseOf(copy)),
        ...differs("/completion_args/temperature", 0.3, "the restart omits it", copy.completion_args?.temperature),
        ...differs("/completion_args/max_tokens", 50, "the restart sets it", copy.completion_args?.max_tokens),
        ...differs("/metadata/case", "other", "the restart sets it", caseOf(other)),
        ...differs("/metadata/case", sent, "only a restarted conversation has another", caseOf(original)),
      ];
    },
  },
  {
    operations: ["conversations.list"],
    name: "lists the conversations by their start, not by their last change",
    run: async (send, until) => {
      const older = await startConversation(send);
      // The times of both may be shown in seconds.
      await setTimeout(RESOLUTION);
      const newer = await startConversation(send);
      await send("conversations.append", { path: { conversation_id: older.id }, body: { inputs: "And tomorrow?" } });
      return until(async () => {
        const items = (await send("conversations.list")) as Json[];
        const listed = items.map(({ id }) => id).filter((id) => id === older.id || id === newer.id);
        // Others may have started more than a page of them.
        const found = listed.length === 2 ? listed : undefined;
        return differs("", [newer.id, older.id], "the newest conversation is first", found);
      });
    },
  },
];

/** Starts an execution, and resolves to its place. */
const startExecution = async (send: Send): Promise<{ execution_id: string }> => {
  const { execution_id } = await send("workflows.execute", { body: {} });
  return { execution_id };
};

const executions: readonly Scenario[] = [
  ...["workflows.executions.cancel", "workflows.executions.cancelMany"].map(
    (operation): Scenario => ({
      operations: [operation],
      name: "records the request in the history",
      run: async (send, until) => {
        const path = await startExecution(send);
        await send(operation, operation.endsWith("Many") ? { body: { execution_ids: [path.execution_id] } } : { path });
        return until(async () => {
          const { events } = await send("workflows.executions.getHistory", { path });
          const types = (events as Json[]).map(({ event_type }) => event_type);
          const reason = "the request is recorded in the history";
          return lists("/events", "WORKFLOW_EXECUTION_CANCEL_REQUESTED", true, reason, types);
        });
      },
    }),
  ),
  {
    operations: ["workflows.runs.list"],
    name: "lists your own runs with user_id=current",
    run: async (send, until) => {
      const { execution_id } = await startExecution(send);
      return until(async () => {
        const read = async (query: Json) => (await send("workflows.runs.list", { query })).executions as Json[];
        const [started] = await read({ root_execution_id: execution_id });
        // It is null if no user started the run.
        if (typeof started?.user_id !== "string") throw new Skipped("the run that was started has no user_id");
        const own = await read({ user_id: "current" });
        const other = own.find(({ user_id }) => user_id !== started.user_id);
        const ids = own.map((run) => run.execution_id);
        return [
          ...lists("/executions", execution_id, true, "user_id=current lists the runs that you start", ids),
          ...differs("/executions/user_id", started.user_id, "user_id=current lists only your runs", other?.user_id),
        ];
      });
    },
  },
];

/** The times of a schedule that starts nothing by itself for years. */
const RARELY = { cron_expressions: ["0 6 * * *"], start_at: "2090-01-01T00:00:00Z" };

/** Creates a schedule, and resolves to its place. */
async function createSchedule(send: Send, settings: Json): Promise<{ schedule_id: string }> {
  const [example] = Object.values(findCase("workflows.schedules.create").body!.examples) as [Body];
  const schedule = { input: example.schedule.input, ...RARELY, ...settings };
  const { schedule_id } = await send("workflows.schedules.create", { body: { ...example, schedule } });
  return { schedule_id };
}

const schedules: readonly Scenario[] = [
  {
    operations: ["workflows.schedules.trigger"],
    name: "does not count a start by hand",
    run: async (send) => {
      const path = await createSchedule(send, { max_executions: 5 });
      await send("workflows.schedules.trigger", { path });
      const { remaining_executions } = await send("workflows.schedules.get", { path });
      return differs("/remaining_executions", 5, "a trigger does not reduce it", remaining_executions);
    },
  },
  {
    operations: ["workflows.schedules.update"],
    name: "keeps the fields of a schedule that an update omits",
    run: async (send, until) => {
      const policy = { overlap: 3, catchup_window_seconds: 60, pause_on_failure: true };
      const path = await createSchedule(send, {
        policy,
        jitter: "PT5S",
        time_zone_name: "Asia/Tokyo",
        max_executions: 5,
      });
      const updates: [schedule: Json, changed: Json][] = [
        [{ cron_expressions: ["30 7 * * *"] }, { cron_expressions: ["30 7 * * *"] }],
        [{ max_executions: 3 }, { remaining_executions: 3 }],
        [
          { policy: { overlap: 2 } },
          { policy: { overlap: 2, catchup_window_seconds: 31_536_000, pause_on_failure: false } },
        ],
        [{ time_zone_name: "Europe/Stockholm" }, { time_zone_name: "Europe/Stockholm" }],
        [{ jitter: null }, { jitter: null }],
      ];
      for (const [schedule, changed] of updates) {
        const before = await send("workflows.schedules.get", { path });
        await send("workflows.schedules.update", { path, body: { schedule } });
        const found = await until(async () => {
          const after = await send("workflows.schedules.get", { path });
          const { future_executions: _, ...kept } = { ...before, ...changed };
          const reason = `the update has only ${JSON.stringify(schedule)}`;
          return Object.entries(kept).flatMap(([name, value]) => differs(`/${name}`, value, reason, after[name]));
        });
        if (found.length > 0) return found;
      }
      return [];
    },
  },
  {
    operations: ["workflows.schedules.create", "workflows.schedules.update"],
    name: "starts executions in the time zone of the schedule",
    run: async (send, until) => {
      const path = await createSchedule(send, { time_zone_name: "Asia/Tokyo" });
      const timesOf = async () => {
        const { future_executions = [] } = await send("workflows.schedules.get", { path });
        const times = (future_executions as Body[]).map(({ scheduled_at }) => new Date(scheduled_at).toISOString());
        // A server may know no times that far ahead.
        return times.length === 0 ? undefined : [...new Set(times.map((time) => time.slice(11, 16)))];
      };
      const found = differs("/future_executions", ["21:00"], "06:00 in Asia/Tokyo is 21:00 UTC", await timesOf());
      if (found.length > 0) return found;
      await send("workflows.schedules.update", { path, body: { schedule: { time_zone_name: null } } });
      return until(async () => differs("/future_executions", ["06:00"], "06:00 is in UTC now", await timesOf()));
    },
  },
  {
    operations: ["workflows.schedules.list"],
    name: "lists your own schedules with user_id=current",
    run: async (send, until) => {
      const { schedule_id } = await createSchedule(send, {});
      return until(async () => {
        const query = { user_id: "current", search: schedule_id };
        const { schedules } = await send("workflows.schedules.list", { query });
        const ids = (schedules as Json[]).map((each) => each.schedule_id);
        return lists("/schedules", schedule_id, true, "user_id=current lists the schedules that you create", ids);
      });
    },
  },
];

const deployments: readonly Scenario[] = [
  {
    operations: ["workflows.deployments.unharden"],
    name: "shows a deployment as not hardened",
    run: async (send, until) => {
      const { name } = await send("workflows.deployments.create");
      const { id, is_hardened } = await send("workflows.deployments.get", { path: { name } });
      if (is_hardened !== true) throw new Skipped("the deployment that was created is not hardened");
      await send("workflows.deployments.unharden", { path: { deployment_id: id } });
      return until(async () => {
        const shown = await send("workflows.deployments.get", { path: { name } });
        const parts = [
          ["", shown],
          ["/managed", Object(shown.managed)],
        ] as const;
        return parts.flatMap(([at, part]) =>
          differs(`${at}/is_hardened`, false, "it was unhardened", part.is_hardened),
        );
      });
    },
  },
  {
    operations: ["workflows.deployments.update"],
    name: "keeps the fields of a deployment that an update omits",
    run: async (send, until) => {
      const { name } = await send("workflows.deployments.create");
      const path = { name };
      const read = async () => (await send("workflows.deployments.get", { path })).managed as Json;
      const updates: [part: string, changed: Json][] = [
        ["resources", { replicas: 2 }],
        ["resources", { memory_limit: "2Gi" }],
        ["spec", { revision: "v2" }],
        ["spec", { codehost_url: "https://codehost.example/tidewater/other-workers" }],
        ["spec", {}],
      ];
      for (const [part, changed] of updates) {
        const before = await read();
        await send("workflows.deployments.update", { path, body: { [part]: changed } });
        const found = await until(async () => {
          const after = await read();
          const reason = `the update has only ${JSON.stringify({ [part]: changed })}`;
          return ["resources", "spec"].flatMap((section) =>
            Object.entries({ ...Object(before[section]), ...(section === part && changed) })
              // A build sets the commit.
              .filter(([field]) => !field.startsWith("commit"))
              .flatMap(([field, value]) =>
                differs(`/managed/${section}/${field}`, value, reason, Object(after[section])[field]),
              ),
          );
        });
        if (found.length > 0) return found;
      }
      return [];
    },
  },
];

const scenarios = [...connectors, ...conversations, ...executions, ...schedules, ...deployments];

/** What the document says of an operation in words, and only a series of requests shows. */
export const scenarioChecks = ({ id }: OperationCase): Check[] =>
  scenarios
    .filter(({ operations }) => operations.includes(id))
    .map(({ name, run }) => ({
      operation: id,
      name,
      writes: true,
      isolated: true,
      run: (session) =>
        run(
          (operation, input = {}) => {
            skipIfGuarded(session.target, operation, input.body);
            // Earlier responses have the ids in a path.
            for (const value of Object.values(input.path ?? {})) session.created.set(String(value), String(value));
            return call(session, operation, { ...minimalInput(findCase(operation)), ...input });
          },
          (read) => eventually(session, read),
        ).catch((error: unknown) => {
          // Such as a list that is none, or a time that is none.
          if (error instanceof TypeError || error instanceof RangeError)
            throw new Skipped("a response is not as documented, which other checks report");
          throw error;
        }),
    }));
