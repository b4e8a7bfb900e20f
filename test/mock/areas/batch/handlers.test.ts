import { describe, expect, test } from "vitest";
import type { components } from "../../../../generated/mock-types.ts";
import { defined } from "../../../defined.ts";
import { document } from "../../../document.ts";
import { problemExample } from "../../problem-example.ts";
import { ok, type Session, session } from "../../session.ts";

type Create = components["schemas"]["BatchJobCreate"];

const seededJob = "c2d3e4f5-a6b7-4c89-90d1-e2f3a4b5c6d7";
const file = "f1e2d3c4-b5a6-4798-8a9b-0c1d2e3f4a5b";
const unknown = "00000000-0000-4000-8000-000000000000";
const endpoint = "/v1/chat/completions";
const model = "aurora-small";
/** The endpoint of the requests in the file. */
const questions = { endpoint: "/v1/conversations" };
const job = (job_id: string) => ({ params: { path: { job_id } } });

function question(content: string) {
  return { custom_id: content, body: { messages: [{ role: "user", content }] } };
}

async function create({ api }: Session, body: object) {
  const { data, error } = await api.POST("/v1/batch/jobs", { body: { endpoint, model, ...body } as Create });
  if (!data) throw new Error(JSON.stringify(error));
  return data;
}

async function get({ api }: Session, job_id: string, inline = true) {
  const { data } = await ok(api.GET("/v1/batch/jobs/{job_id}", { params: { path: { job_id }, query: { inline } } }));
  return data;
}

/** Opens a session in whose sandbox the file has this content. */
async function sessionWithFile(content: string): Promise<Session> {
  const mock = session();
  const seed = await (await mock.send("/_mock/seed")).json();
  const files = seed.files.map((one: { id: string }) => (one.id === file ? { ...one, content } : one));
  const body = JSON.stringify({ ...seed, files });
  await mock.send("/_mock/seed", { method: "POST", body, headers: { "Content-Type": "application/json" } });
  return mock;
}

/** Creates a job and returns it after it has ended. */
async function results(mock: Session, body: object) {
  const { id } = await create(mock, body);
  mock.pass(10);
  return await get(mock, id);
}

