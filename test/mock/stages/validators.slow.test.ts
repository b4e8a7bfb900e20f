import { beforeAll, expect, test } from "vitest";
import { validators } from "../../../generated/validators.ts";
import { cases, type OperationCase } from "../../../src/contract/cases.ts";
import { eventsIn } from "../../../src/contract/requests/events.ts";
import type { OperationValidators, Validate } from "../../../src/core/generated-types.ts";
import { defined } from "../../defined.ts";
import { generateMutations } from "./mutations.ts";
import { type PrismValidators, prismValidators } from "./prism-validators.ts";

let prism: PrismValidators;
beforeAll(async () => {
  prism = await prismValidators();
});

const table: Readonly<Record<string, OperationValidators>> = validators;
const findValidators = ({ id }: OperationCase) => defined(table[id]);
const listJsonResponses = ({ responses }: OperationCase) =>
  responses.filter(({ mediaType }) => mediaType?.endsWith("json"));

/** Values that only one of the two validators accepts, and the reasons. */
const DIFFERENCES: { reason: string; applies: (comparison: Comparison) => boolean }[] = [
  {
    reason: "our response schemas are closed, while Prism allows undeclared fields",
    applies: ({ location, ours, keywords }) =>
      location === "response" && !ours && keywords.includes("additionalProperties"),
  },
  {
    reason: "an empty query parameter counts as present, while Prism ignores it",
    applies: ({ location, value }) => location === "query" && value === "",
  },
  {
    reason: "an integer must be a safe integer of JavaScript, while Prism accepts Infinity",
    applies: ({ location, ours, value }) => location === "query" && !ours && Number(value) > Number.MAX_SAFE_INTEGER,
  },
];

interface Comparison {
  location: "path" | "query" | "header" | "body" | "response";
  /** The change and its place. */
  at: string;
  value: unknown;
  ours: boolean;
  prism: boolean;
  /** The keywords that our validator reports as violated. */
  keywords: string[];
}

const TEXTS = [
  ...["", " ", "wrong", "-1", "0", "1", "5", "1.5", "1e3", "1e999", "0x10", "007", "9".repeat(12), "9".repeat(25)],
  ...["true", "false", "True", "null", "asc", "a:b", "a,b", "x".repeat(300), "https://tidewater.example/"],
  ...["2026-03-02T09:00:00Z", "2026-03-02T09:00:00", "2026-02-30T09:00:00Z", "2026-03-02"],
  ...["3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10"],
];

const comparisons: Comparison[] = [];

test.each(cases)("$id has a validator for everything that the document describes, and no others", (subject) => {
  const { parameters, body, responses, event } = findValidators(subject);
  expect(parameters !== undefined).toBe(subject.parameters.length > 0);
  expect(body !== undefined).toBe(subject.body !== undefined);
  expect(Object.keys(responses).map(Number)).toEqual(listJsonResponses(subject).map(({ status }) => status));
  expect(event !== undefined).toBe(subject.responses.some(({ eventPointer }) => eventPointer !== undefined));
});

test.each(cases)("$id accepts the examples of the document", (subject) => {
  const { body, responses } = findValidators(subject);
  for (const example of Object.values(subject.body?.examples ?? {})) expect(listViolations(body!, example)).toEqual([]);
  for (const { status, examples } of listJsonResponses(subject))
    for (const example of Object.values(examples))
      expect(listViolations(defined(responses[status]), example)).toEqual([]);
});

test("no response may have an undeclared field, except one whose schema is open", () => {
  const open = cases.filter((subject) =>
    listJsonResponses(subject).some(({ status, examples }) =>
      Object.values(examples).some((example) => {
        if (typeof example !== "object" || example === null || Array.isArray(example)) return false;
        return defined(findValidators(subject).responses[status])({ ...example, stray: 1 });
      }),
    ),
  );
  expect(open.map(({ id }) => id)).toEqual(["connectors.tools.call"]);
});

test("every event in the examples is valid, and none with an undeclared field", () => {
  let events = 0;
  for (const subject of cases) {
    for (const { eventPointer, examples } of subject.responses) {
      for (const event of eventPointer ? Object.values(examples).flatMap((text) => eventsIn(String(text))) : []) {
        const { event: validate } = findValidators(subject);
        expect(listViolations(validate!, event), subject.id).toEqual([]);
        const stray = expect.objectContaining({ params: { additionalProperty: "stray" } });
        expect(listViolations(validate!, { ...event, stray: 1 }), subject.id).toContainEqual(stray);
        events++;
      }
    }
  }
  expect(events).toBeGreaterThan(30);
});

