import { beforeAll, expect, test } from "vitest";
import { type OperationValidators, type Validate, validators } from "../../../generated/validators.ts";
import { cases, type OperationCase } from "../../contract/cases.ts";
import { eventsIn } from "../../contract/events.ts";
import { mutationsOf } from "./mutations.ts";
import { type PrismValidators, prismValidators } from "./prism-validators.ts";

let prism: PrismValidators;
beforeAll(async () => {
  prism = await prismValidators();
});

const table: Readonly<Record<string, OperationValidators>> = validators;
const validatorsOf = ({ id }: OperationCase) => table[id]!;
const jsonAnswersOf = ({ responses: answers }: OperationCase) =>
  answers.filter(({ mediaType }) => mediaType?.endsWith("json"));

/** Where our verdict and Prism's may differ, and why ours is wanted. */
const DIFFERENCES: { reason: string; applies: (compared: Compared) => boolean }[] = [
  {
    reason: "answers are closed, while Prism allows every field that is not declared",
    applies: ({ place, ours, keywords }) => place === "answer" && !ours && keywords.includes("additionalProperties"),
  },
  {
    reason: "an empty text in the query counts as given, while Prism leaves it out",
    applies: ({ place, value }) => place === "query" && value === "",
  },
  {
    reason: "an integer must be one that JavaScript can hold, while Prism lets Infinity pass",
    applies: ({ place, ours, value }) => place === "query" && !ours && Number(value) > Number.MAX_SAFE_INTEGER,
  },
];

interface Compared {
  place: "path" | "query" | "header" | "body" | "answer";
  /** Where the value was changed, and what into. */
  at: string;
  value: unknown;
  ours: boolean;
  prism: boolean;
  /** Of our errors. */
  keywords: string[];
}

const TEXTS = [
  ...["", " ", "wrong", "-1", "0", "1", "5", "1.5", "1e3", "1e999", "0x10", "007", "9".repeat(12), "9".repeat(25)],
  ...["true", "false", "True", "null", "asc", "a:b", "a,b", "x".repeat(300), "https://tidewater.example/"],
  ...["2026-03-02T09:00:00Z", "2026-03-02T09:00:00", "2026-02-30T09:00:00Z", "2026-03-02"],
  ...["3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10"],
];

const compared: Compared[] = [];

test.each(cases)("$id has a validator for each thing that the document describes, and no other", (subject) => {
  const { parameters, body, responses: answers, event } = validatorsOf(subject);
  expect(parameters !== undefined).toBe(subject.parameters.length > 0);
  expect(body !== undefined).toBe(subject.body !== undefined);
  expect(Object.keys(answers).map(Number)).toEqual(jsonAnswersOf(subject).map(({ status }) => status));
  expect(event !== undefined).toBe(
    subject.responses.some(({ eventPointer: itemPointer }) => itemPointer !== undefined),
  );
});

test.each(cases)("$id takes the document's examples", (subject) => {
  const { body, responses } = validatorsOf(subject);
  for (const example of Object.values(subject.body?.examples ?? {})) expect(violationsOf(body!, example)).toEqual([]);
  for (const { status, examples } of jsonAnswersOf(subject))
    for (const example of Object.values(examples)) expect(violationsOf(responses[status]!, example)).toEqual([]);
});

test("no answer may have a field that the document does not declare, but one that it leaves open", () => {
  const open = cases.filter((subject) =>
    jsonAnswersOf(subject).some(({ status, examples }) =>
      Object.values(examples).some((example) => {
        if (typeof example !== "object" || example === null || Array.isArray(example)) return false;
        return validatorsOf(subject).responses[status]!({ ...example, stray: 1 });
      }),
    ),
  );
  expect(open.map(({ id }) => id)).toEqual(["connectors.tools.call"]);
});

test("every event of the document's streams fits, and none with a field that is not declared", () => {
  let events = 0;
  for (const subject of cases) {
    for (const { eventPointer: itemPointer, examples } of subject.responses) {
      for (const event of itemPointer ? Object.values(examples).flatMap((text) => eventsIn(String(text))) : []) {
        const { event: validate } = validatorsOf(subject);
        expect(violationsOf(validate!, event), subject.id).toEqual([]);
        const stray = expect.objectContaining({ params: { additionalProperty: "stray" } });
        expect(violationsOf(validate!, { ...event, stray: 1 }), subject.id).toContainEqual(stray);
        events++;
      }
    }
  }
  expect(events).toBeGreaterThan(30);
});

