import { expect, test } from "vitest";
import { cases, findCase } from "../../../src/contract/cases.ts";
import { pageChecks } from "../../../src/contract/checks/pages.ts";
import { defaultSize } from "../../../src/contract/requests/pages.ts";
import { defined } from "../../defined.ts";
import { checkOf, outcome, page, problem, type SentRequest, stubFetch } from "../stub.ts";

const listOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `i${index}`, name: `n${index}` }));

/** A page, or what differs from it. */
interface Answer {
  readonly items: readonly unknown[];
  readonly next?: unknown;
  readonly total?: unknown;
}

interface Server {
  /** Default: `agents.list`. */
  readonly id?: string;
  /** The items of the listing without a size. */
  readonly items: readonly unknown[];
  /** The most items that the listing without a size has. Default: all. */
  readonly limit?: number;
  /** The first listing has more than these items. */
  readonly more?: string;
  /** Changes the pages of a server that conforms to the document. */
  readonly change?: (answer: Answer, index: number) => Answer | Response;
  /** Changes the list without a size when it is read again. */
  readonly again?: readonly unknown[];
}

/** Runs the check against a server that has these items. Returns what was found, and the queries of the pages. */
async function check({ id = "agents.list", items, limit, more, change = (answer) => answer, again = items }: Server) {
  const testCase = findCase(id);
  const { form, parameter, size: name = "", first = 0, next } = defined(testCase.operation["x-pagination"]);
  const queries: SentRequest["query"][] = [];
  let whole = 0;
  stubFetch(({ query, path }) => {
    const total = items.length;
    if (query[name] === undefined || (name === "" && whole === 0)) {
      whole += 1;
      const list = whole === 1 ? items : again;
      const start = list.slice(0, limit);
      const following = start.length < list.length ? "t1" : undefined;
      return page(testCase, start, { total, next: more ?? (next && following) });
    }
    const size = Number(query[name]);
    if (size === 0) return page(testCase, [], { total });
    const index = queries.push(query) - 1;
    const start = form === "offset" ? Number(query[parameter] ?? 0) : index * size;
    const isLast = start + size >= total;
    const following =
      form === "page" ? `http://stub.test${path}?${parameter}=${first + index + 1}&${name}=${size}` : `t${index + 1}`;
    const answer = { items: items.slice(start, start + size), total, ...(next && !isLast && { next: following }) };
    const changed = change(answer, index);
    return changed instanceof Response ? changed : page(testCase, changed.items, changed);
  });
  return { found: await outcome(checkOf(pageChecks, id), { userContextToken: "any" }), queries };
}

test.each([
  ["agents.list", [{ page_size: "2" }, { page_size: "2", page_token: "t1" }]],
  ["workflows.list", [{ limit: "2" }, { limit: "2", cursor: "t1" }]],
  [
    "conversations.list",
    [
      { page_size: "2", page: "0" },
      { page_size: "2", page: "1" },
    ],
  ],
  [
    "observability.judges.list",
    [
      { page_size: "2", page: "1" },
      { page_size: "2", page: "2" },
    ],
  ],
])("the pages of %s are requested in halves", async (id, expected) => {
  const { found, queries } = await check({ id, items: listOf(4) });
  expect(found).toEqual([]);
  expect(queries.slice(0, 2)).toEqual(expected);
});

const [, second, third] = listOf(3);
const place = "/body/data";

const FAULTS: readonly (readonly [name: string, server: Server, found: readonly string[]])[] = [
  [
    "more items than requested",
    {
      items: listOf(4),
      change: (answer, index) => (index === 0 ? { ...answer, items: listOf(3) } : { items: [{ id: "i3" }] }),
    },
    [`${place}: expected at most 2 items, as in \`page_size\`; received 3`],
  ],
  [
    "an item on two pages",
    {
      items: listOf(4),
      change: (answer, index) => (index === 1 ? { ...answer, items: [second, third] } : answer),
    },
    [`${place}/0: expected an item that is not on page 1 already; received {"id":"i1","name":"n1"}`],
  ],
  [
    "an item that is on no page",
    { items: listOf(4), change: (answer, index) => (index === 1 ? { items: [third] } : answer) },
    [`${place}: expected {"id":"i3","name":"n3"} on one of the pages; received nothing`],
  ],
  [
    "no end",
    {
      items: listOf(2),
      change: (_, index) => ({ items: [{ id: `i${index}` }], next: `t${index}` }),
    },
    ["/body/next_page_token: expected no further page after 2 items; received t2"],
  ],
  [
    "an error instead of the second page",
    { items: listOf(4), change: (answer, index) => (index === 1 ? problem(500) : answer) },
    [expect.stringMatching(/^\/status: expected 200; received 500/) as unknown as string],
  ],
  [
    "another total",
    { id: "observability.judges.list", items: listOf(4), change: (answer) => ({ ...answer, total: 5 }) },
    [
      "/body/judges/count: expected 4, the number of items on all pages; received 5",
      "/body/judges/next: expected the URL of the next page; received nothing",
      "/body/judges/count: expected 4, the number of items on all pages; received 5",
    ],
  ],
  [
    "the URL of another page",
    {
      id: "observability.judges.list",
      items: listOf(4),
      change: (answer) => ({ ...answer, ...(answer.next !== undefined && { next: "/v1/judges?page=3" }) }),
    },
    ["/body/judges/next: expected a URL with `page=2`; received /v1/judges?page=3"],
  ],
  [
    "no URL of the next page, but what is none",
    {
      id: "observability.judges.list",
      items: listOf(4),
      change: (answer) => ({ ...answer, ...(answer.next !== undefined && { next: "http://" }) }),
    },
    ["/body/judges/next: expected a URL with `page=2`; received http://"],
  ],
];

