import { readJson } from "../../core/json-object.ts";
import { findCase, type OperationCase } from "../cases.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { readEvents } from "./events.ts";
import { type Input, minimalInput, pathOf, UNIQUE_FIELDS, withUniqueNames } from "./input.ts";
import { type ReceivedResponse, send } from "./send.ts";
import {
  arraysIn,
  chooseSource,
  findCanceler,
  findCreator,
  findRemover,
  findTerminator,
  identifiers,
  type Source,
} from "./sources.ts";

/** An input with identifiers of the server's resources instead of those of the examples. */
export interface FilledInput extends Input {
  /** Identifiers of the examples that the server does not have. */
  unconfirmed: string[];
}

/** Fields whose values name resources, some of which no listing shows, such as uploaded files. */
const REFERENCE = /(_ids?|_files|^model|^model_name|^deployment_name|^workflow_identifier)$/;

/**
 * Replaces the identifiers of the examples by those of the server's own resources: the same ones if the server has them,
 * otherwise those most like them. A writing operation gets resources that the suite created, or those of the examples, but
 * never others. Throws `Skipped` if there are none.
 */
export async function fillInput(session: Session, testCase: OperationCase, input: Input): Promise<FilledInput> {
  const path: Record<string, unknown> = {};
  for (const { name, in: location } of testCase.parameters)
    if (location === "path") path[name] = await fillParameter(session, testCase, name, input.path?.[name], path);
  const unconfirmed: string[] = [];
  const fill = (value: unknown, key = "") => fillValue(session, testCase, value, key, unconfirmed);
  return {
    ...input,
    path,
    query: (await fill(input.query)) as Input["query"] & {},
    body: await fill(input.body),
    unconfirmed,
  };
}

async function fillParameter(
  session: Session,
  testCase: OperationCase,
  name: string,
  value: unknown,
  path: Record<string, unknown>,
): Promise<unknown> {
  const source = chooseSource(testCase, name);
  const own = [...session.created.values()];
  if (!source || own.includes(String(value))) return value;
  const create = async (creator: OperationCase) => {
    const created =
      session.created.get(source.collection) ?? (await createResource(session, source, creator, name, path));
    session.created.set(source.collection, created);
    return created;
  };
  const creator = session.target.writes ? findCreator(source) : undefined;
  const isOwned = testCase.isRead || Object.values(path).some((id) => own.includes(String(id)));
  // With a generated key, nobody else uses the resources of the examples.
  if (!isOwned && creator && session.target.key !== undefined) return create(creator);
  const items = await listItems(session, source, path);
  if (items.some((item) => String(item[source.field]) === String(value))) return value;
  if (isOwned && items.length > 0) return mostSimilarId(items, source, String(value));
  if (creator) return create(creator);
  throw new Skipped(
    testCase.isRead
      ? `${source.listing.id} lists nothing that could be read`
      : `no operation creates what it changes, and the server has no ${JSON.stringify(value)}, as in the example`,
  );
}

/** Creates a resource from the first example that the server accepts, and returns its identifier. */
async function createResource(
  session: Session,
  source: Source,
  creator: OperationCase,
  name: string,
  path: Record<string, unknown>,
): Promise<string> {
  const statuses: number[] = [];
  for (const example of Object.values(creator.body?.examples ?? { none: undefined })) {
    const body = withUniqueNames(creator, example);
    const input = await fillInput(session, creator, { ...minimalInput(creator), path, body });
    const received = await send(session, creator, input);
    const resource = Object(received.value) as Item;
    const id = resource[source.field] ?? resource[name];
    statuses.push(received.status);
    if (received.status !== creator.successStatus || id === undefined) continue;
    deleteLater(session, creator, input, received);
    return String(id);
  }
  throw new Skipped(
    `it needs a resource, and ${creator.id} returned none (status ${[...new Set(statuses)].join(", ")})`,
  );
}

