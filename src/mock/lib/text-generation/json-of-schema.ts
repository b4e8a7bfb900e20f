import { linearRegexp } from "../linear-regexp/linear-regexp.ts";
import { sampleOf } from "../linear-regexp/sample.ts";
import { type Subject, TODAY } from "./subject.ts";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Schema = Record<string, unknown>;

/** What strings and numbers are made from. */
export interface Material {
  subject: Subject;
  /** A whole answer, for properties that look as if they hold one. */
  answer: string;
}

const DEEPEST_OPTIONAL = 6;
const DEEPEST = 30;
const MOST_VALUES = 1000;
const MOST_ITEMS = 100;
const LONGEST_STRING = 10_000;
const ANSWER_NAMES = /^(?:analysis|answer|briefing|content|explanation|message|reason|reply|response|summary|text)$/i;

/**
 * A value that fits a JSON Schema, always the same for the same input. It goes by type, enum, const, examples,
 * properties, items, prefixItems, allOf, the first fitting branch of anyOf and oneOf, references inside of the schema,
 * formats, patterns and bounds of numbers, lengths and lists. It ignores not, if and the like; a schema that only very
 * large or endless values fit gets one that is cut.
 */
export function jsonOfSchema(root: unknown, { subject, answer }: Material): Json {
  let values = 0;
  return valueOfSchema(root, "", 0, 0);

  function valueOfSchema(given: unknown, name: string, depth: number, variant: number): Json {
    if (++values > MOST_VALUES || depth > DEEPEST) return null;
    const schema = resolved(given, depth);
    if ("const" in schema) return asJson(schema.const);
    for (const list of [schema.enum, schema.examples]) {
      if (Array.isArray(list) && list.length > 0) return asJson(list[(subject.key + variant) % list.length]);
    }
    switch (typeOf(schema)) {
      case "object":
        return objectOf(schema, depth);
      case "array":
        return arrayOf(schema, name, depth);
      case "integer":
      case "number":
        return numberOf(schema, variant);
      case "boolean":
        return (subject.key + variant) % 2 === 0;
      case "null":
        return null;
      default:
        return stringOf(schema, name, variant);
    }
  }

  /** The schema with what its references and branches add. */
  function resolved(given: unknown, depth: number): Schema {
    let schema = recordOf(given);
    const parts = [
      ...(typeof schema.$ref === "string" ? [pointedAt(root, schema.$ref)] : []),
      ...listOf(schema.allOf),
      ...[listOf(schema.anyOf), listOf(schema.oneOf)].flatMap((branches) => firstNotNull(branches)),
    ];
    if (depth >= DEEPEST || parts.length > MOST_ITEMS) return schema;
    for (const part of parts) {
      if (++values > MOST_VALUES) break;
      const more = resolved(part, depth + 1);
      schema = {
        ...more,
        ...schema,
        properties: { ...recordOf(more.properties), ...recordOf(schema.properties) },
        required: [...listOf(more.required), ...listOf(schema.required)],
      };
    }
    return schema;
  }

  function objectOf(schema: Schema, depth: number): Json {
    const required = new Set(listOf(schema.required));
    const wanted = Object.entries(recordOf(schema.properties)).filter(
      ([name]) => required.has(name) || depth < DEEPEST_OPTIONAL,
    );
    // Unlike assignment, fromEntries takes __proto__ for a name like any other.
    const known = Object.fromEntries(wanted.map(([name, part]) => [name, valueOfSchema(part, name, depth + 1, 0)]));
    const unknown = [...required].filter((name) => typeof name === "string" && !Object.hasOwn(known, name));
    return { ...known, ...Object.fromEntries(unknown.map((name) => [String(name), subject.phrase])) };
  }

  function arrayOf(schema: Schema, name: string, depth: number): Json {
    const prefix = listOf(schema.prefixItems);
    const fewest = Math.max(numberAt(schema, "minItems") ?? 1, prefix.length);
    const length = Math.min(fewest, numberAt(schema, "maxItems") ?? MOST_ITEMS, MOST_ITEMS);
    if (depth >= DEEPEST_OPTIONAL && numberAt(schema, "minItems") === undefined) return [];
    return Array.from({ length }, (_, index) => {
      return valueOfSchema(index < prefix.length ? prefix[index] : schema.items, name, depth + 1, index);
    });
  }

  function numberOf(schema: Schema, variant: number): number {
    const isInteger = typeOf(schema) === "integer";
    const step = numberAt(schema, "multipleOf") ?? (isInteger ? 1 : undefined);
    const [above, below] = [numberAt(schema, "exclusiveMinimum"), numberAt(schema, "exclusiveMaximum")];
    const least = Math.max(numberAt(schema, "minimum") ?? Number.NEGATIVE_INFINITY, above ?? Number.NEGATIVE_INFINITY);
    const most = Math.min(numberAt(schema, "maximum") ?? Number.POSITIVE_INFINITY, below ?? Number.POSITIVE_INFINITY);
    const fits = (value: number) =>
      value >= least &&
      value <= most &&
      value !== above &&
      value !== below &&
      (!step || Number.isInteger(value / step));
    const base = Number.isFinite(least) ? least : Math.min(1, most);
    const first = step ? Math.ceil(base / step) * step : base;
    const middle = Number.isFinite(least) && Number.isFinite(most) ? (least + most) / 2 : base + 1;
    const candidates = [
      ...(variant === 0 ? subject.numbers : []),
      first + variant * (step ?? 1),
      first + (step ?? 1),
      middle,
    ];
    return [...candidates, most - (step ?? 1)].find(fits) ?? first;
  }

  function stringOf(schema: Schema, name: string, variant: number): string {
    const format = schema.format;
    if (typeof format === "string" && Object.hasOwn(FORMATS, format)) return FORMATS[format]!(subject);
    const plain = ANSWER_NAMES.test(name) ? answer : (subject.name ?? subject.phrase);
    const text = variant === 0 ? plain : `${plain} ${variant + 1}`;
    if (typeof schema.pattern === "string") return matching(schema.pattern, [text, TODAY, "06:12"]);
    const shortest = Math.min(numberAt(schema, "minLength") ?? 0, LONGEST_STRING);
    return text.padEnd(shortest, ".").slice(0, numberAt(schema, "maxLength") ?? LONGEST_STRING);
  }
}

