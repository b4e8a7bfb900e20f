import { expect, test } from "vitest";
import { GO, readGoTypes, renderGoCall } from "../../src/samples/languages/go.ts";
import { JAVA, renderJavaCall } from "../../src/samples/languages/java.ts";
import { PHP, renderPhpCall } from "../../src/samples/languages/php.ts";
import type { Generator } from "../../src/samples/languages/render.ts";
import { joinClientSteps, renderClientProgram, renderClientSteps } from "../../src/samples/languages/render.ts";
import { layOut } from "../../src/samples/layout.ts";
import { listSteps } from "../../src/samples/samples.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";

/** Parts of the clients' code, with the types that samples need. */
const CODE: Readonly<Record<Generator, string>> = {
  python: "",
  go: `
type AgentsListParams struct {
	PageSize *int64
}
type WorkflowsExecuteParams struct {
}
type AgentName = string
type AgentUpdate struct {
	Name         *AgentName     \`json:"name,omitempty"\`
	Instructions *string        \`json:"instructions,omitempty"\`
	Guardrails   *[]Guardrail   \`json:"guardrails,omitempty"\`
	Metadata     map[string]any \`json:"metadata"\`
	Version      *any           \`json:"version,omitempty"\`
	Scope        *Scope         \`json:"scope"\`
}
type Guardrail struct {
	Name   string  \`json:"name"\`
	Action float64 \`json:"action"\`
}
type Scope string
type BatchJob struct {
	Id     string \`json:"id"\`
	Status string \`json:"status"\`
}
type BatchJobsGetParams struct {
}
func (c *Client) BatchJobsGet(ctx context.Context, jobId string, params *BatchJobsGetParams) (BatchJob, error) {
type WorkflowInput = any
type WorkflowExecutionRequest struct {
	Input *WorkflowInput \`json:"input,omitempty"\`
}
type WorkflowExecutionAnswer = any
func (c *Client) AgentsListItems(ctx context.Context, params *AgentsListParams) func(yield func(Agent, error) bool) {
func (c *Client) ConversationsStartStream(ctx context.Context, body any) func(yield func(ServerSentEvent, error) bool) {
func (c *Client) AgentsUpdate(ctx context.Context, agentId string, body AgentUpdate) (Agent, error) {
func (c *Client) WorkflowsExecute(ctx context.Context, workflowIdentifier string, body WorkflowExecutionRequest, params *WorkflowsExecuteParams) (WorkflowExecutionAnswer, error) {
func (c *Client) WorkflowsExecutionsCancel(ctx context.Context, executionId string) error {
func (c *Client) BatchJobsCancel(ctx context.Context, jobId string) (BatchJob, error) {
`,
  php: `
    public function agentsListItems(?int $pageSize = null, ?array $headers = null): \\Generator
    public function agentsUpdate(string $agentId, AgentUpdate|array $body, ?array $headers = null): Agent
    public function conversationsStartStream(ConversationStart|array $body): \\Generator
    public function workflowsExecute(string $workflowIdentifier, WorkflowExecutionRequest|array $body): array
    public function workflowsExecutionsCancel(string $executionId, ?array $headers = null): void
    public function workflowsSchedulesPause(string $scheduleId, SchedulePause|array|null $body): void
    public function connectorsAuthenticationGetUrl(?AuthenticationType $type = null): string
    public function batchJobsCancel(string $jobId): BatchJob
    public function batchJobsGet(string $jobId, ?bool $inline = null): BatchJob
`,
  java: `
    public static ConnectorCreate parseConnectorCreate(Object json) {
        public AgentsListParams pageSize(Long pageSize) {
    public Iterable<Agent> agentsListItems(AgentsListParams params) {
    public Iterable<ServerSentEvent> conversationsStartStream(ConversationStart body) {
    public Agent agentsUpdate(String agentId, AgentUpdate body) {
    public Connector connectorsCreate(ConnectorCreate body) {
    public Object workflowsExecute(String workflowIdentifier, WorkflowExecutionRequest body, WorkflowsExecuteParams params) {
    public void workflowsExecutionsCancel(String executionId) {
    public BatchJob batchJobsCancel(String jobId) {
    public BatchJob batchJobsGet(String jobId, BatchJobsGetParams params) {
`,
};

