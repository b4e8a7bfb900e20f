import { expect, test } from "vitest";
import { findCase } from "../../../src/contract/cases.ts";
import { filterChecks } from "../../../src/contract/checks/filters.ts";
import { checkOf, outcome, page, problem, stubFetch } from "../stub.ts";

const UNKNOWN = "unknown-78171ae6-4eb2-4b21-9a5d-02a5d3a4e1c6";
const [NINE, TEN, NOON] = ["2026-03-02T09:00:00Z", "2026-03-02T10:00:00Z", "2026-03-02T12:00:00Z"];

interface Row {
  readonly name: string;
  /** The operation, and what the name of its check ends with. */
  readonly check: readonly [id: string, ending: string];
  readonly items: readonly unknown[];
  /** The values sent, in this order, as a text or JSON. */
  readonly sent: readonly string[];
  /** The indexes of the items that a server returns for each value. */
  readonly right: readonly (readonly number[])[];
  /** The indexes of items that are returned for the same values by servers with a fault, and what is then found. */
  readonly wrong?: readonly (readonly [returned: readonly (readonly number[])[], found: readonly string[]])[];
}

const named = (...names: unknown[]) => names.map((name) => ({ name }));
const runs = (...times: unknown[]) => times.map((start_time) => ({ start_time }));
const jobs = (...times: unknown[]) => times.map((created_at) => ({ created_at }));

