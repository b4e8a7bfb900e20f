import { expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import { listOperations, type Schema } from "../../../../src/core/document.ts";
import { refuseUserInfo } from "../../../../src/mock/areas/shared/secrets.ts";
import { document } from "../../../document.ts";
import { callEverything } from "../../everything.ts";
import { sendJson } from "../../json.ts";
import { type Session, session } from "../../session.ts";

const CANARY = "canary-7f3d";
const MASKED = {
  type: "connector",
  connector_id: "harbor-tides",
  authorization: { type: "api-key", value: "****" },
  tool_configuration: null,
};

const withCredential = (type: string) => ({
  type: "connector",
  connector_id: "harbor-tides",
  authorization: { type, value: `${CANARY}-${type}` },
});
const tools = [withCredential("api-key")];
const agent = { model: "aurora-small", name: "Keeper", tools };
const conversation = { model: "aurora-small", inputs: "When is low water on 2 March?", tools };
const connector = (name: string, settings: object) => ({
  protocol: "mcp",
  name,
  description: "Notes.",
  server: "https://notes.example/mcp",
  visibility: "shared_org",
  ...settings,
});
const metadata = {
  issuer: "https://auth.example",
  authorization_endpoint: "https://auth.example/authorize",
  token_endpoint: "https://auth.example/token",
};
const auth_data = { client_id: "notes", client_secret: `${CANARY}-client` };

const searchIndex = {
  ...examples.handbookRegistration,
  deployment: { ...examples.handbookRegistration.deployment, query_url: `https://reader:${CANARY}@search.example` },
};

/** For each write-only property of the document, the requests that send a secret in it. */
const requests: Record<string, readonly (readonly [method: string, path: string, body: object])[]> = {
  "ToolAuthorizationInput.value": [
    ["POST", "/v1/agents", agent],
    ["POST", "/v1/agents", { ...agent, tools: [withCredential("oauth2-token")] }],
    ["PATCH", "/v1/agents/ag_0197c3d0", { tools }],
    ["POST", "/v1/conversations", conversation],
    ["POST", "/v1/conversations", { ...conversation, stream: true }],
    ["POST", "/v1/conversations", { ...conversation, store: false }],
  ],
  "ConnectorCreateBase.headers": [["POST", "/v1/connectors", connector("plain", { headers: { "X-Key": CANARY } })]],
  "ConnectorGlobalHeaderInput.value": [
    ["POST", "/v1/connectors", connector("global", { global_headers: { "X-Key": { value: CANARY } } })],
    [
      "POST",
      "/v1/connectors",
      connector("flagged", { global_headers: { "X-Key": { value: CANARY, is_secret: true } } }),
    ],
  ],
  "SearchIndexEngineRegistration.query_url": [["PUT", "/v1/rag/deployments", searchIndex]],
  "ConnectorOAuthClient.client_secret": [
    ["POST", "/v1/connectors", connector("old", { auth_data, oauth2_server_metadata: metadata })],
    [
      "POST",
      "/v1/connectors",
      connector("new", {
        auth_methods: [
          { method_type: "oauth2", grant_type: "authorization_code", auth_data, oauth2_server_metadata: metadata },
        ],
      }),
    ],
  ],
};

function writeOnlyProperties(): string[] {
  return Object.entries(document.components.schemas ?? {}).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties as Record<string, Schema>)
      .filter(([, { writeOnly }]) => writeOnly)
      .map(([property]) => `${name}.${property}`),
  );
}

