import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/mock-types.ts";
import { defined } from "../../../defined.ts";
import { sendJson } from "../../json.ts";
import { ok, type Session, session } from "../../session.ts";

type Connector = components["schemas"]["Connector"];

const connector_id = examples.tidesConnector.id;
const MARA = "c41a7e88-3b52-4d0f-8a6e-91f0d2b7c533";
const unknown_id = "00000000-0000-4000-8000-000000000000";
const byId = { params: { path: { connector_id } } };
const byName = { params: { path: { connector_id_or_name: "harbor-tides" } } };

async function create({ api }: Session, body: Partial<components["schemas"]["McpConnectorCreate"]> = {}) {
  const all = { name: "notes", description: "Notes.", server: "https://notes.example/mcp", ...body };
  // Tests change a field or two. The protocol and other required fields are added here.
  return api.POST("/v1/connectors", {
    body: { visibility: "private", ...all, protocol: "mcp" } as components["schemas"]["ConnectorCreate"],
  });
}

/** The connector as the list shows it to this caller. */
async function listed({ api }: Session, id = connector_id): Promise<Connector | undefined> {
  const { data } = await api.GET("/v1/connectors");
  return data?.items.find((item) => item.id === id);
}

function share({ api }: Session, id = connector_id) {
  return api.PUT("/v1/connectors/{connector_id}/share", { params: { path: { connector_id: id } } });
}

function signIn({ api }: Session, query: { credentials_name?: string; method_type?: "oauth2" | "bearer" } = {}) {
  return api.GET("/v1/connectors/{connector_id_or_name}/auth_url", { params: { ...byName.params, query } });
}

function call({ api }: Session, args: Record<string, unknown>, tool_name = "get_tides", credentials_name?: string) {
  return api.POST("/v1/connectors/{connector_id_or_name}/tools/{tool_name}/call", {
    params: {
      path: { connector_id_or_name: "harbor-tides", tool_name },
      query: credentials_name === undefined ? {} : { credentials_name },
    },
    body: { arguments: args },
  });
}