const ROWS: readonly Row[] = [
  {
    name: "a name, of which the middle one is sent",
    check: ["agents.list", "the name of name"],
    items: named("Ada", "Bea", "Cid"),
    sent: ["Bea", UNKNOWN],
    right: [[1], []],
    wrong: [
      [[[1, 2], []], ['/body/data/1/name: expected a value that matches name="Bea"; received Cid']],
      [[[], []], ['/body/data: expected the items that match name="Bea"; received []']],
      [[[1], [0]], [`/body/data/0/name: expected a value that matches name="${UNKNOWN}"; received Ada`]],
    ],
  },
  {
    name: "a name that all items have, so that only an unknown one shows if it is ignored",
    check: ["agents.list", "the name of name"],
    items: named("Ada", "Ada"),
    sent: ["Ada", UNKNOWN],
    right: [[0, 1], []],
    wrong: [
      [
        [
          [0, 1],
          [0, 1],
        ],
        [`/body/data/0/name: expected a value that matches name="${UNKNOWN}"; received Ada`],
      ],
    ],
  },
  {
    name: "a name that must be exact, of which a part is not found",
    check: ["agents.list", "the name of name"],
    items: named("Ada", "Bea"),
    sent: ["Ada", UNKNOWN, "Ad"],
    right: [[0], [], []],
    wrong: [[[[0], [], [0]], ['/body/data/0/name: expected a value that matches name="Ad"; received Ada']]],
  },
  {
    name: "a part of each of two texts",
    check: ["agents.list", "name or description of search"],
    items: [
      { name: "Adelaide", description: "Of the harbor." },
      { name: "Bea", description: "None." },
    ],
    sent: ["ADELAIDE", UNKNOWN, "delaid", "f the harbor"],
    right: [[0], [], [0], [0]],
    wrong: [
      [[[0], [], [], [0]], ['/body/data: expected the items that match search="delaid"; received []']],
      [[[0], [], [0], []], ['/body/data: expected the items that match search="f the harbor"; received []']],
    ],
  },
  {
    name: "several values, of which an item has one",
    check: ["agents.list", "the source of sources"],
    items: [{ source: "api" }, { source: "playground" }],
    // Of several values, the server of this test records the last one.
    sent: ["api", "playground", "api", "playground"],
    right: [[0], [1], [0, 1], [0, 1]],
  },
  {
    name: "a state that is a flag of the items",
    check: ["workflows.schedules.list", "the paused of status"],
    items: [{ paused: true }, { paused: false }],
    sent: ["paused", "active"],
    right: [[0], [1]],
    wrong: [
      [[[0, 1], [1]], ['/body/schedules/1/paused: expected a value that matches status="paused"; received false']],
    ],
  },
  {
    name: "something that the items do not show, of which none matches an unknown value",
    check: ["workflows.runs.list", "of workflow_tags"],
    items: [{ execution_id: "a" }],
    sent: [UNKNOWN],
    right: [[]],
    wrong: [
      [
        [[0]],
        [`/body/executions/0: expected a value that matches workflow_tags="${UNKNOWN}"; received {"execution_id":"a"}`],
      ],
    ],
  },
  {
    name: "a text in one of two fields",
    check: ["agents.list", "name or description of search"],
    items: [
      { name: "Ada", description: "Of bea." },
      { name: "Bea", description: "" },
      { name: "Cid", description: "None." },
    ],
    sent: ["BEA", UNKNOWN],
    right: [[0, 1], []],
    wrong: [
      [
        [[0, 2], []],
        ['/body/data/1: expected a value that matches search="BEA"; received {"name":"Cid","description":"None."}'],
      ],
    ],
  },
  {
    name: "a text in a field that may be hidden",
    check: ["agents.list", "name or description of search"],
    items: [{ name: "Ada", description: "Of Bea." }, { name: "Cid" }, { name: "" }],
    sent: ["ADA", UNKNOWN],
    right: [[0, 1], [1]],
  },
  {
    name: "the start of a text",
    check: ["workflows.schedules.list", "the schedule_id of search"],
    items: [{ schedule_id: "a1" }, { schedule_id: "a12" }, { schedule_id: "ba1" }],
    sent: ["a12", UNKNOWN],
    right: [[1], []],
  },
  {
    name: "the start of a text, and not its middle, nor in another case",
    check: ["workflows.schedules.list", "the schedule_id of search"],
    items: [{ schedule_id: "ba1" }, { schedule_id: "a1" }, { schedule_id: "A1" }],
    sent: ["a1", UNKNOWN],
    right: [[1], []],
    wrong: [
      [[[1, 0], []], ['/body/schedules/1/schedule_id: expected a value that matches search="a1"; received ba1']],
      [[[1, 2], []], ['/body/schedules/1/schedule_id: expected a value that matches search="a1"; received A1']],
    ],
  },
  {
    name: "a flag of which both values exist",
    check: ["agents.list", "of deployment_chat"],
    items: [{ deployment_chat: true }, { deployment_chat: false }],
    sent: ["true", "false"],
    right: [[0], [1]],
    wrong: [
      [
        [[0], [0]],
        ["/body/data/0/deployment_chat: expected a value that matches deployment_chat=false; received true"],
      ],
    ],
  },
  {
    name: "a value of a closed set, of which another one is sent",
    check: ["workflows.runs.list", "the status of status"],
    items: [{ status: "COMPLETED" }, { status: "COMPLETED" }],
    sent: ["COMPLETED", "RUNNING"],
    right: [[0, 1], []],
  },
  {
    name: "a value of a list",
    check: ["workflows.list", "the tags of tags"],
    items: [{ tags: ["a", "b"] }, { tags: ["c"] }, { tags: [] }],
    sent: ["a", UNKNOWN],
    right: [[0], []],
    wrong: [
      [[[0, 1], []], ['/body/workflows/1/tags: expected a value that matches tags="a"; received ["c"]']],
      [[[0, 2], []], ['/body/workflows/1/tags: expected a value that matches tags="a"; received []']],
    ],
  },
  {
    name: "a field within another one",
    check: ["observability.judges.list", "the output.type of type_filter"],
    items: [{ output: { type: "CLASSIFICATION" } }, { output: { type: "REGRESSION" } }],
    sent: ["CLASSIFICATION", "REGRESSION"],
    right: [[0], [1]],
    wrong: [
      [
        [[0, 1], [1]],
        [
          '/body/judges/results/1/output/type: expected a value that matches type_filter="CLASSIFICATION"; received REGRESSION',
        ],
      ],
    ],
  },
  {
    name: "a field with a longer name",
    check: ["observability.judges.list", "the model_name of model_filter"],
    items: [{ model_name: "aurora" }, { model_name: "boreal" }],
    sent: ["aurora", UNKNOWN],
    right: [[0], []],
  },
  {
    name: "a pair of the metadata",
    check: ["agents.list", "of metadata"],
    items: [{ metadata: { a: "1", b: "2" } }, { metadata: { a: "2" } }, { metadata: null }],
    sent: [
      '{"a":"1"}',
      `{"unknown":"${UNKNOWN}"}`,
      `{"a":"1","unknown":"${UNKNOWN}"}`,
      `{"unknown":"${UNKNOWN}","a":"1"}`,
    ],
    right: [[0], [], [], []],
    wrong: [
      [
        [[0, 1], [], [], []],
        ['/body/data/1/metadata: expected a value that matches metadata={"a":"1"}; received {"a":"2"}'],
      ],
    ],
  },
  {
    name: "the start of a range that includes it",
    check: ["workflows.runs.list", "of start_time_after"],
    items: runs(TEN, NINE, NOON),
    sent: ["2026-03-02T09:00:00.000Z", "2999-01-01T00:00:00Z"],
    right: [[0, 1, 2], []],
    wrong: [
      [
        [[0, 1, 2], [2]],
        [
          `/body/executions/0/start_time: expected a value that matches start_time_after="2999-01-01T00:00:00Z"; received ${NOON}`,
        ],
      ],
    ],
  },
  {
    name: "the end of a range that does not include it",
    check: ["workflows.runs.list", "of start_time_before"],
    items: runs(TEN, NOON, NINE),
    sent: ["2026-03-02T12:00:00.000Z", "1971-01-01T00:00:00Z"],
    right: [[0, 2], []],
    wrong: [
      [
        [[0, 1], []],
        [
          `/body/executions/1/start_time: expected a value that matches start_time_before="2026-03-02T12:00:00.000Z"; received ${NOON}`,
        ],
      ],
    ],
  },
  {
    name: "the start of a range of Unix times, which may be more exact than they show",
    check: ["batch.jobs.list", "of created_after"],
    items: jobs(1772442000, 1772442001, 1772442002),
    sent: ["2026-03-02T09:00:01.000Z", "2999-01-01T00:00:00Z"],
    right: [[2], []],
    wrong: [
      [
        [[1, 2], []],
        [
          'note: /body/data/0/created_at: expected a value that matches created_after="2026-03-02T09:00:01.000Z"; received 1772442001',
        ],
      ],
      // Of both, the certain mistake is reported.
      [
        [[1, 0], []],
        [
          '/body/data/1/created_at: expected a value that matches created_after="2026-03-02T09:00:01.000Z"; received 1772442000',
        ],
      ],
    ],
  },
  {
    name: "the start of a range that is shown as exactly as it is",
    check: ["batch.jobs.list", "of created_after"],
    items: jobs("2026-03-02T09:00:01.499Z", "2026-03-02T09:00:01.5Z", "2026-03-02T09:00:02.5Z"),
    sent: ["2026-03-02T09:00:01.500Z", "2999-01-01T00:00:00Z"],
    right: [[2], []],
    wrong: [
      [
        [[1], []],
        [
          '/body/data/0/created_at: expected a value that matches created_after="2026-03-02T09:00:01.500Z"; received 2026-03-02T09:00:01.5Z',
        ],
      ],
      [
        [[2, 0], []],
        [
          '/body/data/1/created_at: expected a value that matches created_after="2026-03-02T09:00:01.500Z"; received 2026-03-02T09:00:01.499Z',
        ],
      ],
    ],
  },
  {
    name: "a range of times in milliseconds",
    check: ["batch.jobs.list", "of created_after"],
    items: jobs(1772442000000, "never"),
    sent: ["2026-03-02T09:00:00.000Z", "2999-01-01T00:00:00Z"],
    right: [[], []],
  },
];

