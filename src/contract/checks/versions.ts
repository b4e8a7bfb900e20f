import type { Transition } from "../../core/document.ts";
import { valueAt } from "../../core/json-pointer.ts";
import { cases, type OperationCase } from "../cases.ts";
import { type Input, minimalInput } from "../requests/input.ts";
import { prepare } from "../requests/prepare.ts";
import { parseBody, send } from "../requests/send.ts";
import { chooseSource } from "../requests/sources.ts";
import { findPlace, isObject, type Json } from "../requests/stored.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { differencesFrom } from "./differences.ts";
import { type Finding, finding } from "./findings.ts";
import { relationFindings } from "./relations.ts";
import { sendSuccessful } from "./send-valid.ts";

/** A version of a resource, and the fields that were sent. */
interface Version {
  readonly number: unknown;
  readonly content: Json;
}

const leadsToVersion = ({ operation }: OperationCase, expression: string): boolean =>
  operation["x-transition"]?.some(({ to }: Transition) => to?.version === expression) === true;

/** Each version of a resource is shown by its number, by the alias that points to it, and while it is active. */
export function versionChecks(testCase: OperationCase): Check[] {
  if (!leadsToVersion(testCase, "$response.body#/version")) return [];
  return [check(testCase, "shows each version as it was created", true, (session) => checkVersions(session, testCase))];
}

async function checkVersions(session: Session, testCase: OperationCase): Promise<Finding[]> {
  const input = await prepare(session, testCase, minimalInput(testCase));
  const getter = findPlace(testCase, {})?.getter;
  if (!getter) return [];
  // An alias points to one version only, so both can't have the one of the example.
  const { aliases, ...example } = input.body as Json;
  const create = async (content: Json) =>
    (await sendSuccessful(session, testCase, { ...input, body: content })).body as Json | undefined;
  const versions: Version[] = [];
  for (const text of ["The first text.", "The second text."]) {
    const content = withText(example, `${text} ${crypto.randomUUID()}`) as Json;
    versions.push({ number: (await create(content))?.version, content });
  }
  const [older, newer] = versions as [Version, Version];
  if (older.number === newer.number)
    return [finding("/body/version", `another version than ${older.number}, because the body differs`, newer.number)];
  const found: Finding[] = [];
  for (const version of versions)
    for (const { reader, input: selection } of selectorsOf(getter, version.number))
      found.push(
        ...(await shownFindings(
          session,
          reader,
          { ...selection, path: { ...input.path, ...selection.path } },
          version,
        )),
      );
  found.push(...(await latestFindings(session, getter, input, newer)));
  const again = await create(older.content);
  const isSame = again?.version === older.number && again?.deduplicated === true;
  if (again?.deduplicated !== undefined && !isSame)
    found.push(finding("/body", `the version ${older.number}, which has the same content, as deduplicated`, again));
  if (found.length > 0) return found;
  if (aliases !== undefined) return aliasFindings(session, getter, input, versions, create);
  return activeFindings(session, getter, input, older);
}

/** Without a selection, the latest version is shown. The versions are listed in the described order. */
async function latestFindings(
  session: Session,
  getter: OperationCase,
  { path = {} }: Input,
  newest: Version,
): Promise<Finding[]> {
  const shown = parseBody(await send(session, getter, { path }));
  const { latestVersion = newest.number } = Object(shown.isJson && shown.value) as Json;
  const lists = cases.filter((other) => other.method === "get" && other.path === `${getter.path}/versions`);
  const listed = await Promise.all(
    lists.map(async (list) => relationFindings(list, await send(session, list, { path }))),
  );
  return [
    ...(latestVersion === newest.number
      ? []
      : [finding("/body/latestVersion", `${newest.number}, the version that was created last`, latestVersion)]),
    ...listed.flat(),
  ];
}

/** Replaces the main text of a version. */
function withText(value: unknown, text: string): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      ["content", "body", "instructions"].includes(name) && typeof part === "string" ? text : withText(part, text),
    ]),
  );
}

/** The requests that show a version by its number. */
function selectorsOf(getter: OperationCase, number: unknown): { reader: OperationCase; input: Input }[] {
  const inQuery = getter.parameters.filter(({ in: place, name }) => place === "query" && /(^|_)version$/.test(name));
  const own = cases.filter(({ method, path }) => method === "get" && path === `${getter.path}/versions/{version}`);
  return [
    ...inQuery.map(({ name }) => ({ reader: getter, input: { query: { [name]: number } } })),
    ...own.map((reader) => ({ reader, input: { path: { version: number } } })),
  ];
}

async function shownFindings(
  session: Session,
  reader: OperationCase,
  input: Input,
  { number, content }: Version,
): Promise<Finding[]> {
  const received = await send(session, reader, input);
  const body = parseBody(received);
  const shown = body.isJson && isObject(body.value) ? body.value : undefined;
  if (received.status !== reader.successStatus || !shown)
    return [finding("/status", `200 from ${reader.id} for the version ${number}`, received.status)];
  return String(shown.version) === String(number)
    ? differencesFrom(content, shown)
    : [finding("/body/version", `${number} from ${reader.id}`, shown.version)];
}

/** An alias points to one version, the last one to which it was given. */
async function aliasFindings(
  session: Session,
  getter: OperationCase,
  { path = {} }: Input,
  versions: readonly Version[],
  create: (content: Json) => Promise<unknown>,
): Promise<Finding[]> {
  const alias = `checked-${crypto.randomUUID().slice(0, 8)}`;
  const source = chooseSource(selectorsOf(getter, undefined).at(-1)!.reader, "version");
  for (const version of versions.toReversed()) {
    await create({ ...version.content, aliases: [alias] });
    const shown = await shownFindings(session, getter, { path, query: { alias } }, version);
    if (shown.length > 0 || !source) return shown;
    const listed = parseBody(await send(session, source.listing, { path }));
    const items = (valueAt(listed.isJson ? listed.value : undefined, source.items) ?? []) as Json[];
    const numbers = items.flatMap(({ aliases, version: number }) =>
      Array.isArray(aliases) && aliases.includes(alias) ? [number] : [],
    );
    if (numbers.join() !== String(version.number))
      return [finding(`/body${source.items}`, `\`${alias}\` only at the version ${version.number}`, numbers)];
  }
  return [];
}

/** The version to which the resource was switched is shown. */
async function activeFindings(
  session: Session,
  getter: OperationCase,
  { path = {} }: Input,
  older: Version,
): Promise<Finding[]> {
  const switcher = cases.find(
    (other) => other.path.startsWith(`${getter.path}/`) && leadsToVersion(other, "$request.body#/version"),
  );
  if (!switcher) throw new Skipped("no operation switches the version");
  await sendSuccessful(session, switcher, { path, body: { version: older.number } });
  return shownFindings(session, getter, { path }, older);
}
