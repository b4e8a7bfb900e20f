import { expect, test } from "vitest";
import { document } from "../document.ts";
import { listCalls } from "./calls.ts";
import { renderPhpProgram } from "./php.ts";

const CLIENT = `
namespace PlatformApi;
    public function observabilityDatasetsListPages(?int $pageSize = null, ?int $page = null, ?array $headers = null): \\Generator
    public function promptsVersionsUpdate(string $promptId, int $version, PromptVersionUpdate $body, ?array $headers = null): Prompt
    public function connectorsCreate(McpConnectorCreate|HttpConnectorCreate|array $body, ?array $headers = null): array
    public function connectorsAuthenticationGetUrl(?AuthenticationType $type = null, ?array $headers = null): string
    public function workflowsSchedulesPause(string $scheduleId, ?SchedulePause $body, ?array $headers = null): void
    public function workflowsSchedulesTrigger(string $scheduleId, mixed $body, ?array $headers = null): void
    public function workflowsExecute(string $workflowIdentifier, WorkflowExecutionRequest|array $body, ?array $headers = null): array
    public function workflowsExecutionsCancel(string $executionId, ?array $headers = null): void
`;

const calls = listCalls(document);

function render(given = calls): string[] {
  const [, call = ""] = renderPhpProgram(given, CLIENT).split("function (Api\\Client $api) {\n");
  return call
    .split("\n});")[0]!
    .split("\n")
    .map((line) => line.trim());
}

const renderCall = (name: string) => render(calls.filter((call) => call.name === name));

function renderStep(operationId: string, parameters: Record<string, unknown>, body?: unknown): string {
  const [line = ""] = render([
    { name: "x", operationId, key: "x", response: "json", limit: 1, steps: [{ operationId, parameters, body }] },
  ]);
  return line;
}

test("the program uses the namespace of the client", () => {
  expect(renderPhpProgram([], CLIENT)).toContain("\nuse PlatformApi as Api;\n");
});

test("a call passes parameters by their names, and reads the body into its class", () => {
  expect(renderCall("observability.datasets.list, pages")).toEqual([
    "return read($api->observabilityDatasetsListPages(pageSize: 1, page: 1), 2);",
  ]);
  expect(renderCall("prompts.versions.update")[0]).toMatch(
    /^return read\(\$api->promptsVersionsUpdate\(promptId: '.+', version: \d+, body: Api\\PromptVersionUpdate::fromArray\(\['.+\]\)\), 1000\);$/,
  );
  expect(renderStep("workflows.schedules.pause", { schedule_id: "it's" }, { note: "\\" })).toBe(
    "return read($api->workflowsSchedulesPause(scheduleId: 'it\\'s', body: Api\\SchedulePause::fromArray(['note' => '\\\\'])), 1);",
  );
});

test("a parameter can be an enumeration, and a body can be an array or null", () => {
  expect(renderStep("connectors.authentication.getUrl", { type: "oauth2" })).toContain(
    "(type: Api\\AuthenticationType::from('oauth2'))",
  );
  expect(renderStep("connectors.create", {}, { protocol: "mcp" })).toContain("(body: ['protocol' => 'mcp'])");
  expect(renderStep("workflows.schedules.pause", { schedule_id: "1" })).toContain("(scheduleId: '1', body: null)");
  expect(renderCall("workflows.schedules.trigger")[0]).toContain(", body: null)");
});

test("a call takes values from the response to the call before", () => {
  const [first, second] = renderCall("workflows.executions.cancel");
  expect(first).toMatch(
    /^\$execution = toJson\(\$api->workflowsExecute\(workflowIdentifier: '.+', .*body: Api\\WorkflowExecutionRequest::fromArray\(.+\)\)\);$/,
  );
  expect(second).toBe("return read($api->workflowsExecutionsCancel(executionId: $execution['execution_id']), 1000);");
});
