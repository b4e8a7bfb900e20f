import { COUNT, type DescribeArea, list, map, ref, row, TEXT } from "../shared/describe.ts";
import type { StoredLibrary } from "./state.ts";

const aliases = map(COUNT);
const library = row<StoredLibrary>({ id: TEXT });

export const agents: DescribeArea<"agents"> = ({ examples: { scoutAgent, toolboxAgent } }) => ({
  rows: {
    agents: row({ id: TEXT, active: COUNT, versions: list(COUNT, { minItems: 1 }), aliases }),
    agentVersions: row({ agent_id: TEXT, agent: ref("Agent") }),
    libraries: library,
  },
  lists: {
    agents: {
      resource: ref("Agent"),
      internal: { versions: list(ref("Agent")), aliases },
      description: "Each an `Agent` in its active version. `_mock` has the other versions, and aliases.",
    },
    document_libraries: {
      resource: library,
      internal: {},
      description: "Document libraries, each with an `id`.",
    },
  },
  initial: {
    agents: [scoutAgent, { ...toolboxAgent, _mock: { aliases: { stable: 0 } } }],
    document_libraries: [{ id: "lib_0197c3c8" }],
  },
});
