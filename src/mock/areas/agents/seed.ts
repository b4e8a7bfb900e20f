import type { Agent } from "../../../../generated/mock-types.ts";
import { convertEach } from "../../lib/collect.ts";
import type { AreaData, Reference } from "../area-data.ts";
import { createEntry, toResource } from "../seeded.ts";
import type { Sandbox } from "../tables.ts";
import { showAgent } from "../turn/find-agent.ts";
import { type AgentSeed, agentsTables, type StoredAgent, versionKey } from "./state.ts";

export const agentsData: AreaData<"agents"> = {
  tables: agentsTables,
  toRows: ({ agents = [], document_libraries = [] }) => ({
    agents: agents.map(toAgentRow),
    agentVersions: agents.flatMap((entry) => sortVersions(entry).map((agent) => ({ agent_id: entry.id, agent }))),
    libraries: document_libraries,
  }),
  toEntries: (sandbox) => ({
    agents: convertEach(sandbox.agents.all(), (row) => toAgentEntry(sandbox, row)),
    document_libraries: sandbox.libraries.all(),
  }),
  lists: {
    agents: {
      key: ["id"],
      references: ({ model, tools, handoffs }) => [
        ["model", "models", model],
        ...(tools ?? []).flatMap((tool, index): Reference[] => {
          if (tool.type === "connector") return [[`tools/${index}/connector_id`, "connectors", tool.connector_id]];
          if (tool.type !== "document_library") return [];
          return tool.library_ids.map((id, place) => [`tools/${index}/library_ids/${place}`, "document_libraries", id]);
        }),
        ...(handoffs ?? []).map((id, index): Reference => [`handoffs/${index}`, "agents", id]),
      ],
      recorded: {
        versions: {
          isCurrent: (_agent, operationId, { agent_version }) =>
            agent_version === undefined && !operationId.startsWith("agents.versions."),
        },
      },
    },
    document_libraries: { key: ["id"], references: () => [], recorded: false },
  },
  origins: {
    agents: { list: "agents" },
    agentVersions: { partsOf: "agents", owner: ({ agent_id }) => agent_id },
    libraries: { list: "document_libraries" },
  },

  *checkRows({ agents, agentVersions }) {
    for (const [index, { id, active, versions, aliases }] of agents.all().entries()) {
      const known = new Set(versions);
      for (const version of [active, ...versions, ...Object.values(aliases)])
        if (!known.has(version) || !agentVersions.has(versionKey(id, version)))
          yield { table: "agents", index, field: "versions", detail: `needs version ${version} in agentVersions` };
    }
    for (const [index, { agent_id, agent }] of agentVersions.all().entries())
      if (agent.id !== agent_id)
        yield { table: "agentVersions", index, field: "agent/id", detail: "must equal agent_id" };
  },

  *checkEntries({ agents = [] }) {
    for (const [index, { id, version, _mock }] of agents.entries()) {
      const pointer = `/agents/${index}/_mock`;
      const { versions = [], aliases = {} } = _mock ?? {};
      const numbers = new Set([version]);
      for (const [place, other] of versions.entries()) {
        if (other.id !== id)
          yield { pointer: `${pointer}/versions/${place}/id`, detail: "must be the id of the agent" };
        if (numbers.has(other.version))
          yield { pointer: `${pointer}/versions/${place}/version`, detail: "occurs twice" };
        numbers.add(other.version);
      }
      for (const [alias, number] of Object.entries(aliases))
        if (!numbers.has(number))
          yield { pointer: `${pointer}/aliases/${alias}`, detail: "is not a version of the agent" };
    }
  },
};

function toAgentRow(entry: AgentSeed): StoredAgent {
  const versions = sortVersions(entry).map(({ version }) => version);
  return { id: entry.id, active: entry.version, versions, aliases: entry._mock?.aliases ?? {} };
}

/** All versions in ascending order. */
function sortVersions(entry: AgentSeed): Agent[] {
  return [...(entry._mock?.versions ?? []), toResource<Agent>(entry)].sort((a, b) => a.version - b.version);
}

function toAgentEntry(sandbox: Sandbox, row: StoredAgent): AgentSeed {
  const others = row.versions.filter((version) => version !== row.active);
  const versions = others.map((version) => showAgent(sandbox, row, version));
  return createEntry(showAgent(sandbox, row), { versions, aliases: row.aliases }, { versions: [], aliases: {} });
}
