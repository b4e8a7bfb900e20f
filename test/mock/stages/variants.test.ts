import { expect, test } from "vitest";
import { sendJson } from "../json.ts";
import { session } from "../session.ts";

const metadata = { issuer: "https://login.tidewater.example", token_endpoint: "https://login.tidewater.example/token" };
const start = (body: object) => ["/v1/conversations", { inputs: "Hi", ...body }] as const;
const inputs = (...entries: unknown[]) => start({ inputs: entries });
const settings = (completion_args: unknown) => start({ completion_args });
const authenticated = (method: object) => {
  const body = { protocol: "mcp", name: "tides", description: "Tides.", server: "https://tools.tidewater.example/mcp" };
  return ["/v1/connectors", { ...body, auth_methods: [method] }] as const;
};
const oauth2 = { method_type: "oauth2", oauth2_server_metadata: metadata };
const batch = (body: object) => ["/v1/batch/jobs", { endpoint: "/v1/conversations", ...body }] as const;
const skill = (asset: object) => {
  return ["/v2/skills", { name: "tides", definition: { description: "Tides.", assets: { "a.md": asset } } }] as const;
};
const chats = (input: unknown[]) => ["/v1/chat/moderations", { model: "aurora-guard", input }] as const;
const message = { role: "user", content: "Hi" };
const wrongRole = (index: number) => `/body/input/${index}/role must be one of "system", "user", "assistant", "tool"`;
const judge = (output: unknown) => {
  const body = {
    name: "Tides",
    description: "d",
    model_name: "aurora-small",
    instructions: "Judge.",
    tools: [],
    output,
  };
  return ["/v1/observability/judges", body] as const;
};

const cases: [string, readonly [path: string, body: unknown], violation: string][] = [
  [
    "an entry without a field",
    inputs({ type: "function.result", tool_call_id: "tc_1" }),
    "/body/inputs/0/result is required",
  ],
  [
    "an entry with a wrong field",
    inputs({ type: "message.input", role: "boss", content: "Hi" }),
    '/body/inputs/0/role must be one of "system", "user", "assistant", "tool"',
  ],
  [
    "an entry of an unknown type",
    inputs({ type: "note", role: "user", content: "Hi" }),
    '/body/inputs/0/type must be one of "message.input", "message.output", "function.call", "function.result", "tool.execution", "agent.handoff"',
  ],
  ["a message in short form", inputs({ role: "user" }), "/body/inputs/0/content is required"],
  [
    "a part of a message",
    inputs({ role: "user", content: [{ type: "text" }] }),
    "/body/inputs/0/content/0/text is required",
  ],
  ["an entry that is no object", inputs(null), "/body/inputs/0 must be an object"],
  ["inputs that are neither text nor a list", start({ inputs: 5 }), "/body/inputs must be a string or an array"],
  [
    "an unknown setting",
    settings({ max_token: 1 }),
    "/body/completion_args/max_token is not a known property (Did you mean max_tokens?)",
  ],
  ["settings that are no object", settings("hot"), "/body/completion_args must be an object or null"],
  [
    "a setting of three types",
    settings({ stop: 5 }),
    "/body/completion_args/stop must be a string or an array or null",
  ],
  [
    "a format without its schema",
    settings({ response_format: { type: "json_schema" } }),
    "/body/completion_args/response_format/json_schema is required",
  ],
  [
    "a format with a schema without a name",
    settings({ response_format: { type: "json_schema", json_schema: { schema: {} } } }),
    "/body/completion_args/response_format/json_schema/name is required",
  ],
  [
    "a bearer method",
    authenticated({ method_type: "bearer", headers: [{}] }),
    "/body/auth_methods/0/headers/0/name is required",
  ],
  [
    "an OAuth method with a grant",
    authenticated({ ...oauth2, grant_type: "authorization_code" }),
    "/body/auth_methods/0/auth_data is required",
  ],
  ["an OAuth method without a grant", authenticated(oauth2), "/body/auth_methods/0/grant_type is required"],
  ["requests in the body", batch({ requests: [{ body: "Hi" }] }), "/body/requests/0/body must be an object"],
  ["requests in files", batch({ input_files: "file" }), "/body/input_files must be an array"],
  ["requests nowhere", batch({}), "/body/input_files is required"],
  ["requests in files that are null", batch({ input_files: null }), "/body/input_files must be an array"],
  [
    "requests in both places",
    batch({ input_files: ["file"], requests: [{ body: {} }] }),
    "/body/requests is not allowed here",
  ],
  ["a text file", skill({ textContent: 5 }), "/body/definition/assets/a.md/textContent must be a string"],
  ["a binary file", skill({ rawContent: 5 }), "/body/definition/assets/a.md/rawContent must be a string"],
  ["a file without content", skill({}), "/body/definition/assets/a.md/textContent is required"],
  ["a chat", chats([{ role: "user" }]), "/body/input/0/content is required"],
  ["a list of chats", chats([[{ role: "user" }]]), "/body/input/0/0/content is required"],
  ["a chat of which one message is wrong", chats([message, { ...message, role: "bot" }]), wrongRole(1)],
  ["a chat of which one message is a list", chats([message, [message]]), "/body/input/1 must be an object"],
  ["a list that is no chat", chats(["Hi"]), "/body/input/0 must be an object"],
  [
    "the output of a judge of an unknown type",
    judge({ type: "SCORE" }),
    '/body/output/type must be one of "REGRESSION", "CLASSIFICATION"',
  ],
  ["the output of a judge without a type", judge({}), "/body/output/options is required"],
  ["the output of a judge that is no object", judge("SCORE"), "/body/output must be an object"],
  [
    "the input of a signal",
    ["/v1/workflows/executions/none/signals", { name: "go", input: "now" }],
    "/body/input must be an object or null",
  ],
];
test.each(cases)("%s has one violation, that of the variant that is meant", async (_name, [path, body], violation) => {
  const response = await sendJson(session(), "POST", path, body);
  expect(response.status).toBe(422);
  const { errors } = response.body as { errors: { pointer: string; detail: string }[] };
  expect(errors.map(({ pointer, detail }) => `${pointer} ${detail}`)).toEqual([violation]);
});
