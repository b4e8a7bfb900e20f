import { describe, expect, test } from "vitest";
import { cases } from "../../src/contract/cases.ts";
import type { Schema } from "../../src/core/document.ts";
import { defined } from "../defined.ts";
import { listVariants } from "../openapi/variants.ts";
import { sendJson } from "./json.ts";
import { type Session, session } from "./session.ts";
import { type Field, type Update, updates } from "./updates.ts";

const operations = cases.filter(({ method, body }) => ["put", "patch"].includes(method) && body);
const findOperation = ({ operationId }: Update) =>
  defined(operations.find(({ operation }) => operation.operationId === operationId));
const readMethod = (update: Update) => findOperation(update).method.toUpperCase();
const readSchema = (update: Update) =>
  defined(findOperation(update).operation.requestBody?.content["application/json"]).schema;

describe("updates", () => {
  test("the table has every PATCH and PUT with a body", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(updates.map(({ operationId }) => operationId))).toEqual(new Set(ids));
  });

  test.each(operations.map(({ operation }) => operation.operationId))(
    "the table has every field of the body of %s, and knows which are required",
    (operationId) => {
      const listed = updates.filter((update) => update.operationId === operationId);
      const fields = Object.assign({}, ...listed.map((update) => update.fields)) as Update["fields"];
      expect(declaredFields(readSchema(defined(listed[0])), fields)).toEqual(
        new Map(Object.entries(fields).map(([path, { required = false }]) => [path, required])),
      );
    },
  );

  const fields = updates.flatMap((update) =>
    Object.entries(update.fields).map(([path, field]) => ({ id: update.operationId, path, update, field })),
  );

  test.each(updates.map((update) => ({ id: update.operationId, update })))(
    "$id sets every field, and keeps those that are omitted",
    async ({ update }) => {
      const { api, before } = await allSet(update);
      expect(before).toEqual(shownAfterAll(update, () => []));
      const required = Object.entries(update.fields).filter(([, field]) => field.required);
      // The previous update omits nothing.
      if (required.length === Object.keys(update.fields).length) return;
      expect((await send(api, update, required)).status).toBeLessThan(300);
      const kept = shownAfterAll(update, (path, field) => (field.omitted ? [[path, field.omitted.shown]] : []));
      expect(await readFields(api, update)).toEqual(kept);
    },
  );

  test.each(fields.filter(({ field }) => Object.hasOwn(field, "null")))(
    "$id clears $path with null",
    async ({ update, path, field }) => {
      const { api } = await allSet(update);
      expect((await send(api, update, [[path, { ...field, value: null }]])).status).toBeLessThan(300);
      const read = await readFields(api, update);
      if (path.includes(".") || !isMerged(update, path)) expect(read[path]).toEqual(field.null);
      else expect(read).toMatchObject(field.null as object);
    },
  );

  test.each(fields.filter(({ field }) => !Object.hasOwn(field, "null")))(
    "$id refuses null for $path with 422, and changes nothing",
    async ({ update, path, field }) => {
      const { api, before } = await allSet(update);
      const { status, body } = await send(api, update, [[path, { ...field, value: null }]]);
      const pointer = `/body/${path.replaceAll(".", "/")}`;
      expect({ status, code: body.code }).toEqual({ status: 422, code: "VALIDATION_ERROR" });
      expect(body.errors.map((violation: { pointer: string }) => violation.pointer)).toContain(pointer);
      expect(await readFields(api, update)).toEqual(before);
    },
  );

  test.each(fields.filter(({ field }) => field.required))(
    "$id refuses a body without $path with 422",
    async ({ update, path }) => {
      const { api } = await allSet(update);
      const { body } = await sendJson(api, readMethod(update), update.path, readBody(update, path));
      expect(body).toMatchObject({ status: 422, code: "VALIDATION_ERROR" });
    },
  );

  test.each(fields.filter(({ field }) => field.replaced))(
    "$id replaces $path as a whole",
    async ({ update, path, field }) => {
      const { api } = await allSet(update);
      const [value, shown] = defined(field.replaced);
      expect((await send(api, update, [[path, { ...field, value }]])).status).toBeLessThan(300);
      expect((await readFields(api, update))[path]).toEqual(shown);
    },
  );

  test.each(fields.filter(({ field }) => field.omitted || field.hidden))(
    "the description of $path in $id says what is different",
    ({ update, path, field }) => {
      const described = listVariants(readSchema(update)).map(
        (variant) => variant.properties?.[path]?.description ?? "",
      );
      const text = described.join(" ").replaceAll(/\s+/g, " ");
      expect(text).toContain(field.omitted?.description ?? field.hidden);
    },
  );
});

type Entry = readonly [path: string, field: Field];

/** A new sandbox in which an update has set all fields. */
async function allSet(update: Update) {
  const api = session();
  await update.prepare?.(api);
  const { status, body } = await send(api, update, Object.entries(update.fields));
  if (status >= 300) throw new Error(JSON.stringify(body));
  return { api, before: await readFields(api, update) };
}

/** Sends an update with the given fields, and the required ones. */
async function send(api: Session, update: Update, entries: readonly Entry[]) {
  const body: Record<string, unknown> = readBody(update);
  for (const [path, { value }] of entries) setField(body, path, value);
  return await sendJson(api, readMethod(update), update.path, body);
}

/** A body with the required fields except one. */
function readBody(update: Update, without?: string): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [path, { value, required }] of Object.entries(update.fields))
    if (required && path !== without) setField(body, path, value);
  return body;
}

function setField(body: Record<string, unknown>, path: string, value: unknown): void {
  const [name, inner] = path.split(".") as [string, string | undefined];
  if (inner === undefined) body[name] = value;
  else body[name] = { ...(body[name] as object | undefined), [inner]: value };
}

/** The current values of the fields that responses show. Objects whose fields are listed are not. */
async function readFields(api: Session, update: Update): Promise<Record<string, unknown>> {
  const values = await update.read(api);
  return Object.fromEntries(shownPaths(update).map(([path]) => [path, values[path]]));
}

/** The values after all fields were set, except for those that `change` returns. */
function shownAfterAll(update: Update, change: (path: string, field: Field) => [string, unknown][]) {
  return Object.fromEntries(
    shownPaths(update).flatMap(([path, field]) => [
      [path, field.shown === undefined ? field.value : field.shown] as const,
      ...change(path, field),
    ]),
  );
}

function shownPaths(update: Update): Entry[] {
  return Object.entries(update.fields).filter(([path, field]) => !field.hidden && !isMerged(update, path));
}

/** Returns true if the table lists the fields of an object, because an update changes them one by one. */
function isMerged({ fields }: Update, path: string): boolean {
  return Object.keys(fields).some((other) => other.startsWith(`${path}.`));
}

/** The paths of the fields that a schema declares, and whether they are required. */
function declaredFields(schema: Schema, fields: Update["fields"], prefix = ""): Map<string, boolean> {
  const declared = new Map<string, boolean>();
  for (const { properties = {}, required = [] } of listVariants(schema))
    for (const [name, property] of Object.entries(properties)) {
      const path = `${prefix}${name}`;
      declared.set(path, required.includes(name));
      if (Object.keys(fields).some((other) => other.startsWith(`${path}.`)))
        for (const [inner, isRequired] of declaredFields(property, fields, `${path}.`)) declared.set(inner, isRequired);
    }
  return declared;
}
