import { describe, expect, test } from "vitest";
import { session } from "../session.ts";

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
const metadata = (text: string) => `{"name":"n","model":"aurora-small","metadata":${text}}`;

const cases: Record<string, Case> = {
  "malformed JSON": { ...post, body: '{"name":', want: { status: 400, code: "MALFORMED_REQUEST" } },
  "invalid UTF-8": {
    ...post,
    body: new Uint8Array([0x22, 0xff, 0x22]),
    want: { status: 400, code: "MALFORMED_REQUEST" },
  },
  "a body nested a thousand levels deep": {
    ...post,
    body: metadata(`{"a":${nested(1000)}}`),
    want: { status: 400, code: "MALFORMED_REQUEST" },
  },
  "a body nested a million levels deep": {
    ...post,
    body: nested(1_000_000),
    want: { status: 400, code: "MALFORMED_REQUEST" },
  },
  "a number out of range": { ...post, body: metadata('{"a":1e999}'), want: { status: 400, code: "MALFORMED_REQUEST" } },
  "no body where one is required": {
    ...post,
    want: {
      status: 422,
      code: "VALIDATION_ERROR",
      errors: [{ pointer: "/body", detail: "is required", code: "required" }],
    },
  },
  "a body that is null": { ...post, body: "null", want: { status: 422, code: "VALIDATION_ERROR" } },
  "an unknown property": {
    ...post,
    body: '{"name":"n","model":"m","nmae":1}',
    want: {
      status: 422,
      code: "VALIDATION_ERROR",
      errors: [{ pointer: "/body/nmae", detail: "is not a known property", code: "additionalProperties" }],
    },
  },
  "a property named __proto__": {
    ...post,
    body: '{"name":"n","model":"m","__proto__":{"admin":true}}',
    want: { status: 422, code: "VALIDATION_ERROR" },
  },
  "a body of another type": {
    ...post,
    headers: { "content-type": "text/plain" },
    body: "{}",
    want: { status: 415, code: "UNSUPPORTED_MEDIA_TYPE" },
  },
  "a Content-Type that is none": {
    ...post,
    headers: { "content-type": ";;;" },
    body: "{}",
    want: { status: 415, code: "UNSUPPORTED_MEDIA_TYPE" },
  },
  "a body of more than 10 MB": {
    ...post,
    body: JSON.stringify({ name: "n".repeat(10_000_000) }),
    want: { status: 413, code: "PAYLOAD_TOO_LARGE" },
  },
  "an Accept header that makes no sense": {
    headers: { accept: "garbage" },
    want: { status: 406, code: "NOT_ACCEPTABLE" },
  },
  "an Accept header with broken parameters": {
    headers: { accept: "a/b;q=x;;" },
    want: { status: 406, code: "NOT_ACCEPTABLE" },
  },
  "an Accept header with no media type of the operation": {
    headers: { accept: "text/html" },
    want: { status: 406, code: "NOT_ACCEPTABLE" },
  },
  "an unknown path": { path: "/v1/birds", want: { status: 404, code: "NOT_FOUND" } },
  "an unknown method": { method: "PUT", want: { status: 405, code: "METHOD_NOT_ALLOWED" } },
  "a path with a bad percent-encoding": {
    path: "/v1/models/%zz",
    want: { status: 400, code: "MALFORMED_REQUEST" },
  },
  "a path with bytes that are no UTF-8": {
    path: "/v1/models/%ff",
    want: { status: 400, code: "MALFORMED_REQUEST" },
  },
  "a Prefer header with a status that is none": {
    headers: { prefer: "code=abc" },
    want: { status: 400, code: "MALFORMED_REQUEST" },
  },
  "a Prefer header with an example that there is none of": {
    headers: { prefer: "example=unknown" },
    want: { status: 400, code: "MALFORMED_REQUEST" },
  },
  "a query parameter that is repeated": {
    path: "/v1/agents?page=1&page=2",
    want: { status: 422, code: "VALIDATION_ERROR" },
  },
};

describe("bad input", () => {
  test.each(Object.entries(cases))(
    "%s is answered with a problem",
    async (_name, { path = "/v1/models", want, ...init }) => {
      const response = await session().send(path, init);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(await response.json()).toMatchObject(want);
      expect(response.status).toBe(want.status);
    },
  );

  test("a 405 says in Allow what the path takes", async () => {
    const response = await session().send("/v1/agents", { method: "PUT", headers: JSON_TYPE, body: "{}" });
    expect(response.headers.get("allow")).toBe("HEAD, GET, POST");
  });

  test("a Prefer header that wants nothing of the mock is ignored", async () => {
    const response = await session().send("/v1/models", { headers: { prefer: "respond-async, ;;=," } });
    expect(response.status).toBe(200);
  });

  test("the name of a prototype's property is kept as any other, and changes nothing else", async () => {
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

  test("an operation whose success has no body takes any Accept header that makes sense", async () => {
    const { send } = session();
    for (const accept of ["application/json", "text/event-stream", "*/*"])
      expect((await send("/_mock/reset", { method: "POST", headers: { accept } })).status).toBe(204);
    expect((await send("/_mock/reset", { method: "POST", headers: { accept: "garbage" } })).status).toBe(406);
  });

  test("HEAD is answered as GET, without a body", async () => {
    const { send } = session();
    const [head, get] = [await send("/v1/models", { method: "HEAD" }), await send("/v1/models")];
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
  });
});