test.each(FAULTS)("a list with %s is found", async (_, server, found) => {
  expect((await check(server)).found).toEqual(found);
  // Another client may have changed it.
  expect((await check({ ...server, again: listOf(1) })).found).toEqual(
    found.map((text) => (typeof text === "string" ? `note: ${text}` : expect.stringMatching(/^note: /))),
  );
});

test.each<[name: string, server: Server]>([
  ["a list of one item", { items: listOf(1) }],
  [
    "a list that has more than its first page",
    {
      items: listOf(4),
      more: "t9",
      change: (answer, index) => (index === 1 ? { items: [] } : answer),
    },
  ],
  ["items without identifiers", { items: [{ size: 1 }, { size: 2 }] }],
  ["items of which one has no identifier", { items: [{ id: "a", size: 1 }, { size: 2 }, { id: null, size: 3 }] }],
  [
    "items with the same name and other identifiers",
    {
      items: [
        { name: "a", agent_id: 1 },
        { name: "a", agent_id: 2 },
      ],
    },
  ],
  [
    "items of which a field changes between two requests",
    {
      items: listOf(2),
      change: ({ items, ...answer }, index) => ({
        ...answer,
        items: items.map((item) => ({ ...(item as object), at: index })),
      }),
    },
  ],
  [
    "items of which only the second identifier is in all, and another field changes",
    {
      items: [{ id: "a", name: "x" }, { name: "y" }],
      change: ({ items, ...answer }, index) => ({
        ...answer,
        items: items.map((item) => ({ ...(item as object), at: index })),
      }),
    },
  ],
  ["items that are texts", { items: ["a", "b"] }],
  ["an empty token on the last page", { items: listOf(2), change: (answer) => ({ next: "", ...answer }) }],
  ["no token on the last page but null", { items: listOf(2), change: (answer) => ({ next: null, ...answer }) }],
  ["no total", { id: "observability.judges.list", items: listOf(4), change: ({ total: _, ...answer }) => answer }],
])("a list with %s passes", async (_, server) => {
  expect((await check(server)).found).toEqual([]);
});

test.each(cases.filter(({ operation }) => operation["x-pagination"]?.size).map(({ id }) => id))(
  "a list of %s that ends with any page passes",
  async (id) => {
    const limit = defaultSize(findCase(id)) || 20;
    for (const count of [1, limit - 1, limit, limit + 1, 2 * limit])
      expect([count, (await check({ id, items: listOf(count), limit })).found]).toEqual([count, []]);
    expect((await check({ id, items: [], limit })).found).toEqual([expect.stringContaining("lists nothing")]);
  },
);

test("at most three pages are read", async () => {
  const { found, queries } = await check({
    items: listOf(5),
    more: "t9",
    change: (_, index) => ({ items: [{ id: `x${index}` }], next: "t" }),
  });
  expect([found, queries.length]).toEqual([[], 3]);
});

test("the size of a page is at most that which the document allows", async () => {
  const { queries } = await check({ id: "observability.judges.list", items: listOf(300) });
  expect(queries[0]).toMatchObject({ page_size: "100" });
});

test.each([
  ["no items", "agents.list", () => ({ data: [] }), "agents.list lists nothing that could be read"],
  ["an error", "agents.list", () => problem(500), "the server responded 500: "],
  ["no list", "agents.list", () => ({ data: {} }), 'the server responded 200: {"data":{}}'],
])("%s are no pages", async (_, id, respond, reason) => {
  stubFetch(respond);
  expect(await outcome(checkOf(pageChecks, id))).toEqual([expect.stringContaining(`Skipped: ${reason}`)]);
});

test("each listing with pages has the check, which reads, and no other operation", () => {
  for (const testCase of cases) {
    const found = pageChecks(testCase);
    expect(found).toHaveLength(testCase.operation["x-pagination"] ? 1 : 0);
    expect(found.filter(({ writes, isolated }) => writes || isolated)).toEqual([]);
  }
});
