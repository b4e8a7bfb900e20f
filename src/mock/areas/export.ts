import { exportAgents } from "./agents/export.ts";
import { DEFAULT_CALLER } from "./caller.ts";
import { exportConnectors } from "./connectors/export.ts";
import { showConversation } from "./conversations/handlers.ts";
import { exportDeployments, orphanedCommits } from "./deployments/export.ts";
import { exportExecutions } from "./events/export.ts";
import { showPrompt } from "./prompts/handlers.ts";
import { showSchedule } from "./schedules/handlers.ts";
import { scheduleDefaults, scheduleTasks } from "./schedules/state.ts";
import type { Seed, SeedLists } from "./seed.ts";
import { entryOf } from "./seeded.ts";
import { showSkill } from "./skills/handlers.ts";
import type { Sandbox } from "./tables.ts";
import { exportVersions } from "./versioned-resource/export.ts";
import { exportRegistrations, exportWorkflows } from "./workflows/export.ts";

/** The state of a sandbox as a seed, besides its clock and ids: `tablesOf` makes the same rows of it. */
export function exportSeed(sandbox: Sandbox): Seed {
  const workflows = exportWorkflows(sandbox);
  const workflow_registrations = exportRegistrations(sandbox);
  const lists: SeedLists = {
    organizations: sandbox.organizations.all(),
    workspaces: sandbox.workspaces.all(),
    users: sandbox.users.all(),
    files: sandbox.files
      .all()
      .map(({ id, name, mediaType, content }) => ({ id, name, media_type: mediaType, content })),
    datasets: sandbox.datasets.all(),
    dataset_records: sandbox.datasetRecords.all(),
    dataset_import_tasks: sandbox.datasetImports.all().map(({ task, ...progress }) => entryOf(task, progress)),
    judges: sandbox.judges.all().map(({ judge, revision }) => entryOf(judge, { revision }, { revision: judge.id })),
    connectors: exportConnectors(sandbox),
    agents: exportAgents(sandbox),
    document_libraries: sandbox.libraries.all(),
    conversations: exportConversations(sandbox),
    prompts: exportVersions(sandbox.prompts.all(), showPrompt),
    skills: exportVersions(sandbox.skills.all(), showSkill),
    workflows,
    workflow_registrations,
    schedules: exportSchedules(sandbox),
    executions: exportExecutions(sandbox, { workflows, workflow_registrations }),
    deployments: exportDeployments(sandbox),
    models: exportModels(sandbox),
    batch_jobs: exportBatchJobs(sandbox),
    search_index_deployments: sandbox.searchDeployments.all(),
    ingestion_configurations: sandbox.ingestionConfigurations.all(),
    spans: sandbox.spans.all(),
    span_evaluations: sandbox.spanEvaluations.all(),
  };
  const tasks = sandbox.tasks.all();
  const commits = orphanedCommits(sandbox, lists.deployments ?? []);
  return entryOf(lists, { tasks, commits }, { tasks: scheduleTasks(lists), commits: [] });
}

function exportConversations(sandbox: Sandbox): NonNullable<SeedLists["conversations"]> {
  return sandbox.conversations.all().map(({ conversation, entries, completion_args, appended, guardrails }) =>
    entryOf(
      showConversation(sandbox, conversation),
      { entries, completion_args, appended, guardrails },
      {
        entries: [],
        completion_args: "agent_id" in conversation ? {} : conversation.completion_args,
        appended: false,
        guardrails: null,
      },
    ),
  );
}

function exportSchedules(sandbox: Sandbox): NonNullable<SeedLists["schedules"]> {
  return sandbox.schedules.all().map((row) => {
    const { schedule, recent: _, ...internal } = row;
    const workflow = sandbox.workflows.all().find(({ name }) => name === schedule.workflow_name);
    const defaults = { ...scheduleDefaults(schedule.schedule_id), workflow_id: workflow?.id };
    return entryOf(showSchedule(sandbox, row), internal, defaults);
  });
}

function exportModels(sandbox: Sandbox): NonNullable<SeedLists["models"]> {
  return sandbox.models.all().map((model) => {
    const tuning = sandbox.fineTunings.get(model.id);
    if (!tuning) return model;
    const { model_id: _, ...internal } = tuning;
    const workspace_id = sandbox.workspaces.all()[0]?.id;
    return entryOf(model, internal, { root_version: "1", workspace_id, classifier_targets: null });
  });
}

function exportBatchJobs(sandbox: Sandbox): NonNullable<SeedLists["batch_jobs"]> {
  return sandbox.batchJobs
    .all()
    .map(({ job, outputs, ...internal }) =>
      entryOf({ ...job, outputs: [...outputs] }, internal, { created_by: DEFAULT_CALLER, requests: [] }),
    );
}
