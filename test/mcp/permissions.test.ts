import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { operations } from "../../generated/operations.ts";
import { checkPatterns, findOperation, isReversible, type Permissions } from "../../src/mcp/permissions.ts";
import { endpoints } from "../openapi/description.ts";
import { connect } from "./connection.ts";

const README = readFileSync("src/mcp/README.md", "utf8");

test("--allow-writes allows what the descriptions of the areas call reversible, such as what the README lists", () => {
  const described = Object.values(endpoints)
    .flat()
    .filter(({ reversible }) => reversible);
  const allowed = Object.entries(operations).filter(([id]) => isReversible(id));
  const lines = allowed.map(([, { method, path }]) => `${method} ${path}`);
  expect(lines.toSorted()).toEqual(described.map(({ method, path }) => `${method} ${path}`).toSorted());
  const [, list = ""] = /runs nothing, such as:\n\n(.*?)\n\n/s.exec(README) ?? [];
  const listed = Array.from(list.matchAll(/`([^`]+)`/g), ([, id = ""]) => id);
  expect(listed).not.toEqual([]);
  expect(listed.filter((id) => !isReversible(id))).toEqual([]);
});

test.each([
  "connectors.tools.call",
  "conversations.append",
  "workflows.executions.signal",
  "workflows.execute",
  "workflows.schedules.resume",
  "workflows.deployments.create",
  "batch.jobs.create",
  "agents.complete",
  "agents.delete",
  "workflows.deployments.unharden",
])("--allow-writes does not allow %s", (id) => {
  expect(isReversible(id)).toBe(false);
});

const GET = "agents.get";
const CREATE = "agents.create";
const DELETE = "agents.delete";
const ARCHIVE = "models.archive";

/** An operation, the permissions, and the start of the refusal; undefined if it is allowed. */
const ROWS: [id: string, permissions: Permissions, refusal?: string][] = [
  [GET, { access: "read" }],
  [
    CREATE,
    { access: "read" },
    "agents.create is not allowed here: the server only reads. Start it with --allow-writes.",
  ],
  [DELETE, { access: "read" }, "agents.delete is not allowed here, because it runs something or can't be undone."],
  [GET, { access: "write" }],
  [CREATE, { access: "write" }],
  [ARCHIVE, { access: "write" }],
  ["observability.spans.search", { access: "write" }],
  ["observability.spans.evaluations.searchLatest", { access: "write" }],
  ["observability.spans.aggregate", { access: "write" }],
  ["workflows.executions.query", { access: "write" }, "workflows.executions.query is not allowed here"],
  [
    DELETE,
    { access: "write" },
    "agents.delete is not allowed here, because it runs something or can't be undone. Start the server with --allow-destructive.",
  ],
  [DELETE, { access: "destroy" }],
  [GET, { access: "read", patterns: ["agents.*"] }],
  [GET, { access: "read", patterns: ["models.*", "*.get"] }],
  [
    GET,
    { access: "read", patterns: ["agents"] },
    "agents.get is not allowed here: the server was started for --operations agents.",
  ],
  [GET, { access: "destroy", patterns: ["gent*"] }, "agents.get is not allowed here"],
  [GET, { access: "destroy", patterns: ["agents?get"] }, "agents.get is not allowed here"],
  [CREATE, { access: "read", patterns: ["*"] }, "agents.create is not allowed here: the server only reads."],
];

test.each(ROWS)("%s with %j", (id, permissions, refusal) => {
  const find = () => findOperation(id, permissions, id === GET);
  if (refusal) expect(find).toThrow(refusal);
  else expect(find()).toBe(operations[id as keyof typeof operations]);
});

test("a pattern of no operation is an error", () => {
  expect(() => checkPatterns(["agents.*", "agent.get"])).toThrow(
    "No operation has an id like agent.get, which --operations names. Did you mean agents.get",
  );
  expect(checkPatterns(["agents.*"])).toBeUndefined();
});

test("the tools refuse what is not allowed, before anything is sent", async () => {
  const { text, sandbox } = await connect({ service: { access: "write", patterns: ["agents.*"] } });
  const call = (operation_id: string) =>
    text("change_operation", { operation_id, parameters: { agent_id: "ag_0197c3d0" } });
  expect(await call(DELETE)).toContain("can't be undone");
  expect(await call("prompts.create")).toContain("--operations agents.*");
  expect(await text("read_operation", { operation_id: "models.list" })).toContain("--operations agents.*");
  expect(await sandbox.requests()).toEqual([]);
});
