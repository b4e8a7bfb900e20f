import fc from "fast-check";
import { KEYS, type Plan } from "./plan.ts";
import type { Session } from "./session.ts";

/** fast-check keeps a model beside the system; ours is in the session, because it learns from responses. */
export type Command = fc.AsyncCommand<object, Session>;

/** Requests in a sequence. */
const MAX_COMMANDS = 60;

/** Sequences of requests: one after another, several at the same time, and snapshots between them. */
export function generateCommands(plans: fc.Arbitrary<Plan>, hasControl: boolean): fc.Arbitrary<Iterable<Command>> {
  const send = (list: readonly Plan[]) => command("send", (session) => session.send(list));
  const alone = plans.map((plan) => send([plan]));
  const together = fc.array(plans, { minLength: 1, maxLength: 4 }).map(send);
  const trip = fc.nat({ max: KEYS - 1 }).map((key) => command("save and restore", (session) => session.roundTrip(key)));
  const any = fc.oneof(
    { weight: 40, arbitrary: alone },
    { weight: 4, arbitrary: together },
    ...(hasControl ? [{ weight: 1, arbitrary: trip }] : []),
  );
  return fc.commands<object, Session, false>([any], { maxCommands: MAX_COMMANDS, size: "max" });
}

function command(name: string, run: (session: Session) => Promise<void>): Command {
  return { check: () => true, run: (_, session) => run(session), toString: () => name };
}
