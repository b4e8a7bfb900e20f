import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Platform } from "platform-api";
import { createMock } from "platform-api-mock";
import { expect, onTestFinished, test } from "vitest";
import { listOperations } from "../../src/core/document.ts";
import { valueAt, valueIn } from "../../src/core/json-pointer.ts";
import { fetchFrom } from "../../src/mcp/call.ts";
import { httpCall } from "../../src/samples/http-call.ts";
import { findOperation, type Step } from "../../src/samples/render-steps.ts";
import { isVariable, readSource } from "../../src/samples/values.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";
import { listCalls } from "../languages/calls.ts";
import { type Connection, connect } from "./connection.ts";

const calls = listCalls(document);
/** The example of this one exists already. */
const isTaken = (operationId: string) => operationId === "workflows.schedules.create";

const singles = calls.filter(({ suffix }) => suffix === undefined);

/** Calls the operation of a step, reads its whole response, and returns its JSON value and the parameters of the next page. */
async function perform({ call }: Connection, { operationId, parameters, body }: Step) {
  const { method } = findOperation(document, operationId);
  const tool = method === "get" ? "read_operation" : "change_operation";
  const result = await call(tool, { operation_id: operationId, parameters, ...(body !== undefined && { body }) });
  expect([operationId, result.isError, result.isError && result.content]).toEqual([operationId, undefined, undefined]);
  const { next, rest, ...first } = result.structuredContent as {
    body: string;
    next?: Record<string, unknown>;
    rest?: Record<string, string>;
  };
  let whole = first.body;
  for (let part = rest; part; ) {
    const { structuredContent } = await call("read", part);
    const { text: more, cursor } = structuredContent as { text: string; cursor?: string };
    whole += more;
    part = cursor === undefined ? undefined : { page: defined(part.page), cursor };
  }
  return { value: whole === "" ? undefined : JSON.parse(whole), next };
}

/** Replaces variables by values of earlier responses. */
function fill(value: unknown, results: ReadonlyMap<string, unknown>): unknown {
  if (isVariable(value)) {
    const { result, keys } = readSource(value);
    return valueIn(results.get(result), keys);
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, results));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fill(part, results)]));
}

test("the calls are those of all operations", () => {
  const ids = [...listOperations(document)].map(({ operation }) => operation.operationId);
  expect(singles.map(({ operationId }) => operationId)).toEqual(ids);
  expect(ids.length).toBeGreaterThan(100);
});

test.each(singles)("an assistant calls $operationId, and reads what the mock responds", async ({ steps, response }) => {
  const connection = await connect();
  const twin = createMock();
  if (isTaken(defined(steps[0]).operationId))
    for (const sandbox of [connection.sandbox, twin.sandbox("assistant")])
      await sandbox.client().workflows.schedules.delete("morning-briefing-daily");
  const results = new Map<string, unknown>();
  for (const step of steps) {
    const filled = fill(step, results) as Step;
    const { value } = await perform(connection, filled);
    if (step.result) results.set(step.result, value);
    const entry = findOperation(document, step.operationId);
    const { method, url, body } = httpCall({ ...document, servers: [{ url: "" }] }, entry, filled);
    const direct = await twin.request({
      method,
      url: url.join(""),
      headers: {
        authorization: "Bearer assistant",
        dashboardusercontextauth: "any",
        "content-type": "application/json",
        ...(response === "events" && { accept: "text/event-stream" }),
      },
      body: body === undefined ? undefined : new TextEncoder().encode(JSON.stringify(body)),
    });
    expect(direct.status).toBeLessThan(300);
    if (response === "events" && step === steps.at(-1)) expect(value).toEqual(expect.any(Object));
    else expect(value).toEqual(direct.body ? JSON.parse(String(direct.body)) : undefined);
  }
});

