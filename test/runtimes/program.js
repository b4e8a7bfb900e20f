/**
 * Uses the client the same way in every runtime. `platform` is the imported package, and `baseUrl` the URL of a mock.
 * Rejects at the first unexpected result; otherwise resolves to the version of the runtime.
 */
export async function program(platform, baseUrl) {
  const { Platform, AuthenticationError, NotFoundError, PlatformError } = platform;
  const client = new Platform({ apiKey: "any", baseUrl, allowBrowser: true });

  const models = await client.models.list();
  expect(models.data.length > 0, "models.list returns models");

  const { data: agent, response } = await client.agents.get("ag_0197c3d0", { timeoutMs: 30_000 }).withResponse();
  expect(agent.id === "ag_0197c3d0" && response.status === 200, "agents.get returns the agent");

  const missing = await errorOf(client.models.get("none", { headers: { Prefer: "code=404" } }));
  expect(missing instanceof NotFoundError && missing instanceof PlatformError, `a 404 is a NotFoundError: ${missing}`);
  expect(
    missing.name === "NotFoundError" && missing.problem?.status === 404,
    "the error contains the problem document",
  );
  // A page of another origin can read this header only if the server exposes it.
  expect(/^req_/.test(missing.requestId), `the error has the request id: ${missing.requestId}`);

  const created = await client.agents.create({ name: "Guide", model: "aurora-small" });
  const renamed = await client.agents.update(created.id, { name: "Pilot" });
  expect(renamed.name === "Pilot", "agents.update changes the agent that agents.create returned");
  await client.agents.delete(created.id);

  const unauthorized = await errorOf(new Platform({ baseUrl }).models.list());
  expect(
    unauthorized instanceof AuthenticationError && unauthorized.status === 401,
    `a 401 is an AuthenticationError: ${unauthorized}`,
  );

  const page = await client.agents.list({ page_size: 50 });
  const listed = [];
  for await (const item of client.agents.list({ page_size: 50 })) {
    listed.push(item.id);
    if (listed.length === page.items.length) break;
  }
  expect(listed.length > 0 && listed[0] === page.items[0].id, "a list can be awaited and iterated");

  const names = [];
  const stream = client.conversations.startStream({ agent_id: "ag_0197c3d0", inputs: "When is low water?" });
  for await (const { event } of stream) names.push(event);
  expect(names[0] === "conversation.response.started", `the first event is conversation.response.started: ${names}`);
  expect(names.at(-1) === "conversation.response.done", `the last event is conversation.response.done: ${names}`);

  const plain = await client.api.GET("/v1/models/{model_id}", { params: { path: { model_id: "aurora-large" } } });
  expect(plain.response.status === 200 && plain.data.id, "client.api.GET returns the model");

  return version();
}

function expect(condition, expectation) {
  if (!condition) throw new Error(`Expected: ${expectation}`);
}

async function errorOf(call) {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error("Expected the call to fail, but it succeeded.");
}

function version() {
  const { Bun, Deno, navigator, process } = globalThis;
  return Bun?.version ?? Deno?.version.deno ?? process?.version ?? navigator?.userAgent;
}
