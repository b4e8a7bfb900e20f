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
];
test.each(cases)("%s has one violation, that of the variant that is meant", async (_name, [path, body], violation) => {
  const response = await sendJson(session(), "POST", path, body);
  expect(response.status).toBe(422);
  const { errors } = response.body as { errors: { pointer: string; detail: string }[] };
  expect(errors.map(({ pointer, detail }) => `${pointer} ${detail}`)).toEqual([violation]);
});
