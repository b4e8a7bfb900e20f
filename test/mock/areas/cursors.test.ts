import { beforeAll, describe, expect, test } from "vitest";
import { examples } from "../../../generated/examples.ts";
import { cases, findCase, type OperationCase } from "../../../src/contract/cases.ts";
import type { Parameter } from "../../../src/core/document.ts";
import { valueAt } from "../../../src/core/json-pointer.ts";
import { defined } from "../../defined.ts";
import { sendJson } from "../json.ts";
import { session } from "../session.ts";

/** Lists whose pages have numbers or offsets, but no links, which links.test.ts follows. */
const numbered = cases.filter(
  ({ operation }) =>
    /page|offset/.test(operation["x-pagination"]?.form ?? "") && operation["x-pagination"]?.next === undefined,
);
/** Of these, nothing can be added to the only one of the seed. */
const hasOne = /^(users|connectors)\./;
const listings = cases.filter(({ operation }) => /cursor|token/.test(operation["x-pagination"]?.form ?? ""));
/** Query parameters that select no items, or whose values the cursor contains: they can change from page to page. */
const free: Record<string, string[]> = {
  "prompts.list": ["fields"],
  "skills.list": ["fields"],
  "workflows.registrations.list": ["with_workflow"],
  "workflows.deployments.logs.list": ["after", "before", "order"],
};

const mara = session();
/** A cursor of each listing. */
const cursors = new Map<string, string>();

beforeAll(async () => {
  // Of these, the seed has one.
  await sendJson(mara, "POST", "/v2/prompts", { name: "greeting", definition: { content: "Hello" } });
  await sendJson(mara, "POST", "/v2/skills", { name: "greeting", definition: {} });
  const schedule = { workflow_identifier: "morning-briefing", schedule: { input: {} } };
  await sendJson(mara, "POST", "/v1/workflows/schedules", schedule);
  await sendJson(mara, "PATCH", "/v1/workflows/deployments/harbor-workers", { resources: { replicas: 2 } });
  await sendJson(mara, "PATCH", `/v1/agents/${examples.scoutAgent.id}`, { name: "Second version" });
  await sendJson(
    mara,
    "POST",
    "/v1/batch/jobs",
    Object.values(defined(findCase("batch.jobs.create").body).examples)[0],
  );
  mara.pass(60);
  for (const listing of listings) {
    const { body } = await list(listing, {});
    cursors.set(listing.id, String(valueAt(body, defined(listing.operation["x-pagination"]?.next))));
  }
});

/** The query parameters of a listing but for those that choose a page. */
function filtersOf({ operation, parameters }: OperationCase): Parameter[] {
  const { parameter, size } = defined(operation["x-pagination"]);
  return parameters.filter(
    ({ in: place, name, schema }) =>
      // A constant has no other valid value.
      place === "query" && name !== parameter && name !== size && schema.const === undefined,
  );
}

test.each(numbered)("$id lists the same items in pages of one, with each filter", async (listing) => {
  const { parameter, size, items, total, form, first = 0 } = defined(listing.operation["x-pagination"]);
  for (const query of [{}, ...filtersOf(listing).map((filter) => ({ [filter.name]: otherValue(filter) }))]) {
    const { body: whole } = await list(listing, { ...query, [defined(size)]: "20" });
    const wanted = (valueAt(whole, items) as unknown[]).map(toText);
    if (Object.keys(query).length === 0) expect(wanted.length).toBeGreaterThan(hasOne.test(listing.id) ? 0 : 1);
    for (const [index, item] of [...wanted, undefined].entries()) {
      const { body } = await list(listing, { ...query, [parameter]: form === "page" ? first + index : index });
      const found = [...(valueAt(body, items) as unknown[]).map(toText), total && valueAt(body, total)];
      expect([query, index, found]).toEqual([query, index, [...(item ? [item] : []), total && valueAt(whole, total)]]);
    }
  }
});

/** One item of the listing, with the example's values in the path. */
function list(
  { method, path, parameters, operation, body }: OperationCase,
  query: Record<string, unknown>,
  search: unknown = {},
) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
    String(defined(parameters.find((entry) => entry.name === name)).example),
  );
  const text = new URLSearchParams({ [defined(operation["x-pagination"]?.size)]: "1", ...query } as Record<
    string,
    string
  >);
  return sendJson(mara, method, `${filled}?${text}`, body && search);
}

const refusal = { status: 400, body: { code: "MALFORMED_CURSOR" } };

describe.each(listings)("$id", (listing) => {
  const { parameter: cursor, size } = defined(listing.operation["x-pagination"]);
  const filters = filtersOf(listing).filter(({ name }) => !free[listing.id]?.includes(name));

  test("lists the same items in pages of one, with each filter", async () => {
    const { items, next = "" } = defined(listing.operation["x-pagination"]);
    const queries = filters.flatMap((filter) => otherValues(filter).map((value) => ({ [filter.name]: value })));
    for (const query of [{}, ...queries]) {
      const { body: whole } = await list(listing, { ...query, [defined(size)]: "20" });
      const wanted = [valueAt(whole, items), valueAt(whole, next)].flat();
      const found: unknown[] = [];
      let position: unknown = "";
      while (found.length < wanted.length - 1 || position === "") {
        const { body } = await list(listing, { ...query, ...(position !== "" && { [cursor]: position }) });
        found.push(...(valueAt(body, items) as unknown[]));
        position = valueAt(body, next);
      }
      expect([query, ...[...found, position].map(toText)]).toEqual([query, ...wanted.map(toText)]);
    }
  });

  test("refuses the cursors of the other listings", async () => {
    for (const { id } of listings.filter((other) => other !== listing))
      expect([id, await list(listing, { [cursor]: cursors.get(id) })]).toMatchObject([id, refusal]);
  });

  test.for(filters)("refuses its cursor with another $name", async (filter) => {
    const query = { [filter.name]: otherValue(filter), [cursor]: cursors.get(listing.id) };
    expect(await list(listing, query)).toMatchObject(refusal);
  });

  // An empty body is the one with which the cursor was given out.
  const searches = Object.entries(listing.body?.examples ?? {}).filter(
    ([, body]) => Object.keys(body as object).length,
  );
  for (const [name, search] of searches)
    test(`refuses its cursor with the body ${name}`, async () => {
      expect(await list(listing, { [cursor]: cursors.get(listing.id) }, search)).toMatchObject(refusal);
    });
});

/** Valid values that are not the default: the example, and all of a closed set. */
function otherValues({ example, schema }: Parameter): unknown[] {
  const others = [...new Set([[example].flat()[0], ...((schema.enum as unknown[]) ?? [])])];
  const values = others.filter((value) => value !== undefined && value !== schema.default);
  return values.length > 0 ? values : [schema.default !== true];
}

const otherValue = (parameter: Parameter): unknown => otherValues(parameter)[0];

/** Without the times that go on with each request. */
const toText = (item: unknown) =>
  JSON.stringify(item, (name, value) => (/^(last_heartbeat|last_seen|updated_at)$/.test(name) ? undefined : value));
