import { escapeSegment } from "../../core/json-pointer.ts";
import { findKeys, type OperationCase } from "../cases.ts";
import { findSchemaErrors, pointerTo } from "../document.ts";
import {
  type Keys,
  keysOf,
  oneOf,
  readTags,
  readVariants,
  type Schema,
  schemaAt,
  type Violation,
  withoutRepetitions,
} from "./violations.ts";

/** The description of a property that the document does not have, which schemas of responses allow. */
export const UNDESCRIBED = "only properties that the document describes";

/** A difference from what the descriptions in a schema say. */
interface Addition extends Violation {
  /** True if a description excludes the value, and not just fails to mention it. */
  readonly isMistake?: true;
}

/**
 * Describes the parts of a valid value that the document allows without describing them: additional properties and unknown
 * kinds, which may be later additions to the API, or mistakes; and times in another unit than the described one.
 */
export function explainAdditions(schema: string, value: unknown): Addition[] {
  return withoutRepetitions(additionsIn([keysOf(schema)], value, ""));
}

/** The names of the properties of a successful response that the document describes. Others can have any value. */
export function describedNames({ responses, successStatus }: OperationCase, body: object): string[] {
  const schema = responses.find(({ status, pointer }) => status === successStatus && pointer)?.pointer;
  const additions = schema ? explainAdditions(schema, body) : [];
  const others = additions.filter(({ expected }) => expected === UNDESCRIBED).map(({ pointer }) => pointer);
  return Object.keys(body).filter((name) => !others.includes(`/${escapeSegment(name)}`));
}

/** Descriptions of times as numbers. In this century, seconds have 10 digits, and milliseconds 13. */
const UNITS = [
  { unit: "milliseconds", description: /Unix timestamp in milliseconds/, fits: (time: number) => time >= 1e11 },
  { unit: "seconds", description: /Unix timestamp in seconds|seconds since 1970/, fits: (time: number) => time < 1e11 },
];

/** `places` are the schemas that apply to the value. */
function additionsIn(places: readonly Keys[], value: unknown, pointer: string): Addition[] {
  const all = places.map((place) => applyTo(value, place, pointer));
  const found = all.flatMap(({ additions }) => additions);
  const schemas = all.flatMap(({ applied }) => applied).map((keys) => ({ keys, schema: schemaAt(keys) }));
  const below = (part: unknown, at: string, ...names: Keys) =>
    additionsIn(
      schemas.filter(({ schema }) => has(schema, names)).map(({ keys }) => [...keys, ...names]),
      part,
      `${pointer}/${at}`,
    );
  if (Array.isArray(value)) return [...found, ...value.flatMap((item, index) => below(item, `${index}`, "items"))];
  if (typeof value === "object" && value !== null) {
    const isMap = schemas.some(({ schema: { additionalProperties } }) => additionalProperties !== undefined);
    const isOpen = isMap || schemas.every(({ schema }) => schema.properties === undefined);
    const parts = Object.entries(value).flatMap(([name, part]) => {
      const segment = escapeSegment(name);
      if (schemas.some(({ schema }) => has(schema, ["properties", name])))
        return below(part, segment, "properties", name);
      if (isOpen) return below(part, segment, "additionalProperties");
      return [{ pointer: `${pointer}/${segment}`, expected: UNDESCRIBED, received: part }];
    });
    return [...found, ...parts];
  }
  if (typeof value !== "number") return found;
  const wrong = UNITS.filter(
    ({ description, fits }) =>
      !fits(value) && schemas.some(({ schema }) => description.test(String(schema.description))),
  );
  const mistakes = wrong.map(({ unit }) => ({
    pointer,
    expected: `a time in ${unit}`,
    received: value,
    isMistake: true as const,
  }));
  return [...found, ...mistakes];
}

/** True if there is a schema at these names, and not just `true`. */
const has = (schema: Schema, names: Keys): boolean => {
  const found = names.reduce<unknown>(
    (at, name) => (typeof at === "object" && at && Object.hasOwn(at, name) ? (at as Schema)[name] : undefined),
    schema,
  );
  return typeof found === "object";
};

/** The schemas that a schema consists of for this value: its parts and the fitting variants. */
function applyTo(value: unknown, place: Keys, pointer: string): { applied: Keys[]; additions: Violation[] } {
  const keys = findKeys(place);
  const schema = schemaAt(keys);
  const parts = Array.isArray(schema.allOf) ? schema.allOf.map((_, index) => [...keys, "allOf", index]) : [];
  const additions: Violation[] = [];
  for (const keyword of ["oneOf", "anyOf"] as const) {
    if (!schema[keyword]) continue;
    const variants = readVariants({ keys, keyword });
    const { propertyName: name } = (schema.discriminator ?? {}) as { propertyName?: string };
    const kind = name === undefined ? undefined : (value as Schema | null)?.[name];
    const named = variants.filter((variant) => name !== undefined && readTags(variant, name).includes(kind));
    parts.push(
      ...(named.length > 0
        ? named
        : variants.filter((variant) => findSchemaErrors(pointerTo(...variant), value).length === 0)),
    );
    if (kind !== undefined && named.length === 0)
      additions.push({
        pointer: `${pointer}/${name}`,
        expected: oneOf(variants.flatMap((variant) => readTags(variant, name!))),
        received: kind,
      });
  }
  const nested = parts.map((part) => applyTo(value, part, pointer));
  return {
    applied: [keys, ...nested.flatMap(({ applied }) => applied)],
    additions: [...additions, ...nested.flatMap((each) => each.additions)],
  };
}
