import { expect, test } from "vitest";
import { toCompleteDocument } from "../../scripts/generate/schemas/complete-document.ts";
import {
  listOperations,
  type MediaType,
  type Operation,
  type Response,
  resolve,
  type Schema,
} from "../../src/core/document.ts";
import { defined } from "../defined.ts";
import { document as published } from "../document.ts";
import { resources } from "./description.ts";
import { listVariants, type Variant } from "./variants.ts";

// The mock sends what the owners do not list too, so its document requires it.
const document = toCompleteDocument(published);

interface Property {
  /** Such as `WorkflowMetadata.shared_namespace`. */
  name: string;
  /** True if every object with the property requires it. */
  required: boolean;
}

/** The properties of schemas and of everything inside them, by the schema of the property. */
function listProperties(roots: Schema[]): Map<Schema, Property> {
  const found = new Map<Schema, Property>();
  const visited = new Set<string>();

  /** `required` lists what the schemas that this one is a part of require of it. */
  function visit(schema: Schema, name: string, required: readonly string[]): void {
    const {
      $ref,
      allOf = [],
      oneOf = [],
      anyOf = [],
      properties = {},
      items,
      additionalProperties,
    } = schema as Variant;
    const parts = allOf as Schema[];
    const all = [...required, ...[schema, ...parts].flatMap(({ required: own }) => (own ?? []) as string[])];
    if ($ref) {
      const key = [$ref, ...all.toSorted()].join();
      if (visited.has(key)) return;
      visited.add(key);
      visit(resolve<Schema>(document, { $ref }), defined($ref.split("/").at(-1)), all);
    }
    for (const part of [...parts, ...(oneOf as Schema[]), ...(anyOf as Schema[])]) visit(part, name, all);
    for (const [key, property] of Object.entries(properties)) {
      const before = found.get(property)?.required ?? true;
      found.set(property, { name: `${name}.${key}`, required: before && all.includes(key) });
      visit(property, `${name}.${key}`, []);
    }
    if (items) visit(items, `${name}[]`, []);
    if (typeof additionalProperties === "object") visit(additionalProperties, `${name}{}`, []);
  }
  for (const root of roots) visit(root, "", []);
  return found;
}

const operations = [...listOperations(document)].map(({ operation }) => operation);

function listSchemas(content: Record<string, MediaType> = {}): Schema[] {
  return Object.values(content).flatMap((media) => [media.schema, media["x-itemSchema"] ?? {}]);
}

function listResponses({ responses }: Operation): Schema[] {
  return Object.values(responses).flatMap((response) => listSchemas(resolve<Response>(document, response).content));
}

const inResponses = listProperties(operations.flatMap(listResponses));
const inRequests = listProperties(operations.flatMap(({ requestBody }) => listSchemas(requestBody?.content)));

/** Fields that the owners list among required ones without the mark. */
const optional = Object.entries(resources).flatMap(([resource, facts]) => {
  const rows = Object.entries(facts);
  const unmarked = rows.filter(([, text]) => !/ req/.test(text));
  return unmarked.length === rows.length
    ? []
    : unmarked.flatMap(([names]) => names.split(", ").map((name) => `${resource}.${name}`));
});

test("finds the properties of objects, lists, unions and events, and whether they are required", () => {
  const found = Object.fromEntries([...inResponses.values()].map(({ name, required }) => [name, required]));
  expect(found).toMatchObject({
    "Dataset.deleted_at": true,
    "Judge.up_revision": false,
    "WorkflowEventBase.schedule_id": true,
    "MessageOutputDelta.agent_id": true,
    "ToolConfiguration.include": false,
    "WorkflowMetadata.shared_namespace": true,
  });
});

/** Schemas of responses with settings that are returned as sent, without the omitted ones. */
const AS_SENT = /^(ChatResponseFormat|CompletionArgs|DocumentLibraryTool)\./;

// A client of the mock has one check. Fields that requests contain too are returned as sent as well.
test("a property of a response that can be null is required, unless the owners say that it is optional", () => {
  const found = [...inResponses]
    .filter(([schema]) => listVariants(schema).some(({ types }) => types?.includes("null")))
    .filter(([schema, { name, required }]) => !required && !inRequests.has(schema) && !optional.includes(name))
    .filter(([, { name }]) => !AS_SENT.test(name))
    .map(([, { name }]) => name);
  expect(found).toEqual([]);
});
