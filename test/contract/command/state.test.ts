import { expect, test } from "vitest";
import { operations } from "../../../generated/operations.ts";
import { cases } from "../../../src/contract/cases.ts";
import { GUARDED } from "../../../src/contract/guarded.ts";
import { createMock } from "../../../src/mock/index.ts";
import { createRouter } from "../../../src/mock/stages/shared/router.ts";
import { listDifferences, run, serve, withBody } from "./server.ts";

type Plant = Parameters<typeof listDifferences>[0];

test("a list that others change between two pages causes a note", async () => {
  let created = 0;
  const plant: Plant = async ({ url = "" }, _, __, fetchOther) => {
    if (!/^\/v1\/agents\?.*page_size/.test(url)) return undefined;
    created += 1;
    const init = { method: "POST", body: JSON.stringify({ model: "aurora-small", name: `New ${created}` }) };
    await fetchOther("/v1/agents", { ...init, headers: { "Content-Type": "application/json" } });
    return undefined;
  };
  const { failed, notes } = await listDifferences(plant, "--operation", "agents.listLegacy");
  expect(failed).toEqual([]);
  expect(notes).not.toEqual([]);
});

test("a server that only sends examples passes with --stateless", async () => {
  const plant = withBody(/models\//, (body) => body, 404, { changedStatus: 200 });
  const { failed } = await listDifferences(plant, "--stateless", "--operation", "models.get");
  expect(failed).toEqual([]);
});

const FIELDS = /^\/v1\/agents\/ag_\w+(\?|$)/;

test.each([
  ["a job may be canceled again while it stops", ["batch.jobs.cancel"], { clock: "real" }],
  [
    "checks with one key do not change the same resource at the same time",
    ["workflows.schedules.update", "workflows.schedules.pause"],
    {},
  ],
] as const)("%s", async (_, operations, options) => {
  const url = await serve(createMock(options));
  const selected = operations.flatMap((operation) => ["--operation", operation]);
  const { code, out } = await run("--base-url", url, "--key", "own", "--writes", "--settle", "0", ...selected);
  expect(out).toContain("0 failed");
  expect(code).toBe(0);
});

test("other forms of the same values, masks and defaults are not found", async () => {
  const plant = withBody(FIELDS, (body) => ({
    ...body,
    ...(typeof body.created_at === "string" && { created_at: body.created_at.replace("Z", "+00:00") }),
  }));
  expect(await listDifferences(plant, "--writes", "--key", "own", "--operation", "agents.update")).toMatchObject({
    failed: [],
  });
});

test("a finding about a stored resource has the request that changed it, and the one that read it", async () => {
  const plant = withBody(FIELDS, (body) => ({ ...body, instructions: "None." }));
  const url = await serve(createMock(), plant);
  const { out } = await run("--base-url", url, "--writes", "--operation", "agents.update");
  expect(out).toMatch(/\n {4}curl -i -X PATCH '\S+\/v1\/agents\/ag_\w+' .*\n {4}curl -i '\S+\/v1\/agents\/ag_\w+' /);
});

test("updates have a new text wherever one is allowed, so that a server that keeps the old one is found", async () => {
  const findRoute = createRouter(operations);
  const found = new Set<string>();
  const plant: Plant = async ({ method, url = "" }, _, sent) => {
    const { route } = Object(findRoute(`${method}`, url.split("?")[0]!));
    for (const [, name] of sent.matchAll(/"(\w+)":"Checked /g)) found.add(`${route?.id} ${name}`);
    return undefined;
  };
  const updates = ["agents.update", "prompts.update", "prompts.versions.update", "workflows.update"];
  await listDifferences(plant, "--writes", "--settle", "0", ...updates.flatMap((id) => ["--operation", id]));
  const texts = [
    "agents.update description",
    "agents.update instructions",
    "prompts.update title",
    "prompts.versions.update notes",
    "workflows.update description",
    "workflows.update display_name",
  ];
  expect(texts.filter((text) => !found.has(text))).toEqual([]);
});

test("executions that the command started are terminated afterward", async () => {
  const mock = createMock();
  const terminated: string[] = [];
  const url = await serve(mock, async ({ url = "" }) => {
    terminated.push(...(/\/executions\/([^/]+)\/terminate$/.exec(url)?.slice(1) ?? []));
    return undefined;
  });
  const listExecutions = async () => {
    const headers = { Authorization: "Bearer own" };
    const response = await mock.fetch("http://localhost/v1/workflows/runs?page_size=100", { headers });
    const { executions } = (await response.json()) as { executions: { execution_id: string }[] };
    return executions.map(({ execution_id }) => execution_id);
  };
  const before = await listExecutions();
  const operations = ["workflows.execute", "workflows.executions.signal", "workflows.schedules.trigger"];
  const selected = operations.flatMap((operation) => ["--operation", operation]);
  expect(await run("--base-url", url, "--key", "own", "--writes", ...selected)).toMatchObject({ code: 0 });
  const started = (await listExecutions()).filter((id) => !before.includes(id));
  expect(started.length).toBeGreaterThan(2);
  expect(started.filter((id) => !terminated.includes(id))).toEqual([]);
});

test("operations that may affect others are not called, unless they are allowed", async () => {
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

test("the document has every operation that needs to be allowed", () => {
  expect(GUARDED.filter((id) => !cases.some((testCase) => testCase.id === id))).toEqual([]);
  const scoped = cases.filter(({ path }) => path.includes("{consumer_scope}")).map(({ id }) => id);
  expect(scoped).not.toEqual([]);
  expect(scoped.filter((id) => !GUARDED.includes(id))).toEqual([]);
});
