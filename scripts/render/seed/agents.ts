import type { Examples } from "../../../generated/examples.ts";
import type { Seed } from "../../../src/mock/areas/seed.ts";

/** The id of Pilot, an agent that hands off questions about tides to Scout. */
export const PILOT = "ag_0197c3d1";

export function agentsSeed({ scoutAgent, newToolboxAgent }: Examples): Pick<Seed, "agents" | "document_libraries"> {
  const pilot = {
    ...scoutAgent,
    ...newToolboxAgent,
    id: PILOT,
    metadata: null,
    version_message: null,
    created_at: "2026-03-02T09:01:00Z",
    updated_at: "2026-03-02T09:01:00Z",
    _mock: { aliases: { stable: 0 } },
  };
  return { agents: [scoutAgent, pilot], document_libraries: [{ id: "lib_0197c3c8" }] };
}
