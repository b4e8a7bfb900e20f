import { describe, expect, test } from "vitest";
import { listDifferences, withBody } from "./server.ts";

type Plant = Parameters<typeof listDifferences>[0];
type Row = [fault: string, operation: string, plant: Plant, finding: string];

/** Runs the command on one operation of a faulty server. */
async function expectFinding(operation: string, plant: Plant, finding: string): Promise<void> {
  const { failed } = await listDifferences(plant, "--writes", "--key", "own", "--operation", operation);
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
