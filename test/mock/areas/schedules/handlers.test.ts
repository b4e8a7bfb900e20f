import { describe, expect, test, vi } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/mock-types.ts";
import { defined } from "../../../defined.ts";
import { sendJson } from "../../json.ts";
import { problemExample } from "../../problem-example.ts";
import { ok, type Session, session } from "../../session.ts";

type Definition = Partial<components["schemas"]["ScheduleDefinition"]>;

const daily = "morning-briefing-daily";
const at = (schedule_id: string) => ({ params: { path: { schedule_id } } });
const input = { harbor: "Harbor Point" };

/** Creates a schedule. Without times, it starts executions only when it is triggered. */
async function create({ api }: Session, schedule: Definition = {}, more: object = {}) {
  const body = { schedule: { input, ...schedule }, workflow_identifier: "morning-briefing", schedule_id: "s", ...more };
  const { data, error } = await api.POST("/v1/workflows/schedules", { body });
  if (!data) throw new Error(JSON.stringify(error));
  return data;
}

async function createError({ api }: Session, schedule: Definition, more: object = {}) {
  const body = { schedule: { input, ...schedule }, workflow_identifier: "morning-briefing", ...more };
  return (await api.POST("/v1/workflows/schedules", { body })).error;
}

async function get({ api }: Session, id = "s") {
  const { data } = await ok(api.GET("/v1/workflows/schedules/{schedule_id}", at(id)));
  return data;
}

async function update({ api }: Session, id: string, schedule: Definition) {
  return await api.PATCH("/v1/workflows/schedules/{schedule_id}", { ...at(id), body: { schedule } });
}

test("a list shows only the next start of schedules for which there is no time left", async () => {
  const mock = session();
  const year = Array.from({ length: 100 }, (_, index) => ({ start: 2026 + index }));
  const heavy = { calendars: Array(100).fill({ year, hour: [{ start: 9 }] }) };
  const ids = Array.from({ length: 8 }, (_, index) => `s-${index}`);
  for (const schedule_id of ids) await create(mock, heavy, { schedule_id });
  const light = await create(mock, { cron_expressions: ["0 9 * * *"] }, { schedule_id: "t" });
  const { data } = await ok(mock.api.GET("/v1/workflows/schedules", { params: { query: { search: "s-" } } }));
  const { future_executions: all } = await get(mock, light.schedule_id);
  expect(all).toHaveLength(10);
  const shown = data.schedules.map(({ future_executions }) => future_executions);
  expect(shown[0]).toEqual(all);
  expect(shown.at(-1)).toEqual(all?.slice(0, 1));
  expect((await get(mock, data.schedules.at(-1)?.schedule_id)).future_executions).toEqual(all);
});

async function trigger({ api }: Session, id: string) {
  const { response } = await api.POST("/v1/workflows/schedules/{schedule_id}/trigger", { ...at(id), body: null });
  expect(response.status).toBe(204);
}

async function pause({ api }: Session, id: string, body: { note?: string } | null = null) {
  await api.POST("/v1/workflows/schedules/{schedule_id}/pause", { ...at(id), body });
}

async function resume({ api }: Session, id: string, body: { note?: string } | null = null) {
  await api.POST("/v1/workflows/schedules/{schedule_id}/resume", { ...at(id), body });
}

/** Keeps executions in progress: they wait while their deployment is stopped. */
async function stopWorkers({ api }: Session) {
  await api.POST("/v1/workflows/deployments/{name}/stop", { params: { path: { name: "harbor-workers" } } });
}

async function startWorkers({ api }: Session) {
  await api.POST("/v1/workflows/deployments/{name}/start", { params: { path: { name: "harbor-workers" } } });
}

async function future(mock: Session, id = "s") {
  return defined((await get(mock, id)).future_executions).map(({ scheduled_at }) => scheduled_at);
}

async function scheduledTimes(mock: Session, id = "s") {
  return defined((await get(mock, id)).recent_executions).map(({ scheduled_at }) => scheduled_at);
}

