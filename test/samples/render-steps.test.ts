import { expect, test } from "vitest";
import { listen } from "../../src/mock/http/listen.ts";
import { createRecordingMock } from "../../src/reference/samples/recording-mock.ts";
import { runJavaScript } from "../../src/reference/samples/run-javascript.ts";
import { runShell } from "../../src/reference/samples/run-programs.ts";
import { LANGUAGES, type Language, renderImports } from "../../src/samples/render-call.ts";
import { renderSteps, type Step } from "../../src/samples/render-steps.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";

const toProgram = (language: Language, calls: string[]) => [renderImports(language, calls), ...calls].join("\n");

const guide: Step[] = [
  {
    operationId: "agents.create",
    parameters: {},
    body: { model: "aurora-large", name: "Guide" },
    result: "agent",
  },
  {
    operationId: "conversations.start",
    parameters: {},
    body: { agent_id: { $variable: "agent#/id" }, inputs: "What does $5 \\ `1` buy?" },
    result: "conversation",
  },
  {
    operationId: "conversations.append",
    parameters: { conversation_id: { $variable: "conversation#/conversation_id" } },
    body: { inputs: "And today?" },
  },
  {
    operationId: "conversations.restart",
    parameters: { conversation_id: { $variable: "conversation#/conversation_id" } },
    body: {
      from_entry_id: { $variable: "conversation#/outputs/0/id" },
      inputs: "And tomorrow?",
      agent_version: { $variable: "agent#/version", type: "json" },
    },
  },
  {
    operationId: "agents.switchVersion",
    parameters: { agent_id: { $variable: "agent#/id" } },
    body: { version: { $variable: "agent#/version", type: "json" } },
  },
];

test("steps in TypeScript keep results in constants", () => {
  expect(renderSteps(document, "TypeScript", guide)).toEqual([
    `const agent = await client.agents.create({
  model: "aurora-large",
  name: "Guide",
});`,
    `const conversation = await client.conversations.start({
  agent_id: agent.id,
  inputs: "What does $5 \\\\ \`1\` buy?",
});`,
    `await client.conversations.append(conversation.conversation_id, {
  inputs: "And today?",
});`,
    `await client.conversations.restart(conversation.conversation_id, {
  from_entry_id: conversation.outputs[0].id,
  inputs: "And tomorrow?",
  agent_version: agent.version,
});`,
    `console.log(await client.agents.switchVersion(agent.id, {
  version: agent.version,
}));`,
  ]);
});

test("steps of curl keep what later steps use in shell variables", () => {
  expect(renderSteps(document, "curl", guide)).toEqual([
    `AGENT=$(curl -s http://127.0.0.1:4010/v1/agents \\
  -H "Authorization: Bearer $PLATFORM_API_KEY" \\
  --json '{"model": "aurora-large", "name": "Guide"}')
AGENT_ID=$(jq -r .id <<< "$AGENT")
AGENT_VERSION=$(jq -rc .version <<< "$AGENT")`,
    `CONVERSATION=$(curl -s \\
  http://127.0.0.1:4010/v1/conversations \\
  -H "Authorization: Bearer $PLATFORM_API_KEY" \\
  --json @- <<JSON
{"agent_id": "$AGENT_ID", "inputs": "What does \\$5 \\\\\\\\ \\\`1\\\` buy?"}
JSON
)
CONVERSATION_ID=$(jq -r .conversation_id <<< "$CONVERSATION")
CONVERSATION_OUTPUTS_0_ID=$(jq -r '.outputs[0].id' <<< "$CONVERSATION")`,
    `curl \\
  "http://127.0.0.1:4010/v1/conversations/$CONVERSATION_ID" \\
  -H "Authorization: Bearer $PLATFORM_API_KEY" \\
  --json '{"inputs": "And today?"}'`,
    `curl \\
  "http://127.0.0.1:4010/v1/conversations/$CONVERSATION_ID/restart" \\
  -H "Authorization: Bearer $PLATFORM_API_KEY" \\
  --json @- <<JSON
{
  "from_entry_id": "$CONVERSATION_OUTPUTS_0_ID",
  "inputs": "And tomorrow?",
  "agent_version": $AGENT_VERSION
}
JSON`,
    `curl -X PATCH \\
  "http://127.0.0.1:4010/v1/agents/$AGENT_ID/version" \\
  -H "Authorization: Bearer $PLATFORM_API_KEY" \\
  --json @- <<JSON
{"version": $AGENT_VERSION}
JSON`,
  ]);
});

test("a single value goes into its shell variable at once", () => {
  const [first] = renderSteps(document, "curl", [
    { operationId: "agents.get", parameters: { agent_id: "ag_0197c3d0" }, result: "agent" },
    { operationId: "models.get", parameters: { model_id: { $variable: "agent#/model" } } },
  ]);
  expect(first).toBe(`AGENT_MODEL=$(curl -s \\
  http://127.0.0.1:4010/v1/agents/ag_0197c3d0 \\
  -H "Authorization: Bearer $PLATFORM_API_KEY" | jq -r .model)`);
});

