import { expect, test } from "vitest";
import { document } from "../document.ts";
import { listCalls } from "./calls.ts";
import { renderGoProgram } from "./go.ts";

const CLIENT = `
type DatasetsParams struct {
	PageSize *int64
	Page *int64
}
type ExecuteParams struct {
}
type Name = string
type DatasetUpdate struct {
	Name *Name \`json:"name,omitempty"\`
}
type WorkflowExecutionRequest = any
type WorkflowExecutionAnswer = any
func (c *Client) ObservabilityDatasetsListPages(ctx context.Context, params *DatasetsParams) func(yield func(DatasetPage, error) bool) {
func (c *Client) ObservabilityDatasetsUpdate(ctx context.Context, datasetId string, body DatasetUpdate) (Dataset, error) {
func (c *Client) WorkflowsExecute(ctx context.Context, workflowIdentifier string, body WorkflowExecutionRequest, params *ExecuteParams) (WorkflowExecutionAnswer, error) {
func (c *Client) WorkflowsExecutionsCancel(ctx context.Context, executionId string) error {
`;

function render(name: string): string {
  const program = renderGoProgram(
    listCalls(document).filter((call) => call.name === name),
    CLIENT,
  );
  const [, call = ""] = program.split("func(client *platform.Client) any {\n");
  return call.replace(/\n}\)\n}\n$/, "");
}

test("a call has the arguments of the signature, each with its type", () => {
  expect(
    render("observability.datasets.list, pages"),
  ).toBe(`return take(2, client.ObservabilityDatasetsListPages(ctx, &platform.DatasetsParams{
	PageSize: pointer[int64](1),
	Page:     pointer[int64](1),
}))`);
  expect(render("observability.datasets.update")).toMatch(
    /^return value\(client\.ObservabilityDatasetsUpdate\(\n\tctx,\n\t".+",\n\tplatform\.DatasetUpdate\{Name: pointer\(".+"\)\},\n\)\)$/,
  );
});

test("a call takes values from the response to the call before", () => {
  const lines = render("workflows.executions.cancel").split("\n");
  expect(lines[0]).toMatch(/^execution := value\(client\.WorkflowsExecute\(/);
  expect(lines).toContain('\texecution.(map[string]any)["execution_id"].(string),');
});

test("a call of a method that the client does not have fails", () => {
  expect(render("models.list")).toBe('panic("The client has no method for models.list.")');
});