async function statuses(mock: Session, id = "s") {
  const { recent_executions } = await get(mock, id);
  const found = recent_executions!.map(({ execution_id }) =>
    mock.api.GET("/v1/workflows/executions/{execution_id}", { params: { path: { execution_id } } }),
  );
  return (await Promise.all(found)).map(({ data }) => data!.status);
}

describe("schedules", () => {
  test("a new schedule has the defaults, and fires", async () => {
    const mock = session();
    expect(await create(mock, { cron_expressions: ["*/10 * * * *"] })).toEqual({ schedule_id: "s" });
    expect(await get(mock)).toMatchObject({
      workflow_name: "morning-briefing",
      deployment_name: null,
      paused: false,
      note: null,
      policy: { overlap: 1, catchup_window_seconds: 31536000, pause_on_failure: false },
      remaining_executions: null,
      recent_executions: [],
    });
    expect((await future(mock)).slice(0, 2)).toEqual(["2026-03-02T12:10:00Z", "2026-03-02T12:20:00Z"]);
    mock.pass(1200);
    const [first, second] = defined((await get(mock)).recent_executions);
    expect(first).toMatchObject({ scheduled_at: "2026-03-02T12:10:00Z", started_at: "2026-03-02T12:10:00Z" });
    expect(second).toMatchObject({ scheduled_at: "2026-03-02T12:20:00Z" });
    const path = { execution_id: first!.execution_id };
    const { data: execution } = await mock.api.GET("/v1/workflows/executions/{execution_id}", { params: { path } });
    expect(execution).toMatchObject({ status: "COMPLETED", start_time: "2026-03-02T12:10:00Z" });
  });

  test("the seeded schedule matches the examples, also two days later", async () => {
    const mock = session();
    expect(await get(mock, daily)).toEqual(examples.morningSchedule);
    mock.pass(2 * 86_400);
    expect(await get(mock, daily)).toEqual(examples.morningScheduleTwoDaysLater);
  });

  test("a deleted schedule does not fire, even if its id is reused", async () => {
    const mock = session();
    await create(mock, { intervals: [{ every: "PT1M" }] });
    await mock.api.DELETE("/v1/workflows/schedules/{schedule_id}", at("s"));
    await create(mock);
    mock.pass(600);
    expect((await get(mock)).recent_executions).toEqual([]);
  });

  test("recent_executions has the last ten executions, newest last, with unique ids", async () => {
    const mock = session();
    await create(mock, { intervals: [{ every: "PT10M" }] });
    mock.pass(12 * 600);
    const { recent_executions } = await get(mock);
    expect(recent_executions?.map(({ scheduled_at }) => scheduled_at.slice(11, 16))).toEqual([
      "12:30",
      "12:40",
      "12:50",
      "13:00",
      "13:10",
      "13:20",
      "13:30",
      "13:40",
      "13:50",
      "14:00",
    ]);
    expect(new Set(recent_executions!.map(({ execution_id }) => execution_id)).size).toBe(10);
  });

  test("unknown fields are not stored, and omitted fields of a calendar have their defaults", async () => {
    const mock = session();
    const calendars = [{ hour: [{ start: 1, more: 1 }], more: 1 }, { minute: [{ start: 30 }] }];
    await create(mock, { calendars, intervals: [{ every: "PT1H", more: 1 } as never], policy: { more: 1 } as never });
    const first = { start: 0, end: 0, step: 0 };
    const defaults = {
      second: [first],
      minute: [first],
      hour: [first],
      day_of_month: [{ start: 1, end: 31, step: 0 }],
      month: [{ start: 1, end: 12, step: 0 }],
      year: [],
      day_of_week: [{ start: 0, end: 6, step: 0 }],
      comment: null,
    };
    expect((await get(mock)).calendars).toEqual([
      { ...defaults, hour: [{ ...first, start: 1 }] },
      { ...defaults, minute: [{ ...first, start: 30 }] },
    ]);
  });

  test("after max_executions, only triggers start executions", async () => {
    const mock = session();
    await create(mock, { intervals: [{ every: "PT10M" }], max_executions: 2 });
    expect(await future(mock)).toHaveLength(2);
    mock.pass(3600);
    expect(await get(mock)).toMatchObject({ remaining_executions: 0, future_executions: [] });
    expect(await scheduledTimes(mock)).toEqual(["2026-03-02T12:10:00Z", "2026-03-02T12:20:00Z"]);
    await trigger(mock, "s");
    const triggered = await get(mock);
    expect([defined(triggered.recent_executions).length, triggered.remaining_executions]).toEqual([3, 0]);
    await update(mock, "s", { max_executions: 1 });
    mock.pass(3600);
    expect((await get(mock)).recent_executions).toHaveLength(4);
    await update(mock, "s", { max_executions: null });
    expect(await get(mock)).toMatchObject({ remaining_executions: null });
    expect(await future(mock)).toHaveLength(10);
  });

  test("an execution starts on a deployment that still exists, and its events name the schedule", async () => {
    const mock = session();
    const { body: seed } = await sendJson(mock, "GET", "/_mock/seed");
    // Now, the newest registration is that of the deployment that is deleted.
    seed.workflow_registrations.reverse();
    expect((await sendJson(mock, "POST", "/_mock/seed", seed)).status).toBe(204);
    const schedule = { input: {}, schedule_id: "check" };
    const body = { workflow_identifier: "worker-check", schedule };
    await ok(mock.api.POST("/v1/workflows/schedules", { body }));
    await mock.api.DELETE("/v1/workflows/deployments/{name}", { params: { path: { name: "harbor-workers" } } });
    await trigger(mock, "check");
    const [started] = defined((await get(mock, "check")).recent_executions);
    const { execution_id } = defined(started);
    const params = { path: { execution_id } };
    const { data } = await ok(mock.api.GET("/v1/workflows/executions/{execution_id}", { params }));
    expect(data.deployment_name).toBe("quay-laptop");
    const query = { workflow_exec_id: execution_id };
    const { data: feed } = await ok(mock.api.GET("/v1/workflows/events/list", { params: { query } }));
    expect(feed.events[0]).toMatchObject({ schedule_id: "check" });
  });

  test("jitter delays each start by a reproducible time up to its value", async () => {
    const delays = [];
    for (const mock of [session(), session()]) {
      await create(mock, { intervals: [{ every: "PT10M" }], jitter: "PT2M" });
      mock.pass(3600);
      const { recent_executions } = await get(mock);
      delays.push(recent_executions!.map((one) => Date.parse(one.started_at) - Date.parse(one.scheduled_at)));
    }
    expect(delays[0]?.length).toBeGreaterThanOrEqual(5);
    expect(delays[0]?.every((delay) => delay >= 0 && delay <= 120_000)).toBe(true);
    expect(new Set(delays[0]).size).toBeGreaterThan(1);
    expect(delays[1]).toEqual(delays[0]);
  });

  test("a sandbox that is created late starts only the executions within the catch-up window", async () => {
    const mock = session({ now: "2026-03-10T05:30:00Z" });
    expect(await scheduledTimes(mock, daily)).toEqual(["2026-03-02T05:00:00Z", "2026-03-10T05:00:00Z"]);
  });

  test.each([
    ["2026-03-10T06:00:00Z", ["2026-03-02T05:00:00Z", "2026-03-10T05:00:00Z"]],
    ["2026-03-10T06:00:01Z", ["2026-03-02T05:00:00Z"]],
  ])("in a sandbox that is created at %s, a start at the edge of the catch-up window counts", async (now, expected) => {
    expect(await scheduledTimes(session({ now }), daily)).toEqual(expected);
  });
});

