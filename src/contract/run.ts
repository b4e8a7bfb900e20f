import type { Check } from "./checks/check.ts";
import { type Finding, finding } from "./checks/findings.ts";
import { toCurl } from "./requests/curl.ts";
import { BodyTooLarge, ConnectionFailure, ResponseTimeout } from "./requests/send.ts";
import { Skipped } from "./skipped.ts";
import { createSession, type Exchange, type Session, sendsExamples, type Target } from "./target.ts";

export interface CheckResult {
  readonly operation: string;
  readonly check: string;
  readonly outcome: "passed" | "failed" | "skipped";
  readonly seconds: number;
  /** The differences from the document; empty unless the check failed. */
  readonly findings: readonly Finding[];
  /** The differences that the document allows, such as an additional property. They may be mistakes. */
  readonly notes: readonly Finding[];
  /** The reason why the check was skipped. */
  readonly reason?: string;
  /** Status of the last response. */
  readonly status?: number;
  /** The last request as a command. If it only read what an earlier one had changed, that is on a line before it. */
  readonly curl?: string;
}

export interface RunOptions {
  /** Checks that run at the same time. */
  readonly concurrency: number;
  /** Ends the run after the running checks. */
  readonly signal?: AbortSignal | undefined;
  readonly onResult?: ((result: CheckResult) => void) | undefined;
}

export interface Run {
  /** The results in the order of the checks. */
  readonly results: readonly CheckResult[];
  /** Why results are missing; undefined if every check has one. */
  readonly incomplete?: string;
}

/** Runs the checks against a server, until the server is gone or the signal is aborted. */
export async function runChecks(
  checks: readonly Check[],
  target: Target,
  { concurrency, signal, onResult }: RunOptions,
): Promise<Run> {
  const results: CheckResult[] = [];
  let incomplete: string | undefined;
  // The checks that change nothing share the listings they have read.
  const shared = createSession(target);
  const requestIds = new Set<string>();
  const work = async (queue: [number, Check][]) => {
    for (let next = queue.shift(); next && !signal?.aborted && !incomplete; next = queue.shift()) {
      const [index, check] = next;
      const { result, lost } = await runCheck(check, shared, requestIds);
      results[index] = result;
      onResult?.(result);
      if (lost !== undefined)
        incomplete ??= `The server no longer responds. The last request was ${lost} (${check.operation}: ${check.name}).`;
    }
  };
  try {
    for (const phase of [0, 1, 2]) {
      const queue = [...checks.entries()].filter(([, check]) => findPhase(check) === phase);
      // With one key, a check could read what another one has written to the same resource.
      const workers = phase > 0 && target.key !== undefined ? 1 : concurrency;
      await Promise.all(Array.from({ length: workers }, () => work(queue)));
    }
  } finally {
    await clean(shared);
  }
  if (signal?.aborted)
    incomplete ??= "Stopped before the last check. What the checks created is deleted or canceled where possible.";
  // The checks that did not run are holes.
  return { results: Object.values(results), ...(incomplete !== undefined && { incomplete }) };
}

/** Checks that read run first, before other checks change the listings; those that may delete an example run last. */
function findPhase({ operation, writes }: Check): 0 | 1 | 2 {
  if (!writes) return 0;
  return /\.(delete|(un)?archive\w*)$/.test(operation) ? 2 : 1;
}

