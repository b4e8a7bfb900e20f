import { afterAll, beforeAll, expect, test } from "vitest";
import { type ConsumerProject, createConsumerProject, TSC } from "../../scripts/shared/typescript.ts";
import { COMPILERS, findCompiler } from "../tools/compilers.ts";

// Users compile the declarations with different versions of TypeScript: these are the oldest and the newest supported one,
// and the native compiler. The files in test/client/types/ check the exact types.
const compilers = Object.values(COMPILERS);
// The compilers check these declarations in full, but not their own library again, which takes most of their time.
const CHECKED = { skipLibCheck: false, skipDefaultLibCheck: true };

const PROGRAM = `
import { type Agent, APIError, type EventStream, NotFoundError, Platform, type ConversationEvent } from "platform-api";

const client = new Platform({ apiKey: "any", baseUrl: "http://127.0.0.1:4010" });
const signal = new AbortController().signal;

export const agent: Agent = await client.agents.get("ag_1", { agent_version: 3, signal });
export const versioned: Agent = await client.agents.versions.get({ agent_id: "ag_1", version: "0" });
await client.agents.create({ model: agent.model, name: "Scout" }, { timeoutMs: 5000 });
await client.agents.update("ag_1", {});
export const nothing: void = await client.agents.delete("ag_1");
const { data, response } = await client.models.list().withResponse();
export const texts: string[] = [...(data.data ?? []).map(({ id }) => id), response.statusText];

const page = await client.observability.datasets.list({ page_size: 50 });
export const counts: (number | undefined)[] = [page.total, (await page.next())?.items.length];
for await (const item of client.agents.list()) item.name satisfies string;

const events: EventStream<ConversationEvent> = client.conversations.startStream({ inputs: "When is low water?" });
for await (const event of events) {
  if (event.event === "conversation.response.started") event.data.conversation_id satisfies string;
}
for await (const _ of client.conversations.start({ inputs: "When is low water?", stream: true }));

try {
  await client.models.get("aurora");
} catch (error) {
  if (error instanceof NotFoundError || error instanceof APIError) error.problem?.errors?.[0]?.pointer satisfies unknown;
}

// @ts-expect-error no id
client.agents.get();
// @ts-expect-error a field that the document does not have
client.agents.create({ model: "aurora", name: "Scout", nmae: "Scout" });
// @ts-expect-error no method has this name
client.agents.vanish;
// @ts-expect-error client.api has types only with an import of platform-api/types
client.api.GET("/v1/models");
`;

let consumer: ConsumerProject;
beforeAll(async () => {
  consumer = await createConsumerProject();
});
afterAll(() => consumer?.remove());

// The program also checks calls that must not compile: an unused @ts-expect-error is an error.
test.each(compilers)("a program that uses the client compiles with %s", async (compiler) => {
  const options = { ...CHECKED, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
  const { output, ok } = await consumer.compile(findCompiler(compiler), PROGRAM, options);
  expect({ output, ok }).toEqual({ output: "", ok: true });
});

test("a program that uses the client compiles for a bundler", async () => {
  const options = { ...CHECKED, module: "esnext", moduleResolution: "bundler" };
  const { output, ok } = await consumer.compile(TSC, PROGRAM, options);
  expect({ output, ok }).toEqual({ output: "", ok: true });
});
