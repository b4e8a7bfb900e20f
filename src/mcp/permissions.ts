/** Which operations an assistant may call. */
import { operations } from "../../generated/operations.ts";
import { type Document, isSearch, listOperations, type Transition } from "../core/document.ts";
import type { Operation } from "../core/generated-types.ts";
import { suggestion } from "../core/near-misses.ts";
import { excerpt } from "../core/shorten.ts";
import { requireDocument } from "../mock/lib/require-document.ts";

/** `read` allows operations that use GET, `write` also searches and changes that can be undone and run nothing, and `destroy` all. */
export type Access = "read" | "write" | "destroy";

export interface Permissions {
  readonly access: Access;
  /** Patterns of operation ids, such as `agents.*`; undefined for all. */
  readonly patterns?: readonly string[] | undefined;
}

/**
 * Returns an operation. Throws an Error that says what to do if there is none of this id, or if it may not be called. The error
 * names operations that use GET if `reads` is true, and otherwise others.
 */
export function findOperation(id: string, { access, patterns }: Permissions, reads: boolean): Operation {
  if (!Object.hasOwn(operations, id)) throw new Error(`There is no operation ${excerpt(id)}. ${suggest(id, reads)}`);
  const operation: Operation = operations[id as keyof typeof operations];
  if (patterns && !patterns.some((pattern) => matches(id, pattern)))
    throw new Error(`${id} is not allowed here: the server was started for --operations ${patterns.join(" ")}.`);
  if (operation.method === "GET" || access === "destroy") return operation;
  if (!isReversible(id) && !isSearch(id))
    throw new Error(
      `${id} is not allowed here, because it runs something or can't be undone. Start the server with --allow-destructive.`,
    );
  if (access === "read")
    throw new Error(`${id} is not allowed here: the server only reads. Start it with --allow-writes.`);
  return operation;
}

/** Ids to choose from that an error names. */
const MAX_SUGGESTED = 8;

/** Names the operations that are most similar to an id, or else those of the same resource. */
function suggest(id: string, reads: boolean): string {
  const entries = Object.entries(operations).filter(([, { method }]) => (method === "GET") === reads);
  const known = entries.map(([name]) => name);
  const resource = `.${id.slice(0, id.lastIndexOf(".") + 1)}`;
  const others = known.filter((name) => `.${name}`.includes(resource)).slice(0, MAX_SUGGESTED);
  const choice = resource !== "." && others.length > 0 ? `This tool can call ${others.join(", ")}.` : undefined;
  return suggestion(id, known) ?? choice ?? "Find its id with search.";
}

/** Throws an Error for a pattern that is the id of no operation. */
export function checkPatterns(patterns: readonly string[] = []): void {
  const ids = Object.keys(operations);
  const unused = patterns.find((pattern) => !ids.some((id) => matches(id, pattern)));
  if (unused !== undefined)
    throw new Error(
      `No operation has an id like ${unused}, which --operations names. ${suggestion(unused, ids) ?? ""}`,
    );
}

/** `*` stands for any characters. */
function matches(id: string, pattern: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[^\w-]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(id);
}

let reversible: ReadonlySet<string> | undefined;

/** Returns true if other operations undo each change that `x-transition` of an operation states, and no change runs something. */
export function isReversible(id: string): boolean {
  reversible ??= findReversible(requireDocument() as Document);
  return reversible.has(id);
}

type State = NonNullable<Transition["to"]>;

/** States in which a resource does work: executions, batch jobs, schedules and deployments. */
const WORKING: readonly State[] = [{ status: ["RUNNING", "QUEUED"] }, { paused: false }, { stopped: false }];

function findReversible(document: Document): Set<string> {
  const operations = [...listOperations(document)].map(({ operation }) => operation);
  const changes = operations.flatMap((operation) => operation["x-transition"] ?? []);
  // A change without `from` is possible in any state, and is undone by one to another value, or to one that the request has.
  const isUndone = ({ resource, from, to }: Transition, field: string): boolean =>
    changes.some((other) => {
      const back = other.to?.[field];
      if (other.resource !== resource || other.creates !== undefined || back === undefined) return false;
      if (from?.[field] === undefined) return back !== to?.[field] || isChosen(back);
      return shares(other.from?.[field] ?? to?.[field], to?.[field]) && shares(back, from[field]);
    });
  const isReversed = (change: Transition): boolean => {
    const { creates, deletes, to = {} } = change;
    if (deletes !== undefined || WORKING.some((state) => hasState(to, state))) return false;
    if (creates !== undefined) return changes.some((other) => other.deletes === creates);
    return Object.keys(to).length > 0 && Object.keys(to).every((field) => isUndone(change, field));
  };
  return new Set(
    operations
      .filter(({ "x-transition": transitions = [] }) => transitions.length > 0 && transitions.every(isReversed))
      .map(({ operationId }) => operationId),
  );
}

/** Returns true if a request chooses the value. */
function isChosen(value: unknown): boolean {
  return typeof value === "string" && value.startsWith("$request.");
}

function hasState(to: State, state: State): boolean {
  return Object.entries(state).every(([field, value]) => shares(to[field], value));
}

/** Whether two values of a field, or lists of values, have one in common. */
function shares(left: unknown, right: unknown): boolean {
  return [left].flat().some((value) => [right].flat().includes(value));
}
