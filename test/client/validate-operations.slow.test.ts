import { afterEach, describe, expect, test, vi } from "vitest";
import { operations } from "../../generated/operations.ts";
import { cases, type DocumentedResponse, type OperationCase } from "../../src/contract/cases.ts";
import { streamChecks } from "../../src/contract/checks/streams.ts";
import { successChecks } from "../../src/contract/checks/success.ts";
import { createSession, type Target } from "../../src/contract/target.ts";
import { createMock } from "../../src/mock/index.ts";
import { createRouter } from "../../src/mock/stages/shared/router.ts";
import { violationsOf } from "../document.ts";
import { collectViolations } from "./collect-violations.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Reads a documented response to its end, as the hooks see it. */
async function readChecked(
  { hooks }: ReturnType<typeof collectViolations>,
  { id, path, method }: OperationCase,
  { status, mediaType = "" }: DocumentedResponse,
  body: unknown,
) {
  const text = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
  const response = new Response(text, { status, headers: { "content-type": mediaType } });
  const request = new Request("https://api.test/", { method });
  const checked = await hooks.onResponse!({ operationId: id, path, attempt: 0, request, response });
  await (checked ?? response).text();
}

/** Responses of every operation with an example of each. */
const documented = cases.flatMap((testCase) =>
  testCase.responses
    .filter(({ mediaType }) => mediaType !== undefined)
    .flatMap((response) => Object.values(response.examples).map((example) => ({ testCase, response, example }))),
);

describe("of every operation", () => {
  test("the examples of the document are valid, also with unknown fields", async () => {
    const checks = collectViolations();
    for (const { testCase, response, example } of documented) {
      await readChecked(checks, testCase, response, example);
      const isObject = typeof example === "object" && !Array.isArray(example);
      if (isObject) await readChecked(checks, testCase, response, { ...example, added_later: { any: 1 } });
    }
    expect(checks.violations).toEqual([]);
    expect(documented.length).toBeGreaterThan(cases.length);
  });

  test("a body and an event of another type is a violation", async () => {
    const missed: string[] = [];
    const checks = collectViolations();
    // No body violates a schema that allows any value.
    for (const { testCase, response, example } of documented.filter(
      ({ response }) => violationsOf(response.pointer ?? "", 7).length > 0,
    )) {
      const wrong = typeof example === "string" ? example.replaceAll(/^data:.*/gm, "data: 7") : 7;
      await readChecked(checks, testCase, response, wrong);
      if (checks.violations.splice(0).length === 0) missed.push(`${testCase.id} ${response.status}`);
    }
    expect(missed).toEqual([]);
  });

  test("a status is a violation exactly if the document does not list it", () => {
    const { violations, hooks } = collectViolations();
    const request = new Request("https://api.test/");
    const listed = cases.map(({ id, responses }) => [id, new Set(responses.map(({ status }) => status))] as const);
    const statuses = [...new Set([203, 206, 302, 418, 599, ...listed.flatMap(([, each]) => [...each])])];
    for (const [operationId, documented] of listed) {
      for (const status of statuses)
        hooks.onResponse!({ operationId, path: "", attempt: 0, request, response: new Response(null, { status }) });
      const refused = violations.splice(0).filter(({ pointer }) => pointer === "/status");
      const unlisted = statuses.filter((status) => !documented.has(status));
      expect([operationId, ...refused.map(({ status }) => status)]).toEqual([operationId, ...unlisted]);
    }
  });

  test("the responses of the mock to the contract suite are valid", async () => {
    const { violations, hooks } = collectViolations();
    const mock = createMock();
    const findRoute = createRouter(operations);
    const seen = new Set<string>();
    vi.stubGlobal("fetch", async (request: Request) => {
      const response = await mock.fetch(request);
      const routing = findRoute(request.method, new URL(request.url).pathname);
      if (!routing || !("route" in routing)) return response;
      const { id, streamId } = routing.route;
      const operationId = request.headers.get("accept")?.startsWith("text/event-stream") ? (streamId ?? id) : id;
      seen.add(operationId);
      const { path } = operations[operationId as "models.get"];
      return (await hooks.onResponse!({ operationId, path, attempt: 0, request, response })) ?? response;
    });
    const target: Target = {
      baseUrl: "https://mock.test",
      data: "seeded",
      prefer: "none",
      userContextToken: "contract",
      writes: true,
      timeoutMs: 300_000,
    };
    const checks = cases.flatMap((testCase) => [...successChecks(testCase), ...streamChecks(testCase)]);
    for (const { run } of checks) expect(await run(createSession(target))).toEqual([]);
    expect(violations).toEqual([]);
    expect([...seen].sort()).toEqual(cases.map(({ id }) => id).sort());
  });
});