async function lines({ send }: Session, file_id: string) {
  const text = await (await send(`/_mock/files/${file_id}`)).text();
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

describe("batch jobs", () => {
  test("a job is created, runs with rising counts, ends, and can be listed and deleted", async () => {
    const mock = session();
    const created = await create(mock, {
      requests: ["one", "two", "three"].map(question),
      metadata: { desk: "north" },
    });
    expect(created).toMatchObject({ status: "QUEUED", input_files: [], total_requests: 3, completed_requests: 0 });
    const seen = [];
    for (let poll = 0; poll < 6; poll++) {
      const { status, completed_requests, outputs } = await get(mock, created.id);
      seen.push([status, completed_requests, outputs?.length]);
    }
    expect(seen).toEqual([
      ["QUEUED", 0, undefined],
      ["RUNNING", 0, undefined],
      ["RUNNING", 1, 1],
      ["RUNNING", 2, 2],
      ["SUCCESS", 3, 3],
      ["SUCCESS", 3, 3],
    ]);
    const { data: list } = await ok(mock.api.GET("/v1/batch/jobs"));
    expect(list.data.map(({ id }) => id)).toEqual([created.id, seededJob]);
    const { data: deleted } = await mock.api.DELETE("/v1/batch/jobs/{job_id}", job(created.id));
    expect(deleted).toEqual({ id: created.id, object: "batch", deleted: true });
    const { error } = await mock.api.GET("/v1/batch/jobs/{job_id}", job(created.id));
    expect(error).toMatchObject({ status: 404, code: "BATCH_JOB_NOT_FOUND" });
  });

  test("the results of an input file are in the output file and inline", async () => {
    const mock = session();
    const { outputs, ...done } = await results(mock, { ...questions, input_files: [file] });
    expect(done).toMatchObject({ status: "SUCCESS", input_files: [file], succeeded_requests: 2, error_file: null });
    expect(outputs?.map(({ custom_id }) => custom_id)).toEqual(["low-water", "high-water"]);
    const bodies = outputs!.map(({ response }) => JSON.stringify(response!.body));
    expect(bodies[0]).toContain("06:12");
    expect(bodies[1]).toContain("12:24");
    expect(await lines(mock, defined(done.output_file))).toEqual(outputs);
    expect((await get(mock, done.id, false)).outputs).toBeNull();
  });

  test("a request that the endpoint rejects is in the error file, and the job still succeeds", async () => {
    const mock = session();
    const bad = [
      { custom_id: "a", body: { messages: 1 } },
      { custom_id: "b", body: { messages: 2 } },
    ];
    const done = await results(mock, { requests: [question("fine"), ...bad] });
    expect(done).toMatchObject({ status: "SUCCESS", succeeded_requests: 1, failed_requests: 2 });
    expect(done.errors).toEqual([{ message: "/body/messages must be an array.", count: 2 }]);
    const errors = await lines(mock, defined(done.error_file));
    expect(errors).toMatchObject([
      { custom_id: "a", response: { status_code: 422, body: { code: "VALIDATION_ERROR" } }, error: null },
      { custom_id: "b", response: { status_code: 422 }, error: null },
    ]);
    expect(await lines(mock, defined(done.output_file))).toHaveLength(1);
  });

  test.each([
    ["10,001 lines", 1, "{}\n".repeat(10_001)],
    ["10,001 empty lines", 1, "\n".repeat(10_001)],
    ["15,000 lines together", 3, "{}\n".repeat(5000)],
    ["more than 10 million characters together", 2, "x".repeat(5_000_001)],
    ["no line, but 10,001 times,", 10_001, ""],
  ])("input files with %s are refused", async (_what, count, content) => {
    const mock = await sessionWithFile(content);
    const input_files = Array.from({ length: count }, () => file);
    const { error } = await mock.api.POST("/v1/batch/jobs", { body: { endpoint, model, input_files } });
    expect(error).toMatchObject({ status: 422, errors: [{ pointer: "/body/input_files" }] });
  });

  test("input files with 10,000 lines together are accepted", async () => {
    const mock = await sessionWithFile("{}\n".repeat(5000));
    expect(await create(mock, { input_files: [file, file] })).toMatchObject({ total_requests: 10_000 });
  });

  test("lines with more objects than a body may have together are errors", async () => {
    const body = (count: number) => `{"body": {"messages": [${Array(count).fill("{}").join(",")}]}}\n`;
    const mock = await sessionWithFile(body(300_000) + body(1) + body(300_000));
    const { outputs } = await results(mock, { input_files: [file] });
    expect(outputs?.map(({ error }) => error?.message)).toEqual([
      undefined,
      undefined,
      `Line 3 of the file ${file} has more than 500000 objects and arrays.`,
    ]);
  });

  test("each invalid line of a file is an error, and a job without valid requests fails", async () => {
    const mock = session();
    // Any file can be an input file, and the lines of an output file have no body.
    const { output_file } = await results(mock, { ...questions, input_files: [file] });
    const failed = await results(mock, { input_files: [output_file] });
    expect(failed).toMatchObject({ status: "FAILED", total_requests: 2, completed_requests: 0, outputs: null });
    expect(failed.errors).toHaveLength(1);
    const mixed = await results(mock, { ...questions, input_files: [output_file, file] });
    expect(mixed).toMatchObject({ status: "SUCCESS", succeeded_requests: 2, failed_requests: 2 });
    expect(mixed.outputs?.[0]).toMatchObject({ response: null });
    expect(mixed.outputs?.[0]?.error?.message).toContain(`Line 1 of the file ${output_file} has no body`);
  });

  test("each line of a file says what is wrong with it, and keeps its custom_id", async () => {
    const { body } = question("Hi");
    const content = [{ custom_id: 7, body }, { custom_id: "a", body }, { body }, { custom_id: "b" }, { body: [] }];
    const mock = await sessionWithFile(`${content.map((line) => JSON.stringify(line)).join("\n")}\n\n{`);
    const { outputs } = await results(mock, { input_files: [file] });
    const at = (line: number, detail: string) => ({
      custom_id: null,
      response: null,
      error: { message: `Line ${line} of the file ${file} ${detail}.` },
    });
    const success = { error: null, response: { status_code: 200 } };
    expect(outputs).toMatchObject([
      at(1, "has a custom_id that is not a string"),
      { custom_id: "a", ...success },
      { custom_id: null, ...success },
      at(4, "has no body, which must be a JSON object"),
      at(5, "has no body, which must be a JSON object"),
      at(7, "is not JSON"),
    ]);
  });

  test("a chat completion reads the result of a function after the question", async () => {
    const messages = [...question("A berth?").body.messages, { role: "tool", content: '{"berth": "B4"}' }];
    const tools = [{ type: "function", function: { name: "find_berth", parameters: {} } }];
    const { outputs } = await results(session(), { requests: [{ body: { messages, tools } }] });
    const message = { role: "assistant", content: "You have berth B4 for the night.", tool_calls: null, prefix: false };
    expect(outputs?.[0]?.response?.body).toEqual({
      id: expect.stringMatching(/^cmpl_[0-9a-f]{8}$/),
      object: "chat.completion",
      model,
      created: expect.any(Number),
      usage: { prompt_tokens: 12, completion_tokens: 8, total_tokens: 20, prompt_audio_seconds: null },
      choices: [{ index: 0, message, finish_reason: "stop" }],
    });
  });

  test.each([
    ["/v1/chat/completions", model, { messages: [{ role: "user", content: "Hi" }] }, { object: "chat.completion" }],
    ["/v1/embeddings", model, { input: ["a", "b"] }, { object: "list", data: [{ index: 0 }, { index: 1 }] }],
    ["/v1/fim/completions", model, { prompt: "def tide(" }, { choices: [{ finish_reason: "stop" }] }],
    ["/v1/moderations", "aurora-guard", { input: "Hello" }, { results: [{}] }],
    ["/v1/chat/moderations", "aurora-guard", { input: [{ role: "user", content: "Hello" }] }, { results: [{}] }],
    [
      "/v1/ocr",
      "aurora-large",
      { document: { document_url: "https://files.example/a.pdf" } },
      { pages: [{ index: 0 }] },
    ],
    ["/v1/conversations", model, { inputs: "When is low water?" }, { object: "conversation.response" }],
    ["/v1/audio/transcriptions", "aurora-voice", { file_url: "https://files.example/a.wav" }, { language: null }],
    ["/v1/audio/speech", "aurora-voice", { input: "Low water", stream: true }, { audio_data: expect.any(String) }],
    ["/v1/audio/speech", null, { input: "Low water" }, { audio_data: expect.any(String) }],
    ["/v1/conversations", null, { inputs: "Hi", agent_id: "ag_0197c3d0" }, { object: "conversation.response" }],
    [
      "/v1/agents/completions",
      null,
      { agent_id: "ag_0197c3d0", messages: [{ role: "user", content: "Hi" }] },
      { model: "aurora-large" },
    ],
  ])("a job for %s returns responses in the format of that endpoint", async (path, by, body, expected) => {
    const { outputs } = await results(session(), { endpoint: path, model: by, requests: [{ body }] });
    expect(outputs?.[0]?.response).toMatchObject({ status_code: 200, body: expected });
  });

  const low = question("When is low water?").body;
  const usage = (prompt_tokens: number, completion_tokens: number) => ({
    prompt_tokens,
    completion_tokens,
    total_tokens: prompt_tokens + completion_tokens,
    prompt_audio_seconds: null,
  });
  const completion = (content: string, finish_reason = "stop") => ({
    id: expect.stringMatching(/^cmpl_[0-9a-f]{8}$/),
    object: "chat.completion",
    model,
    created: Date.parse("2026-03-02T12:00:04Z") / 1000,
    choices: [{ index: 0, message: { role: "assistant", content, tool_calls: null }, finish_reason }],
  });
  /** As that of an agent: its message says that it is no prefix. */
  const chatCompletion = (content: string, finish_reason = "stop") => ({
    ...completion(content),
    choices: [{ index: 0, message: { role: "assistant", content, tool_calls: null, prefix: false }, finish_reason }],
  });
  const embedding = (index: number) => ({ object: "embedding", index, embedding: expect.any(Array) });
  const dimensions = { dpi: 200, height: 2200, width: 1700 };
  test.each([
    [endpoint, low, { ...chatCompletion("Low water is at 06:12."), usage: usage(5, 8) }],
    [endpoint, { ...low, max_tokens: 2 }, { ...chatCompletion("Low water", "length"), usage: usage(5, 2) }],
    [endpoint, { ...low, stop: " is" }, { ...chatCompletion("Low water"), usage: usage(5, 2) }],
    [
      endpoint,
      { ...low, response_format: { type: "json_object" } },
      { ...chatCompletion('{"answer":"Low water is at 06:12."}'), usage: expect.anything() },
    ],
    ["/v1/fim/completions", { prompt: "Low water?" }, { ...completion("Low water is at 06:12."), usage: usage(3, 8) }],
    [
      "/v1/fim/completions",
      { prompt: "Low water?", max_tokens: 1 },
      { ...completion("Low", "length"), usage: usage(3, 1) },
    ],
    [
      "/v1/embeddings",
      { input: ["a", "b c"] },
      {
        id: expect.stringMatching(/^emb_[0-9a-f]{8}$/),
        object: "list",
        model,
        data: [embedding(0), embedding(1)],
        usage: usage(3, 0),
      },
    ],
    [
      "/v1/ocr",
      { document: { document_url: "https://files.example/a.pdf" } },
      {
        model: "aurora-large",
        pages: [{ index: 0, markdown: expect.stringContaining("a.pdf"), images: [], dimensions }],
        document_annotation: null,
        usage_info: { pages_processed: 1, doc_size_bytes: null },
      },
    ],
    [
      "/v1/audio/transcriptions",
      { file_url: "https://files.example/low-water.wav" },
      { model: "aurora-voice", text: "Low water is at 06:12.", language: null, segments: [], usage: usage(0, 8) },
    ],
  ])("a job for %s returns all fields of a response: %j", async (path, body, expected) => {
    const job = { endpoint: path, model: expected.model, requests: [{ body }] };
    const { outputs } = await results(session(), job);
    expect(outputs).toEqual([
      {
        id: expect.stringMatching(/^out_[0-9a-f]{8}$/),
        custom_id: null,
        response: { status_code: 200, body: expected },
        error: null,
      },
    ]);
  });

  test("each text has its own embedding, a vector of length 1 that is always the same", async () => {
    const body = { input: ["a", "b", "a"] };
    const { outputs } = await results(session(), { endpoint: "/v1/embeddings", requests: [{ body }] });
    const { data } = defined(outputs?.[0]?.response?.body) as { data: { embedding: number[] }[] };
    const [a, b, again] = data.map(({ embedding: vector }) => vector);
    expect(again).toEqual(a);
    expect(b).not.toEqual(a);
    for (const vector of [a, b]) expect(Math.hypot(...defined(vector))).toBeCloseTo(1, 4);
  });

  test.each([
    ["/v1/embeddings", {}, model],
    ["/v1/fim/completions", { prompt: 1 }, model],
    ["/v1/ocr", { document: null }, "aurora-large"],
    ["/v1/ocr", { document: "a.pdf" }, "aurora-large"],
    ["/v1/moderations", { input: 1 }, "aurora-guard"],
    ["/v1/audio/transcriptions", {}, "aurora-voice"],
    ["/v1/audio/speech", { input: 1 }, "aurora-voice"],
  ])("a job for %s returns 422 for the body %j", async (path, body, by) => {
    const { outputs } = await results(session(), { endpoint: path, model: by, requests: [{ body }] });
    expect(outputs?.[0]?.response).toMatchObject({ status_code: 422, body: { code: "VALIDATION_ERROR" } });
  });

  test("a chat completion calls a function", async () => {
    const parameters = { type: "object", properties: { berth: { type: "string" } }, required: ["berth"] };
    const tools = [{ type: "function", function: { name: "find_berth", parameters } }];
    const { outputs } = await results(session(), { requests: [{ body: { ...question("A berth?").body, tools } }] });
    const call = {
      id: expect.stringMatching(/^tc_[0-9a-f]{8}$/),
      type: "function",
      index: 0,
      function: { name: "find_berth", arguments: expect.stringMatching(/^\{"berth": ".+"\}$/) },
    };
    const message = { role: "assistant", content: null, tool_calls: [call] };
    expect(outputs?.[0]?.response?.body).toMatchObject({
      choices: [{ index: 0, message, finish_reason: "tool_calls" }],
    });
  });

  test("each request can specify its own model, and only a request with an unknown model fails", async () => {
    const { outputs, ...done } = await results(session(), {
      model: null,
      requests: ["aurora-large", "aurora-unknown"].map((name) => ({ body: { ...question("Hi").body, model: name } })),
    });
    expect(done).toMatchObject({ status: "SUCCESS", model: null, failed_requests: 1 });
    expect(outputs?.[0]?.response).toMatchObject({ body: { model: "aurora-large" } });
    expect(outputs?.[1]?.response).toMatchObject({ status_code: 404, body: { code: "MODEL_NOT_FOUND" } });
  });

  test.each(["/v1/agents/completions", endpoint])(
    "an agent can process the requests of a job for %s instead of a model",
    async (path) => {
      const requests = [question("When is low water at Harbor Point on 2 March?")];
      const body = { endpoint: path, agent_id: "ag_0197c3d0", requests };
      const { outputs, ...done } = await results(session(), body);
      expect(done).toMatchObject({ agent_id: "ag_0197c3d0", model: null, succeeded_requests: 1 });
      expect(outputs?.[0]?.response).toMatchObject({ body: { model: "aurora-large" } });
    },
  );

  test.each([{ agent_id: "ag_0197c3d0", model: null, endpoint: "/v1/agents/completions" }, { endpoint }])(
    "a chat completion refuses to stream in the job %j",
    async (body) => {
      const requests = [{ body: { ...question("Hi").body, stream: true } }];
      const { outputs } = await results(session(), { ...body, requests });
      expect(outputs?.[0]?.response).toMatchObject({ status_code: 422, body: { code: "STREAMING_NOT_SUPPORTED" } });
    },
  );

  test("every known endpoint of the document processes requests, and no other path does", async () => {
    const known = defined(document.components.schemas.BatchEndpoint)["x-extensible-enum"] as string[];
    const { api } = session();
    for (const path of known) {
      const body = { endpoint: path, model, requests: [{ body: { agent_id: "ag_0197c3d0" } }] };
      expect((await api.POST("/v1/batch/jobs", { body })).response.status).toBe(200);
    }
    for (const path of ["/v1/agents", "/v1/conversations#stream", "v1/ocr", "", "constructor"]) {
      const { error } = await api.POST("/v1/batch/jobs", {
        body: { endpoint: path, model, requests: [question("x")] },
      });
      expect(error).toMatchObject({ status: 422, errors: [{ pointer: "/body/endpoint" }] });
      if (path === "/v1/agents") expect(error).toEqual(problemExample("unsupportedBatchEndpoint"));
      for (const each of known) expect(error?.detail).toContain(each);
    }
  });

  test("a canceled job completes the requests in progress and keeps their results", async () => {
    const mock = session();
    const { id } = await create(mock, { requests: Array.from({ length: 9 }, (_, index) => question(`${index}`)) });
    mock.pass(1);
    for (const _ of ["first request", "second request"]) {
      const { data } = await mock.api.POST("/v1/batch/jobs/{job_id}/cancel", job(id));
      expect(data).toMatchObject({ status: "CANCELLATION_REQUESTED", completed_requests: 0, completed_at: null });
    }
    mock.pass(10);
    expect(await get(mock, id)).toMatchObject({ status: "CANCELLED", completed_requests: 3, failed_requests: 0 });
    const { error } = await mock.api.POST("/v1/batch/jobs/{job_id}/cancel", job(id));
    expect(error).toMatchObject({ status: 409, code: "BATCH_JOB_ENDED" });
    expect((await mock.api.DELETE("/v1/batch/jobs/{job_id}", job(id))).response.status).toBe(200);
  });

  test.each([
    ["starts", null, 0],
    ["makes progress", { mock: "stall" }, 5],
  ])("a job canceled before it %s has no results", async (_, metadata, seconds) => {
    const mock = session();
    const { id } = await create(mock, { requests: [question("one")], metadata });
    mock.pass(seconds);
    await mock.api.POST("/v1/batch/jobs/{job_id}/cancel", job(id));
    mock.pass(10);
    expect(await get(mock, id)).toMatchObject({ status: "CANCELLED", completed_requests: 0, output_file: null });
  });

  test("a job that does not end in time becomes TIMEOUT_EXCEEDED", async () => {
    const mock = session();
    const body = { requests: [question("one")], metadata: { mock: "stall" }, timeout_hours: 2 };
    const { id } = await create(mock, body);
    mock.pass(7190);
    expect(await get(mock, id)).toMatchObject({ status: "RUNNING", completed_at: null });
    mock.pass(10);
    expect(await get(mock, id)).toMatchObject({ status: "TIMEOUT_EXCEEDED", completed_requests: 0 });
    expect((await mock.api.DELETE("/v1/batch/jobs/{job_id}", job(id))).response.status).toBe(200);
  });

  test("a job that has ended stays as it is when its time is over", async () => {
    const mock = session();
    const { id } = await create(mock, { requests: [question("one")], timeout_hours: 1 });
    mock.pass(60);
    const ended = await get(mock, id);
    expect(ended).toMatchObject({ status: "SUCCESS" });
    mock.pass(3600);
    expect(await get(mock, id)).toEqual(ended);
  });

  test("a job that has ended has no scheduled tasks, also if it was canceled", async () => {
    const mock = session();
    const tasks = async () => {
      const list = (await (await mock.send("/_mock/tasks")).json()).tasks as { name: string }[];
      return list.map(({ name }) => name).filter((name) => name.startsWith("batch."));
    };
    await create(mock, { requests: [question("one")] });
    expect(await tasks()).toEqual(["batch.start", "batch.timeOut"]);
    mock.pass(10);
    expect(await tasks()).toEqual([]);
    const { id } = await create(mock, { requests: [question("two")] });
    await mock.api.POST("/v1/batch/jobs/{job_id}/cancel", job(id));
    expect(await tasks()).toEqual(["batch.stop", "batch.timeOut"]);
    mock.pass(10);
    expect(await tasks()).toEqual([]);
  });

  test("a job that has not ended can't be deleted", async () => {
    const mock = session();
    const { id } = await create(mock, { requests: [question("one")] });
    const { error } = await mock.api.DELETE("/v1/batch/jobs/{job_id}", job(id));
    expect(error).toMatchObject({ status: 409, code: "BATCH_JOB_NOT_ENDED" });
    await mock.api.POST("/v1/batch/jobs/{job_id}/cancel", job(id));
    const stopping = await mock.api.DELETE("/v1/batch/jobs/{job_id}", job(id));
    expect(stopping.error).toEqual(problemExample("batchJobStopping"));
  });

  test.each([
    ["an unknown file", { input_files: [unknown] }, 404, "FILE_NOT_FOUND"],
    ["an unknown model", { model: "aurora-unknown", requests: [question("x")] }, 404, "MODEL_NOT_FOUND"],
    ["an unknown agent", { model: null, agent_id: "ag_unknown", requests: [question("x")] }, 404, "AGENT_NOT_FOUND"],
    ["no model anywhere", { model: null, requests: [question("x")] }, 422, "VALIDATION_ERROR"],
    ["no agent anywhere", { endpoint: "/v1/agents/completions", requests: [question("x")] }, 422, "VALIDATION_ERROR"],
    [
      "an unknown model for an operation that needs none",
      { endpoint: "/v1/audio/speech", model: "aurora-unknown", requests: [{ body: { input: "x" } }] },
      404,
      "MODEL_NOT_FOUND",
    ],
    [
      "an agent for moderations",
      { agent_id: "ag_0197c3d0", endpoint: "/v1/moderations", input_files: [file] },
      422,
      "VALIDATION_ERROR",
    ],
    ["files and requests", { input_files: [file], requests: [question("x")] }, 422, "VALIDATION_ERROR"],
    ["neither files nor requests", {}, 422, "VALIDATION_ERROR"],
  ])("create rejects %s", async (_what, body, status, code) => {
    const sent = { endpoint, model, ...body } as Create;
    const { error } = await session().api.POST("/v1/batch/jobs", { body: sent });
    expect(error).toMatchObject({ status, code });
  });
});

describe("batch.jobs.list", () => {
  async function sessionWithJobs() {
    const mock = session();
    const bob = mock.as("user.bob");
    await create(mock, { model: "aurora-large", requests: [question("a")], metadata: { mock: "stall" } });
    await create(bob, { model: null, agent_id: "ag_0197c3d0", requests: [question("b")], metadata: { desk: "quay" } });
    return mock;
  }

  test.each([
    [{}, ["agent", "aurora-large", "aurora-small"]],
    [{ order_by: "created" }, ["aurora-small", "aurora-large", "agent"]],
    [{ status: ["QUEUED", "RUNNING"], created_by_me: true }, ["aurora-large"]],
    [{ status: ["CANCELLED"] }, []],
  ])("with %j, returns %j", async (query, expected) => {
    const { api } = await sessionWithJobs();
    const { data } = await ok(api.GET("/v1/batch/jobs", { params: { query: query as object } }));
    expect(data.data.map((each) => each.model ?? "agent")).toEqual(expected);
    expect(data.total).toBe(expected.length);
  });

  test("returns 422 for metadata that is not a JSON object", async () => {
    const { error } = await session().api.GET("/v1/batch/jobs", { params: { query: { metadata: "desk" } } });
    expect(error).toMatchObject({ status: 422, errors: [{ pointer: "/query/metadata" }] });
  });
});
