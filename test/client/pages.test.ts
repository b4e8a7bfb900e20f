import { expect, test } from "vitest";
import type { Page, PageCall, Platform } from "../../src/client/index.ts";
import { ResponseError } from "../../src/client/index.ts";
import { defined } from "../defined.ts";
import { catchRejection, collect, problemResponse, requestTarget, stubClient } from "./stub-client.ts";

type List = (client: Platform, options?: { [name: string]: unknown }) => PageCall<unknown, unknown>;

interface Row {
  given: List;
  /** The bodies of three pages with two, two and one item. */
  bodies: unknown[];
  /** The query of each request. */
  want: string[];
  total?: number;
}

const SPANS = "/v1/observability/spans/search";

/** One operation for each form of `x-pagination` in the document. */
const forms: [string, Row][] = [
  [
    "page from 1, with next",
    {
      given: ({ observability }, options) => observability.datasets.list({ page_size: 2, ...options }),
      bodies: [
        { datasets: { results: [1, 2], next: "/v1/observability/datasets?page=2", count: 5 } },
        { datasets: { results: [3, 4], next: "/v1/observability/datasets?page=3", count: 5 } },
        { datasets: { results: [5], next: null, count: 5 } },
      ],
      want: ["page_size=2", "page_size=2&page=2", "page_size=2&page=3"],
      total: 5,
    },
  ],
  [
    "page from 0, array",
    {
      given: ({ conversations }, options) => conversations.list({ page_size: 2, ...options }),
      bodies: [[1, 2], [3, 4], [5]],
      want: ["page_size=2", "page_size=2&page=1", "page_size=2&page=2"],
    },
  ],
  [
    "page from 0, with total",
    {
      given: ({ batch }, options) => batch.jobs.list({ page_size: 2, ...options }),
      bodies: [
        { data: [1, 2], total: 5 },
        { data: [3, 4], total: 5 },
        { data: [5], total: 5 },
      ],
      want: ["page_size=2", "page_size=2&page=1", "page_size=2&page=2"],
      total: 5,
    },
  ],
  [
    "page from 1, array",
    {
      given: ({ connectors }, options) => connectors.tools.list("c_1", { page_size: 2, ...options }),
      bodies: [[1, 2], [3, 4], [5]],
      want: ["page_size=2", "page_size=2&page=2", "page_size=2&page=3"],
    },
  ],
  [
    "cursor, with body",
    {
      given: ({ observability }, options) => observability.spans.search({} as never, { page_size: 2, ...options }),
      bodies: [
        { spans: { results: [1, 2], next: `${SPANS}?cursor=b`, cursor: "b" } },
        { spans: { results: [3, 4], next: `${SPANS}?cursor=c`, cursor: "c" } },
        { spans: { results: [5], next: null, cursor: null } },
      ],
      want: ["page_size=2", "page_size=2&cursor=b", "page_size=2&cursor=c"],
    },
  ],
  [
    "cursor",
    {
      given: ({ connectors }, options) => connectors.list({ page_size: 2, ...options }),
      bodies: [
        { items: [1, 2], pagination: { next_cursor: "b/1" } },
        { items: [3, 4], pagination: { next_cursor: "c=" } },
        { items: [5], pagination: {} },
      ],
      want: ["page_size=2", "page_size=2&cursor=b%2F1", "page_size=2&cursor=c%3D"],
    },
  ],
  [
    "token",
    {
      given: ({ agents }, options) => agents.list({ page_size: 2, ...options }),
      bodies: [{ data: [1, 2], next_page_token: "b" }, { data: [3, 4], next_page_token: "c" }, { data: [5] }],
      want: ["page_size=2", "page_size=2&page_token=b", "page_size=2&page_token=c"],
    },
  ],
  [
    "offset",
    {
      given: ({ users }, options) => users.me.organizations.list({ limit: 2, ...options }),
      bodies: [{ organizations: [1, 2] }, { organizations: [3, 4] }, { organizations: [5] }],
      want: ["limit=2", "limit=2&offset=2", "limit=2&offset=4"],
    },
  ],
];

const json = (bodies: unknown[]) => bodies.map((body) => Response.json(body));
const queries = (requests: Request[]) => requests.map((request) => new URL(request.url).search.slice(1));

