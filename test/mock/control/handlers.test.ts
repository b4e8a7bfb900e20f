import { describe, expect, test } from "vitest";
import { session } from "../session.ts";

const AGENT = "/v1/agents/ag_0197c3d0";

function controls() {
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

describe("the control of a sandbox", () => {
  test("reset makes it as it was at the beginning, with the same ids to come", async () => {
    const { json } = controls();
    const body = { name: "Greeter", model: "aurora-small" };
    const first = await json("POST", "/v1/agents", body);
    expect(await json("POST", "/_mock/reset")).toMatchObject({ status: 204 });
    expect((await json("GET", `/v1/agents/${first.body.id}`)).status).toBe(404);
    await json("POST", "/_mock/reset");
    expect((await json("POST", "/v1/agents", body)).body).toEqual(first.body);
  });

  test("reset with another seed and time gives other ids and times", async () => {
    const { json } = controls();
    const body = { name: "Greeter", model: "aurora-small" };
    const first = await json("POST", "/v1/agents", body);
    await json("POST", "/_mock/reset", { seed: 7, now: "2026-03-05T08:00:00Z" });
    const second = await json("POST", "/v1/agents", body);
    expect(second.body.id).not.toBe(first.body.id);
    expect(second.body.created_at).toBe("2026-03-05T08:00:01Z");
  });

  test("a snapshot brings back what there was, and goes into another sandbox too", async () => {
    const { json, as } = controls();
    const made = await json("POST", "/v1/agents", { name: "Greeter", model: "aurora-small" });
    const snapshot = await json("GET", "/_mock/snapshot");
    await json("DELETE", `/v1/agents/${made.body.id}`);
    expect(await json("PUT", "/_mock/snapshot", snapshot.body)).toMatchObject({ status: 204 });
    expect((await json("GET", `/v1/agents/${made.body.id}`)).body).toEqual(made.body);

    const other = await session().send("/_mock/snapshot", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(snapshot.body),
    });
    expect(other.status).toBe(204);
    expect((await as("user.bob").send(`/v1/agents/${made.body.id}`)).status).toBe(200);
  });

  test("the clock is read and moved, but never back", async () => {
    const { json } = controls();
    expect((await json("GET", "/_mock/clock")).body.now).toBe("2026-03-02T12:00:00Z");
    const moved = await json("POST", "/_mock/clock", { advance_ms: 90_000 });
    expect(moved.body.now).toBe("2026-03-02T12:01:30Z");
    const to = await json("POST", "/_mock/clock", { advance_to: "2026-03-02T13:00:00Z" });
    expect(to.body.now).toBe("2026-03-02T13:00:00Z");
    const back = await json("POST", "/_mock/clock", { advance_to: "2026-03-02T12:00:00Z" });
    expect(back).toMatchObject({ status: 422, body: { errors: [{ pointer: "/body/advance_to" }] } });
  });

  test("a clock stops on a way on which too much happens, and can be moved on", async () => {
    const { json } = controls();
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

  test("a leap second is a time as any other", async () => {
    const { json } = controls();
    const moved = await json("POST", "/_mock/clock", { advance_to: "2026-06-30T23:59:60Z" });
    expect(moved).toMatchObject({ status: 200, body: { now: "2026-07-01T00:00:00Z" } });
    expect((await json("POST", "/_mock/reset", { now: "2026-06-30T23:59:60Z" })).status).toBe(204);
    expect((await json("GET", "/_mock/clock")).body.now).toBe("2026-07-01T00:00:00Z");
  });

  test("a move says exactly one of how far and to when", async () => {
    const { json } = controls();
    expect((await json("POST", "/_mock/clock", {})).status).toBe(422);
    const both = { advance_ms: 1, advance_to: "2026-03-02T13:00:00Z" };
    expect((await json("POST", "/_mock/clock", both)).status).toBe(422);
  });

  test("the journal tells the requests of this sandbox and what was wrong with them", async () => {
    const { json, send } = controls();
    await send(AGENT);
    await json("POST", "/v1/agents", { name: 1, model: "aurora-small" });
    await send("/v1/birds");
    const { body } = await json("GET", "/_mock/journal");
    expect(body.requests).toMatchObject([
      { method: "GET", url: AGENT, operation_id: "agents.get", status: 200, violations: [] },
      {
        operation_id: "agents.create",
        status: 422,
        violations: [{ pointer: "/body/name", detail: "must be string", code: "type" }],
      },
      { url: "/v1/birds", operation_id: null, status: 404 },
    ]);
    expect(await json("DELETE", "/_mock/journal")).toMatchObject({ status: 204 });
    expect((await json("GET", "/_mock/journal")).body).toEqual({ requests: [] });
  });

  test("a fault with a status takes the place of as many answers as it says", async () => {
    const { json, send } = controls();
    const fault = await json("POST", "/_mock/faults", {
      operation_id: "agents.get",
      times: 2,
      status: 429,
      retry_after: 1,
    });
    expect(fault).toMatchObject({ status: 201, body: { remaining: 2, status: 429 } });
    for (const _ of [1, 2]) {
      const busy = await send(AGENT);
      expect(busy.status).toBe(429);
      expect(busy.headers.get("retry-after")).toBe("1");
      expect(busy.headers.get("x-ratelimit-remaining")).toBe("0");
      expect(await busy.json()).toMatchObject({ code: "RATE_LIMITED" });
    }
    expect((await send(AGENT)).status).toBe(200);
  });

  test("a fault for one operation leaves the others alone, and can be removed", async () => {
    const { json, send } = controls();
    await json("POST", "/_mock/faults", { operation_id: "agents.delete", times: null, status: 503 });
    expect((await send(AGENT)).status).toBe(200);
    expect((await send(AGENT, { method: "DELETE" })).status).toBe(503);
    expect((await json("GET", "/_mock/faults")).body.faults).toMatchObject([
      { operation_id: "agents.delete", remaining: null },
    ]);
    expect(await json("DELETE", "/_mock/faults")).toMatchObject({ status: 204 });
    expect((await send(AGENT, { method: "DELETE" })).status).toBe(204);
  });

  test("without a port, faults of the connection are what fetch makes of them", async () => {
    const { json, send } = controls();
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

  test.each([
    ["an unknown field", "POST", "/_mock/clock", { hours: 1 }, 422],
    ["a fault that disturbs nothing", "POST", "/_mock/faults", { operation_id: "*" }, 422],
    ["a snapshot of nothing", "PUT", "/_mock/snapshot", {}, 422],
    ["an unknown control", "GET", "/_mock/weather", undefined, 404],
    ["another method", "PUT", "/_mock/reset", undefined, 405],
  ])("%s is refused", async (_name, method, path, body, status) => {
    const { json } = controls();
    const refused = await json(method, path, body);
    expect(refused.status).toBe(status);
    expect(refused.body).toMatchObject({ status });
  });

  test("it describes itself", async () => {
    const { body } = await controls().json("GET", "/_mock/openapi.json");
    expect(body.info.title).toBe("Platform API mock control");
  });

  test("sandboxes of other keys see nothing of it", async () => {
    const { json, send } = controls();
    const made = await json("POST", "/v1/agents", { name: "Greeter", model: "aurora-small" });
    const other = { headers: { Authorization: "Bearer another" } };
    expect((await send(`/v1/agents/${made.body.id}`, other)).status).toBe(404);
    await send("/_mock/reset", { method: "POST", ...other });
    expect((await send(`/v1/agents/${made.body.id}`)).status).toBe(200);
  });
});