test.each(cases)("$id validates parameters like Prism", (subject) => {
  expect(disagreements([...comparedParameters(subject)])).toEqual([]);
});

test.each(cases.filter(({ body }) => body))("$id validates request bodies like Prism", (subject) => {
  const { body } = findValidators(subject);
  const found = Object.values(defined(subject.body).examples).flatMap((example) =>
    [...generateMutations(example)].map(({ at, value }) =>
      compare(body!, { location: "body", at, value }, value, () => prism.acceptsBody(subject.id, value)),
    ),
  );
  expect(disagreements(found)).toEqual([]);
});

test.each(distinctResponses())(
  "$subject.id validates responses with the status $status like Prism",
  ({ subject, ...response }) => {
    const validate = defined(findValidators(subject).responses[response.status]);
    const found = Object.values(response.examples).flatMap((example) =>
      [...generateMutations(example)].map(({ at, value }) =>
        compare(validate, { location: "response", at, value }, value, () =>
          prism.acceptsResponse(subject.id, response.status, defined(response.mediaType), value),
        ),
      ),
    );
    expect(disagreements(found)).toEqual([]);
  },
);

test("the comparison with Prism covers many valid and invalid values in each location", () => {
  // Parameters in paths are ids, of which only the length can be wrong.
  const LEAST_INVALID = { query: 1000, path: 100, body: 1000, response: 1000 };
  for (const location of ["query", "path", "body", "response"] as const) {
    const here = comparisons.filter((each) => each.location === location);
    expect(here.filter(({ ours }) => ours).length, location).toBeGreaterThan(1000);
    expect(here.filter(({ ours }) => !ours).length, location).toBeGreaterThan(LEAST_INVALID[location]);
  }
});

test.each(DIFFERENCES)("Prism still differs: $reason", ({ applies }) => {
  expect(comparisons.some((each) => each.ours !== each.prism && applies(each))).toBe(true);
});

/** The JSON responses with distinct validators. Most error responses share one. */
function distinctResponses(): (OperationCase["responses"][number] & { subject: OperationCase })[] {
  const seen = new Set<Validate>();
  return cases.flatMap((subject) =>
    listJsonResponses(subject).flatMap((response) => {
      const validate = defined(findValidators(subject).responses[response.status]);
      if (seen.has(validate)) return [];
      seen.add(validate);
      return [{ ...response, subject }];
    }),
  );
}

/** Validates each parameter with each of the texts, and without a value. The other required parameters have their examples. */
function* comparedParameters(subject: OperationCase): Generator<Comparison> {
  const path = subject.path.replace(/#.*/, "");
  for (const { name, in: location, example } of subject.parameters) {
    const good = [example].flat().map(String);
    const values = [
      good[0],
      undefined,
      ...TEXTS,
      ...(location === "query"
        ? [
            ["wrong", "wrong"],
            [...good, ...good],
          ]
        : []),
    ];
    for (const value of values) {
      // The router never matches such a path.
      if (location === "path" && (value === undefined || value === "")) continue;
      const input = requiredInput(subject);
      delete input[location][toKey(location, name)];
      if (value !== undefined) input[location][toKey(location, name)] = value;
      const filledPath = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(input.path[key])));
      const accepted = prism.acceptsParameters(
        subject.id,
        filledPath,
        { ...input.query },
        input.header as Record<string, string>,
      );
      yield compare(defined(findValidators(subject).parameters), { location, at: name, value }, input, () => accepted);
    }
  }
}

function requiredInput(subject: OperationCase) {
  const input: Record<"path" | "query" | "header", Record<string, string | string[]>> = {
    path: {},
    query: {},
    header: {},
  };
  for (const { name, in: location, required, example } of subject.parameters)
    if (required) input[location][toKey(location, name)] = String(example);
  return input;
}

function toKey(location: string, name: string): string {
  return location === "header" ? name.toLowerCase() : name;
}

function compare(
  validate: Validate,
  what: Pick<Comparison, "location" | "at" | "value">,
  input: unknown,
  acceptedByPrism: () => boolean,
): Comparison {
  const prism = acceptedByPrism();
  const ours = validate(input);
  const comparison = { ...what, ours, prism, keywords: (validate.errors ?? []).map(({ keyword }) => keyword) };
  comparisons.push(comparison);
  return comparison;
}

function disagreements(found: Comparison[]): Comparison[] {
  return found.filter((each) => each.ours !== each.prism && !DIFFERENCES.some(({ applies }) => applies(each)));
}

function listViolations(validate: Validate, value: unknown) {
  return validate(value) ? [] : validate.errors;
}