/** Runs a check. If the server no longer responds, `lost` is the last request. */
async function runCheck(
  check: Check,
  shared: Session,
  requestIds: Set<string>,
): Promise<{ result: CheckResult; lost?: string }> {
  const { target } = shared;
  const repeated: Finding[] = [];
  let last: Exchange | undefined;
  let change: Exchange | undefined;
  const own = createSession(target, (exchange) => {
    last = exchange;
    if (!exchange.isRead) change = exchange;
    const { requestId, request } = exchange;
    const key = request.headers.get("authorization");
    // An example has the same one each time, and a request without a key may get one.
    if (requestId === null || key === null || sendsExamples(target) || request.headers.has("prefer")) return;
    // A mock may count the requests of each key.
    const id = `${key} ${requestId}`;
    if (requestIds.has(id))
      repeated.push(finding("/headers/x-request-id", "another one than in each other response", requestId));
    requestIds.add(id);
  });
  const session = check.isolated ? own : { ...shared, onExchange: own.onExchange, time: own.time };
  const start = performance.now();
  const { isGone, ...outcome } = await check.run(session).then<Outcome, Outcome>(
    (found) => {
      const all = [...found, ...repeated.slice(0, 1)];
      const findings = all.filter(({ isNote }) => !isNote);
      const notes = all.filter(({ isNote }) => isNote).map(({ isNote: _, ...note }) => note);
      return { findings, notes, outcome: findings.length > 0 ? "failed" : "passed" };
    },
    (error: unknown) => describeError(error, target),
  );
  const seconds = roundedSeconds(performance.now() - start);
  const shown = new Set(check.writes ? [change, last] : [last]);
  const commands = [...shown].flatMap((exchange) => (exchange ? toCurl(exchange) : []));
  // A server that is gone deletes nothing.
  if (isGone) session.undo.splice(0);
  if (check.isolated) await clean(session);
  const result = {
    operation: check.operation,
    check: check.name,
    seconds,
    ...outcome,
    ...(last && { status: last.status, curl: commands.join("\n") }),
  };
  const lost = isGone && last ? { lost: `${last.request.method} ${last.request.url}` } : {};
  // A server may repeat the request in its response.
  return withoutSecrets({ result, ...lost }, [session.key, target.userContextToken, target.otherKey]);
}

/** Seconds with three decimals. */
export const roundedSeconds = (milliseconds: number): number => Math.round(milliseconds) / 1000;

interface Outcome extends Pick<CheckResult, "outcome" | "findings" | "notes" | "reason"> {
  /** True if the server no longer responds. */
  readonly isGone?: boolean;
}

async function describeError(error: unknown, target: Target): Promise<Outcome> {
  if (error instanceof Skipped) return { outcome: "skipped", findings: [], notes: [], reason: error.message };
  const failed = (found: Finding) => ({ outcome: "failed" as const, findings: [found], notes: [] });
  if (error instanceof BodyTooLarge)
    return failed(finding("/body", error.message, "more, of which the rest was not read"));
  const isLate = error instanceof ResponseTimeout;
  if (!isLate && !(error instanceof ConnectionFailure)) throw error;
  const found = isLate
    ? finding("", error.message, "nothing, or only a part")
    : finding("", "a response", `a broken connection: ${error.message}`);
  return { ...failed(found), isGone: await isGone(target) };
}

/** False if only one request breaks the server, or takes too long. */
async function isGone({ baseUrl, timeoutMs }: Target): Promise<boolean> {
  const response = await fetch(baseUrl, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
  await response?.body?.cancel();
  return response === undefined;
}

/** Deletes the resources that a session created, as far as the server allows it. */
async function clean({ target, undo, key }: Session): Promise<void> {
  for (const step of undo.splice(0).reverse()) {
    const session = { ...createSession(target), key };
    await step(session).catch(() => {});
  }
}

function withoutSecrets<T>(value: T, secrets: readonly (string | undefined)[]): T {
  const texts = secrets.filter((secret) => secret !== undefined && secret.length > 3);
  const text = texts.reduce<string>((masked, secret) => {
    const escaped = JSON.stringify(secret).slice(1, -1).replace(/\W/g, "\\$&");
    // A short one, such as `token`, may be a part of other words. The letter of an escape, such as `\n`, is none of a word.
    const pattern = secret!.length < 12 ? `(?<!(?<!\\\\)\\w)${escaped}(?!\\w)` : escaped;
    return masked.replace(new RegExp(pattern, "g"), "***");
  }, JSON.stringify(value));
  return JSON.parse(text) as T;
}