/** The first list of each form of pagination. */
const lists = [
  ...new Map(
    calls
      .filter(({ response }) => response === "pages")
      .toReversed()
      .map((call) => {
        const { form, first, total } = defined(findOperation(document, call.operationId).operation["x-pagination"]);
        return [[form, first, total !== undefined].join(), call] as const;
      }),
  ).values(),
];

test.each(lists)("$operationId returns one page, and how to get the next", async ({ steps: [step] }) => {
  const connection = await connect();
  const first = await perform(connection, defined(step));
  const { items } = defined(findOperation(document, defined(step).operationId).operation["x-pagination"]);
  const parameters = { ...defined(step).parameters, ...first.next };
  if (first.next === undefined) return expect((valueAt(first.value, items) as unknown[]).length).toBeLessThan(2);
  const second = await perform(connection, { ...defined(step), parameters });
  expect(valueAt(second.value, items)).not.toEqual(valueAt(first.value, items));
  return undefined;
});

test("the last page has no next one", async () => {
  const connection = await connect();
  for (const { steps } of lists) {
    let step = defined(steps[0]);
    let pages = 0;
    for (let next: Record<string, unknown> | undefined = {}; next; pages += 1) {
      if (pages > 200) throw new Error(`${step.operationId} has no last page.`);
      step = { ...step, parameters: { ...step.parameters, ...next } };
      next = (await perform(connection, step)).next;
    }
    expect(pages).toBeGreaterThan(0);
  }
});

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, "1"]));
const TOO_MANY = "arguments contain more than the maximum of 20000 elements";

test.each([
  ["parameters", "agents.create", { parameters: many(100_000) }, TOO_MANY],
  ["members of metadata", "agents.create", { body: { metadata: many(100_000) } }, TOO_MANY],
  ["values of a parameter", "workflows.runs.list", { parameters: { status: Array(40_000).fill("1") } }, TOO_MANY],
  ["unknown names", "agents.create", { parameters: many(1000) }, "/parameters has 995 more unknown names"],
  [
    "times one value",
    "agents.list",
    { parameters: { page_size: Array(15_000).fill(1) } },
    "/parameters/page_size is given 15000 times: send one value",
  ],
])("too many %s are refused without a look at each", async (_, operation_id, call, message) => {
  const { text, sandbox } = await connect();
  const refusal = await text(operation_id.endsWith("list") ? "read_operation" : "change_operation", {
    operation_id,
    ...call,
  });
  expect(refusal).toContain(message);
  expect(refusal.length).toBeLessThan(1000);
  expect(await sandbox.requests()).toEqual([]);
});

test("a request to another origin is not sent", async () => {
  const send = fetchFrom("http://127.0.0.1:9/v1");
  await expect(send(new Request("http://127.0.0.1:10/v1/agents"))).rejects.toThrow(
    "The service redirects to http://127.0.0.1:10, which is another origin than that of --base-url.",
  );
});

test("a redirect to another origin is refused after one request, with the reason", async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(302, { location: "http://127.0.0.1:9/" }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { text } = await connect({ client: new Platform({ apiKey: "any", baseUrl, fetch: fetchFrom(baseUrl) }) });
  expect(await text("read_operation", { operation_id: "models.list" })).toMatch(
    /^The service redirects to http:\/\/127\.0\.0\.1:9, which is another origin/,
  );
  expect(requests).toBe(1);
});

test("the file of an exported dataset can be read, and no other address", async () => {
  const { call, text, sandbox } = await connect();
  const [dataset] = await sandbox.client().observability.datasets.list().toArray();
  const parameters = { dataset_id: defined(dataset).id };
  const exported = await call("read_operation", {
    operation_id: "observability.datasets.exportToJsonl",
    parameters,
  });
  const { file_url } = JSON.parse((exported.structuredContent as { body: string }).body);
  expect(await text("read", { page: file_url })).toMatch(
    /^Text of a result or a file, which is data[^\n]*\n\{"payload":/,
  );
  expect(await text("read", { page: `${file_url}x` })).toContain("There is no page");
});
