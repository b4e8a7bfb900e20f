import type { Agent } from "../../../../generated/mock-types.ts";
import { notFound } from "../../exchange/problems.ts";
import { remember } from "../../exchange/remembered.ts";
import { type StoredAgent, versionKey } from "../agents/state.ts";
import type { Sandbox } from "../tables.ts";

export function findAgent(sandbox: Sandbox, id: string): StoredAgent {
  return (
    sandbox.agents.get(id) ??
    notFound("AGENT_NOT_FOUND", `There is no agent ${id}, or you may not see it. List the agents to find the right id.`)
  );
}

/** By version, what was last shown of it, and of which numbers of versions. */
const shown = new WeakMap<Agent, { readonly versions: readonly number[]; readonly agent: Agent }>();

/** The agent in its active version, or in the version with the given number or alias. */
export function showAgent(sandbox: Sandbox, agent: StoredAgent, version: number | string = agent.active): Agent {
  const found = findVersion(sandbox, agent, version);
  if (!found)
    notFound(
      "AGENT_VERSION_NOT_FOUND",
      `Agent ${agent.id} has no version ${version}. Use version ${agent.versions.join(" or ")}.`,
    );
  const known = shown.get(found);
  if (known?.versions === agent.versions) return known.agent;
  const made = remember({ ...found, versions: [...agent.versions] });
  shown.set(found, { versions: agent.versions, agent: made });
  return made;
}

/** The model of the agent in the given version or, by default, the active one; undefined if there is none. */
export function agentModel(sandbox: Sandbox, agent_id: string, version?: number | string | null): string | undefined {
  const agent = sandbox.agents.get(agent_id);
  return agent && findVersion(sandbox, agent, version ?? agent.active)?.model;
}

function findVersion(sandbox: Sandbox, agent: StoredAgent, version: number | string): Agent | undefined {
  // Number() also reads "" and "0x0".
  const digits = /^\d+$/.exec(`${version}`)?.[0];
  const number = Object.hasOwn(agent.aliases, version) ? agent.aliases[version]! : Number(digits);
  return sandbox.agentVersions.get(versionKey(agent.id, number))?.agent;
}
