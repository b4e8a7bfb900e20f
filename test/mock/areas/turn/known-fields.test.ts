import { describe, expect, test } from "vitest";
import { knownArgs, knownContent, knownGuardrails, knownTools } from "../../../../src/mock/areas/turn/known-fields.ts";
import { document } from "../../../document.ts";

interface Schema {
  $ref?: string;
  const?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
}

const named = (name: string) => document.components.schemas[name] as Schema;
const resolved = (schema: Schema): Schema => (schema.$ref ? named(schema.$ref.split("/").at(-1)!) : schema);

/** A value with every field that the schema has, and one that it does not have on each level. */
function full(given: Schema, extra: Record<string, unknown>): unknown {
  const schema = resolved(given);
  if (schema.const !== undefined) return schema.const;
  const branches = (schema.oneOf ?? []).map(resolved);
  const branch = branches.find(({ properties }) => properties) ?? branches[0];
  if (branch) return full(branch, extra);
  if (schema.items) {
    const item = resolved(schema.items);
    return (item.oneOf ?? [item]).map((each) => full(each, extra));
  }
  if (!schema.properties) return "value";
  const fields = Object.entries(schema.properties).map(([name, part]) => [name, full(part, extra)]);
  return { ...Object.fromEntries(fields), ...extra };
}

const kinds: [string, (value: never) => unknown][] = [
  ["Tool", knownTools],
  ["OutputContentChunk", knownContent],
];

describe.each(kinds)("of a %s", (name, known) => {
  test.each(named(name).oneOf!)("%o everything is kept that the document has, and nothing else", (kind) => {
    expect(known([full(kind, { unknown: 1 })] as never)).toEqual([full(kind, {})]);
  });
});

test("of a guardrail everything is kept that the document has, and nothing else", () => {
  const guardrail = full(named("Guardrail"), { unknown: 1 });
  expect(knownGuardrails([guardrail] as never)).toEqual([full(named("Guardrail"), {})]);
});

test("of settings, which refuse unknown ones, what is inside of them is kept if the document has it", () => {
  const { unknown: _, ...args } = full(named("CompletionArgs"), { unknown: 1 }) as Record<string, unknown>;
  expect(knownArgs(args)).toEqual(full(named("CompletionArgs"), {}));
});
