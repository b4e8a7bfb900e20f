import type { WireResponse } from "./response.ts";
import { platformSubjects, type Subject } from "./subjects.ts";

/** The known state of one key's sandbox. */
export interface KeyState {
  /** Values from responses, by the name of the parameter or field that takes them, newest first. */
  readonly names: Map<string, string[]>;
  /** Statuses that injected faults may respond with, and whether they may break connections. */
  faults: { statuses: Set<number>; breaks: boolean };
  /** Statuses with which scripted turns make a model fail. Removed turns may still be used by a request in progress. */
  turnStatuses: Set<number>;
  /** True if replies may send undocumented responses. */
  hasReplies: boolean;
}

/** Maximum number of values of one name. */
const MOST = 20;

export function createKeyState(): KeyState {
  return { names: new Map(), faults: noFaults(), turnStatuses: new Set(), hasReplies: false };
}

const noFaults = (): KeyState["faults"] => ({ statuses: new Set(), breaks: false });

/** Learns ids, cursors and injected faults from a response. */
export function learn(
  state: KeyState,
  subject: Subject,
  { status, headers, body: bytes, complete }: WireResponse,
): void {
  if (status >= 300 || !complete) return;
  const isJson = headers.get("content-type") === "application/json" && bytes.length > 0;
  const body: unknown = isJson ? JSON.parse(bytes.toString("utf8")) : undefined;
  switch (subject.id) {
    case "sandbox.reset":
      state.names.clear();
      state.faults = noFaults();
      state.turnStatuses = new Set();
      state.hasReplies = false;
      return;
    case "replies.create":
      state.hasReplies = true;
      return;
    case "replies.clear":
      state.hasReplies = false;
      return;
    case "faults.clear":
      state.faults = noFaults();
      return;
    case "turns.create":
      for (const { error } of (body as { turns: { error: { status: number } | null }[] }).turns)
        if (error) state.turnStatuses.add(error.status);
      return;
    case "faults.create":
      learnFault(state, body as Record<string, unknown>);
      return;
  }
  learnNames(state, subject, body);
}

function learnFault(
  { faults }: KeyState,
  { status, drop, cut_after_bytes, cut_after_events }: Record<string, unknown>,
) {
  if (typeof status === "number") faults.statuses.add(status);
  if (drop === true || typeof cut_after_bytes === "number" || typeof cut_after_events === "number")
    faults.breaks = true;
}

function learnNames(state: KeyState, { operation }: Subject, body: unknown): void {
  const own = idNames(operation.path);
  const { pagination } = operation;
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== "object" || value === null || depth > 4) return;
    for (const [name, field] of Object.entries(value).slice(0, 30)) {
      if (typeof field === "object") visit(field, depth + 1);
      else if (typeof field !== "string" || field === "") continue;
      else if (name === "id") for (const each of own) remember(state, each, field);
      else if (isName(name)) remember(state, name, field);
      else if (pagination?.next?.endsWith(`/${name}`)) remember(state, pagination.parameter, field);
    }
  };
  visit(body, 0);
}

/** Returns true if a field or parameter of this name takes values from other responses. */
function isName(name: string): boolean {
  return /(^|_)(id|identifier|name|model|version|cursor|token)$|Id$/.test(name);
}

/** The parameters that take the `id` of a response: those that follow its path, or else its last one. */
function idNames(path: string): readonly string[] {
  const [last] = path.match(/\w+(?=\}[^{]*$)/) ?? [];
  return CHILDREN.get(path) ?? (last === undefined ? [] : [last]);
}

const CHILDREN = new Map<string, string[]>();
/** The examples of parameters name the initial data of every sandbox. */
const EXAMPLES = new Map<string, string[]>();

for (const { operation, parameters } of platformSubjects) {
  const [, parent, name] = /^(.*)\/\{(\w+)\}$/.exec(operation.path) ?? [];
  if (parent !== undefined && name !== undefined) CHILDREN.set(parent, [...(CHILDREN.get(parent) ?? []), name]);
  for (const { name, example } of parameters)
    if (typeof example === "string") EXAMPLES.set(name, [...new Set([...(EXAMPLES.get(name) ?? []), example])]);
}

/**
 * Returns a value whose ids and names are replaced by those of responses. Each number of `picks` is for one place, in
 * order: 0 is the newest, and null keeps the existing value. `otherwise` is for the places after the last.
 */
export function recalled(value: unknown, state: KeyState, picks: (number | null)[], otherwise: number | null): unknown {
  if (Array.isArray(value)) return value.map((item) => recalled(item, state, picks, otherwise));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const isList = Array.isArray(field) && typeof field[0] === "string";
      const known = namedBy(state, isList ? name.replace(/s$/, "") : name);
      if (known.length === 0 || !(isList || typeof field === "string"))
        return [name, recalled(field, state, picks, otherwise)];
      const pick = picks.length > 0 ? picks.shift()! : otherwise;
      if (pick === null) return [name, field];
      const text = known[pick % known.length]!;
      return [name, isList ? [text, ...field.slice(1)] : text];
    }),
  );
}

function namedBy({ names }: KeyState, name: string): readonly string[] {
  return [...(names.get(name) ?? []), ...(EXAMPLES.get(name) ?? [])];
}

function remember({ names }: KeyState, name: string, value: string): void {
  const before = names.get(name) ?? [];
  names.set(name, [value, ...before.filter((other) => other !== value)].slice(0, MOST));
}
