import { expect, test } from "vitest";
import type { Validate } from "../../src/core/generated-types.ts";
import { defined } from "../defined.ts";
import { mistakeIn } from "./check.ts";
import { createKeyState } from "./model.ts";
import type { Prepared } from "./prepare.ts";
import { subjectAt } from "./subjects.ts";

const problem = { type: "about:blank", title: "t", status: 422, detail: "d", code: "C" };
const errors = [{ pointer: "/query/page", detail: "d", code: "minimum" }];

interface Case {
  status?: number;
  type?: string;
  body?: unknown;
  prepared?: Partial<Prepared>;
  want: string | undefined;
}

const cases: Record<string, Case> = {
  "a documented response": { body: { object: "list", data: [] }, want: undefined },
  "an undocumented status": { status: 302, want: "302 is not documented" },
  "an undocumented field": {
    body: { object: "list", data: [], more: 1 },
    want: "200 violates the document:  additionalProperties",
  },
  "another media type": { type: "text/html", want: "200 has the Content-Type text/html, which is not documented" },
  "a body that is no JSON": { body: undefined, want: "200 is no JSON" },
  "a status of 500": { status: 500, type: "application/problem+json", want: '500 {"a":1}', body: { a: 1 } },
  "an error that is no problem": {
    status: 404,
    body: { a: 1 },
    prepared: { isOrdinary: false },
    want: "404 is no problem document",
  },
  "a 422 without errors": { status: 422, type: "application/problem+json", body: problem, want: "422 has no errors" },
  "a 422 for a valid request": {
    status: 422,
    type: "application/problem+json",
    body: { ...problem, errors },
    want: "422 minimum at /query/page, although the request is as documented",
  },
  "a success for an invalid request": {
    body: { object: "list", data: [] },
    prepared: { isValid: false },
    want: "200 although the request violates the document",
  },
  "an error of 70 kB": {
    status: 422,
    type: "application/problem+json",
    body: { ...problem, errors, detail: "d".repeat(70_000) },
    want: "422 has more than 64000 bytes",
  },
  "what another key has sent": {
    body: { object: "list", data: [], id: "CANARY2" },
    want: "contains what another key has sent",
  },
};

test.each(Object.entries(cases))("%s", (_, { status = 200, type = "application/json", body, prepared, want }) => {
  const subject = subjectAt("GET", "/v1/models");
  const wire = { method: "GET", target: "/v1/models", headers: [] };
  const response = {
    status,
    headers: new Map([["content-type", type]]),
    body: Buffer.from(JSON.stringify(body) ?? ""),
    complete: true,
    missing: 0,
  };
  const sent = { subject, key: 1, wire, isValid: true, isOrdinary: true, ...prepared };
  expect(mistakeIn(sent, createKeyState(), { kind: "response", response })).toBe(want);
});

test("an injected fault may respond with its status, and break connections", () => {
  const state = createKeyState();
  const wire = { method: "GET", target: "/v1/models", headers: [] };
  const sent = { subject: subjectAt("GET", "/v1/models"), key: 1, wire, isValid: true, isOrdinary: true };
  expect(mistakeIn(sent, state, { kind: "closed" })).toBe("closes the connection without a response");
  state.faults.breaks = true;
  expect(mistakeIn(sent, state, { kind: "closed" })).toBeUndefined();
});

test("a scripted turn may make a model fail with its status, and with no other", () => {
  const state = createKeyState();
  state.turnStatuses.add(503);
  const wire = { method: "GET", target: "/v1/models", headers: [] };
  const sent = { subject: subjectAt("GET", "/v1/models"), key: 1, wire, isValid: true, isOrdinary: true };
  const respond = (status: number) => {
    const body = Buffer.from(JSON.stringify({ ...problem, status }));
    const headers = new Map([["content-type", "application/problem+json"]]);
    return mistakeIn(sent, state, {
      kind: "response",
      response: { status, headers, body, complete: true, missing: 0 },
    });
  };
  expect(respond(503)).toBeUndefined();
  expect(respond(500)).toMatch(/^500 /);
});

test("the sandbox of a hostile token, which keys share, may have faults of any of them", () => {
  const headers: [string, string][] = [["Authorization", "Bearer ~~~"]];
  const wire = { method: "GET", target: "/v1/models", headers };
  const sent = { subject: subjectAt("GET", "/v1/models"), key: 1, wire, isValid: true, isOrdinary: false };
  expect(mistakeIn(sent, createKeyState(), { kind: "closed" })).toBeUndefined();
});

test("a malformed Host header gets a problem that the operation need not document, and any other request does not", () => {
  const subject = defined(subjectAt("GET", "/v1/models"));
  const refuseAll = Object.assign(() => false, { errors: [{ instancePath: "/code", message: "is another" }] });
  const strict = {
    ...subject,
    validators: { ...subject.validators, responses: { 400: refuseAll as unknown as Validate } },
  };
  const body = Buffer.from(JSON.stringify({ ...problem, status: 400, code: "MALFORMED_REQUEST" }));
  const headers = new Map([["content-type", "application/problem+json"]]);
  const outcome = { kind: "response", response: { status: 400, headers, body, complete: true, missing: 0 } } as const;
  const mistakeWith = (host: string, isOrdinary: boolean) => {
    const wire = { method: "GET", target: "/v1/models", headers: [["Host", host]] as [string, string][] };
    const prepared = { subject: strict, key: 1, wire, isValid: undefined, isOrdinary };
    return mistakeIn(prepared, createKeyState(), outcome);
  };
  expect(mistakeWith("a b", false)).toBeUndefined();
  expect(mistakeWith("localhost", false)).toBe("400 violates the document: /code is another");
});
