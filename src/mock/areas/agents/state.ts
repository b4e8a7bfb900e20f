import type { components } from "../../../../generated/types.ts";
import { compareInLocale, defineIndex, type SortKey } from "../../sandbox/row-index.ts";
import { defineTable, type Table } from "../../sandbox/table.ts";
import { resourceOf, type Seeded } from "../seeded.ts";

type Agent = components["schemas"]["Agent"];

/** A version of an agent. */
export interface StoredAgentVersion {
  readonly agent_id: string;
  /** `versions` may be outdated here: `showAgent` fills it in. */
  readonly agent: Agent;
}

export interface StoredAgent {
  readonly id: string;
  /** Number of the active version. */
  readonly active: number;
  /** Numbers of all versions, in ascending order. */
  readonly versions: readonly number[];
  /** Version numbers by alias. No operation of this API creates an alias, so only the seed has any. */
  readonly aliases: Readonly<Record<string, number>>;
}

/** A document library. No operation of this API creates one. */
export interface StoredLibrary {
  readonly id: string;
}

export interface AgentsSeed {
  /** Each agent in its active version. */
  readonly agents?: readonly AgentSeed[];
  readonly document_libraries?: readonly StoredLibrary[];
}

type AgentSeed = Seeded<
  Agent,
  {
    /** The other versions. */
    readonly versions?: readonly Agent[];
    /** Version numbers by alias. */
    readonly aliases?: Readonly<Record<string, number>>;
  }
>;

export const versionKey = (agent_id: string, version: number) => `${agent_id}/${version}`;

interface AgentTables {
  readonly agentVersions: Table<StoredAgentVersion>;
}

/** Switching to another version puts the agent again; no version changes. */
function creationKey({ id, active }: StoredAgent, _place: number, { agentVersions }: AgentTables): SortKey | undefined {
  const version = agentVersions.get(versionKey(id, active));
  return version && [version.agent.created_at, id];
}

export const agentsByCreation = defineIndex<StoredAgent>(creationKey, { readsOthers: true });

export const agentsByCreationInLocale = defineIndex<StoredAgent>(creationKey, {
  readsOthers: true,
  compare: compareInLocale,
});

export function agentsTables({ agents = [], document_libraries = [] }: AgentsSeed) {
  return {
    agents: defineTable<StoredAgent>((agent) => agent.id, agents.map(agentRow)),
    agentVersions: defineTable<StoredAgentVersion>(
      ({ agent_id, agent }) => versionKey(agent_id, agent.version),
      agents.flatMap((entry) => versionsOf(entry).map((agent) => ({ agent_id: entry.id, agent }))),
    ),
    libraries: defineTable<StoredLibrary>((library) => library.id, document_libraries),
  };
}

function agentRow(entry: AgentSeed): StoredAgent {
  const versions = versionsOf(entry).map(({ version }) => version);
  return { id: entry.id, active: entry.version, versions, aliases: entry._mock?.aliases ?? {} };
}

/** In ascending order. */
function versionsOf(entry: AgentSeed): Agent[] {
  return [...(entry._mock?.versions ?? []), resourceOf<Agent>(entry)].sort((a, b) => a.version - b.version);
}
