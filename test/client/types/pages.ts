/** The types of lists. Compiled by `npm run typecheck`, never run. */
import { expectTypeOf } from "vitest";
import { defineFunction, runFunctions } from "../../../src/client/functions.ts";
import type {
  Agent,
  AgentPage,
  Dataset,
  DatasetPage,
  Page,
  PageCall,
  Platform,
  Span,
  SpanSearch,
} from "../../../src/client/index.ts";
import { waitForBatchJob } from "../../../src/client/index.ts";

declare const client: Platform;

// Awaited, a list is its first page; iterated over, it is the items of all pages.
const agents = client.agents.list({ page_size: 50 });
expectTypeOf(agents).toEqualTypeOf<PageCall<Agent, AgentPage>>();
for await (const agent of agents) expectTypeOf(agent).toEqualTypeOf<Agent>();
const page = await agents;
expectTypeOf(page).toEqualTypeOf<Page<Agent, AgentPage>>();
expectTypeOf(page.items).toEqualTypeOf<readonly Agent[]>();
expectTypeOf(page.total).toEqualTypeOf<number | undefined>();
expectTypeOf(page.body).toEqualTypeOf<AgentPage>();
expectTypeOf(await page.next()).toEqualTypeOf<Page<Agent, AgentPage> | undefined>();
expectTypeOf(page.nextQuery).toEqualTypeOf<object | undefined>();
expectTypeOf(client.agents.list(page.nextQuery)).toEqualTypeOf<PageCall<Agent, AgentPage>>();
expectTypeOf((await agents.withResponse()).data).toEqualTypeOf<Page<Agent, AgentPage>>();
expectTypeOf(await agents.asResponse()).toEqualTypeOf<Response>();

// The items may be in a nested field of the body, or be the body.
expectTypeOf(client.observability.datasets.list()).toEqualTypeOf<PageCall<Dataset, DatasetPage>>();
for await (const conversation of client.conversations.list()) expectTypeOf(conversation.id).toEqualTypeOf<string>();

// A search is a list that takes a body.
for await (const span of client.observability.spans.search({} as SpanSearch)) expectTypeOf(span).toEqualTypeOf<Span>();

// @ts-expect-error one model is not a list
for await (const _ of client.models.get("m"));

// Every option may be undefined.
client.agents.list().toArray({ limit: undefined });
waitForBatchJob(client, "job_1", { deadlineMs: undefined, onProgress: undefined, signal: undefined });
runFunctions(client, { inputs: "x" }, [], { maxRounds: undefined, onError: undefined });
defineFunction({ name: "f", description: undefined, strict: undefined, parameters: {}, run: () => 1 });
