import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Change, Effect } from "../../src/diff/change.ts";
import type { ApiDiff } from "../../src/diff/compare.ts";
import { announcedBump, gate, readBump, requiredBump } from "../../src/diff/gate.ts";
import { addRelease, describeRelease, findFirstVersions } from "../../src/diff/history.ts";
import { createProgress, renderAnnotations, renderMarkdown, renderText } from "../../src/diff/report.ts";
import { createLocator } from "../../src/diff/source.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";

const change = (effect: Effect, text: string, schema?: string): Change => {
  return { effect, text, keys: [], ...(schema && { schema }) };
};
const removed = change("break", "`Agent` in responses: Property `model` was removed.", "Agent");
const get = { id: "agents.get", area: "agents", method: "get", path: "/v1/agents/{agent_id}" };
const list = { id: "agents.list", area: "agents", method: "get", path: "/v1/agents/pages" };
const models = { id: "models.list", area: "models", method: "get", path: "/v1/models" };

const diff: ApiDiff = {
  operations: [
    { ...list, state: "changed", changes: [change("deprecation", "Deprecated."), removed] },
    { ...get, state: "changed", changes: [removed] },
    { ...models, state: "added", changes: [] },
  ],
  removedSchemas: ["Tide"],
  statements: [],
};
const only = (...changes: Change[]): ApiDiff => ({
  operations: [{ ...get, state: "changed", changes }],
  removedSchemas: [],
  statements: [],
});
const NOTHING: ApiDiff = { operations: [], removedSchemas: [], statements: [] };

test("a report has each change once, with the operations that it concerns", () => {
  expect(renderText(diff)).toBe(`API: 2 breaks, 1 addition, 1 deprecation

agents
  agents.list
    deprecation  Deprecated.
  agents.list, agents.get
    break        \`Agent\` in responses: Property \`model\` was removed.

models
  models.list
    addition     Operation \`GET /v1/models\` was added.

types
  types of the client
    break        The type \`Tide\` is no longer exported.
`);
});

test("a change that operations of several areas share is under its own heading", () => {
  const [first, second] = [get, models].map((place) => ({ ...place, state: "changed" as const, changes: [removed] }));
  const other = { ...list, state: "changed" as const, changes: [change("other", "Moved.")] };
  const operations = [defined(first), defined(second), other];
  expect(renderText({ operations, removedSchemas: [], statements: [] })).toContain(
    "\nseveral areas\n  agents.get, models.list\n",
  );
});

test("a report in Markdown has a heading for each area", () => {
  expect(renderMarkdown(only(removed))).toBe(`## API: 1 break

### agents

\`agents.get\`:

- **Breaks**: \`Agent\` in responses: Property \`model\` was removed.
`);
});

test("in Markdown, each effect has its mark, the breaks come first, and others are counted", () => {
  const changes = [change("other", "D."), change("deprecation", "C."), change("addition", "B."), change("break", "A.")];
  expect(
    renderMarkdown(only(...changes, change("other", "E."))),
  ).toBe(`## API: 1 break, 1 addition, 1 deprecation, 2 other changes

### agents

\`agents.get\`:

- **Breaks**: A.
- Added: B.
- Deprecated: C.
- Changed: D.
- Changed: E.
`);
});

test("of many operations with the same change, the first ones are named", () => {
  const shared = (count: number) => {
    const ids = Array.from({ length: count }, (_, index) => ({ ...get, id: `a.${index}` }));
    const operations = ids.map((place) => ({ ...place, state: "changed" as const, changes: [removed] }));
    return renderText({ operations, removedSchemas: [], statements: [] }).split("\n")[3];
  };
  expect(shared(8)).toBe("  a.0, a.1, a.2, a.3, a.4, a.5, a.6, a.7");
  expect(shared(9)).toBe("  a.0, a.1, a.2, a.3, a.4, a.5 and 3 other operations");
});

test("an operation that was removed is a break, and a change that it has twice is reported once", () => {
  expect(
    renderText({ operations: [{ ...get, state: "removed", changes: [] }], removedSchemas: [], statements: [] }),
  ).toBe("API: 1 break\n\nagents\n  agents.get\n    break        Operation `GET /v1/agents/{agent_id}` was removed.\n");
  expect(renderText(only(removed, removed))).toMatch(/^API: 1 break\n/);
});

test("a break without a place, or with colons in its title, is an annotation with the given level", () => {
  const operation = { ...get, id: "a:b,c", state: "changed" as const, changes: [change("break", "A.\r\nB.")] };
  const text = renderAnnotations(
    { operations: [operation], removedSchemas: ["Tide"], statements: [] },
    "warning",
    () => undefined,
  );
  expect(text).toBe(`::warning title=Breaks a%3Ab%2Cc::A.%0D%0AB.
::warning title=Breaks types of the client::The type \`Tide\` is no longer exported.
::notice title=API::2 breaks
`);
});

test("a report without changes says so", () => {
  expect(renderText(NOTHING)).toBe("API: no changes\n");
});

test("annotations have the place of a break, and escape what separates their fields", () => {
  const place = { file: "openapi/agents/schemas.yaml", line: 7 };
  const colons = { ...removed, text: "100%: a, b\nc" };
  const text = renderAnnotations(only(colons, change("addition", "New.")), "error", () => place);
  expect(text).toBe(
    `::error file=openapi/agents/schemas.yaml,line=7,title=Breaks agents.get::100%25: a, b%0Ac
::notice title=API::1 break%2C 1 addition
`.replace("%2C 1", ", 1"),
  );
});

