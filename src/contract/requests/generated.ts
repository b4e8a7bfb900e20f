import fc from "fast-check";
import type { Schema } from "../../core/document.ts";
import { generateMutations } from "../arbitraries/mutations.ts";
import { createSchemas } from "../arbitraries/schemas.ts";
import { createArbitraries } from "../arbitraries/values.ts";
import type { OperationCase } from "../cases.ts";
import { type Finding, finding, responseFindings } from "../checks/findings.ts";
import { document } from "../document.ts";
import { skipIfGuarded } from "../guarded.ts";
import type { Session } from "../target.ts";
import { type Input, minimalInput } from "./input.ts";
import { prepare } from "./prepare.ts";
import { deleteLater } from "./resources.ts";
import { defaultResponse, send } from "./send.ts";

const schemas = createSchemas(document);
const generateValues = createArbitraries(schemas);

/** Maximum number of further requests that look for a shorter one with the same fault. */
const MAX_SHRINKS = 100;

interface Plan {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** Breaks a constraint of the request, if there is any: this one of all. Null leaves it valid. */
  readonly nth: number | null;
}

/** A request with one violation. */
interface Broken {
  readonly input: Input;
  readonly keyword: string;
  /** Such as `/body/name` or `/query/limit`. */
  readonly place: string;
}

/**
 * Sends generated requests, valid ones and ones with one violation. Resolves to the findings about the shortest one
 * that is found with an undocumented response. A request that may write is not repeated to find a shorter one.
 */
export async function checkGenerated(
  session: Session,
  testCase: OperationCase,
  count: number,
  randomSeed: number,
): Promise<Finding[]> {
  const prepared = await prepare(session, testCase, minimalInput(testCase));
  const allowed = count + (testCase.isRead ? MAX_SHRINKS : 0);
  let sent = 0;
  let failed: { plan: Plan; findings: Finding[] } | undefined;
  await fc.check(
    fc.asyncProperty(createPlans(testCase), async (plan) => {
      if (sent >= allowed) return true;
      sent += 1;
      const findings = await sendPlan(session, testCase, prepared, plan);
      if (findings.length > 0) failed = { plan, findings };
      return findings.length === 0;
    }),
    { numRuns: count, seed: randomSeed, endOnFailure: !testCase.isRead },
  );
  // Sent again as the last request, which the report shows.
  if (failed && testCase.isRead) await sendPlan(session, testCase, prepared, failed.plan);
  return failed?.findings ?? [];
}

function createPlans(testCase: OperationCase): fc.Arbitrary<Plan> {
  const { parameters, operation } = testCase;
  const streams = defaultResponse(testCase).mediaType === "text/event-stream";
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  const requiredKeys = inQuery.filter(({ required }) => required).map(({ name }) => name);
  const body = operation.requestBody?.content["application/json"]?.schema;
  return fc.record({
    query: fc.record(Object.fromEntries(inQuery.map(({ name, schema }) => [name, generateValues(schema)])), {
      requiredKeys,
    }),
    // With `stream: false`, the response would be JSON.
    body: body
      ? generateValues(body).map((value) => (streams ? { ...Object(value), stream: true } : value))
      : fc.constant(undefined),
    nth: fc.option(fc.nat(), { freq: 3 }),
  });
}

async function sendPlan(session: Session, testCase: OperationCase, prepared: Input, plan: Plan): Promise<Finding[]> {
  const valid = { ...prepared, query: toWritable(plan.query), body: plan.body };
  const broken = plan.nth === null ? [] : [...breakBody(testCase, valid), ...breakParameters(testCase, valid)];
  const violation = broken[(plan.nth ?? 0) % broken.length];
  const input = violation?.input ?? valid;
  try {
    skipIfGuarded(session.target, testCase.id, input.body);
  } catch {
    return [];
  }
  const received = await send(session, testCase, input);
  if (received.status === testCase.successStatus) deleteLater(session, testCase, input, received);
  // The document has a 500 for every operation, but none that a request should cause.
  if (received.status >= 500 && received.status !== 503)
    return [
      finding(
        "/status",
        violation ? "a documented 4xx" : "a documented response",
        `${received.status}: ${received.text}`,
      ),
    ];
  const findings = responseFindings(testCase, received);
  if (!violation || received.status >= 400) return findings;
  const place = `\`${violation.keyword}\` at ${violation.place}`;
  return [finding("/status", `a documented 4xx, because the request violates ${place}`, received.status), ...findings];
}

function* breakBody({ operation }: OperationCase, valid: Input): Generator<Broken> {
  const schema = operation.requestBody?.content["application/json"]?.schema;
  if (!schema) return;
  for (const { keyword, pointer, value } of generateMutations(schemas, schema, valid.body))
    if (!schemas.isValid(schema, value)) yield { input: { ...valid, body: value }, keyword, place: `/body${pointer}` };
}

/** Breaks each parameter of the path and the query in turn, and the first value of a list. */
function* breakParameters({ parameters }: OperationCase, valid: Input): Generator<Broken> {
  for (const { in: location, name, schema } of parameters) {
    if (location === "header") continue;
    const { items } = schemas.follow(schema) as { items?: Schema };
    const [value] = [valid[location]?.[name]].flat();
    if (value === undefined) continue;
    for (const { keyword, value: wrong } of generateMutations(schemas, items ?? schema, value))
      if (isWrongText(items ?? schema, wrong)) {
        const input = { ...valid, [location]: { ...valid[location], [name]: items ? [wrong] : wrong } };
        yield { input, keyword, place: `/${location}/${name}` };
      }
  }
}

/** True for a value that is invalid in a URL, where it could also be a number or a boolean. */
function isWrongText(schema: Schema, value: unknown): boolean {
  const text = String(value);
  if (typeof value === "object" || text === "") return false;
  const readings = [text, Number(text), text === "true"];
  return !readings.some((reading) => String(reading) === text && schemas.isValid(schema, reading));
}

/** Half of a surrogate pair has no UTF-8, and a repeated parameter has no form for an empty list. */
const toWritable = (query: Plan["query"]): NonNullable<Input["query"]> =>
  JSON.parse(Buffer.from(JSON.stringify(query)).toString(), (_, value) =>
    typeof value === "string" ? Buffer.from(value).toString() : value,
  );
