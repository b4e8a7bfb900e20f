import { createParser } from "eventsource-parser";
import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import type { components, operations } from "../../../../generated/mock-types.ts";
import { createServerMock } from "../../../../src/mock/http/mock.ts";
import { defined } from "../../../defined.ts";
import { problemExample } from "../../problem-example.ts";
import { ok, type Session, session } from "../../session.ts";

type Query = NonNullable<operations["workflows.events.stream"]["parameters"]["query"]>;
type Message = components["schemas"]["WorkflowStreamMessage"];

const morning = "morning-briefing-2026-03-02";
const url = "/v1/workflows/events/stream";

const start = ({ api }: Session, execution_id: string, input: Record<string, unknown> = {}) =>
  api.POST("/v1/workflows/{workflow_identifier}/execute", {
    params: { path: { workflow_identifier: "morning-briefing" } },
    body: { execution_id, input },
  });

/** Opens a stream and collects its messages. */
async function openStream(mock: Session, query: Query, headers: Record<string, string> = {}) {
  const abortController = new AbortController();
  const text = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  );
  const response = await mock.send(`${url}?${text}`, { headers, signal: abortController.signal });
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const messages: Message[] = [];
  const parser = createParser({
    onEvent: ({ event = "message", id, data }) => {
      messages.push({ event, id, data: JSON.parse(data) } as Message);
    },
  });
  let ended = false;
  const reading = (async () => {
    try {
      const decoder = new TextDecoder();
      const reader = defined(response.body).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read())
        parser.feed(decoder.decode(part.value, { stream: true }));
      ended = true;
    } catch {
      // The test has aborted the request.
    }
  })();
  return {
    messages,
    /** Waits until no message has arrived in 20 iterations of the event loop, and returns all: streams and stores pause for some. */
    async received() {
      for (let [count, quiet] = [messages.length, 0]; quiet < 20; quiet += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        if (messages.length > count) [count, quiet] = [messages.length, 0];
      }
      return messages;
    },
    isEnded: () => ended,
    async close() {
      abortController.abort();
      await reading;
    },
  };
}

async function readAll(mock: Session, query: Query, headers?: Record<string, string>): Promise<Message[]> {
  const stream = await openStream(mock, query, headers);
  const messages = await stream.received();
  await stream.close();
  return messages;
}

const sequences = (messages: readonly Message[]) => messages.map(({ id }) => Number(id));
const types = (messages: readonly Message[]) => messages.map(({ data }) => data.data.event_type);

describe("workflows.events.list", () => {
  test("the seed matches the document's examples", async () => {
    const { api } = session();
    const list = async (workflow_exec_id: string) =>
      (await api.GET("/v1/workflows/events/list", { params: { query: { workflow_exec_id } } })).data;
    expect(await list(morning)).toEqual(examples.morningEvents);
    expect(await list("morning-briefing-rehearsal-1")).toEqual(examples.failedMorningEvents);
    expect(await list("morning-briefing-rehearsal-2")).toEqual(examples.canceledMorningEvents);
    expect(await list("morning-briefing-unknown")).toEqual({ events: [], next_cursor: null });
    const { events } = examples.terminatedRunEvents;
    // The ids of these events are generated.
    const expected = events.map((event) => ({ ...event, event_id: expect.any(String) }));
    const all = await list("morning-briefing-rehearsal-3");
    expect(all?.events.filter(({ workflow_run_id }) => workflow_run_id === defined(events[0]).workflow_run_id)).toEqual(
      expected,
    );
    expect(types(await readAll(session(), { workflow_exec_id: "morning-briefing-rehearsal-3" })).at(-1)).toBe(
      "WORKFLOW_EXECUTION_TIMED_OUT",
    );
  });

  test("the start of an execution has the display name of its workflow at that time", async () => {
    const mock = session();
    const params = { path: { workflow_identifier: "morning-briefing" } };
    await mock.api.PUT("/v1/workflows/{workflow_identifier}", { params, body: { display_name: "Tides" } });
    await start(mock, "mine");
    const query = { workflow_exec_id: "mine" };
    const { data } = await ok(mock.api.GET("/v1/workflows/events/list", { params: { query } }));
    expect(data.events[0]?.attributes).toMatchObject({ workflow_name: "morning-briefing", display_name: "Tides" });
  });

  test("events can be filtered by execution, by run and by root execution", async () => {
    const mock = session();
    const count = async (query: NonNullable<operations["workflows.events.list"]["parameters"]["query"]>) =>
      (await mock.api.GET("/v1/workflows/events/list", { params: { query } })).data?.events.length;
    expect(await count({ workflow_run_id: defined(examples.completedExecution.run_id) })).toBe(10);
    expect(await count({ workflow_run_id: "f92e5ca3-7a4b-4d18-b6e9-1c2d3e4f5a67" })).toBe(4);
    await start(mock, "mine", { quays: ["North Quay"] });
    mock.pass(60);
    const own = defined(await count({ workflow_exec_id: "mine" }));
    const child = defined(await count({ workflow_exec_id: "mine-north-quay" }));
    expect(await count({ root_workflow_exec_id: "mine" })).toBe(own + child);
    expect(child).toBe(10);
  });
});

