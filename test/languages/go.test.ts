import { expect, test } from "vitest";
import { document } from "../document.ts";
import { listCalls } from "./calls.ts";
import { renderGoProgram } from "./go.ts";

const CLIENT = `
func (c *Client) ObservabilityDatasetsListPages(ctx context.Context, params *DatasetsParams) func(yield func(DatasetPage, error) bool) {
func (c *Client) PromptsVersionsUpdate(ctx context.Context, promptId string, version int64, body PromptVersionUpdate) (Prompt, error) {
func (c *Client) WorkflowsExecute(ctx context.Context, workflowIdentifier string, params *ExecuteParams) (any, error) {
func (c *Client) WorkflowsExecutionsCancel(ctx context.Context, executionId string) error {
`;

function render(name: string): string[] {
  const program = renderGoProgram(
    listCalls(document).filter((call) => call.name === name),
    CLIENT,
  );
  const [, call = ""] = program.split("func(c *client.Client) any {\n");
  return call.split("\n}")[0]?.split("\n") ?? [];
}

test("a call has the arguments of the signature, each with its type", () => {
  expect(render("observability.datasets.list, pages")).toEqual([
    'return take(2, c.ObservabilityDatasetsListPages(ctx, typed[*client.DatasetsParams]("{\\"PageSize\\":1,\\"Page\\":1}")))',
  ]);
  expect(render("prompts.versions.update")[0]).toMatch(
    /^return value\(c\.PromptsVersionsUpdate\(ctx, ".+", \d+, typed\[client\.PromptVersionUpdate\]\("\{.+\}"\)\)\)$/,
  );
});

test("a call takes values from the response to the call before", () => {
  const [first, second] = render("workflows.executions.cancel");
  expect(first).toMatch(
    /^execution := value\(c\.WorkflowsExecute\(ctx, ".+", typed\[\*client\.ExecuteParams\]\(".+"\)\)\)$/,
  );
  expect(second).toBe('return done(c.WorkflowsExecutionsCancel(ctx, pick(execution, "execution_id")))');
});

test("a call of a method that the client does not have fails", () => {
  expect(render("models.list")).toEqual(['panic("The client has no method ModelsList.")']);
});
