import { expect, test } from "vitest";
import { cases, type OperationCase } from "../../../src/contract/cases.ts";
import type { Schema } from "../../../src/core/document.ts";
import { defined } from "../../defined.ts";
import { document, violationsOf } from "../../document.ts";
import { examplePath } from "../example-path.ts";
import { sendJson } from "../json.ts";
import { type Session, session } from "../session.ts";

const FIELD = "undeclared_field";

interface Variant {
  /** The body with an undeclared field. */
  readonly body: unknown;
  readonly pointer: string;
  /** True if the field is in a map or in JSON of any form, which keep it. */
  readonly inMap: boolean;
}

/** Copies of a value, each with an undeclared field in one of its objects. */
function* withUndeclaredField(value: unknown, schemas: Schema[], at = "/body"): Generator<Variant> {
  if (typeof value !== "object" || value === null) return;
  const parts = schemas.flatMap(expanded);
  if (!Array.isArray(value))
    yield { body: { ...value, [FIELD]: { any: 1 } }, pointer: `${at}/${FIELD}`, inMap: parts.some(keepsAnyField) };
  for (const [key, part] of Object.entries(value)) {
    const inside = parts.flatMap((schema) => findSchemas(schema, key, Array.isArray(value)));
    for (const variant of withUndeclaredField(part, inside, `${at}/${key}`)) {
      const body = Array.isArray(value) ? value.with(Number(key), variant.body) : { ...value, [key]: variant.body };
      yield { ...variant, body };
    }
  }
}

/** A schema and its alternatives and parts, with references followed. */
function expanded(schema: Schema): Schema[] {
  const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema as Schema & Record<"allOf" | "anyOf" | "oneOf", Schema[]>;
  if ($ref) return expanded(defined(document.components.schemas[defined($ref.split("/").at(-1))]));
  return [schema, ...[...allOf, ...anyOf, ...oneOf].flatMap(expanded)];
}

function findSchemas(
  { items, properties = {}, additionalProperties }: Schema,
  key: string,
  inArray: boolean,
): Schema[] {
  const fields = properties as Record<string, Schema>;
  const part = inArray ? items : (fields[key] ?? additionalProperties ?? {});
  return typeof part === "object" ? [part as Schema] : [{}];
}

/** Returns true for the schema of a map or of any JSON value. */
function keepsAnyField({ additionalProperties, type, properties, allOf, anyOf, oneOf }: Schema): boolean {
  if (additionalProperties !== undefined) return additionalProperties !== false;
  return [type, properties, allOf, anyOf, oneOf].every((keyword) => keyword === undefined);
}

const bodies = cases
  .filter(({ body }) => body)
  .flatMap((subject) =>
    Object.entries(defined(subject.body).examples).map(([name, body]) => ({ id: subject.id, name, subject, body })),
  )
  .filter(({ body }) => body !== null);

function schemaOfBody({ operation }: OperationCase): Schema {
  return defined(operation.requestBody?.content["application/json"]).schema;
}

async function sendBody({ send }: Session, { path, parameters, method }: OperationCase, body: unknown) {
  const filled = examplePath({ path, parameters });
  const query = parameters.filter((parameter) => parameter.in === "query" && parameter.required);
  const response = await send(`${filled}?${query.map(({ name, example }) => `${name}=${example}`).join("&")}`, {
    method: method.toUpperCase(),
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

test.each(bodies)("$id, given $name, rejects or ignores an undeclared field as documented", async (given) => {
  const { subject, body } = given;
  const usual = await sendBody(session(), subject, body);
  for (const variant of withUndeclaredField(body, [schemaOfBody(subject)])) {
    const own = session();
    const { status, text } = await sendBody(own, subject, variant.body);
    const what = `${variant.pointer}: ${text.slice(0, 500)}`;
    if (violationsOf(defined(subject.body).pointer, variant.body).length > 0) {
      expect(status, what).toBe(422);
      const violation = variant.inMap
        ? // The value is not one that the map may have.
          { pointer: expect.stringContaining(variant.pointer) }
        : {
            pointer: variant.pointer,
            detail: expect.stringMatching(/^is not a known property/),
            code: "additionalProperties",
          };
      expect(JSON.parse(text).errors, what).toContainEqual(expect.objectContaining(violation));
    } else if (variant.inMap) {
      // The meaning of a map may forbid the field, such as the input of a workflow.
      expect([usual.status, 422], what).toContain(status);
    } else {
      expect(status, what).toBe(usual.status);
      expect(text).not.toContain(FIELD);
      own.pass(60);
      expect(JSON.stringify(await sendJson(own, "GET", "/_mock/snapshot"))).not.toContain(FIELD);
    }
  }
});

test("the undeclared fields are in closed objects, in open ones and in maps", () => {
  const variants = bodies.flatMap(({ subject, body }) =>
    [...withUndeclaredField(body, [schemaOfBody(subject)])].map((variant) => ({ ...variant, subject })),
  );
  const closed = variants.filter(({ subject, body }) => violationsOf(defined(subject.body).pointer, body).length > 0);
  const open = variants.filter((variant) => !closed.includes(variant));
  expect(closed.length).toBeGreaterThan(50);
  expect(open.filter(({ inMap }) => !inMap).length).toBeGreaterThan(100);
  expect(open.filter(({ inMap }) => inMap).length).toBeGreaterThan(10);
});