describe("pause and resume", () => {
  test("a paused schedule starts only triggered executions, and does not catch up when it is resumed", async () => {
    const mock = session();
    await create(mock, { intervals: [{ every: "PT10M" }] });
    await pause(mock, "s", { note: "Repairs." });
    mock.pass(1500);
    expect(await get(mock)).toMatchObject({
      paused: true,
      note: "Repairs.",
      recent_executions: [],
      future_executions: [],
    });
    await trigger(mock, "s");
    expect((await get(mock)).recent_executions).toHaveLength(1);
    await resume(mock, "s");
    expect(await get(mock)).toMatchObject({ paused: false, note: null });
    mock.pass(600);
    expect((await scheduledTimes(mock)).slice(1)).toEqual(["2026-03-02T12:30:00Z"]);
  });

  test("the body is optional", async () => {
    const mock = session();
    const sent = await mock.send(`/v1/workflows/schedules/${daily}/pause`, { method: "POST" });
    expect(sent.status).toBe(204);
    expect((await get(mock, daily)).paused).toBe(true);
  });

  test("with pause_on_failure, a schedule is paused when one of its executions fails", async () => {
    const mock = session();
    const policy = { pause_on_failure: true };
    await create(mock, { input: { ...input, fail: true }, intervals: [{ every: "PT10M" }], policy });
    mock.pass(3600);
    const { paused, note, recent_executions } = await get(mock);
    expect([paused, recent_executions!.length]).toEqual([true, 1]);
    expect(note).toContain(defined(recent_executions?.[0]).execution_id);
    expect(await statuses(mock)).toEqual(["FAILED"]);
  });

  test("a schedule that pauses on failure does so when one of its executions times out", async () => {
    const mock = session();
    await stopWorkers(mock);
    await create(mock, { policy: { pause_on_failure: true } });
    await trigger(mock, "s");
    mock.pass(700);
    expect(await statuses(mock)).toEqual(["TIMED_OUT"]);
    const { paused, note } = await get(mock);
    expect([paused, note]).toEqual([true, expect.stringContaining("TIMED_OUT")]);
  });
});

