import { expect, test } from "vitest";
import { cases, type OperationCase } from "../../src/contract/cases.ts";
import { defined } from "../defined.ts";
import { violationsOf } from "../document.ts";
import { examplePath } from "../mock/example-path.ts";
import { type Session, session } from "../mock/session.ts";
import { type Endpoint, endpoints, type LiteralRequest, literalRequests } from "./description.ts";

const described = Object.values(endpoints).flat();
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function findSubject(endpoint: Endpoint): OperationCase {
  return defined(cases.find(({ method, path }) => `${method.toUpperCase()} ${path}` === nameOf(endpoint)));
}

/** The query of a request: the values that the description lists, and those of the request. */
function queryOf(endpoint: Endpoint, request: LiteralRequest): [string, string | number | boolean][] {
  const listed = Object.entries({ ...endpoint.query, ...request.query });
  return listed.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as [string, typeof value]]));
}

/** Returns the violations of the document in the query and the body of a request. */
function violationsIn(endpoint: Endpoint, request: LiteralRequest): unknown[] {
  const subject = findSubject(endpoint);
  const query = queryOf(endpoint, request).flatMap(([name, value]): unknown[] => {
    const parameter = subject.parameters.find((each) => each.in === "query" && each.name === name);
    return parameter ? violationsOf(parameter.pointer, value) : [`There is no parameter ${name}.`];
  });
  if (request.body !== undefined) return [...query, ...violationsOf(defined(subject.body).pointer, request.body)];
  return subject.body?.required ? [...query, "The body is required."] : query;
}

/** Sends a request to the mock, after the one that must come before. */
async function send(mock: Session, endpoint: Endpoint, request: LiteralRequest): Promise<Response> {
  const path = { ...request.path };
  const { parameters } = findSubject(endpoint);
  if (request.after !== undefined) {
    const before = defined(described.find((each) => nameOf(each) === request.after));
    const response = await send(mock, before, literalRequests[request.after]?.[0] ?? {});
    const { id } = (await response.json()) as { id?: string };
    const [parameter] = parameters.filter((each) => each.in === "path");
    if (id !== undefined) path[defined(parameter).name] = id;
  }
  const filled = examplePath({
    path: endpoint.path,
    parameters: parameters.map((each) => ({ ...each, example: path[each.name] ?? each.example })),
  });
  const query = new URLSearchParams(queryOf(endpoint, request).map(([name, value]) => [name, String(value)]));
  return await mock.send(`${filled}?${query}`, {
    method: endpoint.method,
    headers: {
      "Content-Type": "application/json",
      ...(endpoint.path.endsWith("#stream") && { Accept: "text/event-stream" }),
    },
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  });
}

test("the table names endpoints of the description only", () => {
  expect(described.map(nameOf)).toEqual(expect.arrayContaining(Object.keys(literalRequests)));
});

test.each(
  described.flatMap((endpoint) => {
    const requests = literalRequests[nameOf(endpoint)] ?? [{}];
    return requests.map((request, index) => ({ name: `${nameOf(endpoint)}, request ${index + 1}`, endpoint, request }));
  }),
)("$name, is accepted by the document and by the mock", async ({ endpoint, request }) => {
  expect(violationsIn(endpoint, request)).toEqual([]);
  const response = await send(session(), endpoint, request);
  const problem = response.headers.get("content-type")?.includes("problem") ? await response.text() : undefined;
  await response.body?.cancel();
  expect({ status: response.status, problem }).toEqual({ status: endpoint.status, problem: undefined });
});

// An id is any string, so one of another form is not invalid but unknown. The names of deployments have a form.
const withId = described.filter(({ path }) => path.includes("{") && !path.includes("deployments/{name}"));

test.each(withId)("$method $path returns 404 for an id of another form", async (endpoint) => {
  const [parameter] = findSubject(endpoint).parameters.filter((each) => each.in === "path");
  const { query, body } = literalRequests[nameOf(endpoint)]?.[0] ?? {};
  const request = { path: { [defined(parameter).name]: "tides%2F2026" }, query, body } as LiteralRequest;
  expect((await send(session(), endpoint, request)).status).toBe(404);
});

test.each([
  ["POST /v1/observability/datasets/{dataset_id}/imports/from-file", { file_id: "tides/2026" }],
  ["POST /v1/observability/datasets/{dataset_id}/imports/from-dataset", { dataset_record_ids: ["tides/2026"] }],
  ["POST /v1/workflows/schedules", { schedule: { input: {} }, workflow_registration_id: "tides/2026" }],
  ["POST /v1/batch/jobs", { endpoint: "/v1/chat/completions", model: "aurora-small", input_files: ["tides/2026"] }],
])("%s returns 404 for an id of another form in the body", async (name, body) => {
  const endpoint = defined(described.find((each) => nameOf(each) === name));
  expect((await send(session(), endpoint, { body })).status).toBe(404);
});
