import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { findCase, type OperationCase } from "../../cases.ts";
import { skipIfGuarded } from "../../guarded.ts";
import { type Input, minimalInput } from "../../requests/input.ts";
import { type Body, call } from "../../requests/prepare.ts";
import { send } from "../../requests/send.ts";
import { eventually, isObject, type Json } from "../../requests/stored.ts";
import { Skipped } from "../../skipped.ts";
import type { Session } from "../../target.ts";
import { type Check, check } from "../check.ts";
import { finding } from "../findings.ts";

/** A sentence of the document about one or two operations, and the requests that show whether a server does as it says. */
export interface Sentence {
  /** The operations that it is reported at. */
  readonly operations: readonly string[];
  /** As in the document. */
  readonly text: string;
  /** True if the requests change something, and the operations do not. */
  readonly writes?: true;
  run(server: Server): Promise<readonly Expectation[]>;
}

/** A value that follows from the sentence, and the one in a response. With `isMet`, the expected value is a description. */
export type Expectation = readonly [
  pointer: string,
  expected: unknown,
  found: unknown,
  reason?: string,
  isMet?: boolean,
];

/** Sends the requests of a sentence, with the first example of the body unless they have another one. */
export interface Server {
  readonly session: Session;
  /** Resolves to the body of the response. Throws `Skipped` if there is none as other checks expect it. */
  send(operation: string, input?: Input): Promise<Body>;
  /** Sends the first example with other fields, and resolves to the body of the response. */
  create(operation: string, fields: Json, path?: Json): Promise<Body>;
  status(operation: string, input?: Input): Promise<number>;
  /** Repeats the requests until all expectations are met or the time is over. Resolves to those that are not met. */
  until(read: () => Promise<readonly Expectation[]>): Promise<readonly Expectation[]>;
}

function createServer(session: Session): Server {
  const inputOf = (operation: string, input: Input) => {
    skipIfGuarded(session.target, operation, input.body);
    // Earlier responses have the ids in a path.
    for (const value of Object.values(input.path ?? {})) session.created.set(String(value), String(value));
    return { ...minimalInput(findCase(operation)), ...input };
  };
  const sendOne: Server["send"] = async (operation, input = {}) => call(session, operation, inputOf(operation, input));
  return {
    session,
    send: sendOne,
    create: (operation, fields, path = {}) =>
      sendOne(operation, { path, body: { ...Object(minimalInput(findCase(operation)).body), ...fields } }),
    status: async (operation, input = {}) =>
      (await send(session, findCase(operation), inputOf(operation, input))).status,
    until: (read) => eventually(session, async () => (await read()).filter(isUnmet)),
  };
}

/** True if a value is the expected one, of which a server may leave out fields that it does not know. */
const isSame = (expected: unknown, found: unknown): boolean =>
  isObject(expected) && isObject(found)
    ? Object.entries(expected).every(([name, part]) => found[name] === undefined || isSame(part, found[name]))
    : isDeepStrictEqual(expected, found);

const isUnmet = ([, expected, found, , isMet = isSame(expected, found)]: Expectation): boolean =>
  !isMet && found !== undefined;

/** A list must have an item, or must not. */
export const lists = (
  pointer: string,
  id: unknown,
  ids: readonly unknown[],
  reason: string,
  isWanted = true,
): Expectation => [pointer, `${isWanted ? "" : "not "}${id} in the list`, ids, reason, ids.includes(id) === isWanted];

/** A time must be another one than before. */
export function changed(name: string, before: string, after: string): Expectation {
  const isLater = Date.parse(after) > Date.parse(before);
  return [`/body/${name}`, `a time after ${before}`, after, "the request changes it", isLater];
}

/** Each update changes only the fields that it has. Stops at the first one that does something else. */
export async function updates(
  { send, until }: Server,
  operation: string,
  path: Json,
  read: () => Promise<Json>,
  changes: readonly (readonly [body: Json, changed: Json])[],
): Promise<readonly Expectation[]> {
  for (const [body, changed] of changes) {
    const expected = Object.entries({ ...(await read()), ...changed });
    await send(operation, { path, body });
    const reason = `the update has only ${JSON.stringify(body)}`;
    const unmet = await until(async () => {
      const after = await read();
      return expected.map(([name, value]) => [`/body/${name}`, value, after[name], reason]);
    });
    if (unmet.length > 0) return unmet;
  }
  return [];
}

/** Waits until a time that is shown like this one is another one. */
export const later = (time?: unknown): Promise<void> => setTimeout(/\.\d*[1-9]/.test(String(time)) ? 10 : 1100);

/** A server does as a sentence about an operation says. */
export const sentenceCheck = (testCase: OperationCase, { text, writes, run }: Sentence): Check => ({
  ...check(testCase, `does as the document says: ${text}`, true, async (session) => {
    try {
      const unmet = (await run(createServer(session))).filter(isUnmet);
      return unmet.map(([pointer, expected, found, reason = "the document says so", isMet]) =>
        finding(pointer, `${isMet === undefined ? JSON.stringify(expected) : expected}, because ${reason}`, found),
      );
    } catch (error) {
      // Such as a list that is none, or a time that is none.
      if (error instanceof TypeError || error instanceof RangeError)
        throw new Skipped("a response is not as documented, which other checks report");
      throw error;
    }
  }),
  ...(writes && { writes, isolated: true }),
});
