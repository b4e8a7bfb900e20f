import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/types.ts";
import { defineTable } from "../../sandbox/table.ts";

type Agent = components["schemas"]["Agent"];

/** One version of an agent, without what is the same for all of them. */
export interface StoredAgentVersion {
  readonly agent_id: string;
  /** `versions` is left empty: it is filled in when the agent is shown. */
  readonly agent: Agent;
}

export interface StoredAgent {
  readonly id: string;
  /** Number of the active version. */
  readonly active: number;
  /** Numbers of all versions, in ascending order. */
  readonly versions: readonly number[];
  /** Numbers of versions by alias. This API makes no aliases, so only the seed has any. */
  readonly aliases: Readonly<Record<string, number>>;
}

export const versionKey = (agent_id: string, version: number) => `${agent_id}/${version}`;

/** Document libraries. This API has no operation that makes one, so they are the same in every sandbox. */
export const libraries: readonly string[] = ["lib_0197c3c8"];

const { scoutAgent, newToolboxAgent } = examples;

/** Pilot, who hands questions about tides off to Scout. */
export const pilotId = "ag_0197c3d1";

const pilotAgent: Agent = {
  ...scoutAgent,
  ...newToolboxAgent,
  id: pilotId,
  metadata: null,
  version_message: null,
  created_at: "2026-03-02T09:01:00Z",
  updated_at: "2026-03-02T09:01:00Z",
};

export const agentsState = {
  agents: defineTable<StoredAgent>(
    (agent) => agent.id,
    [
      { id: scoutAgent.id, active: 0, versions: [0], aliases: {} },
      { id: pilotId, active: 0, versions: [0], aliases: { stable: 0 } },
    ],
  ),
  agentVersions: defineTable<StoredAgentVersion>(
    ({ agent_id, agent }) => versionKey(agent_id, agent.version),
    [
      { agent_id: scoutAgent.id, agent: scoutAgent },
      { agent_id: pilotId, agent: pilotAgent },
    ],
  ),
};
