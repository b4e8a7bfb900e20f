import { valueAt } from "../../core/json-pointer.ts";
import { cases, type OperationCase } from "../cases.ts";
import { type Input, minimalInput } from "../requests/input.ts";
import { findItems } from "../requests/pages.ts";
import { prepare } from "../requests/prepare.ts";
import { send } from "../requests/send.ts";
import { chooseSource } from "../requests/sources.ts";
import { eventually, findListed, findPlace, inEachList, isObject, type Json, type Place } from "../requests/stored.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { differencesFrom } from "./differences.ts";
import { type Finding, finding } from "./findings.ts";
import { relationFindings } from "./relations.ts";
import { sendSuccessful } from "./send-valid.ts";
import { SPECIAL, timeFindings } from "./updates.ts";

/** A version of a resource, and the fields that were sent. */
interface Version {
  readonly number: unknown;
  readonly content: Json;
}

const leadsToVersion = ({ transitions }: OperationCase, expression: string): boolean =>
  transitions.some(({ to }) => to?.version === expression);

/** Each version of a resource is shown by its number, by the alias that points to it, and while it is active. */
export function versionChecks(testCase: OperationCase): Check[] {
  if (!leadsToVersion(testCase, "$response.body#/version")) return [];
  return [check(testCase, "shows each version as it was created", true, checkVersions)];
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
    const content = withText(example, `${text} ${crypto.randomUUID()} ${SPECIAL}.`) as Json;
    versions.push({ number: (await create(content))?.version, content });
  }
  const [older, newer] = versions as [Version, Version];
  if (older.number === newer.number)
    return [finding("/body/version", `another version than ${older.number}, because the body differs`, newer.number)];
  const found: Finding[] = [];
  for (const [index, { reader, input: first }] of selectorsOf(getter, older.number).entries()) {
    const { input: second } = selectorsOf(getter, newer.number)[index]!;
    const inputs = [first, second].map((each) => ({ ...each, path: { ...input.path, ...each.path } }));
    for (const [at, version] of versions.entries())
      found.push(...(await shownFindings(session, reader, inputs[at]!, version)));
    // The time of the creation is that of the resource.
    const [before, after] = await Promise.all(inputs.map((each) => send(session, reader, each)));
    found.push(...timeFindings(before?.value, after?.value));
  }
  found.push(...nextFindings(testCase, older, newer), ...(await latestFindings(session, getter, input, versions)));
  const again = await create(older.content);
  const isSame = again?.version === older.number && again?.deduplicated === true;
  if (again?.deduplicated !== undefined && !isSame)
    found.push(finding("/body", `the version ${older.number}, which has the same content, as deduplicated`, again));
  if (found.length > 0) return found;
  if (aliases !== undefined) return aliasFindings(session, getter, input, versions, create);
  const last = { number: again?.version, content: older.content };
  return activeFindings(session, testCase, getter, input, [older, last], create);
}

/** A new version has the next number, if the document says so. */
const nextFindings = ({ transitions }: OperationCase, { number: before }: Version, { number }: Version): Finding[] =>
  !/\bone above the highest\b|\bthe next number\b/.test(JSON.stringify(transitions)) ||
  Number(number) === Number(before) + 1
    ? []
    : [finding("/body/version", `${Number(before) + 1}, the next number`, number)];

/** Without a selection, the latest version is shown. The versions are listed in the described order, each with its content. */
async function latestFindings(
  session: Session,
  getter: OperationCase,
  { path = {} }: Input,
  versions: readonly Version[],
): Promise<Finding[]> {
  const newest = versions.at(-1)!;
  const shown = await send(session, getter, { path });
  const { latestVersion = newest.number, versions: numbers } = Object(shown.value) as Json;
  const { item } = await findListed(session, findPlace(getter, path)!);
  const lost = Array.isArray(numbers) ? versions.filter(({ number }) => !numbers.includes(number)) : [];
  const found = [
    ...(latestVersion === newest.number
      ? []
      : [finding("/body/latestVersion", `${newest.number}, the version that was created last`, latestVersion)]),
    ...lost.map(({ number }) => finding("/body/versions", `also the version ${number}`, numbers)),
    ...(item?.version === undefined || item.version === newest.number
      ? []
      : [finding("/body", `the version ${newest.number} in the list of resources`, item.version)]),
  ];
  for (const list of cases.filter((other) => other.method === "get" && other.path === `${getter.path}/versions`)) {
    const received = await send(session, list, { path });
    const { place = "" } = findItems(list) ?? {};
    const items = (valueAt(received.value, place) ?? []) as Json[];
    for (const { number, content } of versions) {
      const listed = items.find((each) => each.version === number);
      found.push(
        ...(listed
          ? differencesFrom(content, listed, `/body${place}`)
          : [finding(`/body${place}`, `the version ${number} in ${list.id}`, items)]),
      );
    }
    found.push(...relationFindings(list, received));
  }
  return found;
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
  absent?: string,
): Promise<Finding[]> {
  const { status, value: shown } = await send(session, reader, input);
  if (status !== reader.successStatus || !isObject(shown))
    return [finding("/status", `200 from ${reader.id} for the version ${number}`, status)];
  if (String(shown.version) !== String(number))
    return [finding("/body/version", `${number} from ${reader.id}`, shown.version)];
  const isWrong = absent !== undefined && [shown.aliases].flat().includes(absent);
  return [
    ...differencesFrom(content, shown),
    ...(isWrong ? [finding("/body/aliases", `not \`${absent}\`, which points to another version`, shown.aliases)] : []),
  ];
}

