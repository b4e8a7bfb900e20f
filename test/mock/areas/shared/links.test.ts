import { expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import { cases } from "../../../../src/contract/cases.ts";
import { valueAt } from "../../../../src/core/json-pointer.ts";
import { sendJson } from "../../json.ts";
import { type Session, session } from "../../session.ts";

const datasets = "/v1/observability/datasets";
const judges = "/v1/observability/judges";
const size = { page_size: "1" };
const search = { ...size, page: "1", from: "2020-01-01T00:00:00+01:00", to: "2040-01-01T00:00:00Z" };
/** Every filter of each list with links. More than one item matches them. */
const filters: Record<string, Record<string, string | string[]>> = {
  [datasets]: { ...size, q: "Linked & listed" },
  [`${datasets}/{dataset_id}/records`]: size,
  "/v1/observability/spans/search": search,
  "/v1/observability/spans/evaluations/search": search,
  "/v1/observability/spans/evaluations/search/latest": search,
  [judges]: {
    ...size,
    q: "Linked & listed",
    type_filter: ["REGRESSION", "CLASSIFICATION"],
    model_filter: [examples.newToneJudge.model_name, examples.newAccuracyJudge.model_name],
  },
};

/** Creates two items of each list, and returns the id of a dataset. */
async function fill(mock: Session): Promise<string> {
  let id = "";
  for (const number of [1, 2]) {
    const name = `Linked & listed ${number}`;
    id = (await sendJson(mock, "POST", datasets, { name, description: "" })).body.id;
    await sendJson(mock, "POST", judges, { ...examples.newToneJudge, name });
  }
  for (const _ of [1, 2]) await sendJson(mock, "POST", `${datasets}/${id}/records`, examples.newTideRecord);
  return id;
}

test("every link of a list keeps every parameter of its request", async () => {
  const mock = session();
  const id = await fill(mock);
  const linked: string[] = [];
  for (const { method, path, operation, parameters } of cases) {
    const pages = operation["x-pagination"];
    if (!pages) continue;
    const { items, parameter } = pages;
    const container = items.slice(0, items.lastIndexOf("/"));
    const query = Object.entries(filters[path] ?? {}).flatMap(([name, value]) =>
      [value].flat().map((each) => [name, each]),
    );
    const url = `${path.replace(/\{\w+\}/, id)}?${new URLSearchParams(query)}`;
    const send = (target: string) => sendJson(mock, method, target, method === "post" ? {} : undefined);
    const { body: start } = await send(url);
    const next = valueAt(start, `${container}/next`);
    if (typeof next !== "string") continue;
    linked.push(path);
    const declared = parameters
      .filter((each) => each.in === "query" && each.name !== parameter)
      .map(({ name }) => name);
    expect({ path, names: Object.keys(filters[path]!).toSorted() }).toEqual({ path, names: declared.toSorted() });
    const first = new URL(url, "http://mock.test");
    const whole = (await send(url.replace("page_size=1", "page_size=10"))).body;
    const wanted = valueAt(whole, items) as unknown[];
    const found = valueAt(start, items) as unknown[];
    let link: unknown = next;
    let before = valueAt(start, items) as unknown[];
    expect(valueAt(start, `${container}/previous`) ?? null).toBeNull();
    while (found.length < wanted.length) {
      const target = new URL(String(link), first);
      expect(target.searchParams.get(parameter)).not.toBeNull();
      target.searchParams.delete(parameter);
      expect([target.pathname, [...target.searchParams].toSorted()]).toEqual([first.pathname, query.toSorted()]);
      const { body } = await send(String(link));
      const page = valueAt(body, items) as unknown[];
      const previous = valueAt(body, `${container}/previous`);
      // Cursors have no link back.
      expect(typeof previous).toBe(pages.form === "page" ? "string" : "undefined");
      if (previous) expect(valueAt((await send(String(previous))).body, items)).toEqual(before);
      expect(valueAt(body, pages.total ?? "/none")).toBe(valueAt(whole, pages.total ?? "/none"));
      before = page;
      found.push(...page);
      link = valueAt(body, `${container}/next`);
    }
    expect({ path, found }).toEqual({ path, found: wanted });
    expect(link === null).toBe(valueAt(whole, `${container}/next`) === null);
    expect(found.length).toBeGreaterThan(1);
  }
  expect(linked.toSorted()).toEqual(Object.keys(filters).toSorted());
});