describe("creating and listing connectors", () => {
  test("a new connector is private, inactive and listed, and shows no secret", async () => {
    const mara = session();
    const { data: connector } = await ok(
      create(mara, {
        title: "Notes",
        global_headers: { "X-Key": { value: "hush", is_secret: true }, "X-Plain": { value: "open", is_secret: false } },
      }),
    );
    expect(connector).toMatchObject({
      protocol: "mcp",
      name: "notes",
      title: "Notes",
      visibility: "private",
      owner_type: "user",
      owner_id: MARA,
      creator_id: MARA,
      active: false,
      is_authenticated: true,
      blocked_by: [],
      tools: null,
      supports_mcp: true,
    });
    expect(connector.supported_auth_methods).toEqual([
      {
        method_type: "none",
        has_default_credentials: false,
        headers: null,
        global_headers: { "X-Key": { value: "****", is_secret: true }, "X-Plain": { value: "open", is_secret: false } },
        grant_type: null,
        oauth2_server_metadata: null,
      },
    ]);
    expect(JSON.stringify(connector)).not.toContain("hush");
    expect(await listed(mara, connector.id)).toEqual(connector);
  });

  test.each([
    ["oauth2_server_metadata_url", { oauth2_server_metadata_url: "https://auth.example/.well-known/oauth" }],
    [
      "oauth2_server_metadata",
      { oauth2_server_metadata: { issuer: "https://a.example", token_endpoint: "https://a.example/t" } },
    ],
  ])("a connector with %s and without methods uses OAuth 2.0", async (_name, body) => {
    for (const auth_methods of [undefined, null, []]) {
      const { data } = await create(session(), { ...body, ...(auth_methods !== undefined && { auth_methods }) });
      expect(data?.supported_auth_methods).toMatchObject([{ method_type: "oauth2", grant_type: "authorization_code" }]);
      expect(data?.is_authenticated).toBe(false);
    }
  });

  test("a header is required and secret unless the body says otherwise", async () => {
    const headers = [{ name: "X-Key" }, { name: "X-Team", is_required: false, is_secret: false }];
    const { data } = await create(session(), { auth_methods: [{ method_type: "bearer", headers }] });
    expect(data?.supported_auth_methods).toMatchObject([
      {
        headers: [
          { name: "X-Key", is_required: true, is_secret: true },
          { name: "X-Team", is_required: false, is_secret: false },
        ],
      },
    ]);
  });

  test("connectors.create returns 422 for a metadata URL that is not HTTP", async () => {
    const { error } = await create(session(), { oauth2_server_metadata_url: "urn:example:metadata" });
    expect(error).toMatchObject({ status: 422, errors: [{ pointer: "/body/oauth2_server_metadata_url" }] });
  });

  test("connectors.create stores the methods of the body with their headers", async () => {
    const mara = session();
    const body = { ...examples.newTidesConnector, name: "tides-two" };
    const { data } = await ok(mara.api.POST("/v1/connectors", { body }));
    expect(data.supported_auth_methods).toEqual(examples.tidesConnector.supported_auth_methods);
    const { data: berths } = await ok(mara.api.POST("/v1/connectors", { body: examples.newBerthsConnector }));
    expect(berths).toMatchObject({ protocol: "http", supports_mcp: false, is_authenticated: true });
    expect(berths.supported_auth_methods).toEqual(examples.berthsConnector.supported_auth_methods);
  });

  test("a name is unique in the workspace, even among connectors that the caller can't see", async () => {
    const { error } = await create(session().as("user.bob"), { name: "harbor-tides" });
    expect(error).toMatchObject({ status: 409, code: "CONNECTOR_NAME_ALREADY_EXISTS" });
  });

  test.each([
    ["shared_workspace", "workspace"],
    ["shared_org", "org"],
  ] as const)("connectors.create with %s makes the %s the owner", async (visibility, owner_type) => {
    const mara = session();
    const { data } = await ok(create(mara, { visibility }));
    expect(data).toMatchObject({ visibility, owner_type });
    expect(await listed(mara.as("user.bob"), data.id)).toMatchObject({ visibility });
  });

  test("another user's private connector is invisible", async () => {
    const bob = session().as("user.bob");
    expect(await listed(bob)).toBeUndefined();
    const { error } = await bob.api.GET("/v1/connectors/{connector_id_or_name}/tools", byName);
    expect(error).toMatchObject({ status: 404, code: "CONNECTOR_NOT_FOUND" });
    const { data } = await bob.api.GET("/v1/connectors");
    expect(data?.items.map(({ visibility }) => visibility)).toEqual(["shared_global"]);
  });

  test("a value that looks like a uuid is never used as a name", async () => {
    const mara = session();
    await create(mara, { name: unknown_id });
    const path = { connector_id_or_name: unknown_id };
    const { error } = await mara.api.GET("/v1/connectors/{connector_id_or_name}/tools", { params: { path } });
    expect(error).toMatchObject({ status: 404, code: "CONNECTOR_NOT_FOUND" });
  });
});

describe("sharing", () => {
  const workspaceShare = "/v1/connectors/{connector_id}/share";
  const organizationShare = "/v1/connectors/{connector_id}/organization/share";

  test.each([
    [
      workspaceShare,
      { visibility: "shared_workspace", owner_type: "workspace", owner_id: examples.maraIdentity.workspace?.id },
      examples.connectorSharedWithWorkspace,
      examples.connectorUnsharedFromWorkspace,
    ],
    [
      organizationShare,
      { visibility: "shared_org", owner_type: "org", owner_id: examples.maraIdentity.organization?.id },
      examples.connectorSharedWithOrganization,
      examples.connectorUnsharedFromOrganization,
    ],
  ] as const)(
    "PUT and DELETE %s change the owner and the time of the last change",
    async (path, owner, put, deleted) => {
      const mara = session();
      expect((await mara.api.PUT(path, byId)).data).toEqual(put);
      const shared = defined(await listed(mara.as("user.bob")));
      expect(shared).toMatchObject({ ...owner, creator_id: MARA, modified_at: "2026-03-02T12:00:01Z" });
      expect((await mara.api.DELETE(path, byId)).data).toEqual(deleted);
      const after = defined(await listed(mara));
      expect(after).toMatchObject({ visibility: "private", owner_type: "user", owner_id: MARA });
      expect(after.modified_at > shared.modified_at).toBe(true);
      expect(await listed(mara.as("user.bob"))).toBeUndefined();
    },
  );

  test.each([
    ["PUT", organizationShare, "harbor-tides", "already shared with the workspace. Stop sharing it first."],
    ["PUT", organizationShare, "code-host", "already shared with everyone. There is nothing to do."],
    ["DELETE", organizationShare, "code-host", "shared with everyone only. That can't be changed."],
    ["DELETE", organizationShare, "harbor-tides", "shared with the workspace only. Stop sharing it there instead."],
    ["DELETE", workspaceShare, "notes", "already private. There is nothing to do."],
  ] as const)("%s %s of the connector %s returns a 409 that says: %s", async (method, path, name, detail) => {
    const mara = session();
    await create(mara);
    await share(mara);
    const { data } = await ok(mara.api.GET("/v1/connectors"));
    const { id } = defined(data.items.find((item) => item.name === name));
    const { body: error } = await sendJson(mara, method, path.replace("{connector_id}", id));
    expect(error).toMatchObject({ status: 409, detail: `The connector ${name} is ${detail}` });
  });

  test("sharing invalidates the owner's credentials until they sign in again", async () => {
    const mara = session();
    await signIn(mara, { credentials_name: "mara" });
    expect((await call(mara, {}, "get_tides", "mara")).response.status).toBe(200);
    await share(mara);
    const { error } = await call(mara, {}, "get_tides", "mara");
    expect(error).toMatchObject({ status: 409, code: "CONNECTOR_AUTHENTICATION_REQUIRED" });
    const { connection_credentials } = defined(await listed(mara));
    expect(connection_credentials?.map(({ name, status }) => [name, status?.status_type])).toEqual([
      ["mara", "invalid"],
      ["harbor-desk", "valid"],
      ["tidewater-labs", "invalid"],
    ]);
    await signIn(mara, { credentials_name: "mara" });
    expect((await call(mara, {}, "get_tides", "mara")).response.status).toBe(200);
  });
});