test.each(forms)("iterating over a list of the form %s returns the items of all pages", async (_name, row) => {
  const { client, requests } = stubClient(json(row.bodies));
  expect(await collect(row.given(client))).toEqual([1, 2, 3, 4, 5]);
  expect(queries(requests)).toEqual(row.want);
  expect(new Set(requests.map(({ url, method }) => `${method} ${new URL(url).pathname}`)).size).toBe(1);
});

test.each(forms)(
  "next() returns the following pages of the form %s, each with its body and total",
  async (_name, row) => {
    const { client, requests } = stubClient(json(row.bodies));
    const pages: Page<unknown, unknown>[] = [];
    for (let page: Page<unknown, unknown> | undefined = await row.given(client); page; page = await page.next())
      pages.push(page);
    expect(pages.map(({ items }) => items)).toEqual([[1, 2], [3, 4], [5]]);
    expect(pages.map(({ body }) => body)).toEqual(row.bodies);
    expect(pages.map(({ total }) => total)).toEqual(row.bodies.map(() => row.total));
    expect(queries(requests)).toEqual(row.want);
  },
);

test.each(forms)("a list of the form %s continues from nextQuery as JSON, also after a restart", async (_name, row) => {
  const queriesSent: string[] = [];
  const items: unknown[] = [];
  let saved: string | undefined = "{}";
  for (const body of row.bodies) {
    const { client, requests } = stubClient(json([body]));
    const page: Page<unknown, unknown> = await row.given(client, JSON.parse(defined(saved)));
    items.push(...page.items);
    queriesSent.push(...queries(requests));
    saved = page.nextQuery && JSON.stringify(page.nextQuery);
  }
  expect([items, saved]).toEqual([[1, 2, 3, 4, 5], undefined]);
  expect(queriesSent).toEqual(row.want);
});

test("nextQuery is plain JSON, without other options, and keeps additional parameters", async () => {
  const { client } = stubClient([Response.json({ data: [1], next_page_token: "b" })]);
  const { nextQuery } = await client.agents.list({
    page_size: 1,
    timeoutMs: 5000,
    headers: { "X-Team": "tides" },
    extraQuery: { preview: new Date(0) },
  });
  const preview = "1970-01-01T00:00:00.000Z";
  expect(nextQuery).toStrictEqual({ page_size: 1, page_token: "b", extraQuery: { preview } });
});

test.each(forms)("an empty first page of the form %s is the last", async (_name, row) => {
  const body = JSON.parse(JSON.stringify(row.bodies[2]).replace("[5]", "[]").replace('"count":5', '"count":0'));
  const { client, requests } = stubClient(json([body]));
  expect(await collect(row.given(client))).toEqual([]);
  expect(requests).toHaveLength(1);
});

test.each(forms)("a list of the form %s sends its signal and headers with every request", async (_name, row) => {
  for (const last of [0, 1, 2]) {
    const controller = new AbortController();
    const responses = json(row.bodies).map((response, i) => () => {
      if (i === last) controller.abort();
      return response as Response;
    });
    const { client, requests } = stubClient(responses);
    const list = row.given(client, { signal: controller.signal, headers: { "X-Trace": "t_1" }, timeoutMs: 0 });
    expect((await catchRejection(collect(list))).name).toBe("AbortError");
    expect(requests).toHaveLength(last + 1);
    expect(requests[last]?.headers.get("x-trace")).toBe("t_1");
    expect(requests[last]?.signal.aborted).toBe(true);
  }
});

test("a search sends its body with every request", async () => {
  const { client, requests } = stubClient(
    json(defined(forms.find(([name]) => name === "cursor, with body"))[1].bodies),
  );
  const body = { search_expression: "status = error" } as never;
  await collect(client.observability.spans.search(body));
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([body, body, body]);
});

