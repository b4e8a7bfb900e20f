import { describe, expect, test } from "vitest";
import { exampleSession, session } from "../session.ts";

const JSON_TYPE = { "content-type": "application/json" };

interface Case {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  want: { status: number; code: string; errors?: unknown };
}

const post = { path: "/v1/agents", method: "POST", headers: JSON_TYPE };
const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const createObject = (members: number) =>
  `{${Array.from({ length: members }, (_, index) => `"k${index}":1`).join(",")}}`;
const metadata = (text: string) => `{"name":"n","model":"aurora-small","metadata":${text}}`;

const MALFORMED = { status: 400, code: "MALFORMED_REQUEST" };
const INVALID = { status: 422, code: "VALIDATION_ERROR" };
const UNSUPPORTED = { status: 415, code: "UNSUPPORTED_MEDIA_TYPE" };
const NOT_ACCEPTABLE = { status: 406, code: "NOT_ACCEPTABLE" };

const cases: Record<string, Case> = {
  "malformed JSON": { ...post, body: '{"name":', want: MALFORMED },
  "invalid UTF-8": { ...post, body: new Uint8Array([0x22, 0xff, 0x22]), want: MALFORMED },
  "a body nested a thousand levels deep": { ...post, body: metadata(`{"a":${nested(1000)}}`), want: MALFORMED },
  "a body nested a million levels deep": { ...post, body: nested(1_000_000), want: MALFORMED },
  "a hundred thousand wrong items": {
    ...post,
    body: JSON.stringify({ name: "n", model: "aurora-small", handoffs: new Array(100_000).fill(1) }),
    want: {
      ...INVALID,
      errors: Array.from({ length: 20 }, (_, index) => expect.objectContaining({ pointer: `/body/handoffs/${index}` })),
    },
  },
  // Without a limit, the list of errors would be copied for each item.
  "half a million wrong objects": {
    ...post,
    body: `{"name":"n","model":"aurora-small","tools":[${"{},".repeat(499_997)}{}]}`,
    want: {
      ...INVALID,
      errors: Array.from({ length: 20 }, () => expect.objectContaining({ code: "required" })),
    },
  },
  "a body nested 101 levels deep": { ...post, body: metadata(`{"a":${nested(99)}}`), want: MALFORMED },
  "an object with too many members": { ...post, body: metadata(createObject(10_001)), want: MALFORMED },
  "a body with more than 500,000 objects and arrays": {
    ...post,
    body: `{"name":"n","model":"aurora-small","tools":[${"{},".repeat(499_998)}{}]}`,
    want: MALFORMED,
  },
  "a body with more than a million values": { ...post, body: `[${"1,".repeat(1_000_000)}1]`, want: MALFORMED },
  "an object with 800,000 members": { ...post, body: createObject(800_000), want: MALFORMED },
  "an integer out of range": { ...post, body: metadata(`{"a":[{"b":-1${"0".repeat(309)}}]}`), want: MALFORMED },
  "a number out of range": { ...post, body: metadata('{"a":1e999}'), want: MALFORMED },
  "a missing body": {
    ...post,
    want: {
      ...INVALID,
      errors: [{ pointer: "/body", detail: "is required", code: "required" }],
    },
  },
  "a body that is null": { ...post, body: "null", want: INVALID },
  "an unknown property": {
    ...post,
    body: '{"name":"n","model":"m","nmae":1}',
    want: {
      ...INVALID,
      errors: [
        { pointer: "/body/nmae", detail: "is not a known property (Did you mean name?)", code: "additionalProperties" },
      ],
    },
  },
  "a property named __proto__": { ...post, body: '{"name":"n","model":"m","__proto__":{"admin":true}}', want: INVALID },
  "a body of an unsupported media type": {
    ...post,
    headers: { "content-type": "text/plain" },
    body: "{}",
    want: UNSUPPORTED,
  },
  "an invalid Content-Type": { ...post, headers: { "content-type": ";;;" }, body: "{}", want: UNSUPPORTED },
  "a body in UTF-16": {
    ...post,
    headers: { "content-type": "application/json; charset=utf-16" },
    body: "{}",
    want: UNSUPPORTED,
  },
  "a body of more than 10 MB": {
    ...post,
    body: JSON.stringify({ name: "n".repeat(10_000_000) }),
    want: { status: 413, code: "PAYLOAD_TOO_LARGE" },
  },
  "an invalid Accept header": { headers: { accept: "garbage" }, want: NOT_ACCEPTABLE },
  "an Accept header with invalid parameters": { headers: { accept: "a/b;q=x;;" }, want: NOT_ACCEPTABLE },
  "an Accept header without a media type of the operation": { headers: { accept: "text/html" }, want: NOT_ACCEPTABLE },
  "an unknown path": { path: "/v1/birds", want: { status: 404, code: "NOT_FOUND" } },
  "a question for the methods of an unknown path": {
    path: "/v1/birds",
    method: "OPTIONS",
    want: { status: 404, code: "NOT_FOUND" },
  },
  "a Host that is none": { headers: { host: "a b" }, want: MALFORMED },
  "an unknown method": { method: "PUT", want: { status: 405, code: "METHOD_NOT_ALLOWED" } },
  "a path with an invalid percent-encoding": { path: "/v1/models/%zz", want: MALFORMED },
  "a path that is not UTF-8": { path: "/v1/models/%ff", want: MALFORMED },
};

