import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import type { HandlerResult, ServerEvent } from "../../../src/mock/exchange/responses.ts";
import type { Call } from "../../../src/mock/stages/route.ts";
import type { Service } from "../../../src/mock/stages/shared/service.ts";
import { validateResponse } from "../../../src/mock/stages/validate-response.ts";
import { defined } from "../../defined.ts";

const ajv = new Ajv({ allErrors: true });
const ship = ajv.compile({ type: "object", required: ["name"], properties: { age: { type: "number" } } });
const event = ajv.compile({ type: "object", properties: { event: { enum: ["sailed", "message"] } } });
const json = { status: 200, mediaTypes: ["application/json"] };

const service: Service = { operations: {}, validators: {} };
const calls = {
  get: {
    operation: json,
    validators: { responses: { 200: ship, 404: ajv.compile({ type: "object", required: ["code"] }) } },
  },
  remove: { operation: { status: 204, mediaTypes: [] }, validators: { responses: {} } },
  watch: { operation: json, validators: { responses: {}, event } },
  watchAny: { operation: json, validators: { responses: {} } },
};

function validate(operationId: string, result: HandlerResult): HandlerResult {
  const call = { operationId, ...calls[operationId as keyof typeof calls] } as unknown as Call; // It needs nothing else.
  return validateResponse(service, call, result);
}

const problem = { type: "about:blank", title: "Not Found", status: 404, detail: "No such ship.", code: "NOT_FOUND" };

describe("a response that the document allows is returned as it is:", () => {
  test.each<[string, string, HandlerResult]>([
    ["a body", "get", { status: 200, body: { name: "Alma" } }],
    ["a problem", "get", { status: 404, problem }],
    ["no body where there is none", "remove", { status: 204 }],
    ["bytes, which are not checked", "get", { status: 200, raw: { mediaType: "text/plain", body: "Alma" } }],
  ])("%s", (_name, operationId, result) => {
    expect(validate(operationId, result)).toBe(result);
  });
});

describe("a response that the document does not allow becomes a 500 that names the violation:", () => {
  test.each<[string, string, HandlerResult, string]>([
    ["a wrong body", "get", { status: 200, body: { age: 7 } }, '/name is required. It was {"age":7}'],
    ["an empty body", "get", { status: 200, body: null }, "must be an object. It was null"],
    ["another status", "get", { status: 201, body: { name: "Alma" } }, "has the undocumented status 201. It was"],
    ["no body where there must be one", "get", { status: 200 }, "has the status 200 and no body."],
    ["no body and another status", "remove", { status: 200 }, "has the status 200 and no body"],
  ])("%s", (_name, operationId, result, text) => {
    const { status, problem } = validate(operationId, result);
    expect([status, problem!.status, problem!.code]).toEqual([500, 500, "INTERNAL_ERROR"]);
    expect(problem?.detail).toContain("The mock has a bug. Please report it");
    expect(problem?.detail).toContain(`the response of ${operationId} violates the document: ${text}`);
    expect(problem?.errors).toHaveLength(1);
    expect(defined(problem?.errors?.[0]).code).not.toBe("");
  });

  test("several violations, and the start of a long body", () => {
    const body = { age: "a".repeat(10_000) };
    const { problem } = validate("get", { status: 200, body });
    expect(problem?.detail).toContain("/name is required; /age must be a number. It was");
    expect(problem?.detail).toMatch(/It was \{"age":"a{1992}$/);
    expect(problem?.errors).toHaveLength(2);
  });
});

describe("an event", () => {
  async function read(operationId: string, ...events: ServerEvent[]): Promise<ServerEvent[]> {
    const result = validate(operationId, { status: 200, events: () => events });
    const read: ServerEvent[] = [];
    for await (const event of defined(result.events)(new AbortController().signal)) read.push(event);
    return read;
  }

  test("that the document allows is sent", async () => {
    const events = [{ event: "sailed", data: 1 }, { data: 2 }];
    expect(await read("watch", ...events)).toEqual(events);
  });

  test("that it does not allow breaks the stream", async () => {
    const message = 'An event of watch violates the document: [{"pointer":"/event"';
    await expect(read("watch", { data: 1 }, { event: "sank", data: 2 })).rejects.toThrow(message);
  });

  test("is not checked if the document does not describe events", async () => {
    expect(await read("watchAny", { event: "sank", data: 2 })).toHaveLength(1);
  });
});
