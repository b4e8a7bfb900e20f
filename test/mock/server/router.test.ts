import { expect, test } from "vitest";
import { operations } from "../../../generated/operations.ts";
import { createRouter } from "../../../src/mock/server/router.ts";

const routeOf = createRouter(operations);

test.each(Object.entries(operations))("%s is found by its method and path", (id, { method, path }) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const found = routeOf(
    method,
    path.replace(/\{(\w+)\}/g, (_, name: string) => `value-of-${name}`),
  );
  expect(found).toMatchObject({
    route: { parameters: names },
    values: names.map((name) => `value-of-${name}`),
  });
  // The plain operation comes first; its streaming variant has the same path.
  expect(found && "route" in found && [found.route.id, found.route.streamId]).toContain(id);
});

const paths: [string, string, string, unknown][] = [
  ["a literal segment wins over a parameter", "GET", "/v1/agents/pages", { route: { id: "agents.list" } }],
  ["HEAD goes where GET goes", "HEAD", "/v1/models", { route: { id: "models.list" } }],
  ["a known path with another method says which it takes", "PUT", "/v1/models", { allow: ["HEAD", "GET"] }],
  [
    "a literal path with no such method is not taken for a parameter",
    "PATCH",
    "/v1/agents/pages",
    { allow: ["HEAD", "GET"] },
  ],
  ["a parameter is never empty", "GET", "/v1/models/", undefined],
  ["an unknown path is not found", "GET", "/v3/models", undefined],
  ["a path that goes on is not found", "GET", "/v1/models/a/b", undefined],
  ["the root is not found", "GET", "/", undefined],
  ["a path with no slash is not found", "GET", "*", undefined],
];

test.each(paths)("%s", (_name, method, path, wanted) => {
  const found = routeOf(method, path);
  if (wanted === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(wanted as object);
});
