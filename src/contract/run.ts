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

/**
 * Runs the checks against a server, and resolves to their results in the same order. Rejects with a `ConnectionFailure` if the
 * server can no longer be reached.
 */
export async function runChecks(
  checks: readonly Check[],
  target: Target,
  { concurrency, signal, onResult }: RunOptions,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  // The checks that change nothing share the listings they have read.
  const shared = createSession(target);
  const requestIds = new Set<string>();
  const work = async (queue: [number, Check][]) => {
    for (let next = queue.shift(); next && !signal?.aborted; next = queue.shift()) {
      const [index, check] = next;
      const result = await runCheck(check, shared, requestIds);
      results[index] = result;
      onResult?.(result);
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
    throw new Error("Stopped before the last check. What the checks created is deleted where possible.");
  return results;
}

/** Checks that read run first, before other checks change the listings; those that may delete an example run last. */
function findPhase({ operation, writes }: Check): 0 | 1 | 2 {
  if (!writes) return 0;
  return /\.(delete|(un)?archive\w*)$/.test(operation) ? 2 : 1;
}

async function runCheck(check: Check, shared: Session, requestIds: Set<string>): Promise<CheckResult> {
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
  const outcome = await check.run(session).then(
    (found) => {
      const all = [...found, ...repeated.slice(0, 1)];
      const findings = all.filter(({ isNote }) => !isNote);
      const notes = all.filter(({ isNote }) => isNote).map(({ isNote: _, ...note }) => note);
      return { findings, notes, outcome: findings.length > 0 ? ("failed" as const) : ("passed" as const) };
    },
    (error: unknown) => describeError(error, target),
  );
  const seconds = roundedSeconds(performance.now() - start);
  const shown = new Set(check.writes ? [change, last] : [last]);
  const commands = [...shown].flatMap((exchange) => (exchange ? toCurl(exchange) : []));
  if (check.isolated) await clean(session);
  const result = {
    operation: check.operation,
    check: check.name,
    seconds,
    notes: [],
    ...outcome,
    ...(last && { status: last.status, curl: commands.join("\n") }),
  };
  // A server may repeat the request in its response.
  return withoutSecrets(result, [session.key, target.userContextToken, target.otherKey]);
}

/** Seconds with three decimals. */
export const roundedSeconds = (milliseconds: number): number => Math.round(milliseconds) / 1000;

async function describeError(
  error: unknown,
  { baseUrl, timeoutMs }: Target,
): Promise<Pick<CheckResult, "outcome" | "findings" | "reason">> {
  if (error instanceof Skipped) return { outcome: "skipped", findings: [], reason: error.message };
  if (error instanceof ResponseTimeout)
    return { outcome: "failed", findings: [finding("", error.message, "nothing, or only a part")] };
  if (error instanceof BodyTooLarge)
    return { outcome: "failed", findings: [finding("/body", error.message, "more, of which the rest was not read")] };
  if (!(error instanceof ConnectionFailure)) throw error;
  // Either this request breaks the server, or the server is gone.
  const response = await fetch(baseUrl, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
  if (!response) throw error;
  await response.body?.cancel();
  return { outcome: "failed", findings: [finding("", "a response", `a broken connection: ${error.message}`)] };
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
  const text = texts.reduce<string>(
    (masked, secret) => masked.replaceAll(JSON.stringify(secret).slice(1, -1), "***"),
    JSON.stringify(value),
  );
  return JSON.parse(text) as T;
}
