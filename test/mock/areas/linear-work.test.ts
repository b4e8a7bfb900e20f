import { expect, test } from "vitest";
import { agentsData } from "../../../src/mock/areas/agents/seed.ts";
import { showAuthMethods } from "../../../src/mock/areas/connectors/credentials.ts";
import { mergeEvents } from "../../../src/mock/areas/executions/to-rows.ts";
import { tagFilter } from "../../../src/mock/areas/shared/filters.ts";
import { checkModels } from "../../../src/mock/areas/turn/references.ts";
import { listFunctions } from "../../../src/mock/areas/turn/tool-functions.ts";
import { showVersions } from "../../../src/mock/areas/versioned-resource/view.ts";

/** Number of items of each list, of which the work must not be the product. */
const COUNT = 100;
let reads = 0;

/** A list that counts how often its items are read. */
function counted<Item>(toItem: (index: number) => Item): Item[] {
  const items = Array.from({ length: COUNT }, (_, index) => toItem(index));
  return new Proxy(items, {
    get(target, name) {
      reads += 1;
      return Reflect.get(target, name);
    },
  });
}

// biome-ignore lint/suspicious/noExplicitAny: only the fields that are read
type Any = any;

const model = { id: "many", TYPE: "base", aliases: counted(String) };
const models = { all: () => all, get: () => undefined };
const all = [model];

test.each<[what: string, work: () => unknown, result: unknown]>([
  [
    "models of guardrails by their aliases",
    () =>
      checkModels({ models } as Any, {
        guardrails: counted((index) => ({ moderation_llm_v1: { model_name: `${index}` } })) as Any,
      }),
    undefined,
  ],
  [
    "the versions of an agent in a snapshot",
    () => {
      const agents = {
        all: () => [{ id: "a", active: 0, versions: counted((index) => Number(index < COUNT / 2)), aliases: {} }],
      };
      const agentVersions = { has: () => true, all: () => [] };
      return [...(agentsData.checkRows?.({ agents, agentVersions } as Any) ?? [])];
    },
    [],
  ],
  [
    "the aliases of all versions",
    () => {
      const versions = Array(COUNT).fill({ definition: {}, notes: null, createdAt: "" });
      const aliases = counted((index) => ({ alias: `${index}`, version: COUNT - index }));
      return showVersions({ versions, aliases } as Any).map((version) => version.aliases[0]);
    },
    Array.from({ length: COUNT }, (_, index) => `${index}`),
  ],
  [
    "the events of a run in history and feed",
    () =>
      mergeEvents(
        counted((index) => ({ event_type: "A", event_time: new Date(2 * index).toISOString() })) as Any,
        counted((index) => ({ event_type: "B", event_timestamp: 2 * index + 1 })) as Any,
        {} as Any,
      ).map(({ at }) => at),
    Array.from({ length: 2 * COUNT }, (_, index) => index),
  ],
  ["the tags of a workflow", () => tagFilter(counted(String))(counted(String)), true],
  [
    "the functions of a tool by its configuration",
    () => {
      const names = counted(String);
      const tools = names.map((name) => ({ name, inputSchema: {} }));
      const connectors = { get: () => ({ id: "a", server: "", tools: [] }) };
      const connectorServers = { get: () => ({ tools }) };
      const tool_configuration = { include: names, exclude: names, requires_confirmation: names };
      const tool = { type: "connector", connector_id: "a", tool_configuration };
      return listFunctions({ connectors, connectorServers } as Any, [tool] as Any);
    },
    [],
  ],
  [
    "the default credentials of authentication methods",
    () => {
      const usable = counted(() => ({ is_default: false, authentication_type: "bearer" }));
      const supported_auth_methods = Array(COUNT).fill({ method_type: "bearer" });
      const shown = showAuthMethods({ supported_auth_methods } as Any, usable as Any);
      return new Set(shown.map(({ has_default_credentials }) => has_default_credentials));
    },
    new Set([false]),
  ],
])("finds %s in linear time", (_what, work, result) => {
  reads = 0;
  expect(work()).toEqual(result);
  expect(reads).toBeGreaterThan(COUNT - 1);
  expect(reads).toBeLessThan(COUNT * 10);
});

test("a turn reads at most 10,000 functions of connectors", () => {
  const tools = Array.from({ length: 6000 }, (_, index) => ({ name: `${index}`, inputSchema: {} }));
  const connectors = { get: () => ({ id: "a", server: "", tools }) };
  const connectorServers = { get: () => ({ tools }) };
  const tool = { type: "connector", connector_id: "a" };
  const search = { type: "web_search" };
  const found = listFunctions({ connectors, connectorServers } as Any, [tool, tool, tool, search] as Any);
  expect([found.length, found.at(-1)?.name]).toEqual([10_001, "web_search"]);
});
