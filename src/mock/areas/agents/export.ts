import { entryOf } from "../seeded.ts";
import type { Sandbox } from "../tables.ts";
import { showAgent } from "../turn/find-agent.ts";
import type { AgentsSeed } from "./state.ts";

/** The agents of a sandbox as `agentsTables` reads them. */
export function exportAgents(sandbox: Sandbox): NonNullable<AgentsSeed["agents"]> {
  return sandbox.agents.all().map((row) => {
    const others = row.versions.filter((version) => version !== row.active);
    const versions = others.map((version) => showAgent(sandbox, row, version));
    return entryOf(showAgent(sandbox, row), { versions, aliases: row.aliases }, { versions: [], aliases: {} });
  });
}
