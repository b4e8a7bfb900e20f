/** What the reader has made in the sandbox. */
import { type Change, compare, idOf, isNotable, type Lists } from "../../mock/dashboard/resources.ts";
import { fetchFromSandbox } from "./sandbox.ts";
import { INITIAL_STATE_KEY, PAGE_KEY } from "./sandbox-key.ts";

export interface SandboxState {
  /** The time of the sandbox, and that of its next task, as RFC 3339 has them. */
  now: string;
  next: string | null;
  /** Differences from the initial state. */
  changes: Change[];
  /** The list of each resource of the initial state, by its id. */
  lists: Map<string, string>;
}

/** Returns true for a resource that the reader has made. One that a schedule has started has no user. */
export function isOwn({ kind, after }: Change): boolean {
  return kind === "added" && after?.user_id !== null;
}

let initial: Promise<Lists> | undefined;

export async function readState(): Promise<SandboxState> {
  initial ??= readLists(INITIAL_STATE_KEY);
  const before = await initial;
  const [after, { now, next }] = await Promise.all([
    readLists(PAGE_KEY),
    control<{ now: string; next: string | null }>("GET", "clock"),
  ]);
  const changes = compare(before, after).filter(isNotable);
  const lists = new Map(
    Object.entries(before).flatMap(([list, resources]) => resources.map((resource) => [idOf(resource), list] as const)),
  );
  return { now, next, changes, lists };
}

async function readLists(key: string): Promise<Lists> {
  const { _mock, ...lists } = await control<Record<string, []>>("GET", "seed", undefined, key);
  return lists;
}

/** Calls one of the operations with which the mock is controlled. */
export async function control<Value>(
  method: "GET" | "POST",
  path: string,
  body?: object,
  key = PAGE_KEY,
): Promise<Value> {
  const response = await fetchFromSandbox(
    new Request(`http://localhost/_mock/${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text === "" ? (undefined as Value) : JSON.parse(text);
}
