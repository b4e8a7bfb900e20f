import { describe, expect, test } from "vitest";
import { cases } from "../../../src/contract/cases.ts";
import { GUARDED } from "../../../src/contract/guarded.ts";
import { listDifferences, withBody } from "./server.ts";

type Plant = Parameters<typeof listDifferences>[0];
type Row = [fault: string, operation: string, plant: Plant, finding: string];

/** Runs the command on one operation of a faulty server. */
async function expectFinding(operation: string, plant: Plant, finding: string): Promise<void> {
  const { failed } = await listDifferences(
    plant,
    "--writes",
    "--key",
    "own",
    "--settle",
    "0",
    "--operation",
    operation,
  );
  expect(failed).toContainEqual(expect.stringContaining(`${operation}: ${finding}`));
}

describe("what reading finds", () => {
  test.each<Row>([
    [
      "a 500 for an unknown id",
      "agents.get",
      withBody(/agents/, (body) => ({ ...body, status: 500 }), 404, { changedStatus: 500 }),
      "/status: expected 404; received 500",
    ],
    [
      "a resource for an unknown id",
      "models.get",
      async ({ url = "" }, respond, _, fetchOther) =>
        url.startsWith("/v1/models/") && (await respond()).status === 404
          ? fetchOther("/v1/models/aurora-small")
          : undefined,
      "/status: expected 404; received 200",
    ],
    [
      "a filter that is ignored",
      "agents.listLegacy",
      async ({ url = "" }, _, __, fetchOther) => (url.includes("name=") ? fetchOther("/v1/agents") : undefined),
      '/body/1/name: expected "Pilot", as in name; received Scout',
    ],
    [
      "a resumed stream that starts again",
      "workflows.events.stream",
      async ({ url = "", headers }, _, __, fetchOther) =>
        headers["last-event-id"] === undefined
          ? undefined
          : fetchOther(url, { headers: { Accept: "text/event-stream" } }),
      "/events/0: expected {",
    ],
    [
      "a token of the next page that leads nowhere",
      "agents.list",
      withBody(/agents\/pages/, (body) => ({ ...body, next_page_token: body.next_page_token && "bogus" })),
      "/status: expected 200; received 400",
    ],
    [
      "the same page again",
      "agents.listLegacy",
      async ({ url = "" }, _, __, fetchOther) =>
        url.includes("page=1") ? fetchOther(url.replace("page=1", "page=0")) : undefined,
      "/body/0: expected an item that is not on page 1 already; received ",
    ],
    [
      "a page without its last item",
      "prompts.list",
      withBody(/pageSize=/, ({ data, ...body }) => ({ ...body, data: (data as unknown[]).slice(0, -1) })),
      "/body/data: expected {",
    ],
    [
      "a wrong total",
      "batch.jobs.list",
      withBody(/batch/, (body) => ({ ...body, total: 999 })),
      "/body/total: expected 1, the number of items on all pages; received 999",
    ],
  ])("%s", async (_, operation, plant, finding) => {
    await expectFinding(operation, plant, finding);
  });
});

test("a list that others change between two pages causes a note", async () => {
  let created = 0;
  const plant: Plant = async ({ url = "" }, _, __, fetchOther) => {
    if (!/^\/v1\/agents\?.*page_size/.test(url)) return undefined;
    created += 1;
    const init = { method: "POST", body: JSON.stringify({ model: "aurora-small", name: `New ${created}` }) };
    await fetchOther("/v1/agents", { ...init, headers: { "Content-Type": "application/json" } });
    return undefined;
  };
  const { failed } = await listDifferences(plant, "--operation", "agents.listLegacy");
  expect(failed).toEqual([]);
});

