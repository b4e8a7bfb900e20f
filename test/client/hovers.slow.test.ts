import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import { listOperations } from "../../src/core/document.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";

// The tooltips of an editor, from TypeScript's language service.
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FILE = `${ROOT}test/client/hovers-program.ts`;

const HEAD = `import { Platform, type ConversationEvent, type Tool } from "../../src/client/index.ts";
const client = new Platform({ apiKey: "key" });
`;

/** A line with the mouse position in `«»`, and the tooltip of the editor. */
const hovers: [line: string, want: string][] = [
  ['const «agent» = await client.agents.get("x");', "const agent: Agent"],
  ['const «found» = client.agents.get("x");', "const found: Call<Agent>"],
  ["const «agents» = client.agents.list();", "const agents: PageCall<Agent, AgentPage>"],
  ["const «legacy» = await client.agents.listLegacy();", "const legacy: Page<Agent, Agent[]>"],
  ["for await (const «dataset» of client.observability.datasets.list());", "const dataset: Dataset"],
  ['const «dataset» = await client.observability.datasets.get("x");', "const dataset: Dataset"],
  ["const «models» = await client.models.list();", "const models: ModelList"],
  ['const «conversation» = await client.conversations.get("x");', "const conversation: Conversation"],
  [
    'const «started» = await client.conversations.start({ inputs: "x", model: "m" });',
    "const started: ConversationResponse",
  ],
  [
    'const «stream» = client.conversations.startStream({ inputs: "x", model: "m" });',
    "const stream: ResponseStream<ConversationEvent, ConversationResponse>",
  ],
  ['for await (const «event» of client.conversations.startStream({ inputs: "x" }));', "const event: ConversationEvent"],
  ['const «schedule» = await client.workflows.schedules.get("x");', "const schedule: Schedule"],
  ['const «deployment» = await client.workflows.deployments.get("x");', "const deployment: DeploymentDetail"],
  ['const «judge» = await client.observability.judges.get("x");', "const judge: Judge"],
  ['const «job» = await client.batch.jobs.cancel("x");', "const job: BatchJob"],
  ['for (const «tool» of (await client.agents.get("x")).tools);', "const tool: Tool"],
  ['const «execution» = await client.workflows.executions.get("x");', "const execution: WorkflowExecution"],
  [
    'const «task» = await client.observability.datasets.importFromFile("x", { file_id: "y" });',
    "const task: DatasetImportTask",
  ],
  ["const «user» = await client.users.me.get();", "const user: UserIdentity"],
  ['const «deleted» = await client.observability.datasets.delete("x");', "const deleted: void"],
];

/** A wrong line, and the name in the compiler's message that replaces a list of fields. */
const mistakes: [line: string, want: string][] = [
  ["await client.agents.create({ name: 1, model: 'm' });", "'string'"],
  ["await client.agents.create({});", "'AgentCreate'"],
  ["await client.agents.create({ name: 'n', model: 'm', nmae: 1 });", "'AgentCreate'"],
  ["const agent: string = await client.agents.get('x');", "Type 'Agent' is not assignable to type 'string'"],
  ["await client.models.update('x', { nmae: 1 });", "'FineTunedModelUpdate'"],
];

const service = startService();

test.each(hovers)("the hover of %s says %s", (line, want) => {
  const { text, position } = program(line);
  service.open(text);
  const info = service.languageService.getQuickInfoAtPosition(FILE, position);
  expect(ts.displayPartsToString(info?.displayParts)).toBe(want);
});

test.each(mistakes)("the message about %s names %s", (line, want) => {
  service.open(`${HEAD}${line}\nexport {};`);
  const messages = service.languageService
    .getSemanticDiagnostics(FILE)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  expect(messages.join("\n")).toContain(want);
  expect(messages.join("\n").length).toBeLessThan(300);
});

test("the hover of a method has its description, its parameters and its errors", () => {
  const { text, position } = program('client.agents.«get»("x");');
  service.open(text);
  const info = service.languageService.getQuickInfoAtPosition(FILE, position);
  expect(ts.displayPartsToString(info?.documentation)).toMatch(/^Get an agent\.\n\nBeta\. Returns the agent/);
  const tags = info?.tags?.map(({ name, text }) => `${name} ${ts.displayPartsToString(text).split(" ")[0]}`);
  expect(tags).toEqual(["param agentId", "param options.agent_version", "throws {NotFoundError}"]);
});

test("the hover of a field is its description", () => {
  const { text, position } = program('(await client.agents.get("x")).«instructions»;');
  service.open(text);
  const info = service.languageService.getQuickInfoAtPosition(FILE, position);
  expect(ts.displayPartsToString(info?.documentation)).toMatch(/^[A-Z`].*\.$/s);
  expect(info?.tags).toBeUndefined();
});

test("completion offers the resources and nothing internal", () => {
  const { text, position } = program("client.«»");
  service.open(text);
  const entries = service.languageService.getCompletionsAtPosition(FILE, position, undefined)?.entries ?? [];
  const resources = [...listOperations(document)].map(({ operation }) => defined(operation.operationId.split(".")[0]));
  expect(entries.map(({ name }) => name).sort()).toEqual([...new Set(resources), "api", "withOptions"].sort());
});

function program(line: string): { text: string; position: number } {
  const position = HEAD.length + line.indexOf("«");
  return { text: `${HEAD}${line.replaceAll(/[«»]/g, "")}\nexport {};`, position };
}

function startService() {
  let current = "";
  let version = 0;
  const config = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const languageService = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [FILE],
    getScriptVersion: (name) => (name === FILE ? String(version) : "0"),
    getScriptSnapshot(name) {
      const text = name === FILE ? current : ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === FILE || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  return {
    languageService,
    open(text: string) {
      current = text;
      version += 1;
    },
  };
}

test("the hover of a list says how to delete its items, exactly if it is paged by number or offset", () => {
  const client = readFileSync(`${ROOT}generated/client.ts`, "utf8");
  const warned = client.match(/Deleting items while you iterate skips others/g)?.length;
  const paged = [...listOperations(document)].filter(({ operation }) =>
    ["page", "offset"].includes(operation["x-pagination"]?.form ?? ""),
  );
  expect(paged.length).toBeGreaterThan(0);
  expect(warned).toBe(paged.length);
});
