import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/mock-types.ts";
import { defined } from "../../../defined.ts";
import { type Session, session } from "../../session.ts";
import { runningId } from "./calls.ts";

type Payload = components["schemas"]["EventPayload"];
type Arguments = Readonly<Record<string, string>>;

interface Outcome {
  readonly status: number;
  readonly problem: unknown;
  /** The value that the code of the workflow has received. */
  readonly received: unknown;
}

interface InputOperation {
  /** Arguments that the workflow accepts. */
  readonly args: Arguments;
  /** Location of the input in the request, and the code of problems with it. */
  readonly pointer: string;
  readonly code: string;
  readonly send: (mock: Session, input: unknown) => Promise<Outcome>;
}

const base64 = (text: string) => Buffer.from(text).toString("base64");
const encoded = (value: unknown) => base64(JSON.stringify(value));
const json = (value: unknown): Payload => ({ type: "json", value, encoding_options: [] });

/** Arguments that differ from those of the request. */
const other = { harbor: "Nowhere", display: "nowhere", place: "nowhere" };
const encrypted = { b64payload: "c2VjcmV0", encoding_options: ["encrypted"] };

/** Name of the form, the sent value, and the received value. */
const FORMS: readonly [string, (args: Arguments) => unknown, (args: Arguments) => Payload][] = [
  ["an object of arguments", (args) => args, json],
  ["an encoded input", (args) => ({ b64payload: encoded(args) }), json],
  ["an encoded input with no encodings", (args) => ({ b64payload: encoded(args), encoding_options: [] }), json],
  ["an encoded input that is not empty", (args) => ({ b64payload: encoded(args), empty: false }), json],
  ["an encrypted input", () => encrypted, () => ({ type: "json", value: "c2VjcmV0", encoding_options: ["encrypted"] })],
  ...[
    { input: other },
    { value: other },
    { type: "json", value: other },
    { type: "encoded", b64payload: encoded(other) },
    { b64payload: encoded(other), other: 1 },
    { b64payload: encoded(other), encoding_options: [], empty: false, value: other },
    { encoding_options: ["encrypted"], empty: true },
  ].map((members): (typeof FORMS)[number] => [
    `arguments named ${Object.keys(members).join(", ")}`,
    (args) => ({ ...args, ...members }),
    (args) => json({ ...args, ...members }),
  ]),
  [
    "an encoded input whose arguments have the names of an encoded input",
    (args) => ({ b64payload: encoded({ ...args, b64payload: encoded(other) }) }),
    (args) => json({ ...args, b64payload: encoded(other) }),
  ],
];

