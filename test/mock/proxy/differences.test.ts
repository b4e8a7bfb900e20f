import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { examples } from "../../../generated/examples.ts";
import { findCase } from "../../../src/contract/cases.ts";
import { checkRequest } from "../../../src/mock/proxy/check-request.ts";
import { checkBody } from "../../../src/mock/proxy/check-response.ts";
import { defined } from "../../defined.ts";
import { argumentsOf, listKinds, withoutRow } from "../../kinds.ts";
import { listFiles } from "../../layout.ts";
import { JSON_HEADERS, rawGet, startTestProxy, startUpstream, startUpstreamMock } from "./servers.ts";

const found: string[] = [];

/** The violations of the only request of a proxy. */
async function readViolations(journal: Awaited<ReturnType<typeof startTestProxy>>["journal"]): Promise<string[]> {
  const [entry] = await journal();
  const violations = defined(entry).violations.map(({ pointer, detail }) => `${pointer} ${detail}`);
  found.push(...violations);
  return violations;
}

/** A response of the upstream server to a request. */
interface Reply {
  readonly path?: string;
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

const scout = JSON.stringify(examples.scoutAgent);
const unknownAgent = JSON.stringify({
  type: "about:blank",
  title: "Not Found",
  status: 404,
  detail: "None.",
  code: "AGENT_NOT_FOUND",
});
const problem = { ...JSON_HEADERS, "content-type": "application/problem+json" };

/** A faulty reply, its violations, and a similar reply without one. */
const BODIES: [name: string, faulty: Reply, violations: string[], harmless: Reply][] = [
  [
    "a field is missing and another one is of the wrong type",
    { body: JSON.stringify({ ...examples.scoutAgent, name: 5, model: undefined }) },
    ["/response/body/model is required", "/response/body/name must be a string"],
    { body: JSON.stringify({ ...examples.scoutAgent, description: undefined }) },
  ],
  [
    "the status is undocumented",
    { status: 418, body: "{}" },
    ["/response/status has the undocumented status 418"],
    { status: 404, headers: problem, body: unknownAgent },
  ],
  [
    "the media type is wrong",
    { headers: { ...JSON_HEADERS, "content-type": "text/html" }, body: "<p>" },
    ["/response/headers/content-type is text/html, not application/json"],
    { headers: { ...JSON_HEADERS, "content-type": "Application/JSON; charset=UTF-8" }, body: scout },
  ],
  [
    "an error is no problem document",
    { status: 404, body: '{"error": "not found"}' },
    [
      "/response/headers/content-type is application/json, not application/problem+json",
      "/response/body/type is required",
      "/response/body/title is required",
      "/response/body/status is required",
      "/response/body/detail is required",
      "/response/body/code is required",
    ],
    { status: 404, headers: problem, body: unknownAgent },
  ],
  [
    "the required header is missing",
    { headers: { "content-type": "application/json" }, body: scout },
    ["/response/headers/x-request-id is required"],
    { headers: { ...JSON_HEADERS, "x-tide": "high" }, body: scout },
  ],
  ["the body is cut", { body: '{"id": ' }, ["/response/body The body is not valid JSON"], { body: `${scout}\n` }],
  ["the body is missing", { body: "" }, ["/response/body is required"], { body: scout }],
  [
    "the body is not what its Content-Encoding says",
    { headers: { ...JSON_HEADERS, "content-encoding": "gzip" }, body: scout },
    ["/response/headers/content-encoding incorrect header check"],
    { headers: { ...JSON_HEADERS, "content-encoding": "gzip" }, body: gzipSync(scout) },
  ],
];

const startReplying = ({ status = 200, headers = JSON_HEADERS, body }: Reply) =>
  startUpstream((_request, response) => response.writeHead(status, headers).end(body));

describe("a response", () => {
  test.each(BODIES)("is reported where %s", async (_name, faulty, violations, harmless) => {
    const { url, journal } = await startTestProxy(await startReplying(faulty));
    // Unlike fetch, this decodes nothing.
    const received = await rawGet(`${url}/v1/agents/ag_1`);
    expect(received).toContain(`HTTP/1.1 ${faulty.status ?? 200}`);
    expect(received.slice(received.indexOf("\r\n\r\n") + 4)).toBe(faulty.body);
    expect(received).toContain(`x-contract-violations: ${violations.length}\r\n`);
    const reported = await readViolations(journal);
    expect(reported).toHaveLength(violations.length);
    for (const violation of violations) expect(reported).toContainEqual(expect.stringContaining(violation));

    const other = await startTestProxy(await startReplying(harmless));
    await rawGet(`${other.url}/v1/agents/ag_1`);
    expect(await readViolations(other.journal)).toEqual([]);
  });
});

const [STREAM] = Object.values(defined(findCase("conversations.startStream").responses[0]).examples) as [string];
const events = STREAM.trimEnd().split("\n\n");
const toStream = (parts: readonly string[]) => parts.map((part) => `${part}\n\n`).join("");
const last = events.length;
const EVENTS = { "content-type": "text/event-stream", "x-request-id": "req_upstream" };

/** A faulty stream, its violations, and a similar stream without one. */
const STREAMS: [name: string, faulty: Reply, violations: string[], harmless: Reply][] = [
  [
    "an event lacks a field",
    { body: STREAM.replace(/,"conversation_id":"\w+"/, "") },
    ["/response/events/0/data/conversation_id is required"],
    { body: STREAM.replace('"conversation_id"', '"mood":"good","conversation_id"') },
  ],
  [
    "an event is not JSON",
    { body: toStream(events.with(0, "event: conversation.response.started\ndata: {")) },
    ["/response/events/0/data is not valid JSON"],
    { body: toStream([": {", ...events]) },
  ],
  [
    "an event follows the last one",
    { body: toStream([...events, defined(events[1])]) },
    [`/response/events/${last} follows a terminal event`],
    { body: toStream([...events, ": bye"]) },
  ],
  [
    "the last event is missing",
    { body: toStream(events.slice(0, -1)) },
    ["/response/events ended without conversation.response.done or conversation.response.error"],
    { body: STREAM.replaceAll("\n", "\r\n") },
  ],
  [
    "an event is too long",
    { body: `data: ${"x".repeat(10_000_001)}` },
    ["/response/events/0 is longer than 10 MB; no more are checked"],
    { body: `: ${"x".repeat(1000)}\n${STREAM}` },
  ],
  [
    "the coding is unknown",
    { headers: { ...EVENTS, "content-encoding": "tide" }, body: STREAM },
    ["/response/headers/content-encoding is not known: tide"],
    { headers: { ...EVENTS, "content-encoding": "gzip" }, body: gzipSync(STREAM) },
  ],
  [
    "the coding is wrong",
    { headers: { ...EVENTS, "content-encoding": "gzip" }, body: STREAM },
    ["/response/headers/content-encoding incorrect header check"],
    { headers: { ...EVENTS, "content-encoding": "identity" }, body: STREAM },
  ],
];

describe("a stream", () => {
  const stream = async (reply: Reply) => {
    const upstream = await startReplying({ headers: EVENTS, ...reply });
    let ended = 0;
    const { url, journal } = await startTestProxy(upstream, { onRequest: () => (ended += 1) });
    // Unlike fetch, this decodes nothing.
    const headers = { authorization: "Bearer test-key", "content-type": "application/json" };
    const sent = request(`${url}/v1/conversations`, { method: "POST", headers }, (response) => response.resume());
    sent.end(JSON.stringify({ inputs: "When is low water?", stream: true }));
    await expect.poll(() => ended).toBe(1);
    return readViolations(journal);
  };

  test.each(STREAMS)("is reported where %s", async (_name, faulty, violations, harmless) => {
    expect(await stream(faulty)).toEqual(violations);
    expect(await stream(harmless)).toEqual([]);
  });
});

type Sent = [path: string, init?: RequestInit];
const json = (body: object, headers = {}): RequestInit => ({ method: "POST", body: JSON.stringify(body), headers });
const named = { name: "Scout", model: "aurora-large" };

/** A faulty request, its violation, and a similar request without one. */
const REQUESTS: [name: string, faulty: Sent, violation: string, harmless: Sent][] = [
  ["its body", ["/v1/agents", json({ ...named, name: 5 })], "/body/name must be a string", ["/v1/agents", json(named)]],
  [
    "a parameter",
    ["/v1/agents/pages?page_size=many"],
    "/query/page_size must be an integer",
    ["/v1/agents/pages?page_size=2&mood=good"],
  ],
  ["its path", ["/v1/unknown"], "/path There is no operation at /v1/unknown", ["/v1/models?unknown"]],
  ["its method", ["/v1/models", { method: "POST" }], "/path /v1/models does not take POST", ["/v1/models"]],
  [
    "its key",
    ["/v1/models", { headers: { authorization: "" } }],
    "/headers/authorization must be Bearer and a key",
    ["/v1/models", { headers: { authorization: "bearer other" } }],
  ],
  [
    "the token of its user",
    ["/v1/users/me"],
    "/headers/dashboardusercontextauth is required",
    ["/v1/users/me", { headers: { dashboardusercontextauth: "token" } }],
  ],
  [
    "its media type",
    ["/v1/agents", json({}, { "content-type": "text/plain" })],
    "/headers/content-type The body has the Content-Type text/plain",
    ["/v1/agents", json(named, { "content-type": "application/json; charset=utf-8" })],
  ],
];

describe("a request", () => {
  test.each(REQUESTS)(
    "that is wrong in %s is forwarded all the same, and reported",
    async (_name, faulty, violation, harmless) => {
      const upstream = await startUpstreamMock();
      const { send, journal } = await startTestProxy(upstream);
      const response = await send(...faulty);
      expect(response.headers.get("x-contract-violations")).toBe("1");
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(await readViolations(journal)).toEqual([expect.stringContaining(violation)]);
      expect((await journal())[0]?.status).toBe(response.status);

      const other = await startTestProxy(upstream);
      await other.send(...harmless);
      expect(await readViolations(other.journal)).toEqual([]);
    },
  );

  test("that accepts no media type of the operation is reported", async () => {
    const { send, journal } = await startTestProxy(await startUpstreamMock());
    await send("/v1/models", { headers: { accept: "image/png" } });
    const reported = await readViolations(journal);
    expect(reported.map((text) => text.split(" ")[0])).toEqual([
      "/headers/accept",
      // The document does not mention 406.
      "/response/status",
    ]);
    const other = await startTestProxy(await startUpstreamMock());
    await other.send("/v1/models", { headers: { accept: "image/png, */*;q=0.1" } });
    expect(await readViolations(other.journal)).toEqual([]);
  });
});

test("a body of a response that must have none is reported", () => {
  // HTTP allows none with 204 (RFC 9110, section 6.4.1), so no server can send it.
  const headers = { authorization: "Bearer test-key" };
  const checked = checkRequest({ method: "DELETE", url: "/v1/agents/ag_1", headers });
  const head = { status: 204, headers: {} };
  const { violations } = checkBody(checked, head, { kind: "json", value: {}, text: "{}" });
  expect(violations).toEqual([{ pointer: "/response/body", detail: "must be empty", code: "body" }]);
  expect(checkBody(checked, head, { kind: "none" })).toEqual({ violations: [], notes: [] });
  found.push(...violations.map(({ pointer, detail }) => `${pointer} ${detail}`));
});

test("each kind of violation has a row", () => {
  const files = listFiles("src/mock/proxy");
  const kinds = ["violation", "report", "missing"].flatMap((name) => listKinds(files, argumentsOf(name, 0, 1)));
  expect(kinds.length).toBeGreaterThan(15);
  expect(withoutRow(kinds, found)).toEqual([]);
});