describe("activation", () => {
  const set = (
    { api }: Session,
    consumer_scope: "organization" | "workspace" | "user",
    to: "activate" | "deactivate",
  ) =>
    api.POST(`/v1/connectors/{connector_id}/{consumer_scope}/${to}`, {
      params: { path: { connector_id, consumer_scope } },
    });

  test("activation changes neither sharing nor credentials, and an inactive connector can be called", async () => {
    const mara = session();
    const before = defined(await listed(mara));
    await set(mara, "user", "activate");
    expect(await listed(mara)).toEqual({ ...before, active: true });
    await set(mara, "user", "deactivate");
    expect((await call(mara, defined(examples.tidesToolCall.arguments))).response.status).toBe(200);
  });
});

describe("signing in and credentials", () => {
  test("each sign-in URL is new, and points to the connector's authorization server", async () => {
    const mara = session();
    const [first, second] = [await signIn(mara), await signIn(mara)];
    expect(first.data?.auth_url).toMatch(
      /^https:\/\/auth\.tidewater\.example\/authorize\?response_type=code&client_id=harbor-desk&state=\w{8}$/,
    );
    expect(first.data?.ttl).toBe(600);
    expect(second.data?.auth_url).not.toBe(first.data?.auth_url);
  });

  test("a sign-in URL has the client_id of the method in which users sign in", async () => {
    const mara = session();
    const shared = {
      method_type: "oauth2" as const,
      oauth2_server_metadata: {
        issuer: "https://auth.example",
        authorization_endpoint: "https://auth.example/authorize",
        token_endpoint: "https://auth.example/token",
      },
    };
    const forServices = { client_id: "services", client_secret: "example-secret" };
    const forUsers = { client_id: "users", client_secret: "example-secret" };
    const auth_methods = [
      {
        ...shared,
        grant_type: "client_credentials" as const,
        token_endpoint_auth_method: "client_secret_basic" as const,
        auth_data: forServices,
      },
      { ...shared, grant_type: "authorization_code" as const, auth_data: forUsers },
    ];
    await ok(create(mara, { auth_methods }));
    const path = { connector_id_or_name: "notes" };
    const { data } = await ok(mara.api.GET("/v1/connectors/{connector_id_or_name}/auth_url", { params: { path } }));
    expect(new URL(data.auth_url).searchParams.get("client_id")).toBe("users");
  });

  test("a sign-in URL has the client_id of the body if it lists no methods", async () => {
    const mara = session();
    const oauth2_server_metadata_url = "https://auth.example/.well-known/oauth";
    await ok(create(mara, { oauth2_server_metadata_url, auth_data: { client_id: "own", client_secret: "example" } }));
    const path = { connector_id_or_name: "notes" };
    const { data } = await ok(mara.api.GET("/v1/connectors/{connector_id_or_name}/auth_url", { params: { path } }));
    expect(new URL(data.auth_url).searchParams.get("client_id")).toBe("own");
  });

  test("a sign-in URL without a client of its own has that of the service, and keeps the query of the server", async () => {
    const mara = session();
    const oauth2_server_metadata = {
      issuer: "https://auth.example",
      authorization_endpoint: "https://auth.example/authorize?tenant=harbor",
      token_endpoint: "https://auth.example/token",
    };
    await ok(create(mara, { oauth2_server_metadata }));
    const path = { connector_id_or_name: "notes" };
    const { data } = await ok(mara.api.GET("/v1/connectors/{connector_id_or_name}/auth_url", { params: { path } }));
    expect(data.auth_url).toMatch(
      /^https:\/\/auth\.example\/authorize\?tenant=harbor&response_type=code&client_id=platform&state=\w{8}$/,
    );
  });

  test("requesting a sign-in URL creates credentials with the given name", async () => {
    const mara = session();
    await create(mara, {
      auth_methods: [{ method_type: "bearer" }],
    });
    const path = { connector_id_or_name: "notes" };
    const before = await mara.api.GET("/v1/connectors/{connector_id_or_name}/tools", { params: { path } });
    expect(before.error).toMatchObject({ status: 409, code: "CONNECTOR_AUTHENTICATION_REQUIRED" });

    const query = { method_type: "bearer", credentials_name: "mine", credentials_title: "My own" } as const;
    const { data } = await mara.api.GET("/v1/connectors/{connector_id_or_name}/auth_url", { params: { path, query } });
    expect(data?.auth_url).toMatch(/^https:\/\//);
    const after = await mara.api.GET("/v1/connectors/{connector_id_or_name}/tools", { params: { path } });
    expect(after.response.status).toBe(200);
    const { data: list } = await ok(mara.api.GET("/v1/connectors"));
    expect(list.items[0]).toMatchObject({
      is_authenticated: true,
      supported_auth_methods: [{ method_type: "bearer", has_default_credentials: true }],
      connection_credentials: [
        {
          name: "mine",
          title: "My own",
          authentication_type: "bearer",
          scope: "user",
          is_default: true,
          creator_id: MARA,
        },
      ],
    });
  });

  test("credentials without a name have that of their method", async () => {
    const mara = session();
    await signIn(mara);
    expect((await listed(mara))?.connection_credentials?.[0]).toMatchObject({ name: "oauth2", title: null });
  });

  test("a method has default credentials only if they are the default of all", async () => {
    const mara = session();
    const oauth2_server_metadata = {
      issuer: "https://auth.example",
      authorization_endpoint: "https://auth.example/authorize",
      token_endpoint: "https://auth.example/token",
    };
    const auth_data = { client_id: "users", client_secret: "example-secret" };
    const grant_type = "authorization_code" as const;
    const oauth2 = { method_type: "oauth2" as const, grant_type, auth_data, oauth2_server_metadata };
    await ok(create(mara, { auth_methods: [{ method_type: "bearer" }, oauth2] }));
    const path = { connector_id_or_name: "notes" };
    for (const method_type of ["bearer", "oauth2"] as const)
      await ok(
        mara.api.GET("/v1/connectors/{connector_id_or_name}/auth_url", { params: { path, query: { method_type } } }),
      );
    const methods = "/v1/connectors/{connector_id_or_name}/authentication_methods";
    const { data } = await ok(mara.api.GET(methods, { params: { path } }));
    expect(data.map((method) => [method.method_type, method.has_default_credentials])).toEqual([
      ["bearer", true],
      ["oauth2", false],
    ]);
  });

  test("the first sign-in is the default, and remains it after a sign-in under another name", async () => {
    const mara = session();
    for (const credentials_name of ["first", "second", "first"]) await signIn(mara, { credentials_name });
    const credentials = defined((await listed(mara))?.connection_credentials);
    expect(Object.fromEntries(credentials.map(({ name, is_default }) => [name, is_default]))).toMatchObject({
      first: true,
      second: false,
    });
  });

  test("connectors.getAuthUrl returns 409 for a method that the connector does not support or can't sign in with", async () => {
    const mara = session();
    await mara.api.POST("/v1/connectors", { body: examples.newBerthsConnector });
    const metadata = { issuer: "https://auth.example", token_endpoint: "https://auth.example/token" };
    const oauth2_server_metadata = { ...metadata, authorization_endpoint: "https://auth.example/authorize" };
    const auth_methods = [
      {
        method_type: "oauth2" as const,
        grant_type: "client_credentials" as const,
        token_endpoint_auth_method: "client_secret_basic" as const,
        auth_data: { client_id: "services", client_secret: "example-secret" },
        oauth2_server_metadata,
      },
    ];
    await ok(create(mara, { auth_methods }));
    for (const [connector_id_or_name, method_type] of [
      ["notes", "oauth2"],
      ["harbor-tides", "codehost_app"],
      ["harbor-berths", "oauth2"],
      ["harbor-berths", "none"],
    ] as const) {
      const { error } = await mara.api.GET("/v1/connectors/{connector_id_or_name}/auth_url", {
        params: { path: { connector_id_or_name }, query: { method_type } },
      });
      expect(error).toMatchObject({ status: 409, code: "CONNECTOR_AUTH_METHOD_NOT_OFFERED" });
    }
  });

  test("the installation link requires a connector with a code-host app, whatever the method", async () => {
    const mara = session();
    const { api } = mara;
    const get = (connector_id_or_name: string, method_type: "oauth2" | "bearer") =>
      api.GET("/v1/connectors/{connector_id_or_name}/auth_url", {
        params: { path: { connector_id_or_name }, query: { method_type, codehost_installation_link: true } },
      });
    expect((await get("harbor-tides", "oauth2")).error).toMatchObject({ code: "CONNECTOR_AUTH_METHOD_NOT_OFFERED" });
    const codeHost = defined((await api.GET("/v1/connectors")).data?.items.find(({ name }) => name === "code-host"));
    for (const method of ["oauth2", "bearer"] as const)
      expect((await get("code-host", method)).data?.auth_url).toContain("codehost_app");
    // To install an app is no sign-in.
    expect(await listed(mara, codeHost.id)).toEqual(codeHost);
  });

  test("connectors.authenticationMethods.list shows which methods have default credentials", async () => {
    const { data } = await session().api.GET("/v1/connectors/{connector_id_or_name}/authentication_methods", byName);
    expect(data).toEqual(examples.tidesAuthenticationMethods);
  });

  test("the credentials of the organization and of the workspace are those of the examples", async () => {
    const { api } = session();
    const ofWorkspace = "/v1/connectors/{connector_id_or_name}/workspace/credentials";
    const ofOrganization = "/v1/connectors/{connector_id_or_name}/organization/credentials";
    expect((await api.GET(ofWorkspace, byName)).data).toEqual(examples.tidesWorkspaceCredentials);
    expect((await api.GET(ofOrganization, byName)).data).toEqual(examples.tidesOrganizationCredentials);
  });

  test.each([
    ["nobody-has", 404, "CONNECTOR_CREDENTIALS_NOT_FOUND"],
    ["tidewater-labs", 409, "CONNECTOR_AUTHENTICATION_REQUIRED"],
  ])("with the credentials %s, listing and calling tools return %i", async (credentials_name, status, code) => {
    const mara = session();
    expect((await call(mara, {}, "get_tides", credentials_name)).error).toMatchObject({ status, code });
    const { error } = await mara.api.GET("/v1/connectors/{connector_id_or_name}/tools", {
      params: { ...byName.params, query: { credentials_name } },
    });
    expect(error).toMatchObject({ status, code });
  });
});

describe("tools", () => {
  const path = "/v1/connectors/{connector_id_or_name}/tools";

  test("the tools are those of the examples, in full and in short, and the connector shows them after the first read", async () => {
    const mara = session();
    expect((await listed(mara))?.tools).toBeNull();
    expect((await mara.api.GET(path, byName)).data).toEqual(examples.tidesTools);
    const pretty = await mara.api.GET(path, { params: { ...byName.params, query: { pretty: true } } });
    expect(pretty.data).toEqual(examples.tidesToolsInShort);
    const read = defined(await listed(mara)).tools;
    expect(read).toMatchObject([
      { name: "get_tides", visibility: "private", active: true, execution_config: { type: "mcp" } },
    ]);
    await mara.api.GET(path, { params: { ...byName.params, query: { refresh: true } } });
    expect((await listed(mara))?.tools).toEqual(read);
    await share(mara);
    expect((await listed(mara))?.tools).toMatchObject([{ name: "get_tides", visibility: "shared_workspace" }]);
  });

  test("the tools of a connector for HTTP are called with it, and connectors of the same server have the same tools", async () => {
    const mara = session();
    const server = defined(examples.tidesConnector.server);
    const body = { ...examples.newBerthsConnector, name: "tides-too", server };
    const { data } = await ok(mara.api.POST("/v1/connectors", { body }));
    await ok(mara.api.GET(path, { params: { path: { connector_id_or_name: "tides-too" } } }));
    expect((await listed(mara, data.id))?.tools).toMatchObject([
      { name: "get_tides", execution_config: { type: "http" } },
    ]);
  });

  test("connectors.tools.list has up to 100 tools on a page by default", async () => {
    const own = session();
    const seed = await (await own.send("/_mock/seed")).json();
    const { _mock } = seed.connectors[0];
    _mock.tools = Array.from({ length: 101 }, (_, index) => ({ ..._mock.tools[0], name: `tool_${index}` }));
    const headers = { "content-type": "application/json" };
    expect((await own.send("/_mock/seed", { method: "POST", headers, body: JSON.stringify(seed) })).status).toBe(204);
    const list = async (query: { page_size?: number }) =>
      (await own.api.GET("/v1/connectors/{connector_id_or_name}/tools", { params: { ...byName.params, query } })).data;
    expect(await list({})).toHaveLength(100);
    expect(await list({ page_size: 7 })).toHaveLength(7);
  });

  test("get_tides returns the tides of the examples, and different ones for other days", async () => {
    const mara = session();
    expect((await call(mara, defined(examples.tidesToolCall.arguments))).data).toEqual(examples.tidesToolResult);
    const { data } = await call(mara, { station: "Harbor Point", date: "2026-03-03" });
    expect(data?.metadata?.mcp_meta?.structuredContent).toEqual({ low_water: "06:58", high_water: "13:10" });
    expect((await call(mara, { station: "Harbor Point", date: "2026-03-03" })).data).toEqual(data);
  });

  test.each([
    [{}, "The arguments station and date are missing."],
    [{ station: "Harbor Point" }, "The argument date is missing."],
    [{ station: 7, date: "2026-03-02" }, "The argument station must be a string."],
    [
      { station: "Harbor Point", date: "2026-02-30" },
      "The argument date must be a day such as 2026-03-02, not 2026-02-30.",
    ],
    [{ station: "Harbor Point", date: "soon" }, "The argument date must be a day such as 2026-03-02, not soon."],
  ])("a call with %o returns 200 with a tool error", async (args, text) => {
    const { data, response } = await call(session(), args);
    expect(response.status).toBe(200);
    expect(data).toEqual({ ...examples.tidesToolFailure, content: [{ type: "text", text }] });
  });

  test("a body without arguments calls the tool without arguments", async () => {
    const { api } = session();
    const { data } = await api.POST("/v1/connectors/{connector_id_or_name}/tools/{tool_name}/call", {
      params: { path: { connector_id_or_name: connector_id, tool_name: "get_tides" } },
      body: examples.toolCallWithoutArguments,
    });
    expect(data).toEqual(examples.tidesToolFailure);
  });

  test.each([
    ["search", { query: "tide tables" }, /^Found 1 document for "tide tables": doc-/],
    ["fetch", { id: "\ud800" }, undefined],
  ])("the result of a simulated %s depends on the arguments alone", async (tool_name, args, text) => {
    const mara = session();
    await create(mara);
    const params = { path: { connector_id_or_name: "notes", tool_name } };
    const send = () =>
      mara.api.POST("/v1/connectors/{connector_id_or_name}/tools/{tool_name}/call", {
        params,
        body: { arguments: args },
      });
    const { data } = await send();
    expect(data?.metadata?.mcp_meta?.isError).toBe(false);
    if (text) expect(data?.content[0]).toMatchObject({ type: "text", text: expect.stringMatching(text) });
    expect((await send()).data).toEqual(data);
  });

  test("an unknown tool or a different spelling returns 404", async () => {
    for (const tool of ["get_waves", "Get_Tides", "__proto__"]) {
      const { error } = await call(session(), {}, tool);
      expect(error).toMatchObject({ status: 404, code: "CONNECTOR_TOOL_NOT_FOUND" });
    }
  });
});
