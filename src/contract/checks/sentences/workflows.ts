import { findCase } from "../../cases.ts";
import { minimalInput } from "../../requests/input.ts";
import type { Body } from "../../requests/prepare.ts";
import type { Json } from "../../requests/stored.ts";
import { Skipped } from "../../skipped.ts";
import { lists, type Sentence, type Server, updates } from "./sentence.ts";

/** Starts an execution, and resolves to its place. */
async function startExecution({ send }: Server): Promise<{ execution_id: string }> {
  const { execution_id } = await send("workflows.execute", { body: {} });
  return { execution_id };
}

const cancelSentence = (operation: string, text: string): Sentence => ({
  operations: [operation],
  text,
  run: async (server) => {
    const { send, until } = server;
    const path = await startExecution(server);
    await send(operation, operation.endsWith("Many") ? { body: { execution_ids: [path.execution_id] } } : { path });
    return until(async () => {
      const { events } = await send("workflows.executions.getHistory", { path });
      const types = events.map(({ event_type }: Body) => event_type);
      const reason = "the request is recorded in the history";
      return [lists("/body/events", "WORKFLOW_EXECUTION_CANCEL_REQUESTED", types, reason)];
    });
  },
});

/** The times of a schedule that starts nothing by itself for years. */
const RARELY = { cron_expressions: ["0 6 * * *"], start_at: "2090-01-01T00:00:00Z" };

/** Creates a schedule, and resolves to its place. */
async function createSchedule({ create }: Server, settings: Json): Promise<{ schedule_id: string }> {
  const { input } = (minimalInput(findCase("workflows.schedules.create")).body as Body).schedule;
  const schedule = { input, ...RARELY, ...settings };
  const { schedule_id } = await create("workflows.schedules.create", { schedule });
  return { schedule_id };
}