describe("overlap", () => {
  /** Times at which starts are due, every five seconds. */
  const from = { intervals: [{ every: "PT5S" }], start_at: "2026-03-02T12:01:00Z" };

  test.each([
    [1, ["RUNNING"], ["COMPLETED"]],
    [2, ["RUNNING"], ["COMPLETED", "COMPLETED"]],
    [3, ["RUNNING"], ["COMPLETED", "COMPLETED", "COMPLETED"]],
    [4, ["RUNNING"], ["CANCELED", "COMPLETED"]],
    [5, ["TERMINATED", "TERMINATED", "RUNNING"], ["TERMINATED", "TERMINATED", "COMPLETED"]],
    [6, ["RUNNING", "RUNNING", "RUNNING"], ["COMPLETED", "COMPLETED", "COMPLETED"]],
  ] as const)(
    "with overlap %i, executions of three times in a row are %j, and %j in the end",
    async (overlap, atOnce, ended) => {
      const mock = session();
      await stopWorkers(mock);
      await create(mock, { ...from, end_at: "2026-03-02T12:01:12Z", policy: { overlap } });
      mock.pass(80);
      expect(await statuses(mock)).toEqual(atOnce);
      await startWorkers(mock);
      mock.pass(300);
      expect((await get(mock)).recent_executions).toHaveLength(ended.length);
      expect(await statuses(mock)).toEqual(ended);
    },
  );

  test("with overlap 2, the first start that is due waits, and not a later one", async () => {
    const mock = session();
    await stopWorkers(mock);
    await create(mock, { ...from, end_at: "2026-03-02T12:01:12Z", policy: { overlap: 2 } });
    mock.pass(80);
    await startWorkers(mock);
    mock.pass(300);
    expect(await scheduledTimes(mock)).toEqual(["2026-03-02T12:01:00Z", "2026-03-02T12:01:05Z"]);
  });

  test("with overlap 4, the running execution is canceled first", async () => {
    const mock = session();
    await create(mock, { ...from, end_at: "2026-03-02T12:01:07Z", policy: { overlap: 4 } });
    mock.pass(67);
    expect(await statuses(mock)).toEqual(["CANCELED", "RUNNING"]);
  });

  test("a triggered execution that is running counts, and a new policy applies from the next time on", async () => {
    const mock = session();
    await stopWorkers(mock);
    await create(mock, { ...from, policy: { overlap: 1 }, max_executions: 20 });
    await trigger(mock, "s");
    mock.pass(80);
    const one = await get(mock);
    expect(one.recent_executions).toHaveLength(1);
    expect(one.remaining_executions).toBe(20);
    await update(mock, "s", { policy: { overlap: 6 } });
    mock.pass(10);
    expect((await get(mock)).recent_executions?.length).toBeGreaterThanOrEqual(3);
  });

  test.each([0, 20])(
    "with overlap 5, all that run are terminated, if each look at the clock takes %i ms",
    async (step) => {
      const mock = session();
      await stopWorkers(mock);
      await create(mock, { ...from, policy: { overlap: 6 } });
      mock.pass(75);
      expect(new Set(await statuses(mock))).toEqual(new Set(["RUNNING"]));
      await update(mock, "s", { policy: { overlap: 5 } });
      let time = performance.now();
      const now = vi.spyOn(performance, "now").mockImplementation(() => (time += step));
      try {
        mock.pass(6);
        const after = await statuses(mock);
        expect(after.length).toBeGreaterThan(4);
        expect(new Set(after.slice(0, -1))).toEqual(new Set(["TERMINATED"]));
      } finally {
        now.mockRestore();
      }
    },
  );

  test("a pause drops the waiting scheduled starts", async () => {
    const mock = session();
    await stopWorkers(mock);
    await create(mock, { intervals: [{ every: "PT5S" }], policy: { overlap: 3 } });
    mock.pass(20);
    await pause(mock, "s");
    await startWorkers(mock);
    mock.pass(600);
    expect(await statuses(mock)).toEqual(["COMPLETED"]);
    expect((await get(mock)).recent_executions).toHaveLength(1);
  });
});

