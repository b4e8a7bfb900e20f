import { expect, test } from "vitest";
import { listDifferences, withBody } from "./server.ts";

const GENERATE = ["--generate", "20", "--random-seed", "1", "--operation"];

test("generated requests to a server that conforms to the document cause no findings", async () => {
  const { failed } = await listDifferences(async () => undefined, ...GENERATE, "agents.create", "--writes");
  expect(failed).toEqual([]);
});

test("a violation that a server accepts is found", async () => {
  const plant = withBody(/search/, () => ({ spans: { results: [], cursor: null } }), 422, { changedStatus: 200 });
  const { failed } = await listDifferences(plant, ...GENERATE, "observability.spans.search");
  expect(failed).toContainEqual(
    expect.stringMatching(/\/status: expected a documented 4xx, because the request violates/),
  );
});

test("a 500 is found, and a documented 503 is not", async () => {
  for (const [status, count] of [
    [500, 1],
    [503, 0],
  ] as const) {
    const problem = { type: "about:blank", title: "Failed", status, detail: "Try again.", code: "SERVICE_UNAVAILABLE" };
    const headers = { "content-type": "application/problem+json" };
    const plant = withBody(/page_size=/, () => problem, 200, { changedStatus: status, headers });
    const { failed } = await listDifferences(plant, ...GENERATE, "observability.datasets.list");
    expect(failed.filter((each) => each.includes("expected a documented response"))).toHaveLength(count);
  }
});

test("a writing operation gets at most the given number of requests", async () => {
  let created = 0;
  const count = async (...args: string[]) => {
    created = 0;
    await listDifferences(
      async ({ method }) => {
        if (method === "POST") created += 1;
        return undefined;
      },
      "--writes",
      ...args,
    );
    return created;
  };
  const without = await count("--operation", "agents.create");
  expect(await count("--generate", "5", "--operation", "agents.create")).toBe(without + 5);
});
