import fc from "fast-check";
import { createArbitraries } from "../../src/contract/arbitraries/values.ts";
import { defined } from "../defined.ts";
import { type Growth, growths } from "./growth.ts";
import { hostileBodies, hostileHeaders, hostileMethods, hostileTargets } from "./hostile.ts";
import { platformSubjects, type Subject } from "./subjects.ts";
import { type Damage, damages } from "./wire.ts";

/** A request before the ids are known. It consists of data that fast-check can shrink. */
export interface Plan {
  readonly subject: Subject;
  /** Number of the key that sends it. */
  readonly key: number;
  /** The part of the token after the key: the caller's identity. */
  readonly caller: string;
  /** Valid values of parameters, by name. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /**
   * The ids and names to take from earlier responses, one number for each in order: 0 is the newest. `null` keeps the
   * existing value.
   */
  readonly recall: readonly (number | null)[];
  readonly change: Change;
}

/** A deliberate mistake in a request. */
export type Change =
  | { readonly kind: "none" }
  /** Breaks one constraint of the body, or of a parameter. */
  | { readonly kind: "body" | "parameter"; readonly nth: number }
  | { readonly kind: "headers"; readonly headers: readonly (readonly [string, string])[] }
  | { readonly kind: "raw body"; readonly bytes: Uint8Array }
  | { readonly kind: "target"; readonly target: string }
  | { readonly kind: "method"; readonly method: string }
  | { readonly kind: "damage"; readonly damage: Damage }
  | { readonly kind: "growth"; readonly growth: Growth };

export const KEYS = 4;

const sized: fc.Arbitrary<Change> = fc.oneof(
  { weight: 16, arbitrary: fc.constant<Change>({ kind: "none" }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("body"), nth: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("parameter"), nth: fc.nat() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("headers"),
      headers: fc.array(hostileHeaders, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("raw body"), bytes: hostileBodies }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("target"), target: hostileTargets }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("method"), method: hostileMethods }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("damage"), damage: fc.constantFrom(...damages) }) },
);

/** Large requests are rare, because they take long. */
const changes: fc.Arbitrary<Change> = fc.oneof(
  { weight: 250, arbitrary: sized },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("growth"), growth: growths }) },
);

const recalls = fc.array(
  fc.option(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat({ max: 9 })), { freq: 5 }),
  {
    minLength: 0,
    maxLength: 6,
    size: "max",
  },
);

const callers = fc.oneof(
  { weight: 8, arbitrary: fc.constant("") },
  fc.constantFrom(
    "~user.bob",
    "~user.bob~role.member",
    "~permissions.",
    "~role.member~permissions.ShareConnectorToOrg",
  ),
);

/** Requests for any of the operations. */
export function plansFor(subjects: readonly Subject[]): fc.Arbitrary<Plan> {
  const arbitrary = createArbitraries(defined(subjects[0]).schemas);
  return fc.oneof(
    ...subjects.map((subject) => {
      const { parameters, body, bodyExamples } = subject;
      const values = fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, arbitrary(schema)])), {
        requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
      });
      const made = body ? arbitrary(body) : fc.constant(undefined);
      return fc.record<Plan>({
        subject: fc.constant(subject),
        key: fc.nat({ max: KEYS - 1 }),
        caller: callers,
        parameters: values,
        body:
          subject.id === "faults.create"
            ? faults(made)
            : bodyExamples.length > 0
              ? fc.oneof(made, fc.constantFrom(...bodyExamples))
              : made,
        recall: recalls,
        change: changes,
      });
    }),
  );
}

/** Maximum latency of a fault in milliseconds, so that it does not look like a hang. */
const MAX_LATENCY = 20;

interface Latencies {
  readonly latency_ms?: number | number[];
  readonly event_latency_ms?: number | number[];
}

/** Faults that concern the operations. */
function faults(made: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const operations = fc.constantFrom("*", ...platformSubjects.map(({ id }) => id));
  const short = (latency: number | number[]) =>
    typeof latency === "number" ? latency % MAX_LATENCY : latency.map((each) => each % MAX_LATENCY);
  return fc.tuple(made as fc.Arbitrary<Latencies>, operations).map(([fault, operation_id]) => ({
    ...fault,
    operation_id,
    ...(fault.latency_ms === undefined ? {} : { latency_ms: short(fault.latency_ms) }),
    ...(fault.event_latency_ms === undefined ? {} : { event_latency_ms: short(fault.event_latency_ms) }),
  }));
}
