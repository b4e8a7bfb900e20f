import { expect, test, vi } from "vitest";
import { isBodyLonger, isValid, remember, toJson } from "../../../src/mock/exchange/remembered.ts";
import { sendJson } from "../json.ts";
import { session } from "../session.ts";

const [first, second] = [{ id: "a", tags: ["ä\n"] }, { id: "b" }].map(remember);
const BODIES: readonly unknown[] = [
  "text",
  null,
  first,
  { name: "page" },
  [],
  [first, second],
  [second, { id: "c" }],
  [{ id: "c" }, second],
  { object: "list", data: [first, second], next: null, left: undefined, '"': 1 },
  { first: [first], others: [second, { id: "c" }], empty: [] },
];

test.each(BODIES.map((body) => [body]))("%j is serialized as JSON.stringify does, each time", (body) => {
  expect([toJson(body), toJson(body)]).toEqual([JSON.stringify(body), JSON.stringify(body)]);
});

test("the characters of a remembered item are counted once, and those of others each time", () => {
  const read = vi.fn(() => "x".repeat(100));
  const item = () => Object.defineProperty({}, "text", { get: read, enumerable: true });
  const page = { data: [remember(item()), remember(item())], next: item() };
  expect([isBodyLonger(page, 400), isBodyLonger(page, 400), isBodyLonger(page, 200)]).toEqual([false, false, true]);
  expect(read).toHaveBeenCalledTimes(4);
});

test.each(BODIES.map((body) => [body]))("a valid body %j is valid, and an invalid one is not, each time", (body) => {
  expect([isValid(body, () => true), isValid(body, () => true)]).toEqual([true, true]);
  const never = () => false;
  expect([isValid(body, never), isValid(body, never)]).toEqual([false, false]);
});

test("an item that a validator has found valid is not checked again by it, but by another one", () => {
  const [known, added] = [{ id: "a" }, { id: "b" }].map(remember);
  const validate = vi.fn((_value: unknown) => true);
  isValid({ data: [known] }, validate);
  isValid({ data: [known, added] }, validate);
  isValid({ data: [known, added] }, validate);
  expect(validate.mock.calls).toEqual([[{ data: [known] }], [{ data: [added] }], [{ data: [] }]]);
  const other = vi.fn(() => true);
  isValid([known], other);
  expect(other).toHaveBeenCalledWith([known]);
});

test("a body that is invalid without its known items is checked with them", () => {
  const known = remember({ id: "a" });
  const hasItems = (value: unknown) => (value as { data: unknown[] }).data.length > 0;
  expect([isValid({ data: [known] }, hasItems), isValid({ data: [known] }, hasItems)]).toEqual([true, true]);
});

test("an agent and pages of agents show each update, in each sandbox", async () => {
  const own = session();
  const [path, page] = ["/v1/agents/ag_0197c3d0", "/v1/agents/pages"];
  const send = (url: string) => sendJson(own, "GET", url);
  const { body: agent } = await send(path);
  const { body: version } = await send(`${path}/versions/0`);
  const { body: before } = await send(page);
  const { body: updated } = await sendJson(own, "PATCH", path, { name: "Renamed" });
  expect(updated).toMatchObject({ name: "Renamed", version: agent.version + 1 });
  expect((await send(path)).body).toEqual(updated);
  expect((await send(`${path}/versions/0`)).body).toEqual({ ...version, versions: updated.versions });
  expect(before.data).toContainEqual(agent);
  expect((await send(page)).body.data).toContainEqual(updated);
  expect(await sendJson(session(), "GET", path)).toEqual({ status: 200, body: agent });
});

test("an agent shows the versions of a snapshot that has no other agents than the seed", async () => {
  const own = session();
  const path = "/v1/agents/ag_0197c3d0";
  const { body: agent } = await sendJson(own, "GET", path);
  await sendJson(own, "PATCH", path, { name: "Renamed" });
  const { body: snapshot } = await sendJson(own, "GET", "/_mock/snapshot");
  const agentVersions = snapshot.tables.agentVersions
    .map((row: { agent: { id: string; version: number } }) =>
      row.agent.id === agent.id && row.agent.version === agent.version
        ? { ...row, agent: { ...agent, name: "Restored" } }
        : row,
    )
    .slice(0, -1);
  const { status } = await sendJson(own, "PUT", "/_mock/snapshot", { ...snapshot, tables: { agentVersions } });
  expect(status).toBe(204);
  expect(await sendJson(own, "GET", path)).toEqual({ status: 200, body: { ...agent, name: "Restored" } });
  expect(await sendJson(session(), "GET", path)).toEqual({ status: 200, body: agent });
});