describe("trigger", () => {
  test.each([1, 2, 3, 4, 5, 6] as const)("starts an execution each time, with overlap %i", async (overlap) => {
    const mock = session();
    await create(mock, { policy: { overlap } });
    for (const _ of [1, 2, 3]) await trigger(mock, "s");
    expect(await statuses(mock)).toEqual(["RUNNING", "RUNNING", "RUNNING"]);
    mock.pass(300);
    expect(await statuses(mock)).toEqual(["COMPLETED", "COMPLETED", "COMPLETED"]);
  });

  test("the body can be omitted, and has no options", async () => {
    const mock = session();
    const url = `/v1/workflows/schedules/${daily}/trigger`;
    expect((await mock.send(url, { method: "POST" })).status).toBe(204);
    const headers = { "content-type": "application/json" };
    const sent = await mock.send(url, { method: "POST", headers, body: '{"overlap": 1}' });
    expect(await sent.json()).toMatchObject({ status: 422, errors: [{ pointer: "/body", code: "type" }] });
    expect((await get(mock, daily)).recent_executions).toHaveLength(2);
  });

  test("a trigger uses the input of the schedule and does not count as a scheduled start", async () => {
    const mock = session();
    await trigger(mock, daily);
    const { recent_executions } = await get(mock, daily);
    const { execution_id, scheduled_at, started_at } = defined(recent_executions?.at(-1));
    expect([scheduled_at, started_at]).toEqual(["2026-03-02T12:00:01Z", "2026-03-02T12:00:01Z"]);
    mock.pass(300);
    const params = { path: { execution_id } };
    const { data } = await mock.api.GET("/v1/workflows/executions/{execution_id}", { params });
    expect(data).toMatchObject({ status: "COMPLETED", result: { briefing: expect.stringContaining("06:12") } });
  });
});