test("steps with variables run in TypeScript, fetch and curl", async () => {
  const mock = createRecordingMock();
  for (const language of ["TypeScript", "fetch"] as const)
    await runJavaScript(toProgram(language, renderSteps(document, language, guide)), mock, language);
  const server = await listen(mock, { port: 0 });
  const served = { ...document, servers: [{ url: server.url }] };
  const program = { operationId: "guide", key: "curl", source: renderSteps(served, "curl", guide).join("\n") };
  const errors = await runShell([program]).finally(server.close);
  expect(errors).toEqual([]);
  for (const key of ["TypeScript", "fetch", "curl"]) expect(mock.readStatuses(key)).toEqual(Array(5).fill(200));
});

test("a text can contain values from earlier steps", () => {
  const expression = { $template: ["tool_name = '", { $variable: "agent#/name" }, "' AND `a` = {}"] };
  const steps: Step[] = [
    { operationId: "agents.get", parameters: { agent_id: "ag_1" }, result: "agent" },
    { operationId: "observability.spans.search", parameters: {}, body: { search_expression: expression } },
  ];
  const last = (language: Language) => renderSteps(document, language, steps)[1];
  expect(last("curl")).toContain('{"search_expression": "tool_name = \'$AGENT_NAME\' AND \\`a\\` = {}"}');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is part of the code
  expect(last("TypeScript")).toContain("search_expression: `tool_name = '${agent.name}' AND \\`a\\` = {}`");
  expect(last("httpx")).toContain("\"search_expression\": f\"tool_name = '{agent['name']}' AND `a` = {{}}\"");
});

const polling = (value: unknown, field?: string): Step[] => [
  { operationId: "agents.get", parameters: { agent_id: "ag_1" }, result: "agent" },
  {
    operationId: "workflows.deployments.list",
    parameters: {},
    repeat: { seconds: 2, until: [{ found: { $variable: "deployments#/deployments", optional: [0] }, field, value }] },
    result: "deployments",
  },
];

test("a repeated step is a loop, which waits after each response that does not fulfill the condition", () => {
  const [curl, typescript, fetch, python] = LANGUAGES.map(
    (language) => renderSteps(document, language, polling({ $variable: "agent#/name" }))[1],
  );
  expect(curl).toBe(`while DEPLOYMENTS=$(curl -s --fail-with-body \\
  http://127.0.0.1:4010/v1/workflows/deployments \\
  -H "Authorization: Bearer $PLATFORM_API_KEY"); do
  jq -e ".deployments == \\"$AGENT_NAME\\"" <<< "$DEPLOYMENTS" >/dev/null && break
  sleep 2
done
echo "$DEPLOYMENTS"`);
  expect(typescript).toBe(`let deployments;
while (true) {
  deployments = (await client.workflows.deployments.list()).body;
  if (deployments.deployments === agent.name) break;
  await new Promise((resolve) => setTimeout(resolve, 2000));
}
console.log(deployments);`);
  expect(fetch).toBe(`let deployments;
while (true) {
  response = await fetch("http://127.0.0.1:4010/v1/workflows/deployments", {
    headers: { Authorization: \`Bearer \${process.env.PLATFORM_API_KEY}\` },
  });
  if (!response.ok) throw new Error(await response.text());
  deployments = await response.json();
  if (deployments.deployments === agent.name) break;
  await new Promise((resolve) => setTimeout(resolve, 2000));
}
console.log(deployments);`);
  expect(python).toBe(`while True:
    response = httpx.get(
        "http://127.0.0.1:4010/v1/workflows/deployments",
        headers={"Authorization": f"Bearer {os.environ['PLATFORM_API_KEY']}"},
    )
    response.raise_for_status()
    deployments = response.json()
    if deployments["deployments"] == agent["name"]:
        break
    time.sleep(2)
print(deployments)`);
});

test("a loop ends after a value with which it would be in vain", () => {
  const found = { $variable: "job#/status" };
  const steps = (values: string[]): Step[] => [
    {
      operationId: "batch.jobs.cancel",
      parameters: { job_id: "1" },
      repeat: { seconds: 2, until: [{ found, value: "DONE" }], failed: { found, values } },
      result: "job",
    },
  ];
  const loops = (values: string[]) =>
    LANGUAGES.map((language) => defined(renderSteps(document, language, steps(values))[0]));
  const [curl, typescript, fetch, python] = loops(["LOST", "CUT"]);
  expect(curl).toContain(
    `  jq -e '.status == "DONE" or (.status | IN("LOST", "CUT"))' \\\n    <<< "$JOB" >/dev/null && break`,
  );
  for (const code of [typescript, fetch])
    expect(code).toContain(`  if (["LOST", "CUT"].includes(job.status))\n    throw new Error(job.status);\n`);
  expect(python).toContain(`    if job["status"] in ["LOST", "CUT"]:\n        raise RuntimeError(job["status"])\n`);
  const [, , , long] = loops(["LOST", "CUT", "CANCELED_BY_THE_HARBOR_MASTER", "LEFT_IN_THE_TIDE"]);
  expect(long).toContain(`    if job["status"] in [\n        "LOST",\n`);
});

