/**
 * What a program does with the package, in every runtime alike. `platform` is what importing the package gave, `baseUrl`
 * a mock. Throws at the first surprise; otherwise resolves to the runtime's version.
 */
export async function program(platform, baseUrl) {
  const { Platform, AuthenticationError, NotFoundError, PlatformError } = platform;
  const client = new Platform({ apiKey: "any", baseUrl, allowBrowser: true });

  const models = await client.models.list();
  expect(models.data.length > 0, "models.list answers with models");

  const { data: agent, response } = await client.agents.get("ag_0197c3d0", { timeoutMs: 30_000 }).withResponse();
  expect(agent.id === "ag_0197c3d0" && response.status === 200, "agents.get answers with the agent");

  const missing = await failureOf(client.models.get("none", { headers: { Prefer: "code=404" } }));
  expect(missing instanceof NotFoundError && missing instanceof PlatformError, `404 is a NotFoundError: ${missing}`);
  expect(missing.name === "NotFoundError" && missing.problem?.status === 404, "the error has the problem document");

  const refused = await failureOf(new Platform({ baseUrl }).models.list());
  expect(refused instanceof AuthenticationError && refused.status === 401, `401 is its own error: ${refused}`);

  const page = await client.agents.list({ page_size: 50 });
  const listed = [];
  for await (const item of client.agents.list({ page_size: 50 })) {
    listed.push(item.id);
    if (listed.length === page.items.length) break;
  }
  expect(listed.length > 0 && listed[0] === page.items[0].id, "a list can be awaited and iterated over");

  const names = [];
  const stream = client.conversations.startStream({ agent_id: "ag_0197c3d0", inputs: "When is low water?" });
  for await (const { event } of stream) names.push(event);
  expect(names[0] === "conversation.response.started", `the stream begins: ${names}`);
  expect(names.at(-1) === "conversation.response.done", `the stream ends: ${names}`);

  const plain = await client.api.GET("/v1/models/{model_id}", { params: { path: { model_id: "aurora-large" } } });
  expect(plain.response.status === 200 && plain.data.id, "client.api answers");

  return version();
}

function expect(truth, what) {
  if (!truth) throw new Error(`Not so: ${what}`);
}

async function failureOf(call) {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error("A call succeeded that should have failed.");
}

function version() {
  const { Bun, Deno, navigator, process } = globalThis;
  return Bun?.version ?? Deno?.version.deno ?? process?.version ?? navigator.userAgent;
}
