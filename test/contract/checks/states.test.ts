import { expect, test } from "vitest";
import { findCase } from "../../../src/contract/cases.ts";
import { stateChecks, stateFindings } from "../../../src/contract/checks/states.ts";
import { checkOf, json, outcome, problem, stubFetch, textOf } from "../stub.ts";

test.each<[id: string, stored: unknown, found: string[]]>([
  ["agents.create", { version: 0, deployment_chat: false, source: "api" }, []],
  [
    "agents.create",
    { version: 1, deployment_chat: false, source: "playground" },
    [
      "/body/version: expected 0, as x-transition says; received 1",
      '/body/source: expected "api", as x-transition says; received playground',
    ],
  ],
  // A listing may lack fields.
  ["agents.create", {}, []],
  ["agents.create", null, []],
  // One of several transitions.
  ["connectors.create", { visibility: "shared_org", active: false }, []],
  [
    "connectors.create",
    { visibility: "shared_org", active: true },
    [
      '/body/visibility: expected "private", as x-transition says; received shared_org',
      "/body/active: expected false, as x-transition says; received true",
    ],
  ],
  // The service moves it on by itself, in several steps.
  ["batch.jobs.create", { status: "QUEUED" }, []],
  ["batch.jobs.create", { status: "SUCCESS" }, []],
  [
    "batch.jobs.create",
    { status: "CANCELLATION_REQUESTED" },
    ['/body/status: expected "QUEUED", as x-transition says; received CANCELLATION_REQUESTED'],
  ],
  ["workflows.execute", { status: "FAILED" }, []],
  [
    "workflows.execute",
    { status: "TERMINATED" },
    ['/body/status: expected "RUNNING", as x-transition says; received TERMINATED'],
  ],
  // A part of the resource has the state.
  [
    "workflows.deployments.create",
    { managed: { stopped: true } },
    ["/body/stopped: expected false, as x-transition says; received true"],
  ],
  ["observability.judges.create", { status: "any" }, []],
])("after %s, the state %j has the findings %j", (id, stored, found) => {
  expect(stateFindings(findCase(id), {}, undefined, stored).map(textOf)).toEqual(found);
});

test("an expression names a value of the request or the response", () => {
  const find = (returned: unknown, stored: unknown) =>
    stateFindings(findCase("prompts.versions.create"), { body: { version: 9 } }, returned, stored).map(textOf);
  expect(find({ version: 3 }, { version: 3 })).toEqual([]);
  expect(find({ version: 3 }, { version: 9 })).toEqual(["/body/version: expected 3, as x-transition says; received 9"]);
});

interface Server {
  /** The states of the resource, each after one more call of the operation. */
  readonly states: readonly object[];
  /** The responses to the calls. Default: the state. */
  readonly responses?: readonly (Response | undefined)[];
}

const PATHS: Readonly<Record<string, RegExp>> = {
  "workflows.schedules.pause": /\/pause$/,
  "workflows.archive": /\/archive$/,
  "batch.jobs.cancel": /\/cancel$/,
  "agents.switchVersion": /\/version$/,
  "workflows.executions.terminate": /\/terminate$/,
};

/** Runs the check of an operation against a server. Returns what was found, and the requests. */
async function check(id: string, { states, responses = [] }: Server, method = findCase(id).method) {
  let calls = 0;
  const requests = stubFetch((request) => {
    const isCall = request.method === method.toUpperCase() && PATHS[id]!.test(request.path);
    if (isCall) calls += 1;
    const state = states[Math.min(calls, states.length - 1)];
    const done = findCase(id).successStatus === 204 ? new Response(null, { status: 204 }) : state;
    return isCall ? (responses[calls - 1]?.clone() ?? done) : state;
  });
  return {
    found: await outcome(checkOf(stateChecks, id)),
    requests: requests.map((each) => `${each.method} ${each.path}`),
  };
}

const [open, paused] = [{ paused: false }, { paused: true }];

test.each<[name: string, id: string, server: Server, found: string[]]>([
  ["changes the state, and refuses to do it again", "workflows.schedules.pause", { states: [open, paused] }, []],
  [
    "does not change the state",
    "workflows.schedules.pause",
    { states: [open, open] },
    ["/body/paused: expected true, as x-transition says; received false"],
  ],
  [
    "changes the state again",
    "workflows.schedules.pause",
    { states: [open, paused, { paused: null }] },
    ["/body/paused: expected still true; received null"],
  ],
  [
    "refuses to repeat what has no effect",
    "workflows.archive",
    { states: [{ archived: false }, { archived: true }], responses: [undefined, problem(409)] },
    ["/status: expected 200, because a repetition has no effect; received 409"],
  ],
  [
    "fails",
    "workflows.schedules.pause",
    { states: [open], responses: [problem(500)] },
    ["Skipped: workflows.schedules.pause failed; the server responded 500: "],
  ],
  [
    "repeats what it must not",
    "workflows.executions.terminate",
    {
      states: [{ status: "RUNNING" }, { status: "TERMINATED" }],
    },
    ['/status: expected 409, because the state is `status: "TERMINATED"`; received 204'],
  ],
  [
    "refuses a repetition",
    "workflows.executions.terminate",
    {
      states: [{ status: "RUNNING" }, { status: "TERMINATED" }],
      responses: [undefined, problem(409)],
    },
    [],
  ],
  [
    "repeats what is still moving",
    "batch.jobs.cancel",
    { states: [{ status: "RUNNING" }, { status: "CANCELLATION_REQUESTED" }] },
    [],
  ],
  [
    "has no time of the end",
    "workflows.executions.terminate",
    {
      states: [{ status: "RUNNING" }, { status: "TERMINATED", end_time: null }],
    },
    ["/body/end_time: expected a time, because the status is TERMINATED; received null"],
  ],
])("a server that %s is checked", async (_, id, server, found) => {
  const result = await check(id, server);
  expect(result.found.map((text) => text.replace(/\{.*/s, ""))).toEqual(found);
});

test("what is not allowed yet is made possible by another operation", async () => {
  const { requests } = await check("workflows.schedules.pause", { states: [paused, paused] });
  expect(requests.filter((request) => !request.startsWith("GET")).map((request) => request.split("/").at(-1))).toEqual([
    "resume",
    "pause",
    "pause",
  ]);
});

test("an operation that needs no enabling is called at once, and again from the new state", async () => {
  const { requests } = await check("workflows.schedules.pause", { states: [open, paused] });
  expect(requests.map((request) => request.replace(/ .*\//, " "))).toEqual([
    expect.stringMatching(/^GET/),
    "POST pause",
    expect.stringMatching(/^GET/),
    expect.stringMatching(/^GET/),
    expect.stringMatching(/^GET/),
    expect.stringMatching(/^GET/),
    "POST pause",
    expect.stringMatching(/^GET/),
  ]);
});

test("a state is not changed without permission if that affects others", async () => {
  const archive = checkOf(stateChecks, "workflows.archive");
  stubFetch(() => json({ archived: false }));
  expect(await outcome(archive, { data: "own" })).toEqual([
    "Skipped: it may affect others: pass --allow workflows.archive",
  ]);
});
