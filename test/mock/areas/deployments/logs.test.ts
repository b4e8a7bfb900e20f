import { describe, expect, test } from "vitest";
import { eventsIn } from "../../../../src/contract/requests/events.ts";
import { defined } from "../../../defined.ts";
import { ok, type Session, session } from "../../session.ts";

const name = "harbor-workers";
const started = "MTc3MjQyNzYwMDEyMDow";

interface LogEvent {
  event: string;
  id: string;
  data: { body: string; error?: string; reason?: string };
}

async function bodies({ api }: Session, query: object) {
  const { data } = await ok(api.GET("/v1/workflows/deployments/{name}/logs", { params: { path: { name }, query } }));
  return data.results.map(({ body }) => body.split(" ").slice(0, 3).join(" "));
}

/** Reads the first events of a stream and closes it. */
async function first(mock: Session, count: number, query = "", headers: Record<string, string> = {}) {
  const stream = await open(mock, query, headers);
  const events: LogEvent[] = [];
  while (events.length < count) {
    const [event] = await stream.read();
    if (!event) throw new Error(`The stream has ended after ${events.length} of ${count} events.`);
    events.push(event);
  }
  await stream.close();
  return events;
}

async function open(mock: Session, query = "", headers: Record<string, string> = {}) {
  const response = await mock.send(`/v1/workflows/deployments/${name}/logs/stream${query}`, { headers });
  expect(response.status).toBe(200);
  const reader = defined(response.body).pipeThrough(new TextDecoderStream()).getReader();
  const pending: LogEvent[] = [];
  return {
    /** Reads the next event. Returns an empty list at the end of the stream. */
    async read(): Promise<LogEvent[]> {
      while (pending.length === 0) {
        const { value, done } = await reader.read();
        if (done) return [];
        // The mock has validated the events against the document.
        pending.push(...(eventsIn(value) as LogEvent[]));
      }
      return pending.splice(0, 1);
    },
    close: () => reader.cancel(),
  };
}

async function restart({ api, pass }: Session) {
  await api.POST("/v1/workflows/deployments/{name}/restart", { params: { path: { name } } });
  pass(2);
}

describe("workflows.deployments.logs.list", () => {
  test.each([
    [{}, ["The briefing for", "The tide service", "The briefing is"]],
    [{ order: "desc" }, ["The briefing is", "The tide service", "The briefing for"]],
    [{ after: "2026-03-02T05:00:00.120Z" }, ["The tide service", "The briefing is"]],
    [{ before: "2026-03-02T05:00:41.900Z" }, ["The briefing for", "The tide service"]],
    [{ after: "2026-03-02T06:00:00+01:00", before: "2026-03-02T05:00:01Z" }, ["The briefing for"]],
    [{ log_type: "build" }, []],
    [{ worker_name: "harbor-worker-1", workflow_name: "morning-briefing", limit: 1 }, ["The briefing for"]],
    [{ worker_name: "harbor-worker-2" }, []],
  ])("%j returns %j", async (query, expected) => {
    expect(await bodies(session(), query)).toEqual(expected);
  });

  test.each([
    ["asc", ["05:00:03.980", "05:00:41.900", "12:00:02"]],
    ["desc", ["12:00:02", "05:00:41.900", "05:00:03.980"]],
  ])("a cursor continues the range and the order (%s) of the first page", async (order, expected) => {
    const mock = session();
    await mock.api.POST("/v1/workflows/deployments/{name}/stop", { params: { path: { name } } });
    const range = { after: "2026-03-02T05:00:01Z", before: "2026-03-02T13:00:00Z", order };
    // These are ignored if there is a cursor.
    const others = { after: "2026-03-02T05:00:40Z", before: "2026-03-02T05:00:41Z", order: "asc" };
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 1, ...(cursor ? { cursor, ...others } : range) } as object;
      const { data } = await ok(
        mock.api.GET("/v1/workflows/deployments/{name}/logs", {
          params: { path: { name }, query },
        }),
      );
      seen.push(...data.results.map(({ timestamp }) => timestamp.slice(11, -1)));
      cursor = data.next_cursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(expected);
  });
});

