import { expect, test } from "vitest";
import { session } from "../session.ts";

/** One more than JavaScript can represent: JSON.parse makes it 9007199254740992. */
const LARGE = "9007199254740993";
const schedule = (fields: string) =>
  ["/v1/workflows/schedules", `{"workflow_identifier":"morning-briefing","schedule":${fields}}`] as const;
const execute = (input: string) => ["/v1/workflows/morning-briefing/execute", `{"input":${input}}`] as const;
const post = (path: string, body: string): [string, RequestInit] => [
  path,
  { method: "POST", headers: { "content-type": "application/json" }, body },
];

test.each<[string, [string, RequestInit?], string]>([
  ["a parameter", [`/v1/workflows?limit=${LARGE}`], "/query/limit"],
  ["a negative parameter", [`/v1/workflows/events/stream?workflow_exec_id=*&start_seq=-${LARGE}`], "/query/start_seq"],
  ["a field", post(...schedule(`{"max_executions":${LARGE},"input":{}}`)), "/body/schedule/max_executions"],
  [
    "a field in a list",
    post(...schedule(`{"input":{},"calendars":[{"hour":[{"start":1,"step":${LARGE}}]}]}`)),
    "/body/schedule/calendars/0/hour/0/step",
  ],
])("an integer beyond 2^53 is refused as %s", async (_name, request, pointer) => {
  const response = await session().send(...request);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ pointer }] });
});

test.each([
  ["an integer beyond 2^53", `{"a/b":[{"n":${LARGE}}]}`, ["/body/input/a~1b/0/n"]],
  ["a negative one", `{"n":-${LARGE}}`, ["/body/input/n"]],
  ["the largest that is kept", '{"n":9007199254740991}', []],
  ["a text and a fraction with as many digits", `{"id":"${LARGE}","n":0.${LARGE}}`, []],
])("of free JSON, the journal notes where %s may be rounded", async (_name, input, pointers) => {
  const mock = session();
  expect((await mock.send(...post(...execute(input)))).status).toBe(200);
  const journal = (await (await mock.send("/_mock/journal")).json()) as { requests: { notes: string[] }[] };
  expect(journal.requests.at(-1)!.notes).toEqual(
    pointers.map(
      (pointer) => `${pointer} is an integer beyond 9007199254740991, of which the last digits may have been rounded.`,
    ),
  );
});
