/** Examples of schemas, found in the examples of bodies and events. */

import {
  alternatives,
  type Document,
  listParts,
  type MediaType,
  type Operation,
  type Response,
  readName,
  resolve,
  type Schema,
  withoutNull,
} from "../core/document.ts";
import { createEventParser } from "../core/event-parser.ts";
import { listFields, listVariants, otherFields, type Variant } from "./schema.ts";

/** The first example of each schema that has one, by the name of the schema. Successful responses come before requests and errors. */
export function findExamples(document: Document, operations: Iterable<{ operation: Operation }>): Map<string, unknown> {
  const examples = new Map<string, unknown>();
  const bodies = [...operations].map(({ operation }) => ({
    request: operation.requestBody?.content,
    responses: Object.values(operation.responses).map((response) => resolve<Response>(document, response).content),
  }));
  const contents = [
    ...bodies.map(({ responses }) => responses[0]),
    ...bodies.map(({ request }) => request),
    ...bodies.flatMap(({ responses }) => responses.slice(1)),
  ];
  for (const media of contents.flatMap((content) => Object.values(content ?? {})))
    for (const [schema, value] of listValues(document, media)) collect(document, schema, value, examples);
  return examples;
}

/** The values of a body's examples with their schema. Each event of a stream is a value. */
function listValues(document: Document, media: MediaType): [Schema, unknown][] {
  const values = Object.values(media.examples ?? {}).map(
    (example) => resolve(document, example as { value: unknown }).value,
  );
  const event = media["x-itemSchema"];
  if (!event) return values.map((value) => [media.schema, value]);
  return values.flatMap((text) => readEvents(String(text))).map((value) => [event, value]);
}

function readEvents(text: string): unknown[] {
  const events: unknown[] = [];
  // An event without a name is a message (HTML standard, section 9.2.6).
  const parse = createEventParser({
    onEvent: ({ event = "message", id, data }) => events.push({ event, ...(id && { id }), data: JSON.parse(data) }),
  });
  parse(`${text}\n\n`);
  return events;
}

/** Adds the value to the examples of its schema, and its parts to those of theirs. */
function collect(document: Document, reference: Schema, value: unknown, examples: Map<string, unknown>): void {
  if (value === null || value === undefined) return;
  const name = readName(reference);
  if (name && !examples.has(name)) examples.set(name, value);
  const schema = resolve(document, reference);
  const parts = [...listParts(schema, "allOf"), ...namedParts(document, schema, value)];
  for (const part of parts) collect(document, part, value, examples);
  if (Array.isArray(value)) for (const item of value) collect(document, schema.items ?? {}, item, examples);
  if (typeof value !== "object" || Array.isArray(value)) return;
  const fields = new Map(Object.entries(schema.properties ?? {}));
  const others = typeof schema.additionalProperties === "object" ? schema.additionalProperties : {};
  for (const [key, field] of Object.entries(value)) collect(document, fields.get(key) ?? others, field, examples);
}

/** The variant of a union that the value has, or the only one besides null. */
function namedParts(document: Document, schema: Schema, value: unknown): Schema[] {
  const union = alternatives(schema);
  if (union.length < 2) return union;
  const property = schema.discriminator?.propertyName;
  const variants = listVariants(document, schema);
  const kind = property && String((value as Record<string, unknown>)[property]);
  const chosen = variants.find((variant) => (kind ? variant.value === kind : fits(document, variant, value)));
  return chosen ? [chosen.schema] : [];
}

/** True if the value has the type of the variant, all fields that it requires, and no others. */
function fits(document: Document, variant: Variant, value: unknown): boolean {
  const { type, properties } = withoutNull(document, variant.schema);
  const actual = Array.isArray(value) ? "array" : typeof value;
  if (type !== undefined && ![type].flat().includes(actual)) return false;
  if (actual !== "object" || !properties) return true;
  const fields = listFields(document, variant.schema);
  const keys = Object.keys(value as object);
  return (
    fields.every(({ name, required }) => !required || keys.includes(name)) &&
    (otherFields(document, variant.schema) !== undefined ||
      keys.every((key) => fields.some(({ name }) => name === key)))
  );
}