const render = (generator: Generator, operationId: string) =>
  renderClientProgram(document, generator, listSteps(document, operationId), CODE[generator]);

test.each<[Generator, string]>([
  ["python", "\nfor agent in client.agents_list_items():\n    print(agent)"],
  [
    "go",
    `
	client.AgentsListItems(ctx, nil)(func(agent platform.Agent, err error) bool {
		if err != nil {
			log.Fatal(err)
		}
		json.NewEncoder(os.Stdout).Encode(agent)
		return true
	})
}`,
  ],
  ["php", "\nforeach ($client->agentsListItems() as $agent) {\n    print_r($agent);\n}"],
  [
    "java",
    `
        for (var agent : client.agentsListItems(null)) {
            System.out.println(agent);
        }
`,
  ],
])("in %s, the sample of a list iterates over the items of all pages", (generator, expected) => {
  expect(render(generator, "agents.list")).toContain(expected);
});

test.each<[Generator, string]>([
  ["python", "\nprint(agent)"],
  ["go", "\n\tjson.NewEncoder(os.Stdout).Encode(agent)\n"],
  ["php", "\nprint_r($agent);"],
  ["java", "\n        System.out.println(agent);\n"],
])("in %s, a sample prints the result", (generator, expected) => {
  expect(render(generator, "agents.update")).toContain(expected);
});

test.each<[Generator, string]>([
  ["python", "print(event.event, event.data)"],
  ["go", "fmt.Println(event.Event, event.Data)"],
  ["php", "echo $event->event, ' ', json_encode($event->data), \"\\n\";"],
  ["java", 'System.out.println(event.event() + " " + event.data());'],
])("in %s, the sample of a stream prints each event", (generator, expected) => {
  expect(render(generator, "conversations.startStream")).toContain(expected);
});

test.each<[Generator, string]>([
  ["python", "execution_id=execution.execution_id"],
  ["go", 'execution.(map[string]any)["execution_id"].(string)'],
  ["php", "executionId: $execution['execution_id']"],
  ["java", '(String) ((Map<?, ?>) execution).get("execution_id")'],
])("in %s, a call takes values from the response to the call before", (generator, expected) => {
  expect(render(generator, "workflows.executions.cancel")).toContain(expected);
});

const polling = [
  { operationId: "batch.jobs.cancel", parameters: { job_id: "1" }, result: "job" },
  {
    operationId: "batch.jobs.get",
    parameters: { job_id: { $variable: "job#/id" } },
    result: "currentJob",
    repeat: {
      seconds: 2,
      until: [{ found: { $variable: "currentJob#/status" }, value: "SUCCESS" }],
      failed: { found: { $variable: "currentJob#/status" }, values: ["FAILED", "CANCELLED"] },
    },
  },
];

test.each<[Generator, string[]]>([
  ["python", ['    if current_job.status == "SUCCESS":\n        break\n', "    time.sleep(2)\nprint(current_job)"]],
  [
    "go",
    [
      '\tif currentJob.Status == "SUCCESS" {\n\t\tbreak\n',
      '\tcase "FAILED", "CANCELLED":\n',
      "\ttime.Sleep(2 * time.Second)\n",
    ],
  ],
  [
    "php",
    ["    if ($currentJob->status === 'SUCCESS') {\n        break;\n", "    sleep(2);\n}\nprint_r($currentJob);"],
  ],
  ["java", ['    if ("SUCCESS".equals(currentJob.status()))\n        break;\n', "    Thread.sleep(2000);\n"]],
])("in %s, a repeated step is a loop, which follows the code of the step before", (generator, expected) => {
  const [first = "", second = ""] = renderClientSteps(document, generator, polling, CODE[generator]);
  for (const code of expected) expect(second).toContain(code);
  expect(joinClientSteps([first, second])).toContain(second);
});

const cancel = {
  operationId: "batch.jobs.cancel",
  parameters: { job_id: { $variable: "job#/id" } },
};
const open = (call: { call: { items: readonly { code: unknown }[] } } | undefined) => call?.call.items.at(-1)?.code;

