/** Each limit just below, at and just above it. */
import { describe, expect, test } from "vitest";
import { operations } from "../../generated/operations.ts";
import { validators } from "../../generated/validators.ts";
import { cases, type OperationCase } from "../../src/contract/cases.ts";
import { document, resolve } from "../../src/contract/document.ts";
import type { OperationValidators } from "../../src/core/generated-types.ts";
import { escapeSegment, valueAt } from "../../src/core/json-pointer.ts";
import { defaultSeed } from "../../src/mock/areas/seed.ts";
import { defined } from "../defined.ts";
import { examplePath } from "./example-path.ts";
import { sendJson } from "./json.ts";
import { type Session, session } from "./session.ts";

type Schema = Readonly<Record<string, unknown>>;
type Keyword = "minimum" | "maximum" | "minLength" | "maxLength" | "minItems" | "maxItems";

/** Makes a value of a size: a number, a text of so many characters, or a list of so many items. */
const SIZES: Readonly<Record<Keyword, (size: number, example: unknown) => unknown>> = {
  minimum: (size) => size,
  maximum: (size) => size,
  minLength: (size) => "a".repeat(size),
  maxLength: (size) => "a".repeat(size),
  minItems: (size, example) => Array(size).fill((example as unknown[])[0]),
  maxItems: (size, example) => Array(size).fill((example as unknown[])[0]),
};

/** The limits of a schema for a part of an example. */
interface Limit {
  readonly keyword: Keyword;
  readonly limit: number;
  readonly pointer: string;
  readonly example: unknown;
}

function* limitsOf(reference: unknown, example: unknown, pointer = ""): Generator<Limit> {
  const schema = resolve<Schema>(reference as Schema);
  for (const keyword of Object.keys(SIZES) as Keyword[])
    if (typeof schema[keyword] === "number") yield { keyword, limit: schema[keyword], pointer, example };
  for (const part of (schema.allOf as Schema[] | undefined) ?? []) yield* limitsOf(part, example, pointer);
  if (Array.isArray(example)) {
    if (schema.items && example.length > 0) yield* limitsOf(schema.items, example[0], `${pointer}/0`);
  } else if (typeof example === "object" && example !== null)
    for (const [name, value] of Object.entries(example)) {
      const property = (schema.properties as Record<string, Schema> | undefined)?.[name];
      if (property) yield* limitsOf(property, value, `${pointer}/${escapeSegment(name)}`);
    }
}

/** The values just inside, at and just outside a limit. */
const around = ({ keyword, limit, example }: Limit) => {
  const outward = keyword.startsWith("min") ? -1 : 1;
  return [limit - outward, limit, limit + outward]
    .filter((size) => size >= 0 || keyword === "minimum")
    .map((size) => ({ isValid: (size - limit) * outward <= 0, value: SIZES[keyword](size, example) }));
};

const table: Readonly<Record<string, OperationValidators>> = validators;

function* bodyLimits({ body }: OperationCase): Generator<Limit & { readonly whole: unknown }> {
  const seen = new Set<string>();
  for (const whole of Object.values(body?.examples ?? {}))
    for (const limit of limitsOf(schemaAt(defined(body).pointer), whole)) {
      const name = `${limit.pointer} ${limit.keyword}`;
      if (!seen.has(name)) yield { ...limit, whole };
      seen.add(name);
    }
}