/** Registers the deletion of a created resource, or the end of an execution. The first event of a stream has its identifier. */
export function deleteLater(
  session: Session,
  creator: OperationCase,
  { path }: Input,
  received: ReceivedResponse,
): void {
  const { remover, parameter } = findRemover(creator) ?? findTerminator(creator) ?? {};
  if (!remover || !parameter || session.target.data !== "own") return;
  const isStream = received.mediaType === "text/event-stream";
  const resource = isStream ? readJson(readEvents(received.text).events[0]?.data ?? "") : received.value;
  const fields = Object(resource) as Item;
  const id = fields[chooseSource(remover, parameter)?.field ?? "id"] ?? fields[parameter];
  if (id === undefined) return;
  const input = { path: { ...path, [parameter]: id } };
  session.undo.push(async (cleanup) => {
    await terminateStarted(cleanup, remover, input);
    const { status } = await send(cleanup, remover, input);
    const canceler = findCanceler(remover);
    // It can't be deleted before it has ended, which may take long.
    if (status === 409 && canceler) await send(cleanup, canceler, input);
  });
}

/** Terminates the executions that a schedule has started, which would go on without it. */
async function terminateStarted(session: Session, remover: OperationCase, input: Input): Promise<void> {
  if (remover.id !== "workflows.schedules.delete") return;
  const { value } = await send(session, findCase("workflows.schedules.get"), input);
  const { recent_executions = [] }: { recent_executions?: Item[] } = Object(value);
  for (const { execution_id } of recent_executions)
    await send(session, findCase("workflows.executions.terminate"), { path: { execution_id } });
}

type Item = Readonly<Record<string, unknown>>;

/** Returns the items on the first page of a listing; none if it fails, which its own checks report. */
async function listItems(session: Session, { listing, items }: Source, path: Record<string, unknown>): Promise<Item[]> {
  const own = pathOf(listing, path);
  const key = `${listing.id} ${JSON.stringify(own)} ${items}`;
  const pending = session.listings.get(key) ?? requestItems(session, listing, items, own);
  session.listings.set(key, pending);
  return (await pending) as Item[];
}

async function requestItems(
  session: Session,
  listing: OperationCase,
  items: string,
  path: Record<string, unknown>,
): Promise<Item[]> {
  const { status, value } = await send(session, listing, { ...minimalInput(listing), path });
  if (status !== listing.successStatus) return [];
  return arraysIn(value).find(([pointer]) => pointer === items)?.[1] ?? [];
}

/** Returns the identifier of the item that has the most values in common with an example, such as its state. */
function mostSimilarId(items: readonly Item[], { field, examples }: Source, id: string): unknown {
  const example = leaves(examples.get(id) ?? {});
  const score = (item: Item) => [...leaves(item)].filter((leaf) => example.has(leaf)).length;
  const candidates = items.filter((item) => item[field] !== undefined && item[field] !== null);
  const [best = items[0]] = candidates.toSorted((a, b) => score(b) - score(a));
  return best?.[field];
}

/** The scalar values in an object, each with its place. */
function leaves(value: object, place = ""): Set<string> {
  return new Set(
    Object.entries(value).flatMap(([key, part]) =>
      typeof part === "object" && part !== null ? [...leaves(part, `${place}/${key}`)] : [`${place}/${key}=${part}`],
    ),
  );
}

/** Replaces the identifiers in a query or body. */
async function fillValue(
  session: Session,
  testCase: OperationCase,
  value: unknown,
  key: string,
  unconfirmed: string[],
): Promise<unknown> {
  if (Array.isArray(value))
    return Promise.all(value.map((part) => fillValue(session, testCase, part, key, unconfirmed)));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      await Promise.all(
        Object.entries(value).map(async ([name, part]) => [
          name,
          await fillValue(session, testCase, part, name, unconfirmed),
        ]),
      ),
    );
  if (typeof value !== "string" || [...session.created.values()].includes(value)) return value;
  const source = identifiers.get(value);
  const items = source && mayFill(testCase, source, key) ? await listItems(session, source, {}) : [];
  if (source && items.some((item) => item[source.field] === value)) return value;
  // Another resource, such as a model, may not be able to do the same.
  const replacement = source && items.length > 0 ? mostSimilarId(items, source, value) : value;
  if (source || (REFERENCE.test(key) && !UNIQUE_FIELDS.includes(key))) unconfirmed.push(value);
  return replacement;
}

/**
 * Returns true if a request may name a resource that the suite did not create. Other operations would run a workflow, or change
 * all resources in a list of ids.
 */
function mayFill(testCase: OperationCase, { listing }: Source, key: string): boolean {
  return testCase.isRead || !(listing.path.startsWith("/v1/workflows") || key.endsWith("_ids"));
}