/** Runs the check with a server that returns these items for each value. Returns the values sent, and what was found. */
async function runRow({ check: [id, ending], items }: Row, answers: Row["right"], again: readonly unknown[] = items) {
  const parameter = ending.split(" ").at(-1)!;
  const sent: string[] = [];
  let whole = 0;
  stubFetch(({ query }) => {
    const value = query[parameter];
    if (value === undefined) return page(findCase(id), whole++ === 0 ? items : again);
    const answer = answers[sent.push(value) - 1];
    return answer
      ? page(
          findCase(id),
          answer.map((index) => items[index]),
        )
      : problem(422);
  });
  return { found: await outcome(checkOf(filterChecks, id, ending)), sent };
}

test.each(ROWS)("the filter is checked by $name", async (row) => {
  const { found, sent } = await runRow(row, row.right);
  expect(found).toEqual([]);
  // What follows are parts of it, several values and the second page, which this server refuses.
  expect(sent.slice(0, row.sent.length)).toEqual(row.sent);
  for (const [returned, expected] of row.wrong ?? []) expect((await runRow(row, returned)).found).toEqual(expected);
});

const [first] = ROWS as [Row];

test("an item that is no longer there, or has changed, is only a note", async () => {
  const lost = '/body/data: expected the items that match name="Bea"; received []';
  expect((await runRow(first, [[], []], named("Ada", "Cid"))).found).toEqual([`note: ${lost}`]);
  expect((await runRow(first, [[], []], named("Ada", "Bea", "Cid"))).found).toEqual([lost]);
});

test("a full page may have none of the items that match", async () => {
  const check = ["agents.list", "name or description of search"] as const;
  const items = ["Ada", "Ada Bea"].map((name) => ({ name, description: "" }));
  expect((await runRow({ ...first, check, items }, [[1, 1], []])).found).toEqual([]);
  expect((await runRow({ ...first, check, items }, [[1], []])).found).toEqual([
    '/body/data: expected the items that match search="ADA"; received [{"name":"Ada Bea","description":""}]',
  ]);
});

test.each([
  ["no item has the field", [{}], [[], []], "no item shows what name selects"],
  ["there are no items", [], [[], []], "no item shows what name selects"],
  ["the server refuses each value", named("Ada"), [], "the server refuses all values of name that were tried"],
])("a filter can't be checked if %s", async (_, items, answers, reason) => {
  expect((await runRow({ ...first, items }, answers)).found).toEqual([`Skipped: ${reason}`]);
});

test("a value that the server refuses is left out", async () => {
  const { found, sent } = await runRow(first, [[1]]);
  expect([found, sent.slice(0, 2)]).toEqual([[], ["Bea", UNKNOWN]]);
});

test("parameters that choose a page are no filters, and others only if the items show what they select or none matches an unknown text", () => {
  const names = (id: string) => filterChecks(findCase(id)).flatMap(({ name }) => name.split(" of ")[1] ?? []);
  expect(names("agents.list")).toEqual(["deployment_chat", "sources", "name", "search", "id", "metadata"]);
  expect(names("batch.jobs.list")).toEqual(["model", "agent_id", "metadata", "created_after", "status"]);
  expect(names("observability.spans.search")).toEqual(["from", "to"]);
  expect(names("workflows.runs.list")).toEqual(
    "workflow_identifier root_execution_id search status deployment_name start_time_after start_time_before end_time_after end_time_before user_id workflow_tags search_key".split(
      " ",
    ),
  );
  expect(names("agents.get")).toEqual([]);
});
