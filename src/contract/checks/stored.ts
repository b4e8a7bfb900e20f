import { cases, type OperationCase } from "../cases.ts";
import { minimalInput } from "../requests/input.ts";
import { prepare } from "../requests/prepare.ts";
import { send } from "../requests/send.ts";
import { chooseSource } from "../requests/sources.ts";
import {
  eventually,
  findCreated,
  findListed,
  findPlace,
  inEachList,
  type Json,
  type Place,
  readerOf,
  readStored,
} from "../requests/stored.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { describedNames } from "./additions.ts";
import { type Check, check } from "./check.ts";
import { clockFindings } from "./clock.ts";
import { differencesFrom, emptyFindings, storedFindings } from "./differences.ts";
import { type Finding, finding } from "./findings.ts";
import { listFindings, readLists } from "./lists.ts";
import { nameFindings } from "./names.ts";
import { sendSuccessful, sendValid } from "./send-valid.ts";
import { movesOf, stateFindings } from "./states.ts";
import { keysOf, propertiesAt, schemaAt } from "./violations.ts";

/** A server stores what it creates, returns it by its id, and no longer after it was deleted. */
export function storedChecks(testCase: OperationCase): Check[] {
  const { method, body, operation, transitions, creates } = testCase;
  if (/\bEach call creates a new\b/.test(operation.description))
    return [check(testCase, "creates something new with each call", false, checkNew)];
  if (method === "get") return requestedChecks(testCase);
  if (method === "post" && creates)
    return [
      ...Object.entries(body?.examples ?? {}).map(([name, example]) =>
        check(testCase, `stores what ${name} creates`, true, (session) => checkCreated(session, testCase, example)),
      ),
      ...emptyChecks(testCase),
    ];
  if (method === "delete" && transitions.some(({ deletes }) => deletes))
    return [check(testCase, "deletes what it is said to delete", true, checkDeleted)];
  return [];
}

/** The times of a new resource. */
const NEW_TIMES = /^(version)?(created|updated|modified)_?at$|^start_time$/i;

async function checkCreated(session: Session, testCase: OperationCase, example: unknown): Promise<Finding[]> {
  const created = await sendSuccessful(session, testCase, { ...minimalInput(testCase), body: example });
  const { prepared, received, body } = created;
  const place = findCreated(testCase, prepared.path ?? {}, body);
  const returned = differencesFrom(prepared.body, body);
  if (!place || (prepared.body as { store?: boolean } | null)?.store === false) return returned;
  const { status, value } = await readStored(session, place);
  if (status !== 200)
    return [...returned, finding("/status", `200 from ${readerOf(place)} for the new resource`, status)];
  return [
    ...returned,
    ...storedFindings(testCase, prepared.body, value),
    ...(returned.length > 0 ? [] : returnedFindings(testCase, body, value)),
    ...stateFindings(testCase, prepared, body, value),
    // A part, such as a version, is shown with the times of the whole.
    ...(testCase.transitions.some(({ creates, resource }) => creates === resource)
      ? await clockFindings(session, testCase, received, value, NEW_TIMES)
      : []),
    ...(await listFindings(session, place, prepared.body)),
    ...(await otherKeyFindings(session, testCase, place)),
    ...(await nameFindings(session, testCase, prepared, place)),
  ];
}

/** Null in a field of a new resource is the same as omitting it, if the document says so. */
function emptyChecks(testCase: OperationCase): Check[] {
  const { body, path } = testCase;
  // The new run of an execution has the fields of the first one.
  if (!body || path.includes("#") || path.startsWith("/v1/workflows")) return [];
  const names = [...propertiesAt(keysOf(body.pointer))].flatMap(([name, keys]) => {
    const isEmpty = /\bnull for none\b|\bNull is the same as omitting it/.test(String(schemaAt(keys).description));
    // One of the ids and the model is required all the same.
    return isEmpty && !/^model$|_id$/.test(name) ? [name] : [];
  });
  if (names.length === 0) return [];
  const nulls = Object.fromEntries(names.map((name) => [name, null]));
  return [
    check(testCase, "stores nothing in fields that are null", true, async (session) => {
      const minimal = minimalInput(testCase);
      const input = { ...minimal, body: { ...(minimal.body as Json), ...nulls } };
      const { received, prepared, findings } = await sendValid(session, testCase, { input });
      const { value } = received;
      const place = findCreated(testCase, prepared.path ?? {}, value);
      if (findings.length > 0 || !place) return findings;
      const stored = (await readStored(session, place)).value;
      return [value, stored].flatMap((each) => emptyFindings(place, names, each, "the request has null"));
    }),
  ];
}