export const workflows: readonly Sentence[] = [
  cancelSentence("workflows.executions.cancel", "The request is recorded in the history"),
  cancelSentence("workflows.executions.cancelMany", "as when you cancel a single execution"),
  {
    operations: ["workflows.runs.list"],
    text: "Use `current` for your own runs.",
    writes: true,
    run: async (server) => {
      const { execution_id } = await startExecution(server);
      return server.until(async () => {
        const read = async (query: Json): Promise<Body[]> =>
          (await server.send("workflows.runs.list", { query })).executions;
        const [started] = await read({ root_execution_id: execution_id });
        // It is null if no user started the run.
        if (typeof started?.user_id !== "string") throw new Skipped("the run that was started has no user_id");
        const own = await read({ user_id: "current" });
        const other = own.find(({ user_id }) => user_id !== started.user_id);
        const ids = own.map((run) => run.execution_id);
        return [
          lists("/body/executions", execution_id, ids, "user_id=current lists the runs that you start"),
          ["/body/executions/user_id", started.user_id, other?.user_id, "user_id=current lists only your runs"],
        ];
      });
    },
  },
  {
    operations: ["workflows.schedules.trigger"],
    text: "It does not reduce `remaining_executions`.",
    run: async (server) => {
      const path = await createSchedule(server, { max_executions: 5 });
      await server.send("workflows.schedules.trigger", { path });
      const { remaining_executions } = await server.send("workflows.schedules.get", { path });
      return [["/body/remaining_executions", 5, remaining_executions, "a trigger does not reduce it"]];
    },
  },
  {
    operations: ["workflows.schedules.update"],
    text: "Omitted fields keep their current values.",
    run: async (server) => {
      const policy = { overlap: 3, catchup_window_seconds: 60, pause_on_failure: true };
      const settings = { policy, jitter: "PT5S", time_zone_name: "Asia/Tokyo", max_executions: 5 };
      const path = await createSchedule(server, settings);
      const read = async () => {
        const { future_executions: _, ...schedule } = await server.send("workflows.schedules.get", { path });
        return schedule;
      };
      const defaults = { overlap: 2, catchup_window_seconds: 31_536_000, pause_on_failure: false };
      return updates(server, "workflows.schedules.update", path, read, [
        [{ schedule: { cron_expressions: ["30 7 * * *"] } }, { cron_expressions: ["30 7 * * *"] }],
        [{ schedule: { max_executions: 3 } }, { remaining_executions: 3 }],
        [{ schedule: { policy: { overlap: 2 } } }, { policy: defaults }],
        [{ schedule: { time_zone_name: "Europe/Stockholm" } }, { time_zone_name: "Europe/Stockholm" }],
        [{ schedule: { jitter: null } }, { jitter: null }],
      ]);
    },
  },
  {
    operations: ["workflows.schedules.create", "workflows.schedules.update"],
    text: "Time zone of `calendars`, `skip` and `cron_expressions`",
    run: async (server) => {
      const { send, until } = server;
      const path = await createSchedule(server, { time_zone_name: "Asia/Tokyo" });
      const timesOf = async () => {
        const { future_executions = [] } = await send("workflows.schedules.get", { path });
        const times = future_executions.map(({ scheduled_at }: Body) => new Date(scheduled_at).toISOString());
        // A server may know no times that far ahead.
        return times.length === 0 ? undefined : [...new Set(times.map((time: string) => time.slice(11, 16)))];
      };
      const first = await timesOf();
      await send("workflows.schedules.update", { path, body: { schedule: { time_zone_name: null } } });
      const unmet = await until(async () => [
        ["/body/future_executions", ["06:00"], await timesOf(), "06:00 is in UTC now"],
      ]);
      return [["/body/future_executions", ["21:00"], first, "06:00 in Asia/Tokyo is 21:00 UTC"], ...unmet];
    },
  },
  {
    operations: ["workflows.schedules.list"],
    text: "Use `current` for your own schedules.",
    writes: true,
    run: async (server) => {
      const { schedule_id } = await createSchedule(server, {});
      return server.until(async () => {
        const query = { user_id: "current", search: schedule_id };
        const { schedules } = await server.send("workflows.schedules.list", { query });
        const ids = schedules.map((each: Body) => each.schedule_id);
        return [lists("/body/schedules", schedule_id, ids, "user_id=current lists the schedules that you create")];
      });
    },
  },
  {
    operations: ["workflows.deployments.unharden"],
    text: "The deployment is not hardened.",
    run: async ({ send, until }) => {
      const { name } = await send("workflows.deployments.create");
      const { id, is_hardened } = await send("workflows.deployments.get", { path: { name } });
      if (is_hardened !== true) throw new Skipped("the deployment that was created is not hardened");
      await send("workflows.deployments.unharden", { path: { deployment_id: id } });
      return until(async () => {
        const shown = await send("workflows.deployments.get", { path: { name } });
        return [
          ["/body/is_hardened", false, shown.is_hardened, "it was unhardened"],
          ["/body/managed/is_hardened", false, shown.managed?.is_hardened, "it was unhardened"],
        ];
      });
    },
  },
  {
    operations: ["workflows.deployments.update"],
    text: "Fields that you omit keep their values, so an empty object changes nothing.",
    run: async (server) => {
      const { name } = await server.send("workflows.deployments.create");
      /** The fields of both parts, by their pointers. */
      const read = async () => {
        const { managed } = await server.send("workflows.deployments.get", { path: { name } });
        const fields = ["resources", "spec"].flatMap((part) =>
          Object.entries(managed[part] ?? {}).map(([field, value]) => [`managed/${part}/${field}`, value] as const),
        );
        // A build sets the commit.
        return Object.fromEntries(fields.filter(([field]) => !field.includes("/commit")));
      };
      const codehost_url = "https://codehost.example/tidewater/other-workers";
      return updates(server, "workflows.deployments.update", { name }, read, [
        [{ resources: { replicas: 2 } }, { "managed/resources/replicas": 2 }],
        [{ resources: { memory_limit: "2Gi" } }, { "managed/resources/memory_limit": "2Gi" }],
        [{ spec: { revision: "v2" } }, { "managed/spec/revision": "v2" }],
        [{ spec: { codehost_url } }, { "managed/spec/codehost_url": codehost_url }],
        [{ spec: {} }, {}],
      ]);
    },
  },
];
