import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { cases, type OperationCase } from "../cases.ts";
import { findSchemaErrors } from "../document.ts";
import { type Input, minimalInput } from "../requests/input.ts";
import { prepare } from "../requests/prepare.ts";
import { type ReceivedResponse, send } from "../requests/send.ts";
import { findCreated, findPlace, isObject, type Json, type Place, readerOf, readStored } from "../requests/stored.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { clockFindings } from "./clock.ts";
import { describeField, differencesFrom, emptyFindings, storedFindings } from "./differences.ts";
import { type Finding, finding } from "./findings.ts";
import { listFindings, readLists } from "./lists.ts";
import { sendSuccessful, sendValid } from "./send-valid.ts";
import { type Keys, keysOf, propertiesAt, schemaAt } from "./violations.ts";

/**
 * An update stores the fields that it has, keeps the others, and sets the time of the last change. A PUT that creates a resource
 * updates the one that has the same name.
 */
export function updateChecks(testCase: OperationCase): Check[] {
  const { method, body, creates } = testCase;
  const isUpsert = method === "put" && creates;
  const isUpdate = (method === "patch" || method === "put") && findPlace(testCase, {});
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
  await readLists(session, place);
  const first = { ...input, body: withNewTexts(testCase, input.body) };
  const { sent, findings, value, received } = await update(session, testCase, place, first);
  // An operation on a part, such as on the active version, can set other fields and times.
  const isPart = !isUpsert && !testCase.path.endsWith("}");
  if (findings.length > 0) return [...findings];
  if (isPart) return totalFindings(before, sent, value);
  const found = [
    ...(await listFindings(session, place, sent)),
    ...timeFindings(before, value),
    ...(findTime(before, UPDATED)[1] === findTime(value, UPDATED)[1]
      ? []
      : await clockFindings(session, testCase, received, value, UPDATED)),
    ...(await sameBodyFindings(session, testCase, place, { ...first, body: sent }, value)),
    ...(await partialFindings(session, testCase, place, input, { ...Object(value), ...Object(sent) }, value)),
    ...(await sameTimeFindings(session, testCase, place, input, before, value)),
  ];
  return found.length > 0 || !isUpsert ? found : reportedFindings(session, testCase, place, input);
}

/** The same body again keeps what other operations have reported about the resource, such as its status and numbers. */
async function reportedFindings(
  session: Session,
  testCase: OperationCase,
  place: Place,
  input: Input,
): Promise<Finding[]> {
  const id = place.path[place.parameter];
  for (const other of cases.filter(({ method, path }) => method === "put" && path.startsWith(`${testCase.path}/{`)))
    await send(session, other, { ...minimalInput(other), path: { [findPlace(other, {})!.parameter]: id } });
  const before = Object((await readStored(session, place)).value) as Json;
  const { status: _, ...body } = input.body as Json;
  await send(session, testCase, { ...input, body });
  const { value } = await readStored(session, place);
  const kept = Object.entries(before).filter(([name]) => !UPDATED.test(name));
  return differencesFrom(Object.fromEntries(kept), value, "/body", "as before the update");
}

/** A number is added to its total: `chunks_count` to `total_chunks_count`. */
const totalFindings = (before: unknown, sent: unknown, after: unknown): Finding[] =>
  Object.entries(Object(sent) as Json).flatMap(([name, number]) => {
    const [old, now] = [before, after].map((value) => Object(value)[`total_${name}`]);
    if (typeof number !== "number" || typeof old !== "number" || now === old + number) return [];
    return [finding(`/body/total_${name}`, `${old + number}, which is ${number} more than before`, now)];
  });

/** An update of one field stores it, or clears it if it is null, and keeps the others. */
async function partialFindings(
  session: Session,
  testCase: OperationCase,
  place: Place,
  input: Input,
  whole: Json,
  stored: unknown,
): Promise<Finding[]> {
  let before = stored;
  for (const body of partsOf(testCase, whole)) {
    const { findings, value } = await update(session, testCase, place, { ...input, body });
    // What follows a failure says no more.
    if (findings.length > 0) return [...findings];
    const wrong = [
      ...timeFindings(before, value),
      ...keptFindings(testCase, body, before, value),
      ...clearedFindings(testCase, place, body, value),
      ...emptyBodyFindings(testCase, place, body, before, value),
    ];
    if (wrong.length > 0) return wrong;
    before = value;
  }
  return [];
}

/** The same body again changes nothing, if the document says so. */
async function sameBodyFindings(
  session: Session,
  testCase: OperationCase,
  place: Place,
  input: Input,
  before: unknown,
): Promise<Finding[]> {
  if (!/\bidentical to the current\b.*\bnothing changes\b/s.test(String(testCase.operation.description))) return [];
  // A new unique name would make another body.
  await send(session, testCase, input);
  const { value } = await readStored(session, place);
  return isDeepStrictEqual(value, before)
    ? []
    : [finding("/body", `still ${JSON.stringify(before)}, because the body is identical`, value)];
}

