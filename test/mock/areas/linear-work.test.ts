import { expect, test } from "vitest";
import { agentsData } from "../../../src/mock/areas/agents/seed.ts";
import { showAuthMethods } from "../../../src/mock/areas/connectors/credentials.ts";
import { checkModels } from "../../../src/mock/areas/turn/references.ts";
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