type Refusal = [method: string, path: string, body: object | null, status: number, detail: string];

const agentsPath = "Did you mean /v1/agents (agents.listLegacy, agents.create)?";
const clockPath = "Did you mean /_mock/clock (clock.get, clock.move)?";
const refusals: Refusal[] = [
  ["GET", "/v1/agents/", null, 404, `There is no operation at /v1/agents/. ${agentsPath}`],
  ["GET", "//v1//agents", null, 404, `There is no operation at //v1//agents. ${agentsPath}`],
  ["GET", "/V1/Agents", null, 404, `There is no operation at /V1/Agents. ${agentsPath}`],
  ["GET", "/agents", null, 404, `There is no operation at /agents. ${agentsPath}`],
  ["GET", "/v2/agents", null, 404, `There is no operation at /v2/agents. ${agentsPath}`],
  ["GET", "/V1/Agents/pages", null, 404, "Did you mean /v1/agents/pages (agents.list)?"],
  ["GET", "/v1/model/Aurora", null, 404, "Did you mean /v1/models/Aurora (models.get, models.delete)?"],
  // Long ids do not make other paths similar.
  ["GET", `/v1/flows/${"a".repeat(60)}/b/activate`, null, 404, "The reference has the paths."],
  ["GET", `/v1/agents/${"a".repeat(100)}/`, null, 404, "The reference has the paths."],
  ["POST", "/", null, 404, "There is no operation at /. The reference has the paths."],
  ["GET", "/_mock/clocks", null, 404, `There is no operation at /_mock/clocks. ${clockPath}`],
  ["GET", "//_Mock/clock/", null, 404, `There is no operation at //_Mock/clock/. ${clockPath}`],
  ["GET", "/v1/models/aurora-larg", null, 404, "Did you mean aurora-large?"],
  ["POST", "/v1/agents", { name: "n", model: "aurora-larg" }, 404, "Did you mean aurora-large?"],
  ["POST", "/v1/moderations", { model: "aurora-gaurd", input: "i" }, 404, "Did you mean aurora-guard?"],
  // A model that can't moderate is not meant.
  ["POST", "/v1/moderations", { model: "aurora-larg", input: "i" }, 404, "List the models to find one that can."],
  [
    "POST",
    "/v1/agents",
    { name: "n", modell: "aurora-small" },
    422,
    "/body/model is required (You sent modell). There are 2 violations in all, listed in errors.",
  ],
  // The operation allows unknown properties, but needs this one.
  ["POST", "/v1/moderations", { modell: "m", input: "i" }, 422, "/body/model is required (You sent modell)."],
  ["POST", "/v1/moderations", { stream: "m", input: "i" }, 422, "/body/model is required."],
  [
    "POST",
    "/v1/agents",
    { name: "n", model: "aurora-small", completion_args: { max_token: 5 } },
    422,
    "/body/completion_args/max_token is not a known property (Did you mean max_tokens?).",
  ],
  [
    "POST",
    "/_mock/clock",
    { now: "2027-01-01T00:00:00Z" },
    422,
    "/body/now is not a known property (Known properties: advance_ms, advance_to).",
  ],
  [
    "POST",
    "/v1/agents",
    { name: "n", model: "aurora-small", instrutions: "i" },
    422,
    "/body/instrutions is not a known property (Did you mean instructions?).",
  ],
  [
    "POST",
    "/_mock/reset",
    { random_seeds: 1 },
    422,
    "/body/random_seeds is not a known property (Did you mean random_seed?).",
  ],
  ["POST", "/_mock/turns", { content: "c" }, 422, "/body/turns is required."],
  ["GET", "/v1/agents?page=1&page=2", null, 422, "/query/page is given twice: send one value."],
  ["GET", "/v1/agents?page=1&page=2&page=3", null, 422, "/query/page is given 3 times: send one value."],
  ["GET", "/v1/batch/jobs?order_by=created&order_by=-created", null, 422, "/query/order_by is given twice"],
  ["GET", "/_mock/journal?limit=1&limit=2", null, 422, "/query/limit is given twice: send one value."],
  ["GET", "/v1/batch/jobs?status=RUNNING&status=x", null, 422, "/query/status/1 must be one of"],
];

