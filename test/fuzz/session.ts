import { defined } from "../defined.ts";
import type { mistakeIn } from "./check.ts";
import type { Connections, Outcome } from "./connection.ts";
import { type Cost, MAX_COST, measureCost } from "./cost.ts";
import { inTime, PROBE } from "./lateness.ts";
import { Mistake } from "./mistake.ts";
import { createKeyState, learn } from "./model.ts";
import { KEYS, type Plan } from "./plan.ts";
import { type Prepared, prepare, toKey } from "./prepare.ts";
import type { Server } from "./server.ts";
import { controlSubjects, type Subject } from "./subjects.ts";
import type { WireRequest } from "./wire.ts";

/** Concurrent requests. */
export type Step = readonly WireRequest[];

/** One sequence of requests with several keys, which starts with new sandboxes. */
export interface Session {
  /** The requests so far. */
  readonly steps: readonly Step[];
  /** Sends requests concurrently, and checks the responses. Rejects with a Mistake. */
  send(plans: readonly Plan[]): Promise<void>;
  /** Saves a key's sandbox, restores it and saves it again, which must return the same. */
  roundTrip(key: number): Promise<void>;
  /** Makes the checks that are possible only at the end. */
  end(): Promise<void>;
}

const [RESET, SAVE, RESTORE] = ["sandbox.reset", "snapshot.get", "snapshot.restore"].map((id) =>
  defined(controlSubjects.find((subject) => subject.id === id)),
);

/** Operations that may take long, because others have their turns meanwhile. */
const SLICED = new Set<string | undefined>([
  "clock.move",
  "seed.replace",
  "seed.get",
  "snapshot.get",
  "snapshot.restore",
]);

export interface SessionOptions {
  readonly server: Server;
  readonly connections: Connections;
  /** Selects the mistakes to ignore. */
  readonly isKnown: (mistake: Mistake) => boolean;
  readonly check: typeof mistakeIn;
  readonly hasControl: boolean;
  readonly onSuccess: (subject: Subject) => void;
  /** Is told what each request costs that is sent alone. */
  readonly onCost: (cost: Cost) => void;
  /** Returns the cost of the last of these requests if a new server receives nothing else. */
  readonly measureAlone: (steps: readonly Step[]) => Promise<number>;
}

export async function startSession({
  server,
  connections,
  isKnown,
  check,
  hasControl,
  onSuccess,
  onCost,
  measureAlone,
}: SessionOptions): Promise<Session> {
  const steps: Step[] = [];
  const states = Array.from({ length: KEYS }, createKeyState);
  if (hasControl) await Promise.all(states.map((_, key) => exchange(control(RESET!, key))));

  async function exchange(prepared: Prepared): Promise<Outcome> {
    const timed = await inTime(server, connections, connections.send(prepared.wire));
    const isClosed = "outcome" in timed && timed.outcome.kind === "closed";
    if (server.hasEnded() || (isClosed && !(await isAlive()))) {
      await Promise.race([server.exited, pause(1000)]);
      throw new Mistake(toName(prepared), `the server has ended. ${complaint() ?? ""}`, true);
    }
    if ("late" in timed) throw new Mistake(toName(prepared), `hangs. ${timed.late}`, true);
    return timed.outcome;
  }

  /** Returns true if the server still responds. A dying process closes its connections before it ends. */
  async function isAlive(): Promise<boolean> {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if ((await connections.send(PROBE)).kind !== "closed") return true;
      await pause(20);
    }
    return false;
  }

  /** The first error that the server has written. */
  function complaint(): string | undefined {
    return /^.*Error.*$/m.exec(server.complaints())?.[0];
  }

  function judge(prepared: Prepared, outcome: Outcome): void {
    const state = defined(states[prepared.key]);
    const what = check(prepared, state, outcome);
    if (what) report(new Mistake(toName(prepared), what));
    if (outcome.kind !== "response" || !prepared.subject) return;
    if (outcome.response.status < 300) onSuccess(prepared.subject);
    learn(state, prepared.subject, outcome.response);
  }

  /** A busy machine or the work of an earlier request may be the reason, so the request is measured again. */
  async function checkCost(prepared: Prepared, seconds: number | undefined): Promise<void> {
    if (seconds === undefined) return;
    onCost({ seconds, request: prepared.wire });
    if (seconds <= MAX_COST || SLICED.has(prepared.subject?.id)) return;
    const mistake = new Mistake(toName(prepared), `takes more than ${MAX_COST} s of processor time`);
    if (!isKnown(mistake) && (await measureAlone(steps)) > MAX_COST) throw mistake;
  }

  function report(mistake: Mistake): void {
    if (!isKnown(mistake)) throw mistake;
  }

  function control(subject: Subject, key: number, body?: string): Prepared {
    const { method, path } = subject.operation;
    const headers: [string, string][] = [
      ["Host", "localhost"],
      ["Authorization", `Bearer ${toKey(key)}`],
      ...(body === undefined ? [] : [["Content-Type", "application/json"] as [string, string]]),
    ];
    const wire = { method, target: path, headers, ...(body === undefined ? {} : { body: Buffer.from(body) }) };
    return { subject, key, wire, isValid: true, isOrdinary: true };
  }

  async function perform(prepared: Prepared): Promise<string> {
    steps.push([prepared.wire]);
    const outcome = await exchange(prepared);
    judge(prepared, outcome);
    return outcome.kind === "response" ? outcome.response.body.toString("utf8") : "";
  }

  return {
    steps,
    async send(plans) {
      const prepared = plans.map((plan) => prepare(plan, defined(states[plan.key])));
      steps.push(prepared.map(({ wire }) => wire));
      const { result: outcomes, seconds } = await measureCost(server, () => Promise.all(prepared.map(exchange)));
      if (prepared.length === 1) await checkCost(prepared[0]!, seconds);
      for (const [index, outcome] of outcomes.entries()) judge(prepared[index]!, outcome);
    },
    async roundTrip(key) {
      const before = await perform(control(SAVE!, key));
      await perform(control(RESTORE!, key, before));
      const after = await perform(control(SAVE!, key));
      if (before !== after) report(new Mistake("snapshot.restore", "restores something else than was saved"));
    },
    async end() {
      await exchange({ ...control(SAVE!, 0), wire: PROBE });
      const error = complaint();
      if (error) report(new Mistake("stderr", error));
    },
  };
}

/** The subject of a mistake: the operation, or HTTP for an odd request, whose operation does not matter. */
const toName = ({ subject, isOrdinary }: Prepared) => (isOrdinary && subject ? subject.id : "HTTP");

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
