/** Which operations an assistant may call. */
import { operations } from "../../generated/operations.ts";
import { unknownOperation } from "../mock/control/operation-ids.ts";
import type { Operation } from "../mock/lib/generated-types.ts";
import { suggestion } from "../mock/lib/near-misses.ts";
import { requireDocument } from "../mock/lib/require-document.ts";

/** `read` allows operations that use GET, `write` also others that can be undone, and `destroy` all. */
export type Access = "read" | "write" | "destroy";

export interface Permissions {
  readonly access: Access;
  /** Patterns of operation ids, such as `agents.*`; undefined for all. */
  readonly patterns?: readonly string[] | undefined;
}

/** Returns an operation. Throws an Error that says what to do if there is none of this id, or if it may not be called. */
export function findOperation(id: string, { access, patterns }: Permissions): Operation {
  const unknown = unknownOperation(id);
  if (unknown !== undefined) throw new Error(unknown);
  const operation: Operation = operations[id as keyof typeof operations];
  if (patterns && !patterns.some((pattern) => matches(id, pattern)))
    throw new Error(`${id} is not allowed here: the server was started for --operations ${patterns.join(" ")}.`);
  if (access !== "destroy" && isDestructive(id))
    throw new Error(
      `${id} is not allowed here, because it can't be undone. Start the server with --allow-destructive.`,
    );
  if (operation.method !== "GET" && access === "read")
    throw new Error(`${id} is not allowed here: the server only reads. Start it with --allow-writes.`);
  return operation;
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

let destructive: ReadonlySet<string> | undefined;

/** Whether an operation deletes a resource, or moves it to a state from which no operation leads back. */
export function isDestructive(id: string): boolean {
  destructive ??= findDestructive(requireDocument() as Document);
  return destructive.has(id);
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
}

interface DocumentedOperation {
  readonly operationId?: string;
  readonly "x-transition"?: readonly Transition[];
}

interface Transition {
  readonly resource: string;
  readonly creates?: string;
  readonly deletes?: string;
  readonly from?: State;
  readonly to?: State;
}

type State = Readonly<Record<string, unknown>>;

function findDestructive({ paths }: Document): Set<string> {
  const changes = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId = "", "x-transition": transitions = [] }) =>
      transitions.map((transition) => ({ operationId, ...transition })),
    );
  // A change without `from` is possible in any state.
  const isUndone = ({ resource, from, to }: Transition, field: string): boolean =>
    changes.some(
      (other) =>
        other.resource === resource &&
        other.creates === undefined &&
        shares(other.from?.[field] ?? to?.[field], to?.[field]) &&
        shares(other.to?.[field], from?.[field]),
    );
  const isFinal = (change: Transition) =>
    Object.keys(change.to ?? {}).some((field) => change.from?.[field] !== undefined && !isUndone(change, field));
  return new Set(changes.filter((change) => change.deletes || isFinal(change)).map(({ operationId }) => operationId));
}

/** Whether two values of a field, or lists of values, have one in common. */
function shares(left: unknown, right: unknown): boolean {
  return [left].flat().some((value) => [right].flat().includes(value));
}
