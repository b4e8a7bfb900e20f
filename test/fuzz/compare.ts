import type { Connections, Outcome } from "./connection.ts";
import type { FuzzOptions } from "./fuzz.ts";
import type { Plan } from "./plan.ts";
import type { WireResponse } from "./response.ts";
import { type Server, startMock } from "./server.ts";

/** Real time, so that little time passes while a stream waits. Otherwise the result would depend on the machine. */
const SPEED = 1;
/** Characters of a body that are shown before and after the first difference. */
const CONTEXT = 60;

/**
 * Sends each request to the mock of this checkout and to that of another, one after the other, and reports a mistake if the
 * status, a header or a byte of the body differs.
 */
export function comparedWith(root: string): Pick<FuzzOptions, "start" | "check" | "hasControl"> {
  return {
    start: async () => compared(await startMock(SPEED), await startMock(SPEED, [], root)),
    check: (_prepared, _state, outcome) => (outcome.kind === "wrong" ? outcome.reason : undefined),
    hasControl: true,
  };
}

/** False for a request whose response has system times, or is random: a dynamic example that Prism generates. */
export function isRepeatable({ subject, change }: Plan): boolean {
  if (subject.id === "journal.stream") return false;
  return !(
    change.kind === "headers" && change.headers.some(([name, value]) => name === "Prefer" && /dynamic/.test(value))
  );
}

/** Two servers that receive the same requests. */
export function compared(server: Server, other: Server): Server {
  return {
    ...server,
    hasEnded: () => server.hasEnded() || other.hasEnded(),
    complaints: () => "",
    connect: () => connectToBoth(server.connect(), other.connect()),
    async stop() {
      await Promise.all([server.stop(), other.stop()]);
    },
  };
}

function connectToBoth(here: Connections, there: Connections): Connections {
  // One after the other, because the order of concurrent requests is random.
  let last: Promise<unknown> = Promise.resolve();
  return {
    send(request) {
      const sent = last.then(async (): Promise<Outcome> => {
        const [outcome, other] = await Promise.all([here.send(request), there.send(request)]);
        const reason = findDifference(outcome, other);
        return reason === undefined ? outcome : { kind: "wrong", reason };
      });
      last = sent;
      return sent;
    },
    close() {
      here.close();
      there.close();
    },
  };
}

/** Describes the first difference between two outcomes of a request; undefined if they are the same. */
export function findDifference(here: Outcome, there: Outcome): string | undefined {
  if (here.kind !== "response" || there.kind !== "response")
    return here.kind === there.kind ? undefined : `${toText(here)} here, ${toText(there)} there`;
  const [a, b] = [here.response, there.response];
  if (a.status !== b.status) return `status ${a.status} here, ${b.status} there`;
  return findBodyDifference(a, b) ?? findHeaderDifference(a, b);
}

function toText(outcome: Outcome): string {
  if (outcome.kind === "response") return `status ${outcome.response.status}`;
  return outcome.kind === "closed" ? "a closed connection" : outcome.reason;
}

function findHeaderDifference(here: WireResponse, there: WireResponse): string | undefined {
  const names = new Set([...here.headers.keys(), ...there.headers.keys()]);
  names.delete("date");
  for (const name of names) {
    const [a, b] = [here.headers.get(name), there.headers.get(name)];
    if (a !== b) return `header ${name}: ${a ?? "none"} here, ${b ?? "none"} there`;
  }
  return undefined;
}

function findBodyDifference(here: WireResponse, there: WireResponse): string | undefined {
  // Only the part of an abandoned stream that both servers have sent can be compared.
  const length = here.complete || there.complete ? Infinity : Math.min(here.body.length, there.body.length);
  const [a, b] = [here.body.subarray(0, length), there.body.subarray(0, length)];
  if (a.equals(b)) return undefined;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const excerpt = (body: Buffer) => JSON.stringify(body.toString("utf8", Math.max(0, at - CONTEXT), at + CONTEXT));
  return `byte ${at} of the body: ${excerpt(a)} here, ${excerpt(b)} there`;
}