describe("workflows.deployments.logs.stream", () => {
  test("sends the records from the oldest one on, and new ones as they are written", async () => {
    const mock = session();
    const stream = await open(mock);
    const seen = [...(await stream.read()), ...(await stream.read()), ...(await stream.read())];
    expect(seen[0]).toMatchObject({ event: "log", id: started });
    const next = stream.read();
    await restart(mock);
    seen.push(...(await next), ...(await stream.read()));
    await stream.close();
    expect(seen.map(({ data }) => data.body)).toEqual([
      "The briefing for 2 March has started.",
      "The tide service answered after 2.9 s.",
      "The briefing is written: low water is at 06:12.",
      "The worker harbor-worker-1 has finished its tasks and stopped.",
      "The worker harbor-worker-2 has started.",
    ]);
  });

  test("resumes after any event without losing or repeating records", async () => {
    const mock = session();
    await restart(mock);
    await restart(mock);
    const all = await first(mock, 7);
    expect(new Set(all.map(({ id }) => id)).size).toBe(7);
    for (const [index, { id }] of all.slice(0, -1).entries()) {
      expect(await first(mock, 6 - index, "", { "Last-Event-ID": id })).toEqual(all.slice(index + 1));
    }
  });

  test("uses the Last-Event-ID header before last_event_id, and last_event_id before after", async () => {
    const mock = session();
    const [, second, third] = await first(mock, 3);
    const after = "after=2026-03-02T05:00:30Z";
    const header = { "Last-Event-ID": started };
    expect(await first(mock, 1, `?${after}`)).toEqual([third]);
    expect(await first(mock, 1, `?${after}&last_event_id=${started}`)).toEqual([second]);
    expect(await first(mock, 1, `?${after}&last_event_id=${second!.id}`, header)).toEqual([second]);
    expect(await first(mock, 1, `?last_event_id=${started}`, { "Last-Event-ID": "" })).toEqual([second]);
  });

  test("applies the filters when it resumes, too", async () => {
    const mock = session();
    await restart(mock);
    const query = `?worker_name=harbor-worker-2&log_type=runtime&last_event_id=${started}`;
    expect((await first(mock, 1, query)).map(({ data }) => data.body)).toEqual([
      "The worker harbor-worker-2 has started.",
    ]);
  });

  test.each(["4", "", "MTc3MjQyNzYwMDEyMDox"])("returns 400 for the unknown event id %j", async (id) => {
    const mock = session();
    const path = `/v1/workflows/deployments/${name}/logs/stream`;
    const sent =
      id === "" ? mock.send(`${path}?last_event_id=%20`) : mock.send(path, { headers: { "Last-Event-ID": id } });
    const response = await sent;
    expect(await response.json()).toMatchObject({ status: 400, code: "MALFORMED_CURSOR" });
  });

  test("ends with an error event when the deployment is deleted", async () => {
    const mock = session();
    const stream = await open(mock, `?after=2026-03-02T06:00:00Z`);
    const next = stream.read();
    await mock.api.DELETE("/v1/workflows/deployments/{name}", { params: { path: { name } } });
    expect(await next).toMatchObject([{ event: "error", data: { reason: "read_error" } }]);
    expect(await stream.read()).toEqual([]);
  });
});

test("an execution writes to the log of its deployment when it starts and when it ends", async () => {
  const { api, pass } = session();
  const started = await api.POST("/v1/workflows/{workflow_identifier}/execute", {
    params: { path: { workflow_identifier: "morning-briefing" } },
    body: { execution_id: "logged" },
  });
  expect(started.response.status).toBe(200);
  pass(20);
  const { data } = await api.GET("/v1/workflows/deployments/{name}/logs", {
    params: { path: { name: "harbor-workers" }, query: { after: "2026-03-02T12:00:00Z" } },
  });
  expect(data?.results.map(({ body }) => body)).toEqual([
    "The execution logged has started.",
    "The execution logged has ended as COMPLETED.",
  ]);
  expect(data?.results[0]?.log_attributes).toMatchObject({ workflow_name: "morning-briefing", execution_id: "logged" });
});
