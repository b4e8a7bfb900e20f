import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import type { Operation } from "../../../src/core/generated-types.ts";
import { receive } from "../../../src/mock/exchange/received-request.ts";
import type { Call } from "../../../src/mock/stages/route.ts";
import type { Service } from "../../../src/mock/stages/shared/service.ts";
import { validateRequest } from "../../../src/mock/stages/validate-request.ts";
import { defined } from "../../defined.ts";

const ajv = new Ajv({ allErrors: true });
const BODY = ajv.compile({ type: "object", required: ["name"], properties: { name: { type: "string" } } });
const PARAMETERS = ajv.compile({
  type: "object",
  properties: { query: { type: "object", properties: { page: { type: "string", maxLength: 2 } } } },
});

interface Sent {
  body?: string;
  query?: string;
  id?: string;
  headers?: Record<string, string | undefined>;
}

/** Validates a request of an operation at `/ships/{ship_id}` with the header parameter `X-Trace`. */
function validate({ body, query = "", id = "a", headers = {} }: Sent, takes: Operation["body"] = "required") {
  const service: Service = { operations: {}, validators: {} };
  const call = {
    operationId: "ship",
    operation: { body: takes, parameters: { path: ["ship_id"], query: ["page"], header: ["X-Trace"] } },
    validators: { parameters: PARAMETERS, body: BODY, responses: {} },
    pathNames: ["ship_id"],
    pathValues: [id],
  } as unknown as Call; // Validation does not need the rest of a call.
  const request = receive({
    method: "POST",
    url: `/ships/${id}${query}`,
    headers: { "content-type": "application/json", ...headers },
    body: body === undefined ? undefined : new TextEncoder().encode(body),
  });
  return validateRequest(service, call, request);
}

const GOOD = '{"name":"Alma"}';

describe("a valid request", () => {
  test("has its parameters decoded", () => {
    const sent = {
      body: GOOD,
      id: "a%2Fb",
      query: "?page=1&tag=x&tag=y&tag=z&__proto__=p&q=a+b",
      headers: { "x-trace": "t" },
    };
    const input = validate(sent);
    expect(input.problem).toBeUndefined();
    expect(input.parameters?.path).toEqual({ ship_id: "a/b" });
    expect(Object.entries(defined(input.parameters).query)).toEqual([
      ["page", "1"],
      ["tag", ["x", "y", "z"]],
      ["__proto__", "p"],
      ["q", "a b"],
    ]);
    expect(input.parameters?.header).toEqual({ "x-trace": "t" });
    expect(input).toMatchObject({ body: { name: "Alma" } });
  });

  test("need not have parameters", () => {
    const { parameters } = validate({ body: GOOD });
    expect(parameters).toEqual({ path: { ship_id: "a" }, query: {}, header: {} });
    expect(Object.keys(parameters!.header)).toEqual([]);
  });

  test("need not have a body if that is optional", () => {
    expect(validate({}, "optional").problem).toBeUndefined();
    expect(validate({ headers: { "content-type": "text/plain" } }, "optional").problem).toBeUndefined();
  });

  test("may have any body if the operation takes none", () => {
    const input = validate({ body: "{", headers: { "content-type": "text/plain" } }, "none");
    expect(input).toMatchObject({ body: undefined });
    expect(input.problem).toBeUndefined();
  });
});

// bad-input.test.ts has the other invalid requests.
describe("an invalid request is refused:", () => {
  test("a body without a type", () => {
    const { problem } = validate({ body: GOOD, headers: { "content-type": undefined } });
    expect(problem).toMatchObject({ status: 415, detail: expect.stringContaining("has the Content-Type (none).") });
  });

  test("a wrong body that is optional", () => {
    expect(validate({ body: "{}" }, "optional").problem).toMatchObject({
      status: 422,
      errors: [{ pointer: "/body/name", detail: "is required", code: "required" }],
    });
  });
});
