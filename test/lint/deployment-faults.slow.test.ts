import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findComposeFaults, findManifestFaults, findWorkflowFaults } from "../../scripts/lint/deployment-faults.ts";

const WORKFLOW = ".github/workflows/release.yml";

// `npm run lint -- deployment` fails if the files as they are have a fault.
test.each([
  [WORKFLOW, "an unknown field", "runs-on:", "run-on:", findWorkflowFaults, /unexpected key "run-on"/],
  [
    WORKFLOW,
    "a job that does not exist",
    "needs: version",
    "needs: verson",
    findWorkflowFaults,
    /"verson" .*not exist/,
  ],
  [
    WORKFLOW,
    "an unknown output",
    "outputs.pending ==",
    "outputs.waiting ==",
    findWorkflowFaults,
    /"waiting" is not defined/,
  ],
  [
    WORKFLOW,
    "an unknown permission",
    "id-token: write",
    "id-tokens: write",
    findWorkflowFaults,
    /permission scope "id-tokens"/,
  ],
  [WORKFLOW, "a tag of an action", /@[0-9a-f]{40} # v\S+/, "@v7", findWorkflowFaults, /must be pinned/],
  ["compose.yaml", "an unknown field", "read_only:", "readonly:", findComposeFaults, /^\/services\/.*"readonly"/],
  [
    "compose.yaml",
    "a value of another type",
    'user: "999:999"',
    "user: 999",
    findComposeFaults,
    /\/user must be string/,
  ],
  [
    "src/mock/kubernetes.yaml",
    "an unknown field",
    "replicas:",
    "replica:",
    findManifestFaults,
    /"replica"' does not exist/,
  ],
  [
    "src/mock/kubernetes.yaml",
    "a value of another type",
    "replicas: 2",
    "replicas: two",
    findManifestFaults,
    /'string' is not/,
  ],
] as const)("in %s, %s is a fault", async (file, _, from, to, findFaults, fault) => {
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(from);
  expect((await findFaults(text.replace(from, to))).join("\n")).toMatch(fault);
});
