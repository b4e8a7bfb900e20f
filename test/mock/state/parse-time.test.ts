import { describe, expect, test } from "vitest";
import { formatTime, MAX_TIME } from "../../../src/mock/lib/time.ts";
import { parseTime } from "../../../src/mock/state/parse-time.ts";
import { session } from "../session.ts";

describe("parseTime", () => {
  test.each([
    ["2026-03-02T12:00:00Z", "2026-03-02T12:00:00Z"],
    ["2026-03-02T12:00:00.250+01", "2026-03-02T11:00:00.250Z"],
    ["2026-06-30T23:59:60Z", "2026-07-01T00:00:00Z"],
    ["9999-12-31T23:59:60Z", "9999-12-31T23:59:59.999Z"],
    ["9999-12-31T23:59:59-23:59", "9999-12-31T23:59:59.999Z"],
    ["0000-01-01T00:00:00+23:59", "0000-01-01T00:00:00Z"],
  ])("reads %s as %s", (text, expected) => {
    expect(formatTime(parseTime(text))).toBe(expected);
  });
});

test("a time after the year 9999 is printed as the last one that RFC 3339 can express", () => {
  expect(formatTime(MAX_TIME + 1)).toBe("9999-12-31T23:59:59.999Z");
  expect(formatTime(8.64e15 + 1)).toBe("9999-12-31T23:59:59.999Z");
});

test.each(["9999-12-31T23:59:60Z", "9999-12-31T23:59:59-23:59"])("a search from %s finds nothing", async (from) => {
  const { send } = session();
  const query = new URLSearchParams({ from });
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
  const response = await send(`/v1/observability/spans/search?${query}`, init);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ spans: { results: [] } });
});

test("a sandbox at the end of the year 9999 goes on working", async () => {
  const { api, send, pass } = session({ now: "9999-12-31T23:59:58Z" });
  const body = { input: { harbor: "Harbor Point" } };
  const started = await api.POST("/v1/workflows/{workflow_identifier}/execute", {
    params: { path: { workflow_identifier: "morning-briefing" } },
    body,
  });
  expect(started.response.status).toBe(200);
  pass(3600);
  for (const path of [
    "/v1/agents/pages",
    "/v1/workflows/runs",
    "/v1/workflows/schedules",
    "/v1/batch/jobs",
    "/_mock/clock",
  ])
    expect([path, (await send(path)).status]).toEqual([path, 200]);
});
