import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { findCase, type OperationCase } from "../cases.ts";
import { skipIfGuarded } from "../guarded.ts";
import { type Input, minimalInput } from "../requests/input.ts";
import { parseBody, send } from "../requests/send.ts";
import { eventually, type Json } from "../requests/stored.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { type Finding, finding } from "./findings.ts";
import { sendSuccessful } from "./send-valid.ts";

/** A value in a response, and the one that follows from the sentence. By default, both are equal. */
type Expectation = readonly [pointer: string, expected: unknown, received: unknown, isMet?: boolean];

/** A sentence of the document about one or two operations, and the requests that show whether a server does as it says. */
interface Rule {
  readonly operation: string;
  /** As in the document. */
  readonly sentence: string;
  /** Sends the requests. Resolves to a function that reads their effects, which may come later. */
  run(api: Api): Promise<() => Promise<readonly Expectation[]>>;
}

/** Sends the requests of a rule. Each function throws `Skipped` if the server does not respond as other checks expect. */
interface Api {
  readonly session: Session;
  /** Creates a resource with the fields of the first example and these ones, which is deleted afterward. */
  create(operation: string, fields?: Json, path?: Json): Promise<Json>;
  call(operation: string, path: Json, input?: Omit<Input, "path">): Promise<Json>;
  status(operation: string, path: Json, input?: Omit<Input, "path">): Promise<number>;
}

function createApi(session: Session): Api {
  const request = (operation: string, path: Json, input: Omit<Input, "path"> = {}) => {
    skipIfGuarded(session.target, operation, input.body);
    return send(session, findCase(operation), { ...input, path });
  };
  return {
    session,
    create: async (operation, fields = {}, path = {}) => {
      const testCase = findCase(operation);
      const input = { ...minimalInput(testCase), path, body: { ...Object(minimalInput(testCase).body), ...fields } };
      const created = Object((await sendSuccessful(session, testCase, input)).body) as Json;
      // Later requests name it as one of its own.
      session.created.set(`${operation} ${session.created.size}`, String(created.id));
      return created;
    },
    call: async (operation, path, input) => {
      const received = await request(operation, path, input);
      if (received.status >= 300) throw new Skipped(`${operation} failed with ${received.status}: ${received.text}`);
      const body = parseBody(received);
      return Object(body.isJson && body.value) as Json;
    },
    status: async (operation, path, input) => (await request(operation, path, input)).status,
  };
}

/** Seconds by which the clocks of one server may differ. */
const MAX_DRIFT = 20 * 60;

/** Waits until a time that is shown like this one is another one. */
const later = (time: unknown): Promise<void> => setTimeout(/\.\d*[1-9]/.test(String(time)) ? 10 : 1100);

const hasEnded = (status: unknown): boolean =>
  ["SUCCESS", "FAILED", "TIMEOUT_EXCEEDED", "CANCELLED"].includes(String(status));

/** A time that must not be the same as before. */
const changed = (name: string, before: unknown, after: unknown): Expectation => [
  `/body/${name}`,
  `a time after ${before}`,
  after,
  Date.parse(String(after)) > Date.parse(String(before)),
];