const stops: [name: string, given: List, bodies: unknown[], want: string[]][] = [
  [
    "after a full page of the default size comes another page",
    ({ users }) => users.me.organizations.list(),
    [{ organizations: Array(100).fill(1) }, { organizations: [] }],
    ["", "offset=100"],
  ],
  [
    "an offset moves by the items received, even if they are more than the limit",
    ({ users }) => users.me.organizations.list({ limit: 2 }),
    [{ organizations: [1, 2, 3] }, { organizations: [4] }],
    ["limit=2", "limit=2&offset=3"],
  ],
  [
    "without next, a full page is not the last, and the last is the one that reaches the total",
    ({ observability }) => observability.datasets.list({ page_size: 2 }),
    [{ datasets: { results: [1, 2], count: 4 } }, { datasets: { results: [3, 4], count: 4 } }],
    ["page_size=2", "page_size=2&page=2"],
  ],
  ["a page smaller than the default size is the last", ({ agents }) => agents.listLegacy(), [Array(19).fill(1)], [""]],
  [
    "a full page is the last if it reaches the total",
    ({ batch }) => batch.jobs.list({ page_size: 2 }),
    [
      { data: [1, 2], total: 4 },
      { data: [3, 4], total: 4 },
    ],
    ["page_size=2", "page_size=2&page=1"],
  ],
  [
    "a total that is null is ignored",
    ({ batch }) => batch.jobs.list({ page_size: 2 }),
    [{ data: [1, 2], total: null }, { data: [3] }],
    ["page_size=2", "page_size=2&page=1"],
  ],
  [
    "a list that starts at a later page continues from there",
    ({ batch }) => batch.jobs.list({ page: 3, page_size: 2 }),
    [
      { data: [1, 2], total: 10 },
      { data: [3, 4], total: 10 },
    ],
    ["page=3&page_size=2", "page=4&page_size=2"],
  ],
  [
    "a page that is not full is not the last if it has a next page",
    ({ observability }) => observability.judges.list({ page_size: 2 }),
    [{ judges: { results: [1], next: "/?page=2" } }, { judges: { results: [2, 3], next: null } }],
    ["page_size=2", "page_size=2&page=2"],
  ],
  [
    "an empty page is not the last if it has a cursor",
    ({ workflows }) => workflows.list(),
    [
      { workflows: [], next_cursor: "b" },
      { workflows: [1], next_cursor: null },
    ],
    ["", "cursor=b"],
  ],
  ["a page with an empty token is the last", ({ agents }) => agents.list(), [{ data: [1], next_page_token: "" }], [""]],
  [
    "a token can be white space",
    ({ agents }) => agents.list(),
    [{ data: [1], next_page_token: " " }, { data: [2] }],
    ["", "page_token=%20"],
  ],
  [
    "an empty page is the last if pages have numbers, whatever it says about a next page",
    ({ observability }) => observability.judges.list(),
    [{ judges: { results: [], next: "/?page=2" } }],
    [""],
  ],
];

test.each(stops)("%s", async (_name, given, bodies, want) => {
  const { client, requests } = stubClient(json(bodies));
  await collect(given(client));
  expect(queries(requests)).toEqual(want);
});

test("a page whose items are null or missing has no items", async () => {
  const { client, requests } = stubClient(
    json([{ workflows: null, next_cursor: "b" }, { next_cursor: null }, { judges: {} }]),
  );
  expect(await collect(client.workflows.list())).toEqual([]);
  expect(queries(requests)).toEqual(["", "cursor=b"]);
  expect((await client.observability.judges.list()).items).toEqual([]);
});

/** The cursors of a list: some that lead to a cycle, and the cycle. */
const cycles: [string, string[], string[], requests: number][] = [
  ["one page", [], ["b"], 2],
  ["two pages", [], ["b", "c"], 3],
  ["three pages", [], ["b", "c", "d"], 6],
  ["five pages", [], ["b", "c", "d", "e", "f"], 12],
  ["seven pages after a tail", ["b", "c", "d"], ["e", "f", "g", "h", "i", "j", "k"], 14],
];

test.each(cycles)(
  "a list whose cursors are a cycle of %s ends with a ResponseError",
  async (_name, tail, cycle, requests) => {
    const cursors = [...tail, ...cycle, ...cycle, ...cycle, ...cycle];
    const stub = stubClient(json(cursors.map((next_page_token) => ({ data: [next_page_token], next_page_token }))));
    const error = await catchRejection(collect(stub.client.agents.list()));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error.message).toMatch(/^agents\.list received pages in a cycle/);
    expect(stub.requests).toHaveLength(requests);
  },
);

test("a list whose last page is repeated for ever ends with a ResponseError", async () => {
  const { client, requests } = stubClient(
    json([{ data: [1, 2] }, { data: [3, 4] }, { data: [3, 4] }, { data: [3, 4] }]),
  );
  const items: unknown[] = [];
  const read = async () => {
    for await (const item of client.batch.jobs.list({ page_size: 2 })) items.push(item);
  };
  const error = await catchRejection(read());
  expect(error).toBeInstanceOf(ResponseError);
  expect(error.message).toMatch(/^batch\.jobs\.list received pages in a cycle/);
  expect(items).toEqual([1, 2, 3, 4]);
  expect(requests).toHaveLength(3);
});

