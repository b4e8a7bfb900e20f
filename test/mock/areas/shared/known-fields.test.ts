import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/mock-types.ts";
import type { OperationId } from "../../../../generated/operations.ts";
import { cases } from "../../../../src/contract/cases.ts";
import { stripUnknownFields } from "../../../../src/mock/areas/shared/known-fields.ts";
import { defined } from "../../../defined.ts";
import { document } from "../../../document.ts";
import { sendJson } from "../../json.ts";
import { session } from "../../session.ts";

interface Schema {
  $ref?: string;
  const?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
}

const named = (name: string) => document.components.schemas[name] as Schema;
const resolved = (schema: Schema): Schema => (schema.$ref ? named(defined(schema.$ref.split("/").at(-1))) : schema);

/** A value with every declared field of the schema, and with the extra fields on each level. */
function full(given: Schema, extra: object): unknown {
  const schema = resolved(given);
  if (schema.const !== undefined) return schema.const;
  const variants = (schema.oneOf ?? []).map(resolved);
  const variant = variants.find(({ properties }) => properties) ?? variants[0];
  if (variant) return full(variant, extra);
  if (schema.items) {
    const item = resolved(schema.items);
    return (item.oneOf ?? [item]).map((each) => full(each, extra));
  }
  if (!schema.properties) return "value";
  const fields = Object.entries(schema.properties).map(([name, part]) => [name, full(part, extra)]);
  return { ...Object.fromEntries(fields), ...extra };
}

const listVariants = (name: string) =>
  defined(named(name).oneOf).map((variant) => [defined(variant.$ref?.split("/").at(-1)), variant] as const);
const undeclared = { undeclared: { any: 1 } };

describe("keeps only the declared fields of", () => {
  test.each(listVariants("ToolInput"))("a %s", (_name, tool) => {
    const stripped = stripUnknownFields("agents.create", { tools: [full(tool, undeclared)] });
    expect(stripped).toEqual({ tools: [full(tool, {})] });
  });

  test.each(listVariants("OutputContentChunkInput"))("a %s", (_name, chunk) => {
    const inputs = (extra: object) => [{ type: "message.output", content: [full(chunk, extra)], ...extra }];
    const stripped = stripUnknownFields("conversations.append", { inputs: inputs(undeclared) });
    expect(stripped).toEqual({ inputs: inputs({}) });
  });

  test.each(["Guardrail", "CompletionArgsInput"])("%s", (name) => {
    const body = (extra: object) =>
      name === "Guardrail"
        ? { guardrails: [full(named(name), extra)], ...extra }
        : { completion_args: full(named(name), extra), ...extra };
    expect(stripUnknownFields("conversations.start", body(undeclared))).toEqual(body({}));
  });
});

test("an entry without a type is a message", () => {
  const inputs = [{ role: "user", content: "Hi", ...undeclared }];
  expect(stripUnknownFields("conversations.start", { inputs })).toEqual({ inputs: [{ role: "user", content: "Hi" }] });
});

test("connectors.create does not store undeclared fields inside authentication methods", async () => {
  const [oauth, none] = defined(examples.newBerthsConnector.auth_methods);
  const { oauth2_server_metadata: metadata } = oauth as components["schemas"]["ConnectorClientCredentialsMethodCreate"];
  const auth_methods = [{ ...oauth, oauth2_server_metadata: { ...metadata, ...undeclared } }, none];
  const { status, body } = await sendJson(session(), "POST", "/v1/connectors", {
    ...examples.newBerthsConnector,
    auth_methods,
  });
  expect(status).toBe(201);
  expect(body.supported_auth_methods[0].oauth2_server_metadata).toEqual(metadata);
});

test("a batch job does not store undeclared fields of a conversation that it starts", async () => {
  const mock = session();
  const requests = [{ body: { inputs: "Hi", tools: [{ type: "web_search", ...undeclared }], ...undeclared } }];
  await sendJson(mock, "POST", "/v1/batch/jobs", { endpoint: "/v1/conversations", model: "aurora-small", requests });
  mock.pass(10);
  const { body } = await sendJson(mock, "GET", "/v1/conversations");
  expect(body[0].tools).toEqual([{ type: "web_search" }]);
});

test("maps keep every name, even __proto__", () => {
  const body = JSON.parse('{"metadata": {"__proto__": {"a": 1}, "constructor": 2}, "__proto__": 3}');
  const stripped = stripUnknownFields("conversations.start", body);
  expect(JSON.stringify(stripped)).toBe('{"metadata":{"__proto__":{"a":1},"constructor":2}}');
});

test("a JSON Schema inside a body does not change", () => {
  const parameters = { type: "object", properties: { type: { const: "text" } }, ...undeclared };
  const tools = [{ type: "function", function: { name: "f", parameters } }];
  expect(stripUnknownFields("agents.create", { tools })).toEqual({ tools });
});

const bodies = cases.flatMap(({ id, body }) =>
  Object.entries(body?.examples ?? {}).map(([name, value]) => [id, name, value] as const),
);
test.each(bodies)("for %s, the example %s does not change", (id, _name, value) => {
  const before = structuredClone(value);
  expect(stripUnknownFields(id as OperationId, value)).toEqual(before);
  expect(value).toEqual(before);
});