test("a server that only sends examples passes with --stateless", async () => {
  const plant = withBody(/models\//, (body) => body, 404, { changedStatus: 200 });
  const { failed } = await listDifferences(plant, "--stateless", "--operation", "models.get");
  expect(failed).toEqual([]);
});

/** Changes the events of streams. */
const withEvents = (change: (events: string[]) => string[]): Plant =>
  withBody(/conversations/, undefined, 200, {
    write: (text) =>
      change(text.trimEnd().split("\n\n"))
        .map((event) => `${event}\n\n`)
        .join(""),
  });

const FIELDS = /^\/v1\/agents\/ag_\w+(\?|$)/;

describe("what writing finds", () => {
  test.each<Row>([
    [
      "a resource that is not stored",
      "agents.create",
      async ({ method, url = "" }) =>
        method === "GET" && /ag_/.test(url)
          ? Response.json(
              { type: "about:blank", title: "Not Found", status: 404, detail: "No.", code: "AGENT_NOT_FOUND" },
              { status: 404, headers: { "content-type": "application/problem+json", "x-request-id": "req_1" } },
            )
          : undefined,
      "/status: expected 200 from agents.get for the new resource; received 404",
    ],
    [
      "another name than the one that was sent",
      "agents.create",
      withBody(/^\/v1\/agents$/, (body) => ({ ...body, name: "Other" })),
      '/body/name: expected "Scout", which was sent; received "Other"',
    ],
    [
      "a resource that is missing in its list",
      "prompts.create",
      withBody(/^\/v2\/prompts(\?|$)/, (body) =>
        body.data
          ? { ...body, data: (body.data as { name: string }[]).filter(({ name }) => !/-[0-9a-f]{8}-/.test(name)) }
          : body,
      ),
      "/body/data: expected the new resource ",
    ],
    [
      "a stream without its last event",
      "conversations.startStream",
      withEvents((events) => events.slice(0, -1)),
      "/events/12/event: expected one of `conversation.response.done`, `conversation.response.error`, because it is",
    ],
    [
      "two events in the wrong order",
      "conversations.startStream",
      withEvents(([a = "", b = "", ...events]) => [b, a, ...events]),
      "/events/0/event: expected `conversation.response.started`; received tool.execution.started",
    ],
    [
      "pieces of a text in the wrong order",
      "conversations.startStream",
      withEvents((events) => {
        const [first = 0, second = 0] = events.flatMap((event, index) =>
          event.includes("output.delta") ? [index] : [],
        );
        return events.map(
          (event, index) => events[index === first ? second : index === second ? first : index] ?? event,
        );
      }),
      "/events: expected pieces of the stored `content` ",
    ],
    [
      "an update that is ignored",
      "observability.datasets.update",
      async ({ method, url = "" }, _, __, fetchOther) => (method === "PATCH" ? fetchOther(url) : undefined),
      '/body/description: expected "Checked ',
    ],
    [
      "a deletion that deletes nothing",
      "agents.delete",
      async ({ method }) =>
        method === "DELETE" ? new Response(null, { status: 204, headers: { "x-request-id": "req_1" } }) : undefined,
      "/status: expected 404 from agents.get after the deletion; received 200",
    ],
    [
      "the wrong id",
      "agents.get",
      withBody(FIELDS, (body) => ({ ...body, id: "ag_other" })),
      '/body/id: expected "ag_',
    ],
    [
      "a new resource in the wrong state",
      "workflows.schedules.create",
      withBody(/schedules\/.+/, (body) => ({ ...body, paused: true })),
      "/body/paused: expected false, as x-transition says; received true",
    ],
    [
      "a change of state that is ignored",
      "workflows.schedules.pause",
      async ({ url = "" }) =>
        url.endsWith("/pause") ? new Response(null, { status: 204, headers: { "x-request-id": "req_1" } }) : undefined,
      "/body/paused: expected true, as x-transition says; received false",
    ],
    [
      "a change from a state in which it is not allowed",
      "workflows.executions.terminate",
      withBody(/terminate/, undefined, 409, { changedStatus: 204, write: () => "" }),
      '/status: expected 409, because the state is `status: "TERMINATED"`; received 204',
    ],
  ])("%s", async (_, operation, plant, finding) => {
    await expectFinding(operation, plant, finding);
  });

  test("nothing in other forms of the same values, masks and defaults", async () => {
    const plant = withBody(FIELDS, (body) => ({
      ...body,
      ...(typeof body.created_at === "string" && { created_at: body.created_at.replace("Z", "+00:00") }),
      ...(typeof body.instructions === "string" && { instructions: `${body.instructions}\n` }),
    }));
    expect(await listDifferences(plant, "--writes", "--key", "own", "--operation", "agents.*")).toMatchObject({
      failed: [],
    });
  });

  test("no operation that may affect others, unless it is allowed", async () => {
    const paths: string[] = [];
    const plant: Plant = async ({ method, url }, respond) => {
      const response = await respond();
      if (method !== "GET" && response.ok) paths.push(`${method} ${url}`);
      return response;
    };
    const selected = ["--writes", "--operation", "connectors.activate", "--operation", "workflows.archiveMany"];
    await listDifferences(plant, ...selected);
    expect(paths.filter((path) => !path.startsWith("POST /v1/connectors"))).toEqual([]);
    expect(paths.filter((path) => path.includes("/activate"))).toEqual([]);
    await listDifferences(plant, ...selected, "--allow", "connectors.*");
    expect(paths.filter((path) => path.includes("/activate"))).not.toEqual([]);
  });
});

test("the document has every operation that needs to be allowed", () => {
  expect(GUARDED.filter((id) => !cases.some((testCase) => testCase.id === id))).toEqual([]);
});
