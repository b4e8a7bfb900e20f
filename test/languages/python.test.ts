import { expect, test } from "vitest";
import { document } from "../document.ts";
import { listCalls } from "./calls.ts";
import { renderPythonProgram } from "./python.ts";

function render(name: string): string {
  const program = renderPythonProgram(listCalls(document).filter((call) => call.name === name));
  return program.slice(program.indexOf("def call_0"), program.indexOf("CALLS")).trim();
}

test("a call passes parameters by their names, and reads the body into its type", () => {
  expect(render("observability.datasets.list, pages")).toBe(
    "def call_0(api):\n    return read(api.observability_datasets_list_pages(page_size=1, page=1), 2)",
  );
  expect(render("workflows.schedules.pause")).toMatch(
    /read\(api\.workflows_schedules_pause\(schedule_id=".*", body=typed\(api\.workflows_schedules_pause, \{"note": ".*"\}\)\), 1000\)$/,
  );
});

test("a call takes values from the response to the call before", () => {
  const lines = render("workflows.executions.cancel").split("\n");
  expect(lines[1]).toMatch(/^ {4}execution = encode\(api\.workflows_execute\(/);
  expect(lines.at(-1)).toBe(
    '    return read(api.workflows_executions_cancel(execution_id=execution["execution_id"]), 1000)',
  );
});
