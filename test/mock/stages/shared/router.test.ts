import { expect, test } from "vitest";
import { operations } from "../../../../generated/operations.ts";
import { createRouter } from "../../../../src/mock/stages/shared/router.ts";

const findRoute = createRouter(operations);

test.each(Object.entries(operations))("%s is matched by its method and path", (id, { method, path }) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const found = findRoute(
    method,
    path.replace(/\{(\w+)\}/g, (_, name: string) => `value-of-${name}`),
  );
  expect(found).toMatchObject({
    route: { parameters: names },
    values: names.map((name) => `value-of-${name}`),
  });
  // An operation and its streaming variant have the same path.
  expect(found && "route" in found && [found.route.id, found.route.streamId]).toContain(id);
});

const paths: [string, string, string, unknown][] = [
  ["a literal segment takes precedence over a parameter", "GET", "/v1/agents/pages", { route: { id: "agents.list" } }],
  ["HEAD matches the operation of GET", "HEAD", "/v1/models", { route: { id: "models.list" } }],
  ["a known path with another method returns the allowed methods", "PUT", "/v1/models", { allow: ["HEAD", "GET"] }],
  [
    "a literal segment takes precedence even if its path does not allow the method",
    "PATCH",
    "/v1/agents/pages",
    { allow: ["HEAD", "GET"] },
  ],
  ["an empty segment does not match a parameter", "GET", "/v1/models/", undefined],
  ["an unknown path does not match", "GET", "/v3/models", undefined],
  ["a path with an additional segment does not match", "GET", "/v1/models/a/b", undefined],
  ["the root does not match", "GET", "/", undefined],
  ["a path without a slash does not match", "GET", "*", undefined],
];

test.each(paths)("%s", (_name, method, path, wanted) => {
  const found = findRoute(method, path);
  if (wanted === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(wanted as object);
});

test("a parameter that leads nowhere leaves no value behind", () => {
  const operation = { ...operations["agents.get"], method: "GET" } as const;
  const find = createRouter({
    first: { ...operation, path: "/ships/{ship}/log" },
    second: { ...operation, path: "/{kind}/{id}/notes" },
  });
  expect(find("GET", "/ships/alma/notes")).toMatchObject({
    route: { id: "second", parameters: ["kind", "id"] },
    values: ["ships", "alma"],
  });
});
