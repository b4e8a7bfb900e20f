import type { AreaData } from "../area-data.ts";
import { findEntryViolations, findRowViolations } from "./checks.ts";
import { executionsTables } from "./state.ts";
import { toExecutionEntries } from "./to-entries.ts";
import { toRunRows } from "./to-rows.ts";

export const executionsData: AreaData<"executions"> = {
  tables: executionsTables,
  *toRows(seed) {
    let length = 0;
    for (const { runs, events } of toRunRows(seed)) {
      length += events.filter(({ feed }) => feed).length;
      // The last run of an execution is its latest one.
      const executions = runs.map(({ execution_id, run_id }) => ({ execution_id, run_id }));
      yield { executions, runs, runEvents: events };
    }
    yield { feedLength: [{ name: "feed", length }] };
  },
  toEntries: (sandbox) => ({ executions: toExecutionEntries(sandbox) }),
  lists: {
    executions: {
      key: ["execution_id"],
      references: (execution) => [
        execution.workflow_id
          ? ["workflow_id", "workflows", execution.workflow_id]
          : ["workflow_name", "workflows", execution.workflow_name],
        ["parent_execution_id", "executions", execution.parent_execution_id],
        ["deployment_name", "deployments", execution.deployment_name],
        ["_mock/registration_id", "workflow_registrations", execution._mock?.registration_id],
      ],
      // It may show an earlier run.
      recorded: { shows: { "workflows.runs.get": [] } },
    },
  },
  origins: {
    executions: { partsOf: "executions", owner: ({ execution_id }) => execution_id },
    runs: { partsOf: "executions", owner: ({ execution_id }) => execution_id },
    runEvents: { partsOf: "executions", owner: ({ run_id }, find) => find("runs", run_id)?.execution_id },
    feedLength: { partsOf: "executions" },
  },
  checkRows: findRowViolations,
  checkEntries: findEntryViolations,
};