function schemaAt(pointer: string): unknown {
  return valueAt(document, decodeURIComponent(pointer.replace(/^[^#]*#/, "")));
}

function replaced(whole: unknown, pointer: string, value: unknown): unknown {
  if (pointer === "") return value;
  const copy = structuredClone(whole);
  const end = pointer.lastIndexOf("/");
  (valueAt(copy, pointer.slice(0, end)) as Record<string, unknown>)[
    pointer
      .slice(end + 1)
      .replaceAll("~1", "/")
      .replaceAll("~0", "~")
  ] = value;
  return copy;
}

describe("the limits of the document", () => {
  const bodies = cases.flatMap((each) => [...bodyLimits(each)].map((limit) => ({ id: each.id, ...limit })));
  const parameters = cases.flatMap((each) =>
    each.parameters.flatMap((parameter) =>
      parameter.in === "query"
        ? [...limitsOf(parameter.schema, parameter.example)].map((limit) => ({ each, limit, parameter }))
        : [],
    ),
  );

  test("are many", () => {
    expect(bodies.length).toBeGreaterThan(50);
    expect(parameters.length).toBeGreaterThan(50);
  });

  test.each(bodies)("$id $pointer $keyword $limit", ({ id, whole, ...limit }) => {
    const validate = defined(table[id]?.body);
    for (const { isValid, value } of around(limit)) {
      validate(replaced(whole, limit.pointer, value));
      const found = (validate.errors ?? []).some(
        ({ instancePath, keyword }) => instancePath === limit.pointer && keyword === limit.keyword,
      );
      expect(found).toBe(!isValid);
    }
  });

  test("hold for every parameter of a query", async () => {
    const { send } = session();
    const wrong: string[] = [];
    for (const { each, limit, parameter } of parameters) {
      const [body] = Object.values(each.body?.examples ?? {});
      for (const { isValid, value } of around(limit)) {
        const query = new URLSearchParams([value].flat().map((item) => [parameter.name, String(item)]));
        const response = await send(`${examplePath(each)}?${query}`, {
          method: each.method.toUpperCase(),
          ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
        });
        const { errors = [] } = response.status === 422 ? await response.json() : {};
        await response.body?.cancel().catch(() => {});
        const isRefused = errors.some(
          ({ pointer, code }: { pointer: string; code: string }) =>
            pointer === `/query/${parameter.name}` && code === limit.keyword,
        );
        if (isRefused === isValid) wrong.push(`${each.id} ${parameter.name} ${limit.keyword} ${value}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

const paged = cases.filter(
  ({ id }) => (operations as Record<string, { pagination?: { size?: string } }>)[id]?.pagination?.size,
);

describe("a page", () => {
  test.each(paged)("of $id has one item less than there are, all, and not more", async (each) => {
    const { form, size, items, next } = defined(each.operation["x-pagination"]) as Required<
      NonNullable<OperationCase["operation"]["x-pagination"]>
    >;
    const own = session();
    const [body] = Object.values(each.body?.examples ?? {});
    const list = async (count: number) => {
      const response = await sendJson(
        own,
        each.method.toUpperCase(),
        `${examplePath(each)}?${size}=${count}`,
        body && {},
      );
      expect(response.status).toBe(200);
      return { items: valueAt(response.body, items) as unknown[], next: next && valueAt(response.body, next) };
    };
    const most = await list(100);
    const all = most.items.length;
    for (const count of [all - 1, all, all + 1].filter((count) => count >= 1 && count <= 100)) {
      const page = await list(count);
      expect(page.items).toHaveLength(Math.min(count, all));
      if (next && form !== "page") expect(Boolean(page.next)).toBe(count < all || Boolean(most.next));
    }
  });
});

const span = defined(defaultSeed.spans?.[0]);
const evaluations = defaultSeed.span_evaluations ?? [];
// The only one of its span.
const evaluation = defined(
  evaluations.find((row) => evaluations.filter(({ span_id }) => span_id === row.span_id).length === 1),
);
const run = defined(defaultSeed.executions?.find(({ end_time }) => end_time !== null));
const job = defined(defaultSeed.batch_jobs?.[0]);
const SPANS = "/v1/observability/spans";
const EVALUATIONS = `${SPANS}/evaluations`;
const COUNT = { metric: { measure: "trace_id", aggregation: "count" } };

/** Requests something with a time. Resolves to a text in which the thing occurs, or to one where it is missing. */
type Read = (own: Session, time: string) => Promise<unknown>;
const toText = async (own: Session, method: string, path: string, body?: unknown) => {
  const response = await sendJson(own, method, path, body);
  expect(response.status).toBe(200);
  return JSON.stringify(response.body);
};

/** If a thing is in a range whose bound is earlier, at the same time and later, and how a description says so. */
const FROM = { inRange: [true, true, false], words: /\bat or after this time\.|^Start of the time range, inclusive\./ };
const AFTER = { inRange: [true, false, false], words: /(?<!\bat or )\bafter this time\./ };
const BEFORE = { inRange: [false, false, true], words: /(?<!\bat or )\bbefore this time\.|^End of .*, exclusive\./ };
const RANGES = {
  from: FROM,
  to: BEFORE,
  start_time_after: FROM,
  start_time_before: BEFORE,
  end_time_after: FROM,
  end_time_before: BEFORE,
  created_after: AFTER,
  after: AFTER,
  before: BEFORE,
};

const times = cases.flatMap(({ id, parameters }) =>
  parameters
    .filter((parameter) => resolve<Schema>(parameter.schema as Schema).format === "date-time")
    .map(({ name, description }) => [id, name, description] as const),
);

test.each(times)("%s says whether the time %s belongs to the range", (_id, name, description) => {
  expect(description).toMatch(defined(RANGES[name as keyof typeof RANGES]).words);
});

/** A bound of a range, the time of a thing, and the request. */
const BOUNDS: [bound: keyof typeof RANGES, of: string, time: string, thing: string, read: Read][] = [];
for (const bound of ["from", "to"] as const) {
  const id = (row: { trace_id: string; span_id: string }) =>
    `trace_id = '${row.trace_id}' AND span_id = '${row.span_id}'`;
  const searches = [
    [`${SPANS}/search?page_size=100&`, span, span.start_time, {}],
    [`${SPANS}/aggregate?`, span, span.start_time, COUNT],
    [`${EVALUATIONS}/search?page_size=100&`, evaluation, evaluation.timestamp, {}],
    [`${EVALUATIONS}/search/latest?page_size=100&`, evaluation, evaluation.timestamp, {}],
    [`${EVALUATIONS}/aggregate?`, evaluation, evaluation.timestamp, COUNT],
  ] as const;
  for (const [path, row, time, more] of searches)
    BOUNDS.push([
      bound,
      path,
      time,
      more === COUNT ? '"metric_value":1' : `"span_id":"${row.span_id}"`,
      (own, at) => toText(own, "POST", `${path}${bound}=${at}`, { ...more, search_expression: id(row) }),
    ]);
  for (const [path, row, time] of [
    [SPANS, span, span.start_time],
    [EVALUATIONS, evaluation, evaluation.timestamp],
  ] as const)
    BOUNDS.push([
      bound,
      `${path}/fields/span_id/options`,
      time,
      `"${row.span_id}"`,
      (own, at) => toText(own, "GET", `${path}/fields/span_id/options?${bound}=${at}`),
    ]);
}
for (const [parameter, time] of [
  ["start_time_after", run.start_time],
  ["start_time_before", run.start_time],
  ["end_time_after", run.end_time],
  ["end_time_before", run.end_time],
] as const)
  for (const filter of ["", `&workflow_identifier=${run.workflow_name}`])
    BOUNDS.push([
      parameter,
      `runs.list${filter}`,
      defined(time ?? undefined),
      `"run_id":"${run.run_id}"`,
      (own, at) => toText(own, "GET", `/v1/workflows/runs?page_size=100&${parameter}=${at}${filter}`),
    ]);
BOUNDS.push([
  "created_after",
  "batch.jobs.list",
  new Date(job.created_at * 1000).toISOString(),
  `"id":"${job.id}"`,
  (own, at) => toText(own, "GET", `/v1/batch/jobs?created_after=${at}`),
]);

describe("the end of a range", () => {
  test.each(BOUNDS)("%s of %s", async (bound, _of, time, thing, read) => {
    const found: boolean[] = [];
    for (const shift of [-1, 0, 1])
      found.push(String(await read(session(), new Date(Date.parse(time) + shift).toISOString())).includes(thing));
    expect(found).toEqual(RANGES[bound].inRange);
  });
});

test("the range of a log excludes both ends", async () => {
  const own = session();
  const path = "/v1/workflows/deployments/harbor-workers/logs";
  const { results } = (await sendJson(own, "GET", path)).body;
  const { timestamp } = defined(results[1]);
  const has = async (bound: string, shift: number) => {
    const at = new Date(Date.parse(timestamp) + shift).toISOString();
    return (await toText(own, "GET", `${path}?${bound}=${at}`)).includes(timestamp);
  };
  for (const bound of ["after", "before"] as const)
    expect([await has(bound, -1), await has(bound, 0), await has(bound, 1)]).toEqual(RANGES[bound].inRange);
});

test.each([
  [3599, 200],
  [3600, 404],
  [3601, 404],
])("after %i seconds, a request for an exported file gets a %i", async (seconds, status) => {
  const own = session();
  const dataset = defined(defaultSeed.datasets?.[0]).id;
  const exported = await sendJson(own, "GET", `/v1/observability/datasets/${dataset}/exports/to-jsonl`);
  expect(exported.status).toBe(200);
  own.pass(seconds);
  const { pathname, search } = new URL(exported.body.file_url);
  expect((await own.send(pathname + search)).status).toBe(status);
});

test.each([
  [0, 200],
  [1, 422],
])("moving the clock by 366 days and %i milliseconds gets a %i", async (more, status) => {
  const own = session();
  const body = { advance_ms: 366 * 86_400_000 + more };
  expect((await sendJson(own, "POST", "/_mock/clock", body)).status).toBe(status);
});
