import fc from "fast-check";
import { expect, test } from "vitest";
import { operations } from "../../../generated/operations.ts";
import type { MockRequest } from "../../../src/mock/exchange/types.ts";
import { createGate, type GateOptions } from "../../../src/mock/http/gate.ts";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import { authenticate, findKey } from "../../../src/mock/stages/authenticate.ts";
import { checkHost } from "../../../src/mock/stages/check-host.ts";
import { corsHeaders, preflight } from "../../../src/mock/stages/cors.ts";

type Verdict = (request: MockRequest) => unknown;

function openGate(options: Partial<GateOptions>): Verdict {
  let now = 0;
  // The limit of wrong keys is for each second.
  const clock = () => (now += 1000);
  const LOCAL = { address: "127.0.0.1", host: "mock.example", control: true };
  const gate = createGate({ ...LOCAL, allowedHosts: [], controlKey: undefined, now: clock, ...options });
  return (request) => gate(request, request.headers.host)?.code;
}

/** What the guards whose memory all mocks share have seen before each sequence. */
const OTHER = { headers: { host: "other.example", authorization: "Bearer other~user.other" } };

/** Each function creates a guard that has seen no request. */
const guards: Record<string, () => Verdict> = {
  "a gate on loopback": () => openGate({}),
  "a gate with a control key": () => openGate({ address: "0.0.0.0", controlKey: "crew" }),
  "a gate with allowed hosts": () =>
    openGate({ address: "0.0.0.0", allowedHosts: ["page.example"], controlKey: "crew" }),
  "the check of the header Host": () => {
    checkHost(OTHER);
    return checkHost;
  },
  authentication: () => {
    findKey(OTHER, true);
    const ids = ["models.list", "connectors.list"] as const;
    return (request) => [
      findKey(request, true),
      ...ids.flatMap((id) => [true, false].map((required) => authenticate(operations[id], request, required))),
    ];
  },
  CORS: () => (request) =>
    [undefined, ["http://page.example"]].map((origins) => [
      corsHeaders(request, origins),
      preflight(request, "GET", origins),
    ]),
};

const headers = {
  host: ["localhost", "mock.example:4010", "page.example", "a b", "", undefined],
  origin: ["http://localhost:3000", "http://page.example", "null", undefined],
  authorization: ["Bearer a", "Bearer a~user.bob", "Bearer ~user.bob", "Bearer", "Basic a", undefined],
  "x-control-key": ["crew", "Crew", "crew2", undefined],
  dashboardusercontextauth: ["mara", undefined],
};
const requests = fc.record({
  method: fc.constantFrom("GET", "POST", "OPTIONS"),
  url: fc.constantFrom("/v1/models", "/v1/connectors", "/v1/nowhere", "/_mock/clock", "/_mock/sandboxes", "/_mock/"),
  headers: fc.record(
    Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, fc.constantFrom(...values)])),
  ),
}) as fc.Arbitrary<MockRequest>;

test.each(Object.entries(guards))("%s judges each request as if it were the first", (_name, create) => {
  const property = fc.property(fc.array(requests, { minLength: 2, maxLength: 6 }), (sequence) => {
    const judge = create();
    const verdicts = sequence.map(judge);
    expect(verdicts).toEqual(sequence.map((request) => create()(request)));
  });
  fc.assert(property, { numRuns: 300, seed: 1 });
});

const JSON_BODY = { "content-type": "application/json", authorization: "Bearer a" };
const agent = (body: string, more = {}): MockRequest => ({
  method: "POST",
  url: "/v1/agents",
  headers: { ...JSON_BODY, ...more },
  body: Buffer.from(body),
});
/** One for each stage that refuses requests, and some that are accepted. */
const cases: readonly MockRequest[] = [
  { method: "GET", url: "/v1/nowhere", headers: JSON_BODY },
  { method: "PUT", url: "/v1/models", headers: JSON_BODY },
  { method: "GET", url: "/v1/models", headers: {} },
  { method: "GET", url: "/v1/models", headers: { ...JSON_BODY, host: "a b" } },
  { method: "GET", url: "/v1/models", headers: { ...JSON_BODY, host: "localhost" } },
  { method: "GET", url: "/v1/models", headers: { ...JSON_BODY, accept: "text/html" } },
  { method: "GET", url: "/v1/models?x=1", headers: JSON_BODY },
  { method: "GET", url: "/v1/agents/ag_unknown", headers: JSON_BODY },
  agent("{}"),
  agent('{"model":"aurora-large","name":1}'),
  agent('{"model":"unknown","name":"Skua"}'),
  agent("{"),
  agent("{}", { "content-type": "text/plain" }),
  agent("{}", { "content-encoding": "zstd" }),
  { ...agent('{"advance_ms":-1}'), url: "/_mock/clock" },
  { ...agent('{"operation_id":"unknown","status":500}'), url: "/_mock/faults" },
];

test("a mock judges each request as if it were the first", async () => {
  const log = () => {};
  const judge = async (mock: ReturnType<typeof createServerMock>, request: MockRequest) => {
    const { status, headers: found, body } = await mock.request(request);
    // Lists of models have the time of the sandbox.
    return status < 300 ? status : [status, { ...found, "x-request-id": "" }, body];
  };
  const alone = await Promise.all(cases.map((request) => judge(createServerMock({ log }), request)));
  const indexes = fc.sample(fc.nat(cases.length - 1), { numRuns: 200, seed: 1 });
  const mock = createServerMock({ log });
  for (const index of indexes) expect(await judge(mock, cases[index]!)).toEqual(alone[index]);
});