test("a list may have a thousand pages", async () => {
  const pages = Array.from({ length: 1000 }, (_, i) => ({ data: [i], next_page_token: i < 999 ? `c${i}` : null }));
  const { client } = stubClient(json(pages));
  expect(await client.agents.list().toArray()).toHaveLength(1000);
});

test("next() can be called again, as after a failure", async () => {
  const { client } = stubClient([
    Response.json({ data: [1], next_page_token: "b" }),
    problemResponse(500),
    Response.json({ data: [2] }),
  ]);
  const page = await client.agents.list();
  expect((await catchRejection(page.next())).name).toBe("ServerError");
  expect((await page.next())?.items).toEqual([2]);
});

test.each(forms)("pages() and toArray() return all of a list of the form %s", async (_name, row) => {
  const { client } = stubClient([...json(row.bodies), ...json(row.bodies)]);
  const pages = await collect(row.given(client).pages());
  expect(pages.map(({ body }) => body)).toEqual(row.bodies);
  expect(await row.given(client).toArray()).toEqual([1, 2, 3, 4, 5]);
});

test.each([
  [1, [1], 1],
  [2, [1, 2], 1],
  [3, [1, 2, 3], 2],
  [9, [1, 2, 3, 4, 5], 3],
])("toArray() with the limit %i requests no more pages than it must", async (limit, want, count) => {
  const { client, requests } = stubClient(json(defined(forms.find(([name]) => name === "token"))[1].bodies));
  expect(await client.agents.list({ page_size: 2 }).toArray({ limit })).toEqual(want);
  expect(requests).toHaveLength(count);
});

test("a page whose items are not an array is a ResponseError", async () => {
  const { client } = stubClient(json([{ message: "hello" }]));
  const error = await catchRejection(client.conversations.list());
  expect(error).toBeInstanceOf(ResponseError);
  expect(error.message).toBe(
    "conversations.list received a page without an array (GET https://api.test/v1/conversations)",
  );
});

test.each([[{}], [[]], [{ message: "hello" }]])("the body %j is no page of agents", async (body) => {
  const { client } = stubClient(json([body, body]));
  const error = await catchRejection(client.agents.list().toArray());
  expect(error).toBeInstanceOf(ResponseError);
  expect(error.message).toMatch(/^agents\.list received a page without an array in data \(/);
  expect((await catchRejection(client.observability.datasets.list())).message).toContain("in datasets.results");
});

test("a page is requested only when the items of the previous page have been read", async () => {
  const { client, requests } = stubClient(json(defined(forms.find(([name]) => name === "token"))[1].bodies));
  const seen: number[] = [];
  for await (const item of client.agents.list({ page_size: 2 })) {
    seen.push(requests.length);
    if ((item as unknown) === 3) break;
  }
  expect(seen).toEqual([1, 1, 2]);
  expect(requests).toHaveLength(2);
});

test("a list that is awaited and then iterated over requests its first page once", async () => {
  const { client, requests } = stubClient(json([{ data: [1], next_page_token: "b" }, { data: [2] }]));
  const list = client.agents.list();
  expect((await list).items).toEqual([1]);
  expect(await collect(list)).toEqual([1, 2]);
  expect(requests.map(requestTarget)).toEqual(["/v1/agents/pages", "/v1/agents/pages?page_token=b"]);
});

test("withResponse resolves to the first page and its response, and asResponse to the response", async () => {
  const { client, requests } = stubClient(json([{ data: [1] }, { data: [2] }]));
  const { data, response } = await client.agents.list().withResponse();
  expect([data.items, response.status]).toEqual([[1], 200]);
  expect(await (await client.agents.list().asResponse()).json()).toEqual({ data: [2] });
  expect(requests).toHaveLength(2);
});

test("an error on a later page ends the loop after the items of the previous pages", async () => {
  const { client } = stubClient([
    Response.json({ data: [1], next_page_token: "b" }),
    problemResponse(400, { code: "BAD_TOKEN" }),
  ]);
  const seen: unknown[] = [];
  const read = async () => {
    for await (const item of client.agents.list()) seen.push(item);
  };
  expect(await catchRejection(read())).toMatchObject({ name: "BadRequestError", operationId: "agents.list" });
  expect(seen).toEqual([1]);
});