test.each(refusals)("a refusal names what was meant: %s %s %j", async (method, path, json, status, detail) => {
  const body = json && { body: JSON.stringify(json), headers: JSON_TYPE };
  const response = await exampleSession().send(path, { method, ...body });
  expect(await response.json()).toMatchObject({ status, detail: expect.stringContaining(detail) });
});

test("a parameter given twice has one violation", async () => {
  const response = await session().send("/v1/batch/jobs?order_by=created&order_by=-created");
  const detail = "is given twice: send one value";
  expect(await response.json()).toMatchObject({ errors: [{ pointer: "/query/order_by", detail, code: "type" }] });
});

describe("invalid input", () => {
  test.each(Object.entries(cases))(
    "%s returns a problem document",
    async (_name, { path = "/v1/models", want, ...init }) => {
      const response = await session().send(path, init);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(await response.json()).toMatchObject(want);
      expect(response.status).toBe(want.status);
    },
  );

  test.each(["application/json; charset=utf-8", 'Application/JSON;Charset="UTF-8"', "application/json; version=1"])(
    "a body of type %s is read",
    async (type) => {
      const body = '{"name":"n","model":"aurora-small"}';
      const response = await session().send("/v1/agents", { method: "POST", headers: { "content-type": type }, body });
      expect(response.status).toBe(200);
    },
  );

  test.each([
    ["as deep as the limit", nested(98)],
    ["with as many members as the limit", createObject(10_000)],
    ["with an array of objects that have more members together", `[${createObject(9_000)},${createObject(9_000)}]`],
    ["with brackets, colons and quotation marks in a string", JSON.stringify('[{:"\\'.repeat(20_000))],
    ["with the largest number", "1.7976931348623157e308"],
    ["with many digits that are a small number", `0.${"1".repeat(400)}`],
  ])("a body %s is read", async (_name, text) => {
    const own = session();
    const body = metadata(`{"a":${text}}`);
    const made = await own.send("/v1/agents", { method: "POST", headers: JSON_TYPE, body });
    expect(await made.json()).toMatchObject({ metadata: { a: JSON.parse(text) } });
  });

  test("the Allow header of OPTIONS lists the methods of the path", async () => {
    const response = await session().send("/v1/agents", { method: "OPTIONS" });
    expect(response.status).toBe(204);
    expect(response.headers.get("allow")).toBe("HEAD, GET, POST");
  });

  test("the Allow header of a 405 lists the methods of the path", async () => {
    const response = await session().send("/v1/agents", { method: "PUT", headers: JSON_TYPE, body: "{}" });
    expect(response.headers.get("allow")).toBe("HEAD, GET, POST");
  });

  test("a Prefer header without a preference that the mock supports is ignored", async () => {
    const response = await session().send("/v1/models", { headers: { prefer: "respond-async, ;;=," } });
    expect(response.status).toBe(200);
  });

  test("names such as __proto__ are stored like any other, and pollute no prototype", async () => {
    const { api, send } = session();
    const body = metadata('{"__proto__":{"polluted":true},"constructor":1}');
    const made = (await (await send("/v1/agents", { method: "POST", headers: JSON_TYPE, body })).json()) as {
      id: string;
    };
    const text = await (await send(`/v1/agents/${made.id}`)).text();
    expect(text).toContain('"metadata":{"__proto__":{"polluted":true},"constructor":1}');
    expect({}).not.toHaveProperty("polluted");
    const { data } = await api.GET("/v1/agents/{agent_id}", { params: { path: { agent_id: "ag_0197c3d0" } } });
    expect(data?.metadata).toEqual({ desk: "harbor" });
  });

  test("an operation without a response body accepts any valid Accept header", async () => {
    const { send } = session();
    for (const accept of ["application/json", "text/event-stream", "*/*"])
      expect((await send("/_mock/reset", { method: "POST", headers: { accept } })).status).toBe(204);
    expect((await send("/_mock/reset", { method: "POST", headers: { accept: "garbage" } })).status).toBe(406);
  });

  test("HEAD returns the headers of GET without a body", async () => {
    const { send } = session();
    const [head, get] = [await send("/v1/models", { method: "HEAD" }), await send("/v1/models")];
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
  });
});