/** An empty object does not set the time of the last change, if the document says that it changes nothing. */
function emptyBodyFindings({ operation }: OperationCase, place: Place, body: Json, before: unknown, after: unknown) {
  const [[name, old], [, now]] = [findTime(before, UPDATED), findTime(after, UPDATED)];
  if (!/\bempty\s+object\s+changes\s+nothing\b/.test(operation.description)) return [];
  // The time of a deployment is that of its last heartbeat.
  if (Object.keys(body).length > 0 || old === now || !/\blast change/.test(describeField(place, name))) return [];
  return [finding(`/body/${name}`, `still ${old}, because the body is empty`, now)];
}

/** Null clears a field, unless it restores a default. */
function clearedFindings({ body }: OperationCase, place: Place, sent: unknown, after: unknown): Finding[] {
  const { properties, fields } = fieldsOf(body!.pointer, sent);
  const cleared = [...properties].flatMap(([name, keys]) =>
    fields[name] === null && !/\bdefaults?\b/.test(String(schemaAt(keys).description)) ? [name] : [],
  );
  return emptyFindings(place, cleared, after, "the update has null");
}

/** Sends an update and reads the result. The findings are those about the fields that it has, and the identifier. */
async function update(
  session: Session,
  testCase: OperationCase,
  place: Place,
  input: Input,
): Promise<{ sent: unknown; findings: readonly Finding[]; value: unknown; received: ReceivedResponse }> {
  const { received, prepared, findings: refused } = await sendValid(session, testCase, { input });
  if (received.status !== testCase.successStatus)
    return { sent: prepared.body, findings: refused, value: undefined, received };
  const body = received.value;
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
  return { sent: prepared.body, findings, value, received };
}

/**
 * What servers store wrongly: letters outside ASCII, also one of two characters and a ligature, which Unicode normalization
 * replaces (UAX #15), an emoji, characters of markup, new lines, and more than a few hundred characters.
 */
export const SPECIAL = 'É e\u0301 ﬁ 🌊 & <b> "a\\b"\n  1. ';

/** Texts that only people read. A new one shows that the server stores it. */
const TEXTS = ["description", "title", "notes", "note", "instructions", "display_name"];

function withNewTexts({ body }: OperationCase, example: unknown): unknown {
  const text = `Checked ${crypto.randomUUID().slice(0, 8)}`;
  const long = `${text} ${SPECIAL}`.padEnd(1000, "0123456789");
  // The last one that is valid.
  const texts = TEXTS.flatMap((name) => [text, `${text} ${SPECIAL}.`, long].map((each) => [name, each] as const));
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

/** The fields of an update: those of its body, or of the only property that the body has, such as a schedule. */
function fieldsOf(
  pointer: string,
  sent: unknown,
): { properties: Map<string, Keys>; fields: Json; wrap: (fields: Json) => Json } {
  const whole = propertiesAt(keysOf(pointer));
  const [[name, only] = ["", []], ...others] = [...whole];
  const part = Object(sent)[name];
  return others.length === 0 && isObject(part)
    ? { properties: propertiesAt(only), fields: part, wrap: (fields) => ({ [name]: fields }) }
    : { properties: whole, fields: Object(sent), wrap: (fields) => fields };
}

/** Bodies with the required fields, and with one of the others: with null if that is valid, and then again with its value. */
function partsOf({ body }: OperationCase, whole: Json): Json[] {
  const { properties, fields, wrap } = fieldsOf(body!.pointer, whole);
  const isValid = (part: Json) => findSchemaErrors(body!.pointer, wrap(part)).length === 0;
  const known = [...properties.keys()].filter((name) => Object.hasOwn(fields, name));
  const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, fields[name]]));
  const required = pick(known.filter((name) => !isValid(pick(known.filter((other) => other !== name)))));
  const single = [...properties.keys()]
    .filter((name) => !Object.hasOwn(required, name))
    .flatMap((name) => [
      { ...required, [name]: null },
      ...(known.includes(name) ? [{ ...required, [name]: fields[name] }] : []),
    ]);
  return [required, ...single].filter(isValid).map(wrap);
}

/** A field that the update leaves out keeps its value, unless its description says that something else happens then. */
function keptFindings({ body }: OperationCase, partial: unknown, before: unknown, after: unknown): Finding[] {
  const { properties, fields } = fieldsOf(body!.pointer, partial);
  return [...properties].flatMap(([field, keys]) => {
    const [, then] = /\bomit(?:ted| it| them)\b(.*)/s.exec(String(schemaAt(keys).description)) ?? [];
    const [old, now] = [before, after].map((value) => JSON.stringify((value as Json | undefined)?.[field]));
    const isEmptied = then !== undefined && /^, the new \w+ has none\b/.test(then);
    if (Object.hasOwn(fields, field) || (then !== undefined && !isEmptied && !/\bkeeps\b/.test(then))) return [];
    if (isEmptied ? (now ?? "null") === "null" : old === now) return [];
    return [
      finding(`/body/${field}`, `${isEmptied ? "null" : `still ${old}`}, because the update does not have it`, now),
    ];
  });
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