describe("workflows.events.stream", () => {
  test("the stream of a seeded execution matches the document's example, and stays open", async () => {
    const stream = await openStream(session(), { workflow_exec_id: morning });
    const messages = await stream.received();
    expect(messages.map(({ data }) => data.data)).toEqual(examples.morningEvents.events);
    const times = messages.map(({ data }) => data.data.event_timestamp);
    expect(times).toEqual(messages.map(({ data }) => Date.parse(defined(data.timestamp))));
    expect(messages[5]).toEqual({
      event: "message",
      id: "6",
      data: {
        stream: "token",
        data: examples.morningEvents.events[5],
        workflow_context: {
          namespace: "tidewater",
          workflow_name: "morning-briefing",
          workflow_exec_id: morning,
          parent_workflow_exec_id: null,
          root_workflow_exec_id: morning,
        },
        broker_sequence: 6,
        timestamp: "2026-03-02T05:00:38Z",
        metadata: { language: "en" },
      },
    });
    expect(stream.isEnded()).toBe(false);
    await stream.close();
  });

  test("a stream that is opened before the execution exists sends its events as they occur", async () => {
    const mock = session();
    const stream = await openStream(mock, { workflow_exec_id: "mine" });
    expect(await stream.received()).toEqual([]);
    await start(mock, "mine");
    expect(types(await stream.received())).toEqual(["WORKFLOW_EXECUTION_STARTED"]);
    mock.pass(2);
    expect(await stream.received()).toHaveLength(3);
    mock.pass(20);
    const expectedTypes = examples.morningEvents.events.map(({ event_type }) => event_type);
    expect(types(await stream.received())).toEqual(expectedTypes);
    await stream.close();
  });

  test("a stream resumes after any message without losing or repeating events", async () => {
    const mock = session();
    await start(mock, "other");
    await start(mock, "mine", { quays: ["North Quay"] });
    mock.pass(60);
    const query = { root_workflow_exec_id: "mine" };
    const allMessages = await readAll(mock, query);
    expect(allMessages.length).toBeGreaterThan(15);
    expect(sequences(allMessages)).toEqual(sequences(allMessages).toSorted((a, b) => a - b));
    for (const [index, { id }] of allMessages.entries()) {
      const rest = allMessages.slice(index + 1);
      expect(await readAll(mock, query, { "Last-Event-ID": id })).toEqual(rest);
      expect(await readAll(mock, { ...query, last_event_id: id })).toEqual(rest);
      expect(await readAll(mock, { ...query, start_seq: Number(id) })).toEqual(allMessages.slice(index));
    }
    expect(await readAll(mock, { ...query, start_seq: 0 })).toEqual(allMessages);
  });

  test("a stream that is interrupted during an execution resumes with the later events", async () => {
    const mock = session();
    await start(mock, "mine");
    mock.pass(2);
    const before = await readAll(mock, { workflow_exec_id: "mine" });
    mock.pass(3);
    const stream = await openStream(mock, { workflow_exec_id: "mine" }, { "Last-Event-ID": defined(before.at(-1)).id });
    mock.pass(30);
    const after = await stream.received();
    await stream.close();
    expect([...before, ...after]).toEqual(await readAll(mock, { workflow_exec_id: "mine" }));
  });

  test("the Last-Event-ID header takes precedence over last_event_id, which takes precedence over start_seq", async () => {
    const mock = session();
    const query = { workflow_exec_id: morning, last_event_id: "4", start_seq: 2 };
    expect(sequences(await readAll(mock, query))).toEqual([5, 6, 7, 8, 9, 10]);
    expect(sequences(await readAll(mock, query, { "Last-Event-ID": "8" }))).toEqual([9, 10]);
  });

  test.each([
    [{ scope: "activity" }, [2, 3, 4, 9]],
    [{ scope: "workflow" }, [1, 5, 6, 7, 8, 10]],
    [{ activity_name: "get_tides" }, [2, 3]],
    [{ activity_id: "act_2" }, [4, 9]],
    [{ activity_id: "wf_1" }, []],
    [{ workflow_name: "morning-briefing", stream: "token" }, [6, 7]],
    [{ workflow_name: "worker-check" }, []],
    [{ metadata_filters: '{"language":"en"}', start_seq: 10 }, [10]],
    [{ metadata_filters: '{"language":"sv"}' }, []],
    [{ workflow_event_types: ["WORKFLOW_EXECUTION_STARTED", "WORKFLOW_EXECUTION_COMPLETED"] }, [1, 10]],
    [{ parent_workflow_exec_id: "*", root_workflow_exec_id: morning, activity_name: "*", start_seq: 9 }, [9, 10]],
    [{ root_workflow_exec_id: "morning-briefing-unknown" }, []],
  ] as [Query, number[]][])("the filters %j select the expected events", async (query, expected) => {
    expect(sequences(await readAll(session(), { workflow_exec_id: morning, ...query }))).toEqual(expected);
  });

  test("the last event of an execution says how it ended", async () => {
    const mock = session();
    const params = (execution_id: string) => ({ params: { path: { execution_id } } });
    await start(mock, "terminated");
    await mock.api.POST("/v1/workflows/executions/{execution_id}/terminate", params("terminated"));
    await start(mock, "canceled");
    await mock.api.POST("/v1/workflows/executions/{execution_id}/cancel", params("canceled"));
    await start(mock, "completed");
    await start(mock, "failed", { fail: true });
    mock.pass(60);
    await mock.api.POST("/v1/workflows/deployments/{name}/stop", { params: { path: { name: "harbor-workers" } } });
    await start(mock, "timed_out");
    mock.pass(700);
    for (const id of ["terminated", "canceled", "completed", "failed", "timed_out"]) {
      const { data } = await ok(mock.api.GET("/v1/workflows/executions/{execution_id}", params(id)));
      expect(data.status).toBe(id.toUpperCase());
      const messages = await readAll(mock, { workflow_exec_id: id });
      expect(types(messages).at(-1)).toBe(`WORKFLOW_EXECUTION_${id.toUpperCase()}`);
    }
  });

  test("parent_workflow_exec_id selects only the events of the children", async () => {
    const mock = session();
    expect(types(await readAll(mock, { parent_workflow_exec_id: "morning-briefing-rehearsal-3" }))).toEqual([
      "WORKFLOW_EXECUTION_STARTED",
      "WORKFLOW_EXECUTION_COMPLETED",
      "WORKFLOW_EXECUTION_STARTED",
      "WORKFLOW_EXECUTION_FAILED",
    ]);
    await start(mock, "mine", { quays: ["North Quay", "East Quay"] });
    mock.pass(60);
    const messages = await readAll(mock, { parent_workflow_exec_id: "mine" });
    const ids = new Set(messages.map(({ data }) => data.workflow_context.workflow_exec_id));
    expect([...ids]).toEqual(["mine-north-quay", "mine-east-quay"]);
  });

  test("* matches every execution, in the usage that the owners describe and in each of the three ids", async () => {
    const usage = {
      scope: "*",
      activity_name: "*",
      activity_id: "*",
      workflow_name: "*",
      workflow_exec_id: "*",
      root_workflow_exec_id: "*",
      parent_workflow_exec_id: "*",
      stream: "*",
      start_seq: 0,
    } as const;
    const { data } = await ok(session().api.GET("/v1/workflows/events/list", { params: { query: { limit: 1000 } } }));
    const all = data.events.map(({ event_id }) => event_id).toSorted();
    for (const query of [
      usage,
      { workflow_exec_id: "*" },
      { root_workflow_exec_id: "*" },
      { parent_workflow_exec_id: "*" },
    ]) {
      const messages = await readAll(session(), query);
      expect(messages.map((message) => message.data.data.event_id).toSorted()).toEqual(all);
    }
  });

  test.each(["", "scope=*&workflow_name=*"])(
    "the query %j is rejected because it names no execution",
    async (query) => {
      const response = await session().send(`${url}?${query}`);
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual(problemExample("noExecutionToStream"));
    },
  );

  test.each(["evt_0197c2f0_4", "0", "99999", "1.5", "-1"])("the unknown event id %s is rejected", async (id) => {
    const mock = session();
    const query = `workflow_exec_id=${morning}`;
    for (const response of [
      await mock.send(`${url}?${query}&last_event_id=${id}`),
      await mock.send(`${url}?${query}&last_event_id=4`, { headers: { "Last-Event-ID": id } }),
    ]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: "MALFORMED_CURSOR", detail: expect.stringContaining(id) });
    }
  });

  test.each(["x", "[]", "null", '"en"'])(
    "the metadata filters %s are rejected because they are not an object",
    async (text) => {
      const query = new URLSearchParams({ workflow_exec_id: morning, metadata_filters: text });
      const response = await session().send(`${url}?${query}`);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        code: "VALIDATION_ERROR",
        errors: [{ pointer: "/query/metadata_filters", code: "invalid" }],
      });
    },
  );

  test("a stream is closed after ten minutes without an event", async () => {
    const mock = session();
    const stream = await openStream(mock, { workflow_exec_id: "mine" });
    await stream.received();
    mock.pass(300);
    await stream.received();
    await start(mock, "mine");
    mock.pass(30);
    expect(await stream.received()).toHaveLength(10);
    mock.pass(585);
    await stream.received();
    expect(stream.isEnded()).toBe(false);
    mock.pass(15);
    await stream.received();
    expect(stream.isEnded()).toBe(true);
  });

  test("events of other executions do not keep a stream open", async () => {
    const mock = session();
    const stream = await openStream(mock, { workflow_exec_id: "mine" });
    await stream.received();
    mock.pass(300);
    await start(mock, "other");
    expect(await stream.received()).toEqual([]);
    mock.pass(301);
    await stream.received();
    expect(stream.isEnded()).toBe(true);
  });
});

test("streams share an event, so that it is checked and encoded once for all of them", async () => {
  const mock = createServerMock();
  const headers = { host: "localhost", authorization: "Bearer any" };
  const first = async () => {
    const { events } = await mock.request({
      method: "GET",
      url: `${url}?workflow_exec_id=*`,
      headers,
      body: undefined,
    });
    for await (const event of defined(events)(new AbortController().signal)) return event;
    return undefined;
  };
  const event = await first();
  expect(event).toMatchObject({ id: "1" });
  expect(await first()).toBe(event);
});