test("a condition can be on any item of a list, and takes several lines if it is long", () => {
  const loops = (value: string) =>
    LANGUAGES.map((language) => defined(renderSteps(document, language, polling(value, "name"))[1]));
  const [curl, , fetch, python] = loops("tides");
  expect(curl).toContain(
    `  jq -e 'any(.deployments[]; .name == "tides")' \\\n    <<< "$DEPLOYMENTS" >/dev/null && break\n`,
  );
  expect(fetch).toContain('  if (deployments.deployments.some(({ name }) => name === "tides")) break;\n');
  expect(python).toContain('    if any(item["name"] == "tides" for item in deployments["deployments"]):\n');
  const [longCurl, typescript, , longPython] = loops("the-workers-of-the-harbor-at-night");
  expect(longCurl).toContain(`-night")' \\
    <<< "$DEPLOYMENTS" >/dev/null && break
`);
  expect(typescript).toContain(`  if (
    deployments.deployments.some(
      ({ name }) => name === "the-workers-of-the-harbor-at-night",
    )
  )
    break;
`);
  expect(longPython).toContain(`    if any(
        item["name"] == "the-workers-of-the-harbor-at-night"
        for item in deployments["deployments"]
    ):
        break
`);
});

test("steps that all print declare no name twice, so that they can stand in one program", () => {
  const get: Step = { operationId: "agents.get", parameters: { agent_id: "ag_0197c3d0" } };
  const sources = renderSteps(document, "TypeScript", [get, get, get], { printsAll: true });
  expect(sources).toEqual([
    'const agent = await client.agents.get("ag_0197c3d0");\nconsole.log(agent);',
    ...Array(2).fill('console.log(await client.agents.get("ag_0197c3d0"));'),
  ]);
  const [first, ...others] = renderSteps(document, "fetch", [get, get, get], { printsAll: true });
  expect(first).toMatch(/^let response = await fetch\(/);
  for (const other of others) expect(other).toMatch(/^response = await fetch\(/);
});

test("a step that keeps a list takes the body of its page", () => {
  const steps: Step[] = [
    { operationId: "connectors.list", parameters: {}, result: "connectors" },
    {
      operationId: "connectors.tools.list",
      parameters: { connector_id_or_name: { $variable: "connectors#/items/0/id" } },
    },
  ];
  const [first, second] = renderSteps(document, "TypeScript", steps);
  expect(first).toBe("const { body: connectors } = await client.connectors.list();");
  expect(second).toContain("client.connectors.tools.list(connectors.items[0].id)");
});

test("a step that keeps a stream or nothing is an error", () => {
  const after: Step = { operationId: "agents.get", parameters: { agent_id: { $variable: "kept#/id" } } };
  const keep = (operationId: string, body?: object) => () =>
    renderSteps(document, "curl", [{ operationId, parameters: { agent_id: "ag_1" }, body, result: "kept" }, after]);
  expect(keep("agents.delete")).toThrow("agents.delete: only a JSON response can be kept in a variable.");
  expect(keep("conversations.startStream", { inputs: "" })).toThrow("conversations.startStream: only a JSON response");
});

test("a malformed variable, one without a step and an unknown operation are errors", () => {
  const step = (operationId: string, id: unknown): Step => ({ operationId, parameters: { agent_id: id } });
  expect(() => renderSteps(document, "curl", [step("agents.get", { $variable: "agent.id" })])).toThrow(
    'A variable has the form result#/pointer, unlike "agent.id".',
  );
  expect(() => renderSteps(document, "curl", [step("agents.get", { $variable: "agent#/id" })])).toThrow(
    "agents.get: no earlier step has the result of agent#/id.",
  );
  expect(() => renderSteps(document, "curl", [step("agents.vanish", "")])).toThrow("no operation agents.vanish");
});

test("what has a meaning in a URL or a shell is encoded", () => {
  const sources = LANGUAGES.map((language) =>
    defined(
      renderSteps(document, language, [{ operationId: "agents.get", parameters: { agent_id: "a/b?c$'d\"!:" } }])[0],
    ),
  );
  const [curl, typescript, fetch, python] = sources;
  for (const source of [curl, fetch, python]) expect(source).toContain("/v1/agents/a%2Fb%3Fc%24%27d%22%21:");
  expect(typescript).toContain(`client.agents.get("a/b?c$'d\\"!:")`);
});
