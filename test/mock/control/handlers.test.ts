import { describe, expect, onTestFinished, test, vi } from "vitest";
import { session } from "../session.ts";

const AGENT = "/v1/agents/ag_0197c3d0";

function controlSession() {
  const { send, ...rest } = session();
  const json = async (method: string, path: string, body?: unknown) => {
    const init =
      body === undefined
        ? { method }
        : { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const response = await send(path, init);
    const text = await response.text();
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text), response };
  };
  return { ...rest, send, json };
}

describe("the control operations", () => {
  test("reset restores the initial state, and the same ids follow", async () => {
    const { json } = controlSession();
    const body = { name: "Greeter", model: "aurora-small" };
    const first = await json("POST", "/v1/agents", body);
    expect(await json("POST", "/_mock/reset")).toMatchObject({ status: 204 });
    expect((await json("GET", `/v1/agents/${first.body.id}`)).status).toBe(404);
    await json("POST", "/_mock/reset");
    expect((await json("POST", "/v1/agents", body)).body).toEqual(first.body);
  });

  test("reset with another seed and time leads to other ids and times", async () => {
    const { json } = controlSession();
    const body = { name: "Greeter", model: "aurora-small" };
    const first = await json("POST", "/v1/agents", body);
    await json("POST", "/_mock/reset", { random_seed: 0, now: "2026-03-05T08:00:00Z" });
    const second = await json("POST", "/v1/agents", body);
    expect(second.body.id).not.toBe(first.body.id);
    expect(second.body.created_at).toBe("2026-03-05T08:00:01Z");
    // The time alone changes ids, because schedules start more.
    expect((await json("GET", "/_mock/snapshot")).body.random_seed).toBe(0);
  });

  test("the clock can be read and moved forward, but not back", async () => {
    const { json } = controlSession();
    expect((await json("GET", "/_mock/clock")).body.now).toBe("2026-03-02T12:00:00Z");
    const moved = await json("POST", "/_mock/clock", { advance_ms: 90_000 });
    expect(moved.body.now).toBe("2026-03-02T12:01:30Z");
    const to = await json("POST", "/_mock/clock", { advance_to: "2026-03-02T13:00:00Z" });
    expect(to.body.now).toBe("2026-03-02T13:00:00Z");
    const back = await json("POST", "/_mock/clock", { advance_to: "2026-03-02T12:00:00Z" });
    expect(back).toMatchObject({ status: 422, body: { errors: [{ pointer: "/body/advance_to" }] } });
  });

  test("the clock stops when too many tasks fall due, and can be moved again", async () => {
    const { json } = controlSession();
    const schedule = { input: {}, intervals: [{ every: "PT1S" }] };
    const made = await json("POST", "/v1/workflows/schedules", { schedule, workflow_identifier: "morning-briefing" });
    expect(made.status).toBe(201);
    const stopped = await json("POST", "/_mock/clock", { advance_ms: 31_622_400_000 });
    expect(stopped).toMatchObject({ status: 422, body: { errors: [{ pointer: "/body/advance_ms" }] } });
    const { body: clock } = await json("GET", "/_mock/clock");
    expect(Date.parse(clock.now)).toBeGreaterThan(Date.parse("2026-03-02T12:10:00Z"));
    await json("DELETE", `/v1/workflows/schedules/${made.body.schedule_id}`);
    const moved = await json("POST", "/_mock/clock", { advance_ms: 60_000 });
    expect(moved.status).toBe(200);
  });

  test("the clock cannot be moved by more than 366 days at once, however the time is given", async () => {
    const { json } = controlSession();
    const far = await json("POST", "/_mock/clock", { advance_to: "2027-03-03T12:00:00.001Z" });
    expect(far).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            pointer: "/body/advance_to",
            detail: "That is more than 366 days ahead. Move the clock in several steps.",
          },
        ],
      },
    });
  });

  test("a leap second is accepted", async () => {
    const { json } = controlSession();
    const moved = await json("POST", "/_mock/clock", { advance_to: "2026-06-30T23:59:60Z" });
    expect(moved).toMatchObject({ status: 200, body: { now: "2026-07-01T00:00:00Z" } });
    expect((await json("POST", "/_mock/reset", { now: "2026-06-30T23:59:60Z" })).status).toBe(204);
    expect((await json("GET", "/_mock/clock")).body.now).toBe("2026-07-01T00:00:00Z");
  });

  test("moving the clock requires exactly one of advance_ms and advance_to", async () => {
    const { json } = controlSession();
    expect((await json("POST", "/_mock/clock", {})).status).toBe(422);
    const both = { advance_ms: 1, advance_to: "2026-03-02T13:00:00Z" };
    expect((await json("POST", "/_mock/clock", both)).status).toBe(422);
  });

  test("the journal lists the requests of this sandbox and their violations", async () => {
    const { json, send } = controlSession();
    await send(AGENT);
    await json("POST", "/v1/agents", { name: 1, model: "aurora-small" });
    await send("/v1/birds");
    const { body } = await json("GET", "/_mock/journal");
    expect(body.requests).toMatchObject([
      { method: "GET", url: AGENT, operation_id: "agents.get", status: 200, violations: [] },
      {
        operation_id: "agents.create",
        status: 422,
        violations: [{ pointer: "/body/name", detail: "must be a string", code: "type" }],
      },
      { url: "/v1/birds", operation_id: null, status: 404 },
    ]);
    expect(await json("DELETE", "/_mock/journal")).toMatchObject({ status: 204 });
    expect((await json("GET", "/_mock/journal")).body).toEqual({
      requests: [],
      next_cursor: null,
      dropped: 0,
      truncated: 0,
    });
  });

  const FAULT = {
    operation_id: "agents.get",
    match: {},
    probability: 1,
    remaining: 1,
    latency_ms: null,
    event_latency_ms: null,
    status: null,
    retry_after: null,
    drop: false,
    cut_after_bytes: null,
    cut_after_events: null,
  };

  test.each<[sent: object, shown: object]>([
    [{ drop: true }, { drop: true }],
    [{ latency_ms: 0 }, { latency_ms: 0 }],
    [
      { latency_ms: [1, 1], event_latency_ms: 2 },
      { latency_ms: [1, 1], event_latency_ms: 2 },
    ],
    [{ cut_after_bytes: 0 }, { cut_after_bytes: 0 }],
    [{ cut_after_events: 0 }, { cut_after_events: 0 }],
    [
      { status: 503, retry_after: 0, probability: 0, times: null },
      { status: 503, retry_after: 0, probability: 0, remaining: null },
    ],
    [
      { status: 500, times: 3, match: { method: "GET" } },
      { status: 500, remaining: 3, match: { method: "GET" } },
    ],
  ])("the fault %j is shown with the defaults of its other fields", async (sent, shown) => {
    const { json } = controlSession();
    const { body } = await json("POST", "/_mock/faults", { operation_id: "agents.get", ...sent });
    expect(body).toEqual({ id: expect.stringMatching(/^fault_/), ...FAULT, ...shown });
    expect((await json("GET", "/_mock/faults")).body).toEqual({ faults: [body] });
  });

  test("a fault for one operation does not affect others, and can be removed", async () => {
    const { json, send } = controlSession();
    await json("POST", "/_mock/faults", { operation_id: "agents.delete", times: null, status: 503 });
    expect((await send(AGENT)).status).toBe(200);
    expect((await send(AGENT, { method: "DELETE" })).status).toBe(503);
    expect((await json("GET", "/_mock/faults")).body.faults).toMatchObject([
      { operation_id: "agents.delete", remaining: null },
    ]);
    expect(await json("DELETE", "/_mock/faults")).toMatchObject({ status: 204 });
    expect((await send(AGENT, { method: "DELETE" })).status).toBe(204);
  });

  test.each([
    ["agents.craete", "There is no operation agents.craete. Did you mean agents.create?"],
    [
      "versions.get",
      "There is no operation versions.get. Did you mean agents.versions.get, prompts.versions.get, or skills.versions.get?",
    ],
    ["clock.move", "There is no operation clock.move. The reference lists the operations with their ids."],
    ["constructor", "There is no operation constructor. The reference lists the operations with their ids."],
  ])("a fault for the unknown operation %s is refused", async (operation_id, detail) => {
    const { json } = controlSession();
    const refused = await json("POST", "/_mock/faults", { operation_id, status: 503 });
    expect(refused).toMatchObject({
      status: 422,
      body: { detail, errors: [{ pointer: "/body/operation_id", detail }] },
    });
    expect((await json("GET", "/_mock/faults")).body).toEqual({ faults: [] });
  });

  test.each<[effect: object, pointer: string, detail: string]>([
    [
      {},
      "/body",
      "A fault needs an effect: status, drop, latency_ms, event_latency_ms, cut_after_bytes or cut_after_events.",
    ],
    [
      { times: 2, drop: false },
      "/body",
      "A fault needs an effect: status, drop, latency_ms, event_latency_ms, cut_after_bytes or cut_after_events.",
    ],
    [
      { drop: true, retry_after: 1 },
      "/body/retry_after",
      "The header Retry-After is sent with a problem. Set status, too, such as 503.",
    ],
    [{ latency_ms: [2, 1] }, "/body/latency_ms", "The range ends at 1, before it starts. Write it as [1, 2]."],
  ])("the fault %j is refused", async (effect, pointer, detail) => {
    const { json } = controlSession();
    const refused = await json("POST", "/_mock/faults", { operation_id: "agents.get", ...effect });
    expect(refused).toMatchObject({ status: 422, body: { detail, errors: [{ pointer, detail }] } });
  });

  test("an unknown path under /_mock/ points to the document", async () => {
    const { json } = controlSession();
    expect((await json("GET", "/_mock/reply")).body.detail).toBe(
      "There is no operation at /_mock/reply. GET /_mock/openapi.json describes the operations under /_mock/.",
    );
  });

  test.each([
    ["/v1/models?page=2", ["models.list has no query parameter page. It has provider, model."]],
    [
      "/v1/observability/datasets?pagesize=1&page=1&pagesize=2&b=",
      [
        "observability.datasets.list has no query parameter pagesize. It has q, page_size, page.",
        "observability.datasets.list has no query parameter b. It has q, page_size, page.",
      ],
    ],
    ["/v1/observability/datasets?page_size=1", []],
  ])("the journal notes the unknown parameters of %s", async (path, notes) => {
    const { json, send } = controlSession();
    expect((await send(path)).status).toBe(200);
    expect((await json("GET", "/_mock/journal")).body.requests[0].notes).toEqual(notes);
    const search = { match: { query: { page_size: "7" } } };
    const { near_misses } = (await json("POST", "/_mock/journal/search", search)).body;
    expect(near_misses[0].request.notes).toEqual(notes);
  });

  test("without a port, transport faults reject like fetch", async () => {
    const { json, send } = controlSession();
    await json("POST", "/_mock/faults", { operation_id: "agents.get", drop: true });
    await expect(send(AGENT)).rejects.toThrow("fetch failed");
    await json("POST", "/_mock/faults", { operation_id: "agents.get", cut_after_bytes: 20 });
    await expect((await send(AGENT)).text()).rejects.toThrow("terminated");
    await json("POST", "/_mock/faults", { operation_id: "conversations.startStream", cut_after_events: 1 });
    const body = JSON.stringify({ agent_id: "ag_0197c3d0", inputs: "When is low water?", stream: true });
    const init = { method: "POST", headers: { "content-type": "application/json" }, body };
    await expect((await send("/v1/conversations", init)).text()).rejects.toThrow("terminated");
    expect((await send(AGENT)).status).toBe(200);
  });

  test("GET /_mock/openapi.json returns the document of the control operations", async () => {
    const { body } = await controlSession().json("GET", "/_mock/openapi.json");
    expect(body.info.title).toBe("Platform API mock control");
  });

  test.each(["reset", "snapshot"])("open streams of what was there before a %s end", async (control) => {
    const { json, send } = controlSession();
    const stream = await send("/v1/workflows/events/stream?workflow_exec_id=morning-briefing-2026-03-02");
    const text = stream.text();
    if (control === "reset") await json("POST", "/_mock/reset");
    else await json("PUT", "/_mock/snapshot", (await json("GET", "/_mock/snapshot")).body);
    expect(await text).toContain("id: ");
  });

  test("a sandbox can have any number of open streams without a warning", async () => {
    const { json, send } = controlSession();
    const warn = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const open = Array.from({ length: 11 }, () =>
      send("/v1/workflows/events/stream?workflow_exec_id=morning-briefing-2026-03-02"),
    );
    const readers = (await Promise.all(open)).map(({ body }) => body!.getReader());
    await Promise.all(readers.map((reader) => reader.read()));
    await json("POST", "/_mock/reset");
    await Promise.all(readers.map((reader) => reader.cancel()));
    expect(warn).not.toHaveBeenCalled();
  });

  test("requests are counted within their sandbox, from its reset on", async () => {
    const { send, json } = controlSession();
    const id = async (path: string, init?: RequestInit) => (await send(path, init)).headers.get("x-request-id");
    const other = { headers: { Authorization: "Bearer another" } };
    expect(await id(AGENT)).toBe("req_00000001");
    expect(await id(AGENT, other)).toBe("req_00000001");
    expect(await id("/v1/birds")).toBe("req_00000002");
    expect(await id(AGENT)).toBe("req_00000003");
    const { body } = await json("GET", "/_mock/journal");
    expect(body.requests.map((request: { request_id: string }) => request.request_id)).toEqual([
      "req_00000001",
      "req_00000002",
      "req_00000003",
    ]);
    await json("POST", "/_mock/reset");
    expect(await id(AGENT)).toBe("req_00000001");
  });

  test("a request that belongs to no sandbox is not counted", async () => {
    const { send } = controlSession();
    for (const _ of [1, 2]) {
      const refused = await send(AGENT, { headers: { Authorization: "" } });
      expect(refused.status).toBe(401);
      expect(refused.headers.get("x-request-id")).toBe("req_00000000");
    }
  });

  test("sandboxes of other keys are not affected", async () => {
    const { json, send } = controlSession();
    const made = await json("POST", "/v1/agents", { name: "Greeter", model: "aurora-small" });
    const other = { headers: { Authorization: "Bearer another" } };
    expect((await send(`/v1/agents/${made.body.id}`, other)).status).toBe(404);
    await send("/_mock/reset", { method: "POST", ...other });
    expect((await send(`/v1/agents/${made.body.id}`)).status).toBe(200);
  });
});