test("a value of an object is a field or a method", () => {
  const results = new Map([["job", "BatchJob"]]);
  expect(open(renderGoCall(readGoTypes(CODE.go), cancel, { results }))).toBe("job.Id");
  expect(open(renderPhpCall(cancel, CODE.php, { results }))).toBe("$job->id");
  expect(open(renderJavaCall(cancel, CODE.java, { results }))).toBe("job.id()");
});

test("in Go, values have the types of the fields", () => {
  const body = {
    name: "Scout",
    guardrails: [{ name: "tone", action: 1 }],
    metadata: { harbor: ["Point", 1, null] },
    version: { major: 2 },
    scope: "private",
  };
  const step = { operationId: "agents.update", parameters: { agent_id: "1" }, body };
  const rendered = defined(renderGoCall(readGoTypes(CODE.go), step));
  expect(layOut(rendered.call, GO)).toBe(`client.AgentsUpdate(ctx, "1", platform.AgentUpdate{
	Name:       pointer("Scout"),
	Guardrails: &[]platform.Guardrail{{Name: "tone", Action: 1}},
	Metadata:   map[string]any{"harbor": []any{"Point", 1, nil}},
	Version:    pointer[any](map[string]any{"major": 2}),
	Scope:      pointer[platform.Scope]("private"),
})`);
  const withoutScope = { ...step, body: { ...body, scope: null } };
  expect(layOut(defined(renderGoCall(readGoTypes(CODE.go), withoutScope)).call, GO)).toContain("\tScope:      nil,\n");
});

test("in Go, parameters of the query are fields of a struct", () => {
  const step = { operationId: "agents.list", parameters: { page_size: 2 } };
  const { call } = defined(renderGoCall(readGoTypes(CODE.go), step, { suffix: "items" }));
  expect(layOut(call, GO)).toBe(
    "client.AgentsListItems(ctx, &platform.AgentsListParams{\n\tPageSize: pointer[int64](2),\n})",
  );
  expect(renderGoCall(readGoTypes(CODE.go), step, { suffix: "pages" })).toBeUndefined();
});

test("in PHP, a value is escaped, and can be an enumeration, an array, an object or null", () => {
  const call = (operationId: string, parameters: object, body?: unknown, hasTypedBody = false) =>
    layOut(renderPhpCall({ operationId, parameters: { ...parameters }, body }, CODE.php, { hasTypedBody }).call, PHP);
  expect(call("workflows.schedules.pause", { schedule_id: "it's" }, { note: "\\" }, true)).toBe(
    "$client->workflowsSchedulesPause(scheduleId: 'it\\'s', body: SchedulePause::fromArray(\n    ['note' => '\\\\'],\n))",
  );
  expect(call("agents.update", { agent_id: "1" }, { name: "Scout" }, true)).toBe(
    "$client->agentsUpdate(agentId: '1', body: AgentUpdate::fromArray(\n    ['name' => 'Scout'],\n))",
  );
  expect(call("connectors.authentication.getUrl", { type: "oauth2" })).toBe(
    "$client->connectorsAuthenticationGetUrl(type: AuthenticationType::from(\n    'oauth2',\n))",
  );
  expect(call("workflows.schedules.pause", { schedule_id: "1" })).toBe(
    "$client->workflowsSchedulesPause(scheduleId: '1')",
  );
});

test("in Java, a body is read by its record or by the function of its union", () => {
  const call = (operationId: string, parameters: object, body?: unknown) =>
    layOut(defined(renderJavaCall({ operationId, parameters: { ...parameters }, body }, CODE.java)).call, JAVA);
  expect(call("connectors.create", {}, { protocol: "mcp", tools: [1] })).toBe(
    `client.connectorsCreate(Client.parseConnectorCreate(
    Map.of("protocol", "mcp", "tools", List.of(1))
))`,
  );
  expect(call("agents.update", { agent_id: "1" }, { name: "Scout" })).toBe(
    'client.agentsUpdate("1", Client.AgentUpdate.fromJson(Map.of("name", "Scout")))',
  );
  expect(call("agents.update", { agent_id: "1" }, { name: [null] })).toBe(
    'client.agentsUpdate("1", Client.AgentUpdate.fromJson(\n    Client.Json.parse("{\\"name\\":[null]}")\n))',
  );
  expect(renderJavaCall({ operationId: "models.list", parameters: {} }, CODE.java)).toBeUndefined();
});
