import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { findKeys, type OperationCase } from "../cases.ts";
import { findSchemaErrors } from "../document.ts";
import { type Input, minimalInput } from "../requests/input.ts";
import { prepare } from "../requests/prepare.ts";
import { isRead } from "../requests/reads.ts";
import {
  findCreated,
  findListed,
  findPlace,
  isObject,
  type Json,
  type Place,
  readerOf,
  readStored,
} from "../requests/stored.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { differencesFrom, storedFindings } from "./differences.ts";
import { type Finding, finding } from "./findings.ts";
import { sendSuccessful } from "./send-valid.ts";
import { listFindings } from "./stored.ts";
import { type Keys, keysOf, schemaAt } from "./violations.ts";

/**
 * An update stores the fields that it has, keeps the others, and sets the time of the last change. A PUT that creates a resource
 * updates the one that has the same name.
 */
export function updateChecks(testCase: OperationCase): Check[] {
  const { method, body, operation } = testCase;
  const isUpsert = method === "put" && operation["x-transition"]?.some(({ creates }) => creates);
  const isUpdate = (method === "patch" || method === "put") && !isRead(testCase) && findPlace(testCase, {});
  if (!isUpsert && !isUpdate) return [];
  return Object.entries(body?.examples ?? {}).map(([name, example]) =>
    check(testCase, `stores what ${name} changes`, true, (session) => checkUpdated(session, testCase, example)),
  );
}

async function checkUpdated(session: Session, testCase: OperationCase, example: unknown): Promise<Finding[]> {
  const whole = { ...minimalInput(testCase), body: example };
  const isUpsert = !findPlace(testCase, {});
  const input = isUpsert ? whole : await prepare(session, testCase, whole);
  const place = isUpsert
    ? findCreated(testCase, {}, (await sendSuccessful(session, testCase, input)).body)
    : findPlace(testCase, input.path ?? {});
  if (!place) return [];
  // A server that caches what was read must forget it.
  const before = (await readStored(session, place)).value;
  await findListed(session, place);
  const first = { ...input, body: withNewTexts(testCase, input.body) };
  const { sent, findings, value } = await update(session, testCase, place, first);
  // An operation on a part, such as on the active version, can set other fields and times.
  const isPart = !isUpsert && !testCase.path.endsWith("}");
  if (findings.length > 0 || isPart) return [...findings];
  const listed = await listFindings(session, place, sent);
  const partial = partOf(testCase, sent);
  const rest = partial === undefined ? undefined : await update(session, testCase, place, { ...input, body: partial });
  return [
    ...listed,
    ...timeFindings(before, value),
    ...(await sameTimeFindings(session, testCase, place, input, before, value)),
    ...(rest?.findings ?? []),
    // What follows a failure says no more.
    ...(rest?.findings.length === 0
      ? [...timeFindings(value, rest.value), ...keptFindings(testCase, partial, value, rest.value)]
      : []),
    ...(await clearedFindings(session, testCase, place, input)),
  ];
}

/** Null clears a text, which is then null, empty or omitted. */
async function clearedFindings(
  session: Session,
  testCase: OperationCase,
  place: Place,
  input: Input,
): Promise<Finding[]> {
  const names = TEXTS.filter((name) => (input.body as Json | undefined)?.[name] === null);
  if (names.length === 0) return [];
  const { value } = await update(session, testCase, place, input);
  return names.flatMap((name) => {
    const text = (value as Json | undefined)?.[name] ?? "";
    return text === "" ? [] : [finding(`/body/${name}`, "no text, because the update has null", text)];
  });
}

/** Sends an update and reads the result. The findings are those about the fields that it has, and the identifier. */
async function update(
  session: Session,
  testCase: OperationCase,
  place: Place,
  input: Input,
): Promise<{ sent: unknown; findings: readonly Finding[]; value: unknown }> {
  const { prepared, body } = await sendSuccessful(session, testCase, input);
  const { status, value } = await readStored(session, place);
  const id = place.path[place.parameter];
  const returnedId = isObject(body) ? body[place.source.field] : undefined;
  const findings = [
    ...(returnedId === undefined || String(returnedId) === String(id)
      ? []
      : [finding(`/body/${place.source.field}`, `still ${JSON.stringify(id)}`, returnedId)]),
    ...differencesFrom(prepared.body, body),
    ...(status === 200
      ? storedFindings(testCase, prepared.body, value)
      : [finding("/status", `200 from ${readerOf(place)} after an update`, status)]),
  ];
  return { sent: prepared.body, findings, value };
}

/** Texts that only people read. A new one shows that the server stores it. */
const TEXTS = ["description", "title", "notes", "note", "instructions", "display_name"];

function withNewTexts({ body }: OperationCase, example: unknown): unknown {
  const texts = TEXTS.map((name) => [name, `Checked ${crypto.randomUUID().slice(0, 8)}`] as const);
  const candidates = texts.filter(
    ([name]) => Object.hasOwn(example ?? {}, name) || isDeclared(body!.pointer, example, name),
  );
  return candidates.reduce((changed, [name, text]) => {
    const next = { ...(changed as Json), [name]: text };
    return findSchemaErrors(body!.pointer, next).length === 0 ? next : changed;
  }, example);
}