const locate = createLocator("openapi/openapi.yaml");

test.each([
  ["of a schema", { schema: "Agent", keys: ["properties", "name"] }, "openapi/agents/schemas.yaml", "name:"],
  [
    "of a field that is gone",
    { schema: "Agent", keys: ["properties", "gone"] },
    "openapi/agents/schemas.yaml",
    "properties:",
  ],
  ["of a schema with another name", { schema: "Tide → Agent", keys: [] }, "openapi/agents/schemas.yaml", "Agent:"],
  ["of a schema that is gone", { schema: "Tide", keys: [] }, undefined, undefined],
  ["of an operation", { keys: ["operationId"] }, "openapi/agents/paths.yaml", "operationId: agents.get"],
  [
    "of a parameter of the path",
    { keys: ["parameters", "agent_id"] },
    "openapi/agents/paths.yaml",
    "- $ref: parameters.yaml#/AgentId",
  ],
  ["of a parameter that is gone", { keys: ["parameters", "gone"] }, "openapi/agents/paths.yaml", "get:"],
  ["of a response", { keys: ["responses", "200", "content"] }, "openapi/agents/paths.yaml", "content:"],
])("the place %s is found in the source", (_name, way, file, line) => {
  const place = locate(get, { effect: "break", text: "Gone.", ...way });
  expect(place?.file).toBe(file);
  expect(place && defined(readFileSync(place.file, "utf8").split("\n")[place.line - 1]).trim()).toBe(line);
});

test.each<[string, ApiDiff, string]>([
  ["a break", diff, "major"],
  ["an addition", only(change("addition", "New.")), "minor"],
  ["a deprecation", only(change("deprecation", "Old.")), "minor"],
  ["another change", only(change("other", "Different.")), "none"],
  ["nothing", NOTHING, "none"],
])("%s demands a release of the right kind", (_name, changes, bump) => {
  expect(requiredBump(changes)).toBe(bump);
});

test("a break passes only with a major changeset, and an addition with a minor one", () => {
  expect(gate(diff, "minor")).toMatch(
    /^Clients would break, .*, or run `npm run changeset` and choose major for platform-api\.$/,
  );
  expect(gate(diff, "major")).toBeUndefined();
  const addition = only(change("addition", "New."));
  expect(gate(addition, "patch")).toMatch(
    /^The API has additions .*: run `npm run changeset` and choose minor for platform-api\.$/,
  );
  expect(gate(addition, "minor")).toBeUndefined();
  expect(gate(NOTHING, "none")).toBeUndefined();
});

test.each([
  ['---\n"platform-api": major\n---\n\nText.\n', "major"],
  ["---\r\nplatform-api: minor\r\n---\r\n", "minor"],
  ['---\n"platform-api-mock": major\n---\n', "none"],
  ["---\n---\n\nNothing is released.\n", "none"],
  ['---\n"platform-api": minor # ---\n---\n', "minor"],
  ["Text.\n", "none"],
])("the changeset %j announces the release", (text, bump) => {
  expect(readBump(text, "a.md")).toBe(bump);
});

test.each([
  ['---\n"platform-api": huge\n---\n', "a.md: The release of platform-api must be patch, minor or major, not huge."],
  ['---\n"platform-api: major\n---\n', "a.md: Missing closing"],
])("the changeset %j is an error that names its file", (text, message) => {
  expect(() => readBump(text, "a.md")).toThrow(message);
});

test("the highest of several changesets counts, and the README of the folder is none", () => {
  const folder = mkdtempSync(join(tmpdir(), "changesets-"));
  try {
    expect(announcedBump(folder)).toBe("none");
    for (const [name, bump] of Object.entries({ "a.md": "minor", "b.md": "patch", "README.md": "major" }))
      writeFileSync(join(folder, name), `---\n"platform-api": ${bump}\n---\n`);
    expect(announcedBump(folder)).toBe("minor");
    expect(announcedBump(join(folder, "none"))).toBe("none");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a release is recorded with what it added, and a second time in its own place", () => {
  const older = structuredClone(document);
  delete (older.paths["/v1/models"] as { get?: unknown }).get;
  const first = describeRelease("1.0.0", "2027-01-01", older);
  const second = describeRelease("1.1.0", "2027-02-01", document, { name: "platform-api@1.0.0", document: older });
  expect(second).toEqual({
    version: "1.1.0",
    date: "2027-02-01",
    added: ["models.list"],
    changes: [
      { operations: ["models.list"], changes: [{ effect: "addition", text: "Operation `GET /v1/models` was added." }] },
    ],
  });
  const history = addRelease(addRelease([first], { ...second, added: [] }), second);
  expect(history).toEqual([second, { version: "1.0.0", date: "2027-01-01", added: [], changes: [] }]);
  expect([...findFirstVersions(history)]).toEqual([["models.list", "1.1.0"]]);
});

test.each([
  [true, ["Comparing operation 2 of 4 …\n", "Comparing operation 4 of 4 …\n"]],
  [false, []],
])("the progress is written after two seconds, each second (terminal: %s)", (isTTY, lines) => {
  const written: string[] = [];
  let time = 0;
  const onOperation = createProgress({ isTTY, write: (text) => written.push(text) }, () => time);
  for (const [index, at] of [1999, 2000, 2999, 3000].entries()) {
    time = at;
    onOperation(index + 1, 4);
  }
  expect(written).toEqual(lines);
});
