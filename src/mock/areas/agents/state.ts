import type { Agent } from "../../../../generated/mock-types.ts";
import { defineIndex } from "../../state/row-index.ts";
import { type Table, table } from "../../state/table.ts";
import type { Seeded } from "../seeded.ts";

export interface StoredAgentVersion {
  readonly agent_id: string;
  /** `versions` may be outdated here: `showAgent` fills it in. */
  readonly agent: Agent;
}

export interface StoredAgent {
  readonly id: string;
  readonly active: number;
  /** Numbers of all versions, in ascending order. */
  readonly versions: readonly number[];
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

export type AgentSeed = Seeded<
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

/** Switching versions puts the agent again; the versions themselves never change. */
export const agentsByCreation = defineIndex<StoredAgent>(
  ({ id, active }, _place, { agentVersions }: AgentTables) => {
    const version = agentVersions.get(versionKey(id, active));
    return version && [Date.parse(version.agent.created_at), id];
  },
  { readsOthers: true },
);

export const agentsTables = {
  agents: table<StoredAgent>(({ id }) => id),
  agentVersions: table<StoredAgentVersion>(({ agent_id, agent }) => versionKey(agent_id, agent.version)),
  libraries: table<StoredLibrary>(({ id }) => id),
};