const FORMATS: Record<string, (subject: Subject) => string> = {
  date: ({ date }) => date ?? TODAY,
  "date-time": ({ date }) => `${date ?? TODAY}T09:00:00Z`,
  time: () => "09:00:00Z",
  duration: () => "PT15M",
  email: () => "mara@tidewater.example",
  hostname: () => "tidewater.example",
  ipv4: () => "192.0.2.1",
  ipv6: () => "2001:db8::1",
  uri: () => "https://tidewater.example/harbor-point",
  uuid: () => "c41a7e88-3b52-4d0f-8a6e-91f0d2b7c533",
};

function matching(pattern: string, candidates: string[]): string {
  try {
    return candidates.find(linearRegexp(pattern)) ?? sampleOf(pattern);
  } catch {
    // An expression that is none, or that needs lookaround: the schema can't be kept.
    return candidates[0]!;
  }
}

function typeOf(schema: Schema): unknown {
  const type = schema.type;
  if (Array.isArray(type)) return type.find((each) => each !== "null") ?? "null";
  if (type !== undefined) return type;
  if (Object.keys(recordOf(schema.properties)).length > 0) return "object";
  if ("items" in schema || "prefixItems" in schema) return "array";
  return "minimum" in schema || "maximum" in schema || "multipleOf" in schema ? "number" : "string";
}

function firstNotNull(branches: unknown[]): unknown[] {
  const first = branches.find((branch) => recordOf(branch).type !== "null") ?? branches[0];
  return first === undefined ? [] : [first];
}

/** RFC 6901; nothing if it points outside of the schema or nowhere. */
function pointedAt(root: unknown, reference: string): unknown {
  if (!reference.startsWith("#")) return {};
  const names = reference
    .slice(1)
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  return names.reduce<unknown>(
    (value, name) => (Object.hasOwn(recordOf(value), name) ? recordOf(value)[name] : {}),
    root,
  );
}

function numberAt(schema: Schema, name: string): number | undefined {
  const value = schema[name];
  return typeof value === "number" ? value : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function recordOf(value: unknown): Schema {
  // Any object has string keys and values of unknown types.
  return typeof value === "object" && value !== null ? (value as Schema) : {};
}

function asJson(value: unknown): Json {
  // Part of a schema, which was itself JSON.
  return value as Json;
}
