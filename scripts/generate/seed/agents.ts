import type { Examples } from "../../../generated/examples.ts";
import type { Seed } from "../../../src/mock/areas/seed.ts";

export function agentsSeed({ scoutAgent, toolboxAgent }: Examples): Pick<Seed, "agents" | "document_libraries"> {
  const pilot = { ...toolboxAgent, _mock: { aliases: { stable: 0 } } };
  return { agents: [scoutAgent, pilot], document_libraries: [{ id: "lib_0197c3c8" }] };
}
