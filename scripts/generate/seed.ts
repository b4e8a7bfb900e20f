import type { Examples } from "../../generated/examples.ts";
import type { DeploymentDetail } from "../../generated/types.ts";
import type { SeedLists } from "../../src/mock/areas/seed.ts";
import type { Document } from "./document.ts";
import { agentsSeed } from "./seed/agents.ts";
import { batchSeed } from "./seed/batch.ts";
import { connectorsSeed } from "./seed/connectors.ts";
import { conversationsSeed } from "./seed/conversations.ts";
import { datasetsSeed } from "./seed/datasets.ts";
import { executionsSeed } from "./seed/executions.ts";
import { modelsSeed } from "./seed/models.ts";
import { spansSeed } from "./seed/spans.ts";
import { workflowsSeed } from "./seed/workflows.ts";

/**
 * Renders the initial state of every sandbox (`Seed` in `src/mock/areas/seed.ts`). It comes from the document's examples, so
 * that the mock returns the same resources as the examples.
 */
export function renderSeed(document: Document): string {
  // JSON has no comments, so the notice is the first field, as in the bundle.
  const lines = [
    `  "x-generated": ${JSON.stringify(document["x-generated"])}`,
    ...listsOf(seedOf(examplesOf(document))),
  ];
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** The time on the clock of a new sandbox. */
const START = "2026-03-02T12:00:00Z";

function seedOf(examples: Examples): SeedLists {
  const { files: datasetFiles, ...datasets } = datasetsSeed(examples);
  const { files: batchFiles, ...batch } = batchSeed(examples);
  return {
    organizations: examples.maraOrganizations.organizations,
    workspaces: examples.maraWorkspaces.workspaces,
    users: [examples.maraIdentity, examples.newUserIdentity],
    files: [...datasetFiles, ...batchFiles],
    ...datasets,
    judges: examples.harborJudges.judges.results.toReversed(),
    ...connectorsSeed(examples),
    ...agentsSeed(examples),
    ...conversationsSeed(examples),
    prompts: [examples.tidePrompt],
    skills: [examples.chartSkill],
    ...workflowsSeed(examples),
    ...executionsSeed(examples),
    deployments: [
      {
        ...atStart(examples.harborDeployment),
        _mock: { logs: examples.harborLogs.results, commits: commitsOf(examples.harborDeploymentDeleting) },
      },
      atStart(examples.selfHostedDeployment),
    ],
    ...modelsSeed(examples),
    ...batch,
    search_index_deployments: examples.handbookDeployments.deployments,
    ingestion_configurations: examples.handbookIngestions,
    ...spansSeed(examples),
  };
}

/** The deployment as the API shows it when a sandbox starts: until then, its workers have sent heartbeats. */
function atStart(deployment: DeploymentDetail): DeploymentDetail {
  const { managed, workers } = deployment;
  const heartbeat = { last_heartbeat: START, updated_at: START };
  return {
    ...deployment,
    ...heartbeat,
    managed: managed ? { ...managed, status: { ...managed.status, last_seen: START } } : null,
    workers: workers.map((worker) => ({ ...worker, ...heartbeat })),
  };
}

function commitsOf({ spec: { revision, commit } }: Examples["harborDeploymentDeleting"]) {
  return { [revision!]: commit! };
}

function examplesOf({ components }: Document): Examples {
  const examples = Object.entries(components.examples ?? {}).map(([name, { value }]) => [name, value]);
  return Object.fromEntries(examples); // The type Examples is generated from the same document.
}

/** Renders each list as a JSON field, with one resource per line so that diffs are readable. */
function listsOf(seed: SeedLists): string[] {
  return Object.entries<readonly object[]>({ ...seed }).map(([name, list]) => {
    const lines = list.map((resource) => `    ${JSON.stringify(resource)}`);
    return `  ${JSON.stringify(name)}: [\n${lines.join(",\n")}\n  ]`;
  });
}