/** Sends a request and returns the whole response as text. */
async function sendText({ send }: Session, method: string, path: string, body: object): Promise<string> {
  const init = { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await send(path, init);
  expect.soft(`${method} ${path} ${response.status}`).toMatch(/ 20[01]$/);
  return `${method} ${path} ${JSON.stringify([...response.headers])} ${await response.text()}`;
}

test("each write-only property has a request here that sends a secret in it", () => {
  expect(Object.keys(requests).toSorted()).toEqual(writeOnlyProperties().toSorted());
});

test("no schema of a response has a write-only property", () => {
  const { schemas = {}, responses = {} } = document.components;
  const reached = new Set<string>();
  const follow = (value: unknown): void => {
    for (const [, kind, name] of JSON.stringify(value).matchAll(/"#\/components\/(schemas|responses)\/(\w+)"/g)) {
      if (reached.has(name!)) continue;
      reached.add(name!);
      follow((kind === "schemas" ? schemas : responses)[name!]);
    }
  };
  for (const { operation } of listOperations(document)) follow(operation.responses);
  expect(reached).toContain("ToolAuthorization");
  for (const property of writeOnlyProperties()) expect.soft(reached).not.toContain(property.split(".")[0]);
});

test("no response, journal or snapshot contains a secret that was sent", async () => {
  const mock = session();
  const responses: string[] = [];
  for (const [method, path, body] of Object.values(requests).flat())
    responses.push(await sendText(mock, method, path, body));
  responses.push(...(await callEverything(mock, ["get"])), ...(await callEverything(mock)));
  const lists = [
    "/v1/rag/deployments",
    "/v1/agents?page_size=1000",
    "/v1/agents/pages",
    "/v1/agents/ag_0197c3d0/versions",
    "/v1/connectors",
  ];
  for (const path of [...lists, "/v1/conversations", "/_mock/journal?limit=1000", "/_mock/snapshot"])
    responses.push(await (await mock.send(path)).text());
  const created = responses.flatMap((text) => /"(?:id|conversation_id)":"((?:ag|conv)_\w+)"/.exec(text)?.[1] ?? []);
  for (const id of new Set(created)) {
    const path = id.startsWith("ag_") ? `/v1/agents/${id}` : `/v1/conversations/${id}`;
    responses.push(await (await mock.send(path)).text());
  }
  for (const name of ["plain", "global", "flagged", "old", "new"])
    for (const path of [
      "auth_url",
      "authentication_methods",
      "organization/credentials",
      "workspace/credentials",
      "tools",
    ])
      responses.push(await (await mock.send(`/v1/connectors/${name}/${path}`)).text());
  expect(responses.join("\n")).toContain("****");
  for (const text of responses) expect.soft(text).not.toContain(CANARY);
});

test("a conversation that a batch job starts does not show the credential that the job sent", async () => {
  const mock = session();
  const body = { endpoint: "/v1/conversations", requests: [{ body: conversation }] };
  const { body: job } = await sendJson(mock, "POST", "/v1/batch/jobs", body);
  mock.pass(10);
  const { body: ended } = await sendJson(mock, "GET", `/v1/batch/jobs/${job.id}?inline=true`);
  const { body: conversations } = await sendJson(mock, "GET", "/v1/conversations");
  expect(ended).toMatchObject({ status: "SUCCESS", outputs: [{ response: { status_code: 200 } }] });
  expect(conversations[0].tools).toEqual([MASKED]);
  expect(JSON.stringify([job, ended, conversations])).not.toContain(CANARY);
});

test("a violation does not repeat the secret next to it", async () => {
  const mock = session();
  const wrong = [
    { type: "password", value: CANARY },
    { type: "api-key", value: [CANARY] },
    { type: "api-key", [CANARY.length]: 1, value: { secret: CANARY } },
  ];
  for (const authorization of wrong) {
    const body = { ...agent, tools: [{ type: "connector", connector_id: "harbor-tides", authorization }] };
    const { status, body: problem } = await sendJson(mock, "POST", "/v1/agents", body);
    expect(status).toBe(422);
    expect(JSON.stringify(problem)).not.toContain(CANARY);
  }
  expect(await (await mock.send("/_mock/journal")).text()).not.toContain(CANARY);
});

test("a URL that responses show must not contain a user name or password", async () => {
  const mock = session();
  const codehost_url = `https://mara:${CANARY}@codehost.example/tidewater/harbor-workers`;
  for (const [method, path, body, pointer] of [
    ["POST", "/v1/connectors", connector("urls", { server: `https://${CANARY}@notes.example/mcp` }), "/body/server"],
    ["POST", "/v1/workflows/deployments", { name: "quay-workers", spec: { codehost_url } }, "/body/spec/codehost_url"],
    ["PATCH", "/v1/workflows/deployments/harbor-workers", { spec: { codehost_url } }, "/body/spec/codehost_url"],
  ] as const) {
    const { body: problem } = await sendJson(mock, method, path, body);
    expect(problem).toMatchObject({ status: 422, code: "VALIDATION_ERROR", errors: [{ pointer }] });
    expect(JSON.stringify(problem)).not.toContain(CANARY);
  }
  for (const scheme of ["http", "HTTPS", "ssh", "git+ssh", "ftp", "redis", "x-1.0"])
    for (const user of ["mara@", `mara:${CANARY}@`, `:${CANARY}@`, "@", "a@b@", "%40:%3A@"])
      for (const address of ["host.example", "host.example:22/a?b#c", "[::1]/"])
        expect(() => refuseUserInfo("/body/url", `${scheme}://${user}${address}`), scheme + user).toThrow("user name");
  const server = "https://notes.example/@notes?to=mara@tidewater.example";
  expect((await sendJson(mock, "POST", "/v1/connectors", connector("handles", { server }))).status).toBe(201);
});

test("an update of an agent can send back the masked tools that it has read", async () => {
  const mock = session();
  const { body: created } = await sendJson(mock, "POST", "/v1/agents", agent);
  expect(created.tools).toEqual([MASKED]);
  const { status, body } = await sendJson(mock, "PATCH", `/v1/agents/${created.id}`, {
    tools: [{ type: "web_search" }, ...created.tools],
  });
  expect(status).toBe(200);
  expect(body.tools).toEqual([{ type: "web_search" }, MASKED]);
});

test("the mask is refused if it replaces no credential", async () => {
  const mock = session();
  const error = { status: 422, errors: [{ pointer: "/body/tools/0/authorization/value" }] };
  const masked = { tools: [MASKED] };
  for (const [method, path, body] of [
    ["POST", "/v1/agents", { ...agent, ...masked }],
    ["POST", "/v1/conversations", { ...conversation, ...masked }],
    ["PATCH", "/v1/agents/ag_0197c3d0", masked],
  ] as const)
    expect((await sendJson(mock, method, path, body)).body).toMatchObject(error);
  const { body: created } = await sendJson(mock, "POST", "/v1/agents", agent);
  const otherKind = { ...MASKED, authorization: { type: "oauth2-token", value: "****" } };
  const path = `/v1/agents/${created.id}`;
  expect((await sendJson(mock, "PATCH", path, { tools: [otherKind] })).body).toMatchObject(error);
});
