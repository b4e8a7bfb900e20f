import type { Fault, JournalEntry, NearMiss, Reply, RequestMatch, Turn } from "../../../generated/control/types.ts";
import { shorten } from "../../core/shorten.ts";
import { describeRequests } from "./describe-requests.ts";

/** Replies, faults and turns that are described: the first of each. */
const MAX_UNUSED = 10;
/** Characters of a line, and of a value in it. */
const MAX_LINE = 200;
const MAX_VALUE = 60;

/** The state of a sandbox after a test. */
export interface SandboxState {
  readonly requests: readonly JournalEntry[];
  /** Number of older requests that the journal has dropped. */
  readonly dropped: number;
  readonly replies: readonly Reply[];
  readonly faults: readonly Fault[];
  readonly turns: readonly Turn[];
}

/** Finds how many requests of the journal meet conditions, and the nearest ones if there are none. */
export type FindNearest = (match: RequestMatch) => Promise<{
  readonly count: number;
  readonly near_misses: readonly NearMiss[];
}>;

/**
 * Describes what happened in a sandbox: its requests with their violations, and the replies, faults and turns that are not
 * used up, each with the request that comes nearest to its conditions.
 */
export async function describeSandbox(state: SandboxState, findNearest: FindNearest): Promise<string> {
  const { requests, dropped, replies, faults, turns } = state;
  const pendingReplies = replies.map(({ match, status, remaining }) => ({
    match,
    remaining,
    text: `status ${status} for ${describeMatch(match)}`,
  }));
  const pendingFaults = faults.map((fault) => ({
    match: { operation_id: fault.operation_id, ...fault.match },
    remaining: fault.remaining,
    text: `${describeEffects(fault)} for ${describeMatch({ operation_id: fault.operation_id, ...fault.match })}`,
  }));
  // A lasting turn need not be used.
  const unusedTurns = turns.filter(({ remaining }) => remaining !== null).map((turn) => [describeTurn(turn)]);
  return [
    describeRequests(requests, dropped),
    ...listUnused("replies", await findUnused(pendingReplies, findNearest)),
    ...listUnused("faults", await findUnused(pendingFaults, findNearest)),
    ...listUnused("turns", unusedTurns),
  ].join("\n");
}

/**
 * Appends a text to the message of an error, and to its stack, which test runners print. The error may come from another
 * realm, as in Jest. Another value is returned as it is.
 */
export function appendTo(error: unknown, text: string): void {
  if (typeof error !== "object" || error === null || !("message" in error)) return;
  const { message, stack } = error as Error; // An error has no others.
  const longer = `${message}\n\n${text}`;
  const start = typeof stack === "string" ? stack.indexOf(String(message)) : -1;
  Object.defineProperty(error, "message", { value: longer, configurable: true, writable: true });
  if (start < 0 || stack === undefined) return;
  const changed = stack.slice(0, start) + longer + stack.slice(start + String(message).length);
  Object.defineProperty(error, "stack", { value: changed, configurable: true, writable: true });
}

interface Pending {
  readonly match: RequestMatch;
  /** Number of further uses; null if there is no limit. */
  readonly remaining: number | null;
  readonly text: string;
}

/** The lines of those that are not used up. One without a limit counts as used if a request of the journal meets its conditions. */
async function findUnused(pending: readonly Pending[], findNearest: FindNearest): Promise<string[][]> {
  const found: string[][] = [];
  for (const { match, remaining, text } of pending) {
    const { count, near_misses } = await findNearest(match);
    if (remaining === null && count > 0) continue;
    const [nearest] = near_misses;
    const times = remaining === null || remaining === 1 ? "" : ` (${remaining} more times)`;
    found.push([text + times, ...(nearest ? [describeNearMiss(nearest)] : [])]);
    if (found.length > MAX_UNUSED) break;
  }
  return found;
}

function describeNearMiss({ request: { method, url }, mismatches }: NearMiss): string {
  return `  nearest: ${method} ${shorten(url, MAX_VALUE)}. ${mismatches.map(({ detail }) => detail).join(" ")}`;
}

function listUnused(name: string, unused: readonly (readonly string[])[]): string[] {
  if (unused.length === 0) return [];
  const shown = unused.slice(0, MAX_UNUSED).flat();
  const lines = unused.length > MAX_UNUSED ? [...shown, "… and more"] : shown;
  return [`Unused ${name}:`, ...lines.map((line) => shorten(`  ${line}`, MAX_LINE))];
}

function describeMatch({ operation_id = "*", method, path, ...parts }: RequestMatch): string {
  const operation = operation_id === "*" ? "any operation" : operation_id;
  const others = Object.keys(parts);
  const request = [operation, method, path].filter((part) => part !== undefined).join(" ");
  return others.length === 0 ? request : `${request} with conditions on ${others.join(", ")}`;
}

function describeEffects(fault: Fault): string {
  const { id: _id, operation_id: _operation, match: _match, probability, remaining: _remaining, ...effects } = fault;
  const given = Object.entries(effects).filter(([, value]) => value !== null && value !== false);
  const texts = given.map(([name, value]) => (value === true ? name : `${name} ${JSON.stringify(value)}`));
  return [...texts, ...(probability < 1 ? [`probability ${probability}`] : [])].join(", ");
}

function describeTurn({ match, content, function_calls, tool_executions, error }: Turn): string {
  const outputs = [content, ...tool_executions, ...function_calls, error].filter((output) => output !== null);
  const conditions = Object.entries(match).map(([name, value]) => ` for ${name} ${value}`);
  return `${shorten(outputs.map((output) => JSON.stringify(output)).join(", "), MAX_LINE / 2)}${conditions.join("")}`;
}