/** The rules on the aliases of prompts and skills. */
function aliasRules(area: "prompts" | "skills"): Rule[] {
  const example = minimalInput(findCase(`${area}.create`)).body as Json;
  const other = { ...Object(example.definition), [area === "prompts" ? "content" : "body"]: "Another text." };
  /** Creates a resource with two aliases. */
  const start = async ({ create, call }: Api) => {
    const fields = { aliases: ["alpha", "beta"], notes: "The first.", sharingScope: "private" };
    const { id } = await create(`${area}.create`, fields);
    const path = { [area === "prompts" ? "prompt_id" : "skill_id"]: id };
    const add = (body: Json) => call(`${area}.versions.create`, path, { body });
    const list = async () => (await call(`${area}.versions.list`, path)).data as Json[];
    /** The aliases of the first two versions. */
    const readAliases = async () => {
      const versions = await list();
      return [1, 2].map((number) => versions.find(({ version }) => version === number)?.aliases);
    };
    return { path, add, list, readAliases };
  };
  return [
    {
      operation: `${area}.versions.update`,
      sentence: "The aliases in the body replace the current ones",
      run: async (api) => {
        const { path, add, readAliases } = await start(api);
        await add({ definition: other, aliases: ["gamma"] });
        const body = { aliases: { values: ["delta", "alpha"] } };
        await api.call(`${area}.versions.update`, { ...path, version: 2 }, { body });
        return async () => [["/body/data", [["beta"], ["alpha", "delta"]], await readAliases()]];
      },
    },
    {
      operation: `${area}.versions.update`,
      sentence: "any of its versions or an alias was last changed",
      run: async (api) => {
        const { path } = await start(api);
        const { updatedAt } = await api.call(`${area}.get`, path);
        await later(updatedAt);
        await api.call(`${area}.versions.update`, { ...path, version: 1 }, { body: { aliases: null } });
        return async () => [changed("updatedAt", updatedAt, (await api.call(`${area}.get`, path)).updatedAt)];
      },
    },
    {
      operation: `${area}.versions.create`,
      sentence: "The aliases in the body point to the new version and no longer to any other.",
      run: async (api) => {
        const { add, readAliases } = await start(api);
        await add({ definition: other, aliases: ["alpha"] });
        return async () => [["/body/data", [["beta"], ["alpha"]], await readAliases()]];
      },
    },
    {
      operation: `${area}.versions.create`,
      sentence: "The aliases in the body then move to that version, and the notes in the body are ignored.",
      run: async (api) => {
        const { add, list, readAliases } = await start(api);
        await add({ definition: other, aliases: ["gamma"] });
        await add({ definition: example.definition, notes: "Others.", aliases: ["gamma"] });
        return async () => {
          const versions = await list();
          const { notes } = versions.at(-1)!;
          return [
            ["/body/data", [2, 1], versions.map(({ version }) => version)],
            ["/body/data/1/notes", "The first.", notes],
            ["/body/data", [["alpha", "beta", "gamma"], []], await readAliases()],
          ];
        };
      },
    },
    {
      operation: `${area}.update`,
      sentence: "existing one keeps its scope",
      run: async (api) => {
        const { path } = await start(api);
        await api.call(`${area}.update`, path, { body: { sharingScope: "sharing_scope_unspecified" } });
        return async () => [["/body/sharingScope", "private", (await api.call(`${area}.get`, path)).sharingScope]];
      },
    },
  ];
}

const ONLINE = { status: "online", document_count: 9 };

/** A rule on the document counts of a deployment and its index after these reports, or after another registration. */
function metricsRule(sentence: string, reports: readonly Json[], counts: readonly unknown[], isRenewed = false): Rule {
  return {
    operation: isRenewed ? "retrieval.deployments.register" : "retrieval.deployments.updateMetrics",
    sentence,
    run: async ({ session, create, call }) => {
      const name = `contract-${crypto.randomUUID()}`;
      const { id } = await create("retrieval.deployments.register", { name });
      const path = { deployment_id: id };
      session.undo.push((cleanup) => send(cleanup, findCase("retrieval.deployments.delete"), { path }));
      const read = async () => {
        const { deployments } = (await call("retrieval.deployments.list", {})) as { deployments?: Json[] };
        return (deployments?.find((each) => each.id === id) ?? {}) as Json & { deployment?: { indexes?: Json[] } };
      };
      const [index] = (await read()).deployment?.indexes ?? [];
      const first = { ...ONLINE, index_metrics: [{ name: index?.name, document_count: 4 }] };
      const report = (body: Json) => () => call("retrieval.deployments.updateMetrics", path, { body });
      const renew = () => create("retrieval.deployments.register", { name });
      let before: unknown;
      for (const step of [...[first, ...reports].map(report), ...(isRenewed ? [renew] : [])]) {
        before = (await read()).modified_at;
        await later(before);
        await step();
      }
      return async () => {
        const { document_count, deployment, modified_at } = await read();
        const [shown] = deployment?.indexes ?? [];
        return [
          ["/body/deployments", counts, [document_count, shown?.document_count]],
          ["/body/deployments", index?.id, shown?.id],
          changed("modified_at", before, modified_at),
        ];
      };
    },
  };
}