test.each(cases)("$id judges parameters as Prism does", (subject) => {
  expect(disagreements([...comparedParameters(subject)])).toEqual([]);
});

test.each(cases.filter(({ body }) => body))("$id judges bodies as Prism does", (subject) => {
  const { body } = validatorsOf(subject);
  const found = Object.values(subject.body!.examples).flatMap((example) =>
    [...mutationsOf(example)].map(({ at, value }) =>
      compare(body!, { place: "body", at, value }, value, () => prism.takesBody(subject.id, value)),
    ),
  );
  expect(disagreements(found)).toEqual([]);
});

test.each(differentAnswers())("$subject.id judges answers with $status as Prism does", ({ subject, ...answer }) => {
  const validate = validatorsOf(subject).responses[answer.status]!;
  const found = Object.values(answer.examples).flatMap((example) =>
    [...mutationsOf(example)].map(({ at, value }) =>
      compare(validate, { place: "answer", at, value }, value, () =>
        prism.takesAnswer(subject.id, answer.status, answer.mediaType!, value),
      ),
    ),
  );
  expect(disagreements(found)).toEqual([]);
});

test("the comparison with Prism covers thousands of good and of bad values", () => {
  for (const place of ["query", "path", "body", "answer"] as const) {
    const here = compared.filter((one) => one.place === place);
    expect(here.filter(({ ours }) => ours).length, place).toBeGreaterThan(1000);
    expect(here.filter(({ ours }) => !ours).length, place).toBeGreaterThan(1000);
  }
});

test.each(DIFFERENCES)("Prism still differs: $reason", ({ applies }) => {
  expect(compared.some((one) => one.ours !== one.prism && applies(one))).toBe(true);
});

/** Each JSON answer whose validator no answer before it has, since most errors share one. */
function differentAnswers(): (OperationCase["responses"][number] & { subject: OperationCase })[] {
  const seen = new Set<Validate>();
  return cases.flatMap((subject) =>
    jsonAnswersOf(subject).flatMap((answer) => {
      const validate = validatorsOf(subject).responses[answer.status]!;
      if (seen.has(validate)) return [];
      seen.add(validate);
      return [{ ...answer, subject }];
    }),
  );
}

/** Gives each parameter each of the texts, and leaves it out, while the required others have their examples. */
function* comparedParameters(subject: OperationCase): Generator<Compared> {
  const path = subject.path.replace(/#.*/, "");
  for (const { name, in: place, example } of subject.parameters) {
    const good = [example].flat().map(String);
    const values = [
      good[0],
      undefined,
      ...TEXTS,
      ...(place === "query"
        ? [
            ["wrong", "wrong"],
            [...good, ...good],
          ]
        : []),
    ];
    for (const value of values) {
      // The router lets no such path through.
      if (place === "path" && (value === undefined || value === "")) continue;
      const input = requiredInput(subject);
      delete input[place][keyOf(place, name)];
      if (value !== undefined) input[place][keyOf(place, name)] = value;
      const asked = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(input.path[key])));
      const takes = prism.takesParameters(
        subject.id,
        asked,
        { ...input.query },
        input.header as Record<string, string>,
      );
      yield compare(validatorsOf(subject).parameters!, { place, at: name, value }, input, () => takes);
    }
  }
}

function requiredInput(subject: OperationCase) {
  const input: Record<"path" | "query" | "header", Record<string, string | string[]>> = {
    path: {},
    query: {},
    header: {},
  };
  for (const { name, in: place, required, example } of subject.parameters)
    if (required) input[place][keyOf(place, name)] = String(example);
  return input;
}

function keyOf(place: string, name: string): string {
  return place === "header" ? name.toLowerCase() : name;
}

function compare(
  validate: Validate,
  what: Pick<Compared, "place" | "at" | "value">,
  input: unknown,
  takes: () => boolean,
): Compared {
  const prism = takes();
  const ours = validate(input);
  const one = { ...what, ours, prism, keywords: (validate.errors ?? []).map(({ keyword }) => keyword) };
  compared.push(one);
  return one;
}

function disagreements(found: Compared[]): Compared[] {
  return found.filter((one) => one.ours !== one.prism && !DIFFERENCES.some(({ applies }) => applies(one)));
}

function violationsOf(validate: Validate, value: unknown) {
  return validate(value) ? [] : validate.errors;
}
