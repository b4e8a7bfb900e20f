import type { OperationCase } from "../cases.ts";
import { findSchemaErrors } from "../document.ts";
import { type Input, minimalInput } from "../requests/input.ts";
import { prepare } from "../requests/prepare.ts";
import { isRead } from "../requests/reads.ts";
import { parseBody, send } from "../requests/send.ts";
import { chooseSource } from "../requests/sources.ts";
import {
  eventually,
  findCreated,
  findListed,
  findPlace,
  type Json,
  type Place,
  readStored,
} from "../requests/stored.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { differencesFrom } from "./differences.ts";
import { type Finding, finding } from "./findings.ts";
import { secretFindings, sendValid } from "./send-valid.ts";
import { stateFindings } from "./states.ts";

/** A server stores what it creates and updates, returns it by its id, and no longer after it was deleted. */
export function storedChecks(testCase: OperationCase): Check[] {
  const { method, body, operation } = testCase;
  const transitions = operation["x-transition"] ?? [];
  const bodies = Object.entries(body?.examples ?? {});
  if (method === "get") return requestedChecks(testCase);
  if (method === "post" && transitions.some(({ creates }) => creates))
    return bodies.map(([name, example]) =>
      check(testCase, `stores what ${name} creates`, true, (session) => checkCreated(session, testCase, example)),
    );
  if ((method === "patch" || method === "put") && findPlace(testCase, {}) && !isRead(testCase))
    return bodies.map(([name, example]) =>
      check(testCase, `stores what ${name} changes`, true, (session) => checkUpdated(session, testCase, example)),
    );
  if (method === "delete" && transitions.some(({ deletes }) => deletes))
    return [check(testCase, "deletes what it is said to delete", true, (session) => checkDeleted(session, testCase))];
  return [];
}

/** Sends a valid request. Throws `Skipped` if it fails, which other checks report. */
async function sendSuccessful(session: Session, testCase: OperationCase, input: Input) {
  const { received, prepared } = await sendValid(session, testCase, { input });
  if (received.status !== testCase.successStatus)
    throw new Skipped(`${testCase.id} failed; the server responded ${received.status}: ${received.text}`);
  const body = parseBody(received);
  return { prepared, body: body.isJson ? body.value : undefined };
}

async function checkCreated(session: Session, testCase: OperationCase, example: unknown): Promise<Finding[]> {
  const { prepared, body } = await sendSuccessful(session, testCase, { ...minimalInput(testCase), body: example });
  const place = findCreated(testCase, prepared.path ?? {}, body);
  const returned = differencesFrom(prepared.body, body);
  if (!place || (prepared.body as { store?: boolean } | null)?.store === false) return returned;
  const { status, value } = await readStored(session, place);
  if (status !== 200)
    return [...returned, finding("/status", `200 from ${readerOf(place)} for the new resource`, status)];
  return [
    ...returned,
    ...storedFindings(testCase, prepared.body, value),
    ...stateFindings(testCase, prepared, body, value),
    ...(await listFindings(session, place, prepared.body)),
  ];
}

const readerOf = ({ getter, source }: Place): string => (getter ?? source.listing).id;

function storedFindings(testCase: OperationCase, sent: unknown, value: unknown): Finding[] {
  const text = JSON.stringify(value) ?? "";
  return [...differencesFrom(sent, value), ...secretFindings(testCase, sent, { text })];
}

/** A new resource is in its list. */
const listFindings = (session: Session, place: Place, sent: unknown): Promise<Finding[]> =>
  eventually(session, async () => {
    const { item, isWhole } = await findListed(session, place);
    if (item) return differencesFrom(sent, item, `/body${place.source.items}`);
    const id = JSON.stringify(place.path[place.parameter]);
    return isWhole
      ? [finding(`/body${place.source.items}`, `the new resource ${id} in ${place.source.listing.id}`, "nothing")]
      : [];
  });

/** Texts that only people read. A new one shows that the server stores it. */
const TEXTS = ["description", "title", "notes", "note", "instructions", "display_name"];

async function checkUpdated(session: Session, testCase: OperationCase, example: unknown): Promise<Finding[]> {
  const sent = withNewTexts(testCase, example);
  const { prepared, body } = await sendSuccessful(session, testCase, { ...minimalInput(testCase), body: sent });
  const place = findPlace(testCase, prepared.path ?? {});
  const returned = differencesFrom(prepared.body, body);
  if (!place) return returned;
  const { status, value } = await readStored(session, place);
  if (status !== 200) return [...returned, finding("/status", `200 from ${readerOf(place)} after an update`, status)];
  return [...returned, ...storedFindings(testCase, prepared.body, value)];
}

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

async function checkDeleted(session: Session, testCase: OperationCase): Promise<Finding[]> {
  const { prepared } = await sendSuccessful(session, testCase, minimalInput(testCase));
  const place = findPlace(testCase, prepared.path ?? {});
  if (!place) return [];
  const after = await readStored(session, place);
  const findings =
    after.status === 404 ? [] : [finding("/status", `404 from ${readerOf(place)} after the deletion`, after.status)];
  const listed = await eventually(session, async () => {
    const { item } = await findListed(session, place);
    return item
      ? [finding(`/body${place.source.items}`, `no deleted resource in ${place.source.listing.id}`, item)]
      : [];
  });
  return [...findings, ...listed];
}

/** A response has the identifiers that the path names. */
function requestedChecks(testCase: OperationCase): Check[] {
  const ids = testCase.parameters.flatMap(({ name, in: location }) => {
    const source = location === "path" ? chooseSource(testCase, name) : undefined;
    return source ? [{ name, fields: [...new Set([source.field, name, "id", "name"])] }] : [];
  });
  if (ids.length === 0) return [];
  return [
    check(testCase, "returns the requested resource", false, async (session) => {
      const input = await prepare(session, testCase, minimalInput(testCase));
      const received = await send(session, testCase, input);
      const body = parseBody(received);
      if (received.status !== testCase.successStatus || !body.isJson)
        throw new Skipped(`the server responded ${received.status}`);
      if (Array.isArray(body.value)) return [];
      return ids.flatMap(({ name, fields }) => {
        const found = [body.value, ...Object.values(Object(body.value))].flatMap((part) =>
          typeof part === "object" && part !== null && !Array.isArray(part)
            ? fields
                .filter((field) => Object.hasOwn(part, field))
                .map((field) => [field, (part as Json)[field]] as const)
            : [],
        );
        const id = input.path?.[name];
        const [first] = found;
        if (!first || found.some(([, value]) => String(value) === String(id))) return [];
        return [finding(`/body/${first[0]}`, `${JSON.stringify(id)}, the \`${name}\` of the request`, first[1])];
      });
    }),
  ];
}