/** An alias points to one version, the last one to which it was given, whether or not that is the latest one. */
async function aliasFindings(
  session: Session,
  getter: OperationCase,
  { path = {} }: Input,
  versions: readonly Version[],
  create: (content: Json) => Promise<unknown>,
): Promise<Finding[]> {
  const alias = `checked-${crypto.randomUUID().slice(0, 8)}`;
  const source = chooseSource(selectorsOf(getter, undefined).at(-1)!.reader, "version");
  const place = findPlace(getter, path)!;
  for (const version of versions.toReversed()) {
    await create({ ...version.content, aliases: [alias] });
    const { number, content } = version;
    const named = { number, content: { ...content, aliases: [alias] } };
    const other = versions.find((each) => each !== version)!;
    const readers = selectorsOf(getter, number).map(({ reader, input }) => shown(reader, input, named));
    const found = [
      ...(await shown(getter, { query: { alias } }, named)),
      ...(await Promise.all(readers)).flat(),
      // The version takes precedence, and has only its own aliases.
      ...(await shown(getter, { query: { version: other.number, alias } }, other, alias)),
      ...(await listedFindings(session, place, alias, number)),
    ];
    if (found.length > 0 || !source) return found;
    const listed = await send(session, source.listing, { path });
    const items = (valueAt(listed.value, source.items) ?? []) as Json[];
    const numbers = items.flatMap(({ aliases, version: number }) =>
      Array.isArray(aliases) && aliases.includes(alias) ? [number] : [],
    );
    if (numbers.join() !== String(number))
      return [finding(`/body${source.items}`, `\`${alias}\` only at the version ${number}`, numbers)];
  }
  return [];

  function shown(reader: OperationCase, input: Input, version: Version, absent?: string): Promise<Finding[]> {
    return shownFindings(session, reader, { ...input, path: { ...path, ...input.path } }, version, absent);
  }
}

/** A list that selects an alias shows the version to which it points. */
async function listedFindings(session: Session, place: Place, alias: string, number: unknown): Promise<Finding[]> {
  const { listing, items, field } = place.source;
  if (!listing.parameters.some(({ name }) => name === "alias")) return [];
  const { value } = await send(session, listing, { query: { alias } });
  const listed = (valueAt(value, items) ?? []) as Json[];
  const versions = listed.map((item) => [item[field], item.version].join(" "));
  const expected = `${place.path[place.parameter]} ${number}`;
  return versions.join() === expected
    ? []
    : [finding(`/body${items}`, `only the version \`${expected}\`, because of the alias`, versions)];
}

/** The version to which the resource was switched is shown, and the next one still has the number after the highest one. */
async function activeFindings(
  session: Session,
  testCase: OperationCase,
  getter: OperationCase,
  { path = {} }: Input,
  versions: readonly Version[],
  create: (content: Json) => Promise<Json | undefined>,
): Promise<Finding[]> {
  const [older, newer] = versions as [Version, Version];
  const switcher = cases.find(
    (other) => other.path.startsWith(`${getter.path}/`) && leadsToVersion(other, "$request.body#/version"),
  );
  if (!switcher) throw new Skipped("no operation switches the version");
  const body = { version: older.number };
  await sendSuccessful(session, switcher, { path, body });
  const found = await shownFindings(session, getter, { path }, older);
  if (found.length > 0) return found;
  const listed = await inEachList(findPlace(getter, path)!, (place) =>
    eventually(session, async () => {
      const { item } = await findListed(session, place);
      const expected = `the version ${older.number}, which is active, in ${place.source.listing.id}`;
      return item?.version === older.number ? [] : [finding(`/body${place.source.items}`, expected, item?.version)];
    }),
  );
  if (listed.length > 0) return listed;
  const refused: [reason: string, input: Input][] = [["it does not exist", { body: { version: 1_000_000 } }]];
  if (/\bIf you send both, they must be equal\b/.test(switcher.operation.description))
    refused.push(["the query has another one", { body, query: { version: newer.number } }]);
  for (const [reason, input] of refused) {
    const { status } = await send(session, switcher, { path, ...input });
    if (status < 400) return [finding("/status", `an error for a version, because ${reason}`, status)];
  }
  const content = withText(older.content, `The last text. ${crypto.randomUUID()}`) as Json;
  return nextFindings(testCase, newer, { number: (await create(content))?.version, content });
}