describe("workflows.schedules.create rejects", () => {
  test.each<[string, Definition, string]>([
    ["a bad cron expression", { cron_expressions: ["0 6 * * *", "0 25 * * *"] }, "/cron_expressions/1"],
    ["an unknown time zone", { time_zone_name: "Europe/Atlantis" }, "/time_zone_name"],
    ["a day that never comes", { cron_expressions: ["0 0 31 2 *"] }, "/cron_expressions/0"],
    ["an end before the start", { start_at: "2026-03-03T00:00:00Z", end_at: "2026-03-02T00:00:00Z" }, "/end_at"],
    ["an interval of zero length", { intervals: [{ every: "PT0S" }] }, "/intervals/0/every"],
    ["an input that does not match the schema", { input: { date: "today" } }, "/input/date"],
  ])("%s with 422 WF_1200", async (_what, schedule, pointer) => {
    const mock = session();
    const error = await createError(mock, schedule);
    expect(error).toMatchObject({ status: 422, code: "WF_1200", errors: [{ pointer: `/body/schedule${pointer}` }] });
    const changed = await update(mock, daily, schedule);
    expect(changed.error).toMatchObject({ status: 422, code: "WF_1200" });
  });

  test("each invalid field at once, but not that nothing starts because of them", async () => {
    const cron_expressions = ["0 25 * * *", "0 6 * *"];
    const error = await createError(session(), { cron_expressions, time_zone_name: "Europe/Atlantis", jitter: "soon" });
    expect((error as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer)).toEqual(
      ["/time_zone_name", "/cron_expressions/0", "/jitter"].map((field) => `/body/schedule${field}`),
    );
  });

  test.each<[string, object, object]>([
    ["no workflow", { workflow_identifier: null }, problemExample("scheduleWithoutWorkflow")],
    ["two ids", { schedule_id: "a", schedule: { input, schedule_id: "b" } }, { status: 422, code: "VALIDATION_ERROR" }],
    [
      "an id that no path can have",
      { schedule_id: ".." },
      { status: 422, code: "VALIDATION_ERROR", errors: [{ pointer: "/body/schedule_id" }] },
    ],
    [
      "such an id in the schedule",
      { schedule: { input, schedule_id: "\udc00" } },
      { status: 422, code: "VALIDATION_ERROR", errors: [{ pointer: "/body/schedule/schedule_id" }] },
    ],
    ["an unknown deployment", { deployment_name: "harbor-workers-unknown" }, { status: 404, code: "WF_1100" }],
    ["a deployment without the workflow", { deployment_name: "quay-laptop" }, { status: 404, code: "WF_1100" }],
  ])("%s", async (_what, more, expected) => {
    expect(await createError(session(), {}, more)).toMatchObject(expected);
  });
});

describe("the workflow of a schedule", () => {
  test("the registration takes precedence over the workflow, and that over its name in the schedule", async () => {
    const mock = session();
    const registration = "4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3";
    const first = await create(mock, { schedule_id: "inside" } as Definition, {
      workflow_registration_id: registration,
      workflow_identifier: "worker-check",
      schedule_id: null,
    });
    expect(first).toEqual({ schedule_id: "inside" });
    expect((await get(mock, "inside")).workflow_name).toBe("morning-briefing");
    await create(mock, { workflow_name: "worker-check" }, {});
    expect((await get(mock)).workflow_name).toBe("morning-briefing");
    await create(mock, { workflow_name: "worker-check" }, { workflow_identifier: null, schedule_id: "named" });
    expect((await get(mock, "named")).workflow_name).toBe("worker-check");
    const { schedule_id } = await create(mock, {}, { schedule_id: null });
    expect(schedule_id).toMatch(/^morning-briefing-[0-9a-f]{8}$/);
  });

  test("the service chooses the deployment if several have the workflow", async () => {
    const mock = session();
    await create(mock, {}, { workflow_identifier: "worker-check" });
    await trigger(mock, "s");
    mock.pass(60);
    expect(await statuses(mock)).toEqual(["COMPLETED"]);
    await create(mock, {}, { workflow_identifier: "worker-check", deployment_name: "quay-laptop", schedule_id: "q" });
    expect((await get(mock, "q")).deployment_name).toBe("quay-laptop");
  });
});

test("a paused or deleted schedule has no scheduled tasks, and a resumed one has a single start", async () => {
  const mock = session();
  const countTasks = async () => {
    const { tasks } = await (await mock.send("/_mock/tasks")).json();
    return tasks.filter(({ data }: { data: { id?: string } }) => data.id === daily).length;
  };
  expect(await countTasks()).toBe(1);
  await pause(mock, daily);
  expect(await countTasks()).toBe(0);
  await resume(mock, daily);
  expect(await countTasks()).toBe(1);
  await mock.api.DELETE("/v1/workflows/schedules/{schedule_id}", at(daily));
  expect(await countTasks()).toBe(0);
});