async function request(mock: Session, path: string, body: unknown, method = "POST") {
  const response = await mock.send(path, {
    method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const content = text === "" ? undefined : JSON.parse(text);
  return { status: response.status, problem: response.ok ? undefined : content, content };
}

async function historyInput(mock: Session, execution_id: string, event_type: string): Promise<unknown> {
  const { content } = await request(mock, `/v1/workflows/executions/${execution_id}/history`, undefined, "GET");
  return content.events.findLast((event: { event_type: string }) => event.event_type === event_type)?.attributes.input;
}

function execute(path: string): InputOperation["send"] {
  return async (mock, input) => {
    const { content, ...outcome } = await request(mock, path, { input });
    if (outcome.problem) return { ...outcome, received: undefined };
    return { ...outcome, received: await historyInput(mock, content.execution_id, "WORKFLOW_EXECUTION_STARTED") };
  };
}

/** The input of the execution that a schedule starts. */
async function triggered(mock: Session, schedule_id: string): Promise<unknown> {
  await request(mock, `/v1/workflows/schedules/${schedule_id}/trigger`, null);
  const { content } = await request(mock, `/v1/workflows/schedules/${schedule_id}`, undefined, "GET");
  const { execution_id } = content.recent_executions.at(-1);
  return await historyInput(mock, execution_id, "WORKFLOW_EXECUTION_STARTED");
}

const SCHEDULE = { workflow_identifier: "morning-briefing", schedule_id: "s" };

const OPERATIONS: Readonly<Record<string, InputOperation>> = {
  "workflows.executions.signal": {
    args: { display: "north-pier" },
    pointer: "/body/input",
    code: "WF_1001",
    async send(mock, input) {
      const path = `/v1/workflows/executions/${runningId}/signals`;
      const { status, problem } = await request(mock, path, { name: "add_display", input });
      return { status, problem, received: await historyInput(mock, runningId, "WORKFLOW_SIGNALED") };
    },
  },
  "workflows.executions.query": {
    args: { place: "pier" },
    pointer: "/body/input",
    code: "WF_1001",
    async send(mock, input) {
      const path = `/v1/workflows/executions/${runningId}/queries`;
      const { status, problem, content } = await request(mock, path, { name: "displays", input });
      return { status, problem, received: content.result };
    },
  },
  "workflows.execute": {
    args: { harbor: "West Pier" },
    pointer: "/body/input",
    code: "WF_1001",
    send: execute("/v1/workflows/morning-briefing/execute"),
  },
  "workflows.registrations.execute": {
    args: { harbor: "West Pier" },
    pointer: "/body/input",
    code: "WF_1001",
    send: execute("/v1/workflows/registrations/4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3/execute"),
  },
  "workflows.schedules.create": {
    args: { harbor: "West Pier" },
    pointer: "/body/schedule/input",
    code: "WF_1200",
    async send(mock, input) {
      const body = { ...SCHEDULE, schedule: { input } };
      const { status, problem } = await request(mock, "/v1/workflows/schedules", body);
      return { status, problem, received: problem ? undefined : await triggered(mock, "s") };
    },
  },
  "workflows.schedules.update": {
    args: { harbor: "West Pier" },
    pointer: "/body/schedule/input",
    code: "WF_1200",
    async send(mock, input) {
      await request(mock, "/v1/workflows/schedules", { ...SCHEDULE, schedule: { input: {} } });
      const { status, problem } = await request(mock, "/v1/workflows/schedules/s", { schedule: { input } }, "PATCH");
      return { status, problem, received: problem ? undefined : await triggered(mock, "s") };
    },
  },
};

/** A query is not recorded. Its result contains the displays at the place that it asks for. */
function resultOfQuery(payload: Payload): string[] {
  const isFiltered = (payload.value as Arguments).place === "pier";
  return isFiltered ? [] : ["north-quay"];
}

describe.each(Object.entries(OPERATIONS))("the input of %s", (id, { args, pointer, code, send }) => {
  test.each(FORMS)("can be %s", async (_, sent, received) => {
    const mock = session();
    const expected = received(args);
    const outcome = await send(mock, sent(args));
    expect(outcome.problem).toBeUndefined();
    expect(outcome.received).toEqual(id === "workflows.executions.query" ? resultOfQuery(expected) : expected);
  });

  test.each([
    ["that is not base64", { b64payload: "e30" }, "/b64payload", "invalid"],
    ["that is not base64 but encrypted", { ...encrypted, b64payload: "secret!" }, "/b64payload", "invalid"],
    ["that is not JSON", { b64payload: base64("x") }, "/b64payload", "invalid"],
    ["that is not UTF-8", { b64payload: "Iv8i" }, "/b64payload", "invalid"],
    [
      "nested too deeply",
      { b64payload: base64(`{"a":${"[".repeat(200_000)}${"]".repeat(200_000)}}`) },
      "/b64payload",
      "invalid",
    ],
    ["with a number out of range", { b64payload: base64('{"a":1e999}') }, "/b64payload", "invalid"],
    ["without bytes", { b64payload: "" }, "/b64payload", "invalid"],
    ["that is no text", { b64payload: 7 }, "/b64payload", "type"],
    ["with an unknown encoding", { b64payload: "e30=", encoding_options: ["zip"] }, "/encoding_options/0", "enum"],
    ["whose encodings are null", { b64payload: "e30=", encoding_options: null }, "/encoding_options", "type"],
    ["whose empty is no boolean", { b64payload: "e30=", empty: "no" }, "/empty", "type"],
    ["whose value does not match the schema", { b64payload: encoded(7) }, "/b64payload", "type"],
  ])("cannot be an encoded input %s", async (_, input, member, keyword) => {
    const { status, problem } = await send(session(), input);
    expect(status).toBe(422);
    expect(problem).toMatchObject({ code, errors: [{ pointer: `${pointer}${member}`, code: keyword }] });
  });
});

describe("an encoded input", () => {
  test("whose arguments do not match the schema has the violation at the argument", async () => {
    const input = { b64payload: encoded({ display: 7 }) };
    const { problem } = await defined(OPERATIONS["workflows.executions.signal"]).send(session(), input);
    expect(problem).toMatchObject({ errors: [{ pointer: "/body/input/b64payload/display", code: "type" }] });
  });

  test.each([null, { b64payload: "", empty: true }, { b64payload: "!", encoding_options: ["encrypted"], empty: true }])(
    "%j means that there is none",
    async (input) => {
      for (const id of ["workflows.execute", "workflows.schedules.create", "workflows.schedules.update"])
        expect(await defined(OPERATIONS[id]).send(session(), input)).toMatchObject({ received: json(null) });
      const query = await defined(OPERATIONS["workflows.executions.query"]).send(session(), input);
      expect(query).toMatchObject({ status: 200, received: ["north-quay"] });
      // Without its display, the signal does not match its schema.
      const { problem } = await defined(OPERATIONS["workflows.executions.signal"]).send(session(), input);
      expect(problem).toMatchObject({ code: "WF_1001", errors: [{ code: "required" }] });
    },
  );

  test("is decoded once, also if a schedule starts the execution", async () => {
    const mock = session();
    const value = { b64payload: encoded(other) };
    const input = { b64payload: encoded(value) };
    for (const id of ["workflows.execute", "workflows.schedules.create", "workflows.schedules.update"])
      expect(await defined(OPERATIONS[id]).send(session(), input)).toMatchObject({ received: json(value) });
    // The input in the response of the schedule can be sent again with the same meaning.
    await request(mock, "/v1/workflows/schedules", { ...SCHEDULE, schedule: { input } });
    const shown = (await request(mock, "/v1/workflows/schedules/s", undefined, "GET")).content.input;
    await request(mock, "/v1/workflows/schedules/s", { schedule: { input: shown } }, "PATCH");
    expect(await triggered(mock, "s")).toEqual(json(value));
  });

  test("is shown decoded in a schedule, unless only the caller can decode it", async () => {
    const mock = session();
    const inputOfSchedule = async (input: unknown) => {
      await request(mock, "/v1/workflows/schedules/morning-briefing-daily", { schedule: { input } }, "PATCH");
      return (await request(mock, "/v1/workflows/schedules/morning-briefing-daily", undefined, "GET")).content.input;
    };
    expect(await inputOfSchedule({ b64payload: encoded({ harbor: "West Pier" }) })).toEqual({ harbor: "West Pier" });
    expect(await inputOfSchedule(encrypted)).toEqual({ ...encrypted, empty: false });
    await request(mock, "/v1/workflows/schedules/morning-briefing-daily", { schedule: { jitter: null } }, "PATCH");
    const received = { type: "json", value: encrypted.b64payload, encoding_options: encrypted.encoding_options };
    expect(await triggered(mock, "morning-briefing-daily")).toEqual(received);
  });

  test("is in the feed as it is in the history, also after a reset", async () => {
    const mock = session();
    const startedInputs = async () => {
      const path = "/v1/workflows/events/list?workflow_exec_id=mine";
      const { events } = (await request(mock, path, undefined, "GET")).content;
      return events.flatMap(({ event_type, attributes }: { event_type: string; attributes: { input: unknown } }) =>
        event_type === "WORKFLOW_EXECUTION_STARTED" ? [attributes.input] : [],
      );
    };
    const input = { type: "json", value: encrypted.b64payload, encoding_options: ["encrypted"] };
    await request(mock, "/v1/workflows/morning-briefing/execute", { execution_id: "mine", input: encrypted });
    expect(await startedInputs()).toEqual([input]);
    mock.pass(2);
    await request(mock, "/v1/workflows/executions/mine/reset", { event_id: 2 });
    expect(await startedInputs()).toEqual([input, input]);
  });

  test("that the service cannot decode does not stop a workflow", async () => {
    const mock = session();
    const body = { input: encrypted, wait_for_result: true };
    const { content } = await request(mock, "/v1/workflows/morning-briefing/execute", body);
    expect(content.result).toEqual(examples.executionResult.result);
  });
});

test.each(["text", 7, true, ["north-quay"]])("signals and queries refuse the input %j", async (input) => {
  for (const id of ["workflows.executions.signal", "workflows.executions.query"]) {
    const { status, problem } = await defined(OPERATIONS[id]).send(session(), input);
    expect(status).toBe(422);
    const violation = expect.objectContaining({ pointer: "/body/input", code: "type" });
    expect(problem).toMatchObject({ code: "VALIDATION_ERROR", errors: expect.arrayContaining([violation]) });
  }
});

test("a plain input of a signal is what the history shows and what a query finds", async () => {
  const mock = session();
  const signal = { name: "add_display", input: { display: "y" } };
  const sent = await request(mock, `/v1/workflows/executions/${runningId}/signals`, signal);
  expect(sent.status).toBe(202);
  expect(await historyInput(mock, runningId, "WORKFLOW_SIGNALED")).toEqual(json({ display: "y" }));
  const query = { name: "displays", input: { place: "y" } };
  const found = await request(mock, `/v1/workflows/executions/${runningId}/queries`, query);
  expect(found.content).toEqual({ query_name: "displays", result: ["north-quay", "y"] });
});
