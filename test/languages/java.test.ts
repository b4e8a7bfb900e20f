import { expect, test } from "vitest";
import { document } from "../document.ts";
import { listCalls } from "./calls.ts";
import { renderJavaProgram } from "./java.ts";

const CLIENT = `
    public static ConnectorCreate parseConnectorCreate(Object json) {
        public ObservabilityDatasetsListParams pageSize(Long pageSize) {
        public ObservabilityDatasetsListParams page(Long page) {
    public Iterable<DatasetPage> observabilityDatasetsListPages(ObservabilityDatasetsListParams params) {
    public Connector connectorsCreate(ConnectorCreate body) {
    public Prompt promptsVersionsUpdate(String promptId, Long version, PromptVersionUpdate body) {
    public BatchJob batchJobsCreate(Object body) {
    public Object workflowsExecute(String workflowIdentifier, WorkflowExecutionRequest body, WorkflowsExecuteParams params) {
    public void workflowsExecutionsCancel(String executionId) {
`;

function render(name: string): string[] {
  const program = renderJavaProgram(
    listCalls(document).filter((call) => call.name === name),
    CLIENT,
  );
  const [, call = ""] = program.split("client -> {\n");
  return call.split("\n});")[0]?.split("\n") ?? [];
}

test("a call has the arguments of the signature, each with its type", () => {
  expect(render("observability.datasets.list, pages")).toEqual([
    "return take(2, client.observabilityDatasetsListPages(new Client.ObservabilityDatasetsListParams().pageSize(1L).page(1L)));",
  ]);
  expect(render("prompts.versions.update")[0]).toMatch(
    /^return client\.promptsVersionsUpdate\(".+", \d+L, Client\.PromptVersionUpdate\.fromJson\(json\("\{.+\}"\)\)\);$/,
  );
});

test("a body is an object of a union, or JSON", () => {
  expect(render("connectors.create")[0]).toMatch(
    /^return client\.connectorsCreate\(Client\.parseConnectorCreate\(json\("\{.+\}"\)\)\);$/,
  );
  expect(render("batch.jobs.create")[0]).toMatch(/^return client\.batchJobsCreate\(json\("\{.+\}"\)\);$/);
});

test("a call takes values from the response to the call before", () => {
  const [first, ...others] = render("workflows.executions.cancel");
  expect(first).toMatch(
    /^Object execution = client\.workflowsExecute\(".+", Client\.WorkflowExecutionRequest\.fromJson\(.+\), new Client\.WorkflowsExecuteParams\(\)\);$/,
  );
  expect(others).toEqual(['client.workflowsExecutionsCancel(pick(execution, "execution_id"));', "return null;"]);
});

test("a call of a method that the client does not have fails", () => {
  expect(render("models.list")).toEqual(['return missing("modelsList");']);
});
