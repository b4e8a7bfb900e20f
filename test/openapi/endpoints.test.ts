import { describe, expect, test } from "vitest";
import { cases } from "../../src/contract/cases.ts";
import type { Schema } from "../../src/core/document.ts";
import { defined } from "../defined.ts";
import { endpoints } from "./description.ts";

test("the document has the endpoints of the owners' list and no others", () => {
  const listed = Object.values(endpoints).flatMap((area) => area.map(({ method, path }) => `${method} ${path}`));
  const documented = cases.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(documented.toSorted()).toEqual(listed.toSorted());
});

test("each area has as many operations as the owners list", () => {
  const actual: Record<string, number> = {};
  for (const { operation } of cases) actual[operation.tags[0]] = (actual[operation.tags[0]] ?? 0) + 1;
  expect(actual).toEqual(Object.fromEntries(Object.entries(endpoints).map(([area, list]) => [area, list.length])));
});

describe.each(Object.entries(endpoints))("%s", (area, list) => {
  test.each(list)("$method $path agrees with the list", (endpoint) => {
    const testCase = defined(
      cases.find(({ method, path }) => method.toUpperCase() === endpoint.method && path === endpoint.path),
    );
    expect(testCase.operation.tags).toEqual([area]);
    expect(testCase.successStatus).toBe(endpoint.status);
    expect(testCase.operation.deprecated ?? false).toBe(endpoint.deprecated ?? false);
    // HTTP does not send the fragment #stream, so the operation without it can stream, too.
    const streams =
      endpoint.stream ??
      list.some(({ method, path }) => method === endpoint.method && path === `${endpoint.path}#stream`);
    expect(testCase.responses.some(({ eventPointer: itemPointer }) => itemPointer)).toBe(streams);
    for (const [name, value] of Object.entries(endpoint.query ?? {})) {
      const parameter = testCase.parameters.find((entry) => entry.in === "query" && entry.name === name);
      expect([name, parameter?.name]).toEqual([name, name]);
      const fallback = (parameter?.schema as Schema | undefined)?.default;
      if (value !== undefined) expect([name, fallback]).toEqual([name, value]);
    }
  });
});