async function checkNew(session: Session, testCase: OperationCase): Promise<Finding[]> {
  const input = await prepare(session, testCase, minimalInput(testCase));
  const first = Object((await sendSuccessful(session, testCase, input)).body) as Json;
  const second = Object((await sendSuccessful(session, testCase, input)).body) as Json;
  return describedNames(testCase, first)
    .filter((name) => first[name] === second[name])
    .map((name) =>
      finding(`/body/${name}`, `another value than before, because each call creates something new`, first[name]),
    );
}

/**
 * A new resource is as the response that created it, such as the result of a call that waits, unless its state has changed
 * since.
 */
function returnedFindings({ transitions }: OperationCase, returned: unknown, value: unknown): Finding[] {
  const moves = transitions.some(({ creates }) => creates && movesOf(creates).length > 0);
  // A response to a conversation is another kind of object.
  const differs = ["object", ...(moves ? ["status"] : [])].some((name) => {
    const [then, now] = [returned, value].map((each) => Object(each)[name]);
    return then !== undefined && then !== now;
  });
  return differs ? [] : differencesFrom(returned, value, "/body", "as in the response to its creation");
}

/** A resource does not exist for the key of another workspace, unless it is a part of one that does, such as a shared prompt. */
async function otherKeyFindings(session: Session, testCase: OperationCase, place: Place): Promise<Finding[]> {
  const { otherKey } = session.target;
  if (otherKey === undefined) return [];
  const other = { ...session, key: otherKey };
  const whole = findPlace(testCase, place.path);
  const isPart = place.getter?.path.startsWith(`${whole?.getter?.path}/`);
  if (isPart && (await readStored(other, whole!)).status === 200) return [];
  const { status } = await readStored(other, place);
  const reason = `because the key of another workspace must not see what ${testCase.id} creates`;
  if (![403, 404].includes(status)) return [finding("/status", `404 from ${readerOf(place)}, ${reason}`, status)];
  const listed = await inEachList(place, async (each) => {
    const { item } = await findListed(other, each).catch(() => ({ item: undefined }));
    return item
      ? [finding(`/body${each.source.items}`, `no such resource in ${each.source.listing.id}, ${reason}`, item)]
      : [];
  });
  if (listed.length > 0) return listed;
  // A request of the other key for each operation on it, of which none may succeed.
  for (const user of cases.filter(({ path }) => place.getter && isWithin(path, place.getter.path))) {
    const input = minimalInput(user);
    const received = await send(other, user, { ...input, path: { ...input.path, ...place.path } });
    if (received.status < 300) return [finding("/status", `404 from ${user.id}, ${reason}`, received.status)];
  }
  return [];
}

/** True for the path of a resource and those of its parts, unless they stream. */
const isWithin = (path: string, whole: string): boolean =>
  !path.includes("#") && (path === whole || path.startsWith(`${whole}/`));

/** True for the same operation, and for those that read parts of what it deletes. They need the same resource. */
const isPart = (other: OperationCase, { id, path }: OperationCase): boolean =>
  "404" in other.operation.responses &&
  (other.id === id || (other.method === "get" && other.path.startsWith(`${path}/`)));

async function checkDeleted(session: Session, testCase: OperationCase): Promise<Finding[]> {
  const input = await prepare(session, testCase, minimalInput(testCase));
  const place = findPlace(testCase, input.path ?? {});
  if (!place) return [];
  // A server that caches what was read must forget it.
  await readStored(session, place);
  await readLists(session, place);
  const { prepared } = await sendSuccessful(session, testCase, input);
  const after = await readStored(session, place);
  const findings =
    after.status === 404 ? [] : [finding("/status", `404 from ${readerOf(place)} after the deletion`, after.status)];
  for (const other of cases.filter((each) => isPart(each, testCase))) {
    const own = minimalInput(other);
    const { status } = await send(session, other, { ...own, path: { ...own.path, ...prepared.path } });
    if (status !== 404) findings.push(finding("/status", `404 from ${other.id} after the deletion`, status));
  }
  const listed = await inEachList(place, (each) =>
    eventually(session, async () => {
      const { item } = await findListed(session, each);
      return item
        ? [finding(`/body${each.source.items}`, `no deleted resource in ${each.source.listing.id}`, item)]
        : [];
    }),
  );
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
      const { status, value: body } = await send(session, testCase, input);
      if (status !== testCase.successStatus || body === undefined) throw new Skipped(`the server responded ${status}`);
      if (Array.isArray(body)) return [];
      return ids.flatMap(({ name, fields }) => {
        const value = Object(body) as Json;
        const parts = [value, ...describedNames(testCase, value).map((name) => value[name])];
        const found = parts.flatMap((part) =>
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