/** True if the schema limits a property of the body to text. */
const isDeclared = (pointer: string, example: unknown, name: string): boolean =>
  typeof example === "object" && findSchemaErrors(pointer, { ...example, [name]: { not: "a text" } }).length > 0;

/** Returns a body with the required fields and the last one of the others; undefined if that leaves none out. */
function partOf({ body }: OperationCase, sent: unknown): unknown {
  const isValid = (value: unknown) => findSchemaErrors(body!.pointer, value).length === 0;
  const shorten = (value: unknown, isAllowed: (part: unknown) => boolean): unknown => {
    if (!isObject(value)) return value;
    const names = Object.keys(value);
    const [only] = names;
    // The fields of a schedule are in a property of the body.
    if (names.length === 1) return { [only!]: shorten(value[only!], (part) => isAllowed({ [only!]: part })) };
    const without = (name: string) => Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
    const optional = names.filter((name) => isAllowed(without(name)));
    const left = names.filter((name) => !optional.includes(name) || name === optional.at(-1));
    return Object.fromEntries(left.map((name) => [name, value[name]]));
  };
  const part = shorten(sent, isValid);
  return isDeepStrictEqual(part, sent) ? undefined : part;
}

/** A field that the update leaves out keeps its value, unless its description says what happens then. */
function keptFindings({ body }: OperationCase, partial: unknown, before: unknown, after: unknown): Finding[] {
  const whole = propertiesAt(keysOf(body!.pointer));
  const [[name, only] = ["", []], ...others] = [...whole];
  const isNested = others.length === 0 && isObject(partial) && isObject(partial[name]);
  const [fields, sent] = isNested ? [propertiesAt(only), partial[name]] : [whole, partial];
  return [...fields].flatMap(([field, keys]) => {
    if (Object.hasOwn(sent ?? {}, field) || /\bomit(ted| it)\b/.test(String(schemaAt(keys).description))) return [];
    const [old, now] = [before, after].map((value) => JSON.stringify((value as Json | undefined)?.[field]));
    return old === now ? [] : [finding(`/body/${field}`, `still ${old}, because the update does not have it`, now)];
  });
}

/** The properties of an object schema, with the keys that lead to their schemas. */
function propertiesAt(place: Keys): Map<string, Keys> {
  const keys = findKeys(place);
  const names = Object.keys((schemaAt(keys).properties ?? {}) as object);
  return new Map(names.map((name) => [name, [...keys, "properties", name]]));
}

const CREATED = /^created_?at$/i;
const UPDATED = /^(updated|modified)_?at$/i;
/** Milliseconds by which times of different resolutions can differ. */
const RESOLUTION = 1000;

const findTime = (value: unknown, pattern: RegExp): [name: string, time: unknown] =>
  Object.entries(Object(value)).find(([name]) => pattern.test(name)) ?? ["", undefined];

const isBefore = (time: unknown, other: unknown): boolean => Date.parse(String(time)) < Date.parse(String(other));

/** The time of creation stays, and that of the last change is not before it, nor before that of an earlier change. */
export function timeFindings(before: unknown, after: unknown): Finding[] {
  const [[, oldCreated], [, oldUpdated]] = [findTime(before, CREATED), findTime(before, UPDATED)];
  const [[createdAt, created], [updatedAt, updated]] = [findTime(after, CREATED), findTime(after, UPDATED)];
  const changed = isBefore(created, oldCreated) || isBefore(oldCreated, created);
  const isEarly = Date.parse(String(updated)) < Date.parse(String(created)) - RESOLUTION;
  return [
    ...(changed ? [finding(`/body/${createdAt}`, `still ${oldCreated}`, created)] : []),
    ...(isBefore(updated, oldUpdated)
      ? [finding(`/body/${updatedAt}`, `at least ${oldUpdated}, as before`, updated)]
      : []),
    ...(isEarly ? [finding(`/body/${updatedAt}`, `at least ${created}, the time of the creation`, updated)] : []),
  ];
}

/** A new text changes the time of the last change, at the latest in the next second. */
async function sameTimeFindings(
  session: Session,
  testCase: OperationCase,
  place: Place,
  input: Input,
  before: unknown,
  after: unknown,
): Promise<Finding[]> {
  const [name, time] = findTime(after, UPDATED);
  const isSame = (value: unknown) => time !== undefined && findTime(value, UPDATED)[1] === time;
  const body = withNewTexts(testCase, input.body);
  if (!isSame(before) || body === input.body) return [];
  await setTimeout(RESOLUTION + 100);
  const { value } = await update(session, testCase, place, { ...input, body });
  return isSame(value) ? [finding(`/body/${name}`, `a time after ${time}, because of the update`, time)] : [];
}