const RULES: readonly Rule[] = [
  {
    operation: "observability.datasets.records.create",
    sentence: "Adding records does not change it.",
    run: async ({ create, call }) => {
      const path = { dataset_id: (await create("observability.datasets.create")).id };
      const { updated_at } = await call("observability.datasets.get", path);
      await later(updated_at);
      await create("observability.datasets.records.create", {}, path);
      return async () => [
        ["/body/updated_at", updated_at, (await call("observability.datasets.get", path)).updated_at],
      ];
    },
  },
  {
    operation: "observability.datasets.records.create",
    sentence: "`TELEMETRY_SPAN` if you took it from a span, otherwise `DIRECT_INPUT`",
    run: async ({ create, call }) => {
      const path = { dataset_id: (await create("observability.datasets.create")).id };
      await create("observability.datasets.records.create", { source: "TELEMETRY_SPAN" }, path);
      return async () => {
        const { records } = (await call("observability.datasets.records.list", path)) as { records: Json };
        const sources = (records.results as Json[]).map(({ source }) => source);
        return [["/body/records/results", ["TELEMETRY_SPAN"], sources]];
      };
    },
  },
  {
    operation: "observability.judges.create",
    sentence: "Equal to `created_at` if the judge has never been updated.",
    run: async ({ create, call }) => {
      const { id } = await create("observability.judges.create");
      return async () => {
        const judge = await call("observability.judges.get", { judge_id: id });
        return [["/body/updated_at", judge.created_at, judge.updated_at]];
      };
    },
  },
  {
    operation: "observability.judges.update",
    sentence: "Id of the previous revision; null if this is the first.",
    run: async ({ create, call }) => {
      const judge = { judge_id: (await create("observability.judges.create")).id };
      const { down_revision: none, ...fields } = await call("observability.judges.get", judge);
      const revise = async (description: string) => {
        const { name, model_name, output, instructions, tools } = fields;
        const body = { name, description, model_name, output, instructions, tools };
        await call("observability.judges.update", judge, { body });
        return call("observability.judges.get", judge);
      };
      const [second, third] = [await revise("The second revision."), await revise("The third revision.")];
      const { base_revision: base, down_revision: previous } = third;
      const first = second.base_revision === undefined ? second.down_revision : second.base_revision;
      return async () => [
        ["/body/down_revision", null, none],
        ["/body/down_revision", first, second.down_revision],
        ["/body/down_revision", "the second revision", previous, previous !== null && previous !== base],
        ["/body/base_revision", first, base],
        ["/body/up_revision", null, third.up_revision],
      ];
    },
  },
  {
    operation: "agents.update",
    sentence: "Fields that you omit keep the value that they have in the active version.",
    run: async ({ create, call }) => {
      const agent = { agent_id: (await create("agents.create", { description: "The first." })).id };
      await call("agents.update", agent, { body: { description: "The second." } });
      await call("agents.switchVersion", agent, { body: { version: 0 } });
      await call("agents.update", agent, { body: { name: "The third" } });
      return async () => [["/body/description", "The first.", (await call("agents.get", agent)).description]];
    },
  },
  {
    operation: "agents.switchVersion",
    sentence: "No version is created or changed.",
    run: async ({ create, call }) => {
      const agent = { agent_id: (await create("agents.create")).id };
      await call("agents.update", agent, { body: { description: "The second." } });
      const before = await call("agents.versions.get", { ...agent, version: 0 });
      await later(before.updated_at);
      await call("agents.switchVersion", agent, { body: { version: 0 } });
      return async () => {
        const after = await call("agents.versions.get", { ...agent, version: 0 });
        return (["updated_at", "versions"] as const).map((name) => [`/body/${name}`, before[name], after[name]]);
      };
    },
  },
  {
    operation: "agents.complete",
    sentence: "Time at which the response was generated, as a Unix timestamp in seconds.",
    run: async ({ create, call }) => {
      const agent = await create("agents.create");
      const messages = [{ role: "user", content: "When is low water?" }];
      const { created } = await call("agents.complete", {}, { body: { agent_id: agent.id, messages } });
      const earliest = Date.parse(String(agent.created_at)) / 1000;
      const isNow = Math.abs(Number(created) - earliest) < MAX_DRIFT;
      return async () => [["/body/created", `about ${Math.round(earliest)}`, created, isNow]];
    },
  },
  ...(["prompts", "skills"] as const).flatMap(aliasRules),
  {
    operation: "models.list",
    sentence: "Return only the model with this id or alias.",
    run: async ({ call }) => {
      const { data } = (await call("models.list", {})) as { data?: { id: string; aliases: string[] }[] };
      const named = data?.find(({ aliases }) => aliases.length > 0);
      if (!named) throw new Skipped("no model has an alias");
      return async () => {
        const found = (await call("models.list", {}, { query: { model: named.aliases[0] } })).data as Json[];
        return [["/body/data", [named.id], found.map(({ id }) => id)]];
      };
    },
  },
  {
    operation: "batch.jobs.create",
    sentence: "Set to true to return only jobs that you created.",
    run: async ({ create, call }) => {
      const { id } = await create("batch.jobs.create");
      return async () => {
        const { data } = await call("batch.jobs.list", {}, { query: { created_by_me: true } });
        return [["/body/data", true, (data as Json[]).some((job) => job.id === id)]];
      };
    },
  },
  {
    operation: "batch.jobs.cancel",
    sentence: "The job is already in a final state and cannot be canceled",
    run: async ({ session, create, call, status }) => {
      const { path: example = {} } = minimalInput(findCase("batch.jobs.delete"));
      const isKnown = (await status("batch.jobs.get", example)) === 200;
      const job = isKnown ? example : { job_id: (await create("batch.jobs.create")).id };
      if (!isKnown) await call("batch.jobs.cancel", job);
      const readState = async () => (await call("batch.jobs.get", job)).status;
      const left = await eventually(session, async () => (hasEnded(await readState()) ? [] : ["running"]));
      if (left.length > 0) throw new Skipped("no batch job has ended");
      const [before, received] = [await readState(), await status("batch.jobs.cancel", job)];
      return async () => [
        ["/status", 409, received],
        ["/body/status", before, await readState()],
      ];
    },
  },
  {
    operation: "batch.jobs.delete",
    sentence: "You cannot delete a job that is queued, running or being canceled.",
    run: async ({ create, call, status }) => {
      const statuses = await Promise.all(
        [false, true].map(async (isCanceled) => {
          let received: number | undefined;
          // A job may end just before it is deleted, but not each one.
          for (let tries = 0; tries < 3 && received !== 409; tries += 1) {
            const job = { job_id: (await create("batch.jobs.create")).id };
            if (isCanceled) await call("batch.jobs.cancel", job);
            if (hasEnded((await call("batch.jobs.get", job)).status)) return undefined;
            received = await status("batch.jobs.delete", job);
          }
          return received;
        }),
      );
      return async () => statuses.map((received) => ["/status", 409, received]);
    },
  },
  {
    operation: "models.archive",
    sentence: "An archived model is still listed but cannot be used in requests.",
    run: async ({ session, call, status }) => {
      const { path = {} } = minimalInput(findCase("models.archive"));
      const body = { model: path.model_id, inputs: "When is low water?", store: false };
      const ask = () => status("conversations.start", {}, { body });
      if ((await ask()) >= 300) throw new Skipped("the model of the example cannot be used");
      await call("models.archive", path);
      const [used] = await eventually(session, async () => ((await ask()) >= 400 ? [] : [200]));
      await call("models.unarchive", path);
      return async () => {
        const unarchived = await ask();
        return [
          ["/status", "an error from conversations.start", used],
          ["/status", "a success after unarchiving", unarchived, unarchived < 300],
        ];
      };
    },
  },
  metricsRule("An index that is not listed keeps its last reported count.", [{ ...ONLINE, index_metrics: [] }], [9, 4]),
  metricsRule("If false or omitted, the last reported counts are kept.", [{ status: "offline" }], [9, 4]),
  metricsRule(
    "the count of the deployment becomes 0 and that of each index null",
    [{ status: "offline", clear_metrics: true }],
    [0, null],
  ),
  metricsRule("Indexes that are still listed keep their ids and document counts", [], [9, 4], true),
  {
    operation: "retrieval.ingestionConfigurations.updateRunInfo",
    sentence: "Time at which the configuration was last saved or a run was last reported.",
    run: async ({ create, call }) => {
      const { id } = await create("retrieval.ingestionConfigurations.upsert");
      const read = async () => {
        const list = Object.values(await call("retrieval.ingestionConfigurations.list", {})) as Json[];
        return list.find((each) => each.id === id)?.modified_at;
      };
      const before = await read();
      await later(before);
      const { body } = minimalInput(findCase("retrieval.ingestionConfigurations.updateRunInfo"));
      await call("retrieval.ingestionConfigurations.updateRunInfo", { id }, { body });
      return async () => [changed("modified_at", before, await read())];
    },
  },
  {
    operation: "users.me.get",
    sentence: "The secret itself is never returned.",
    run: async ({ session, call }) => {
      const { api_key } = await call("users.me.get", {});
      const isShown = session.key.length > 7 && JSON.stringify(api_key).includes(session.key);
      return async () => [["/body/api_key", "no secret", api_key, !isShown]];
    },
  },
  ...(["organization", "workspace"] as const).map(
    (name): Rule => ({
      operation: "users.me.get",
      sentence: `${name[0]!.toUpperCase()}${name.slice(1)} that the request was made in; null if none is active.`,
      run: async ({ call }) => {
        const own = (await call("users.me.get", {}))[name] as Json | null;
        return async () => {
          const listed = (await call(`users.me.${name}s.list`, {}))[`${name}s`] as Json[];
          const same = listed.find(({ id }) => id === own?.id);
          return [[`/body/${name}`, same ?? own, own]];
        };
      },
    }),
  ),
];

/** A server does as the sentences about an operation say. */
export const ruleChecks = (testCase: OperationCase): Check[] =>
  RULES.filter(({ operation }) => operation === testCase.id).map(({ sentence, run }) =>
    check(testCase, `does as the document says: ${sentence}`, true, async (session) => {
      try {
        const read = await run(createApi(session));
        return await eventually(session, async () => (await read()).flatMap(findingOf));
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        throw new Skipped("a response lacks a field that the document describes, as other checks report");
      }
    }),
  );

function findingOf([
  pointer,
  expected,
  received,
  isMet = isDeepStrictEqual(expected, received),
]: Expectation): Finding[] {
  const text = typeof expected === "string" ? expected : JSON.stringify(expected);
  return isMet || received === undefined ? [] : [finding(pointer, `${text}, as the document says`, received)];
}
