import { describe, expect, test } from "vitest";
import type { Schema } from "../../scripts/render/document.ts";
import { cases } from "../contract/cases.ts";
import { endpoints } from "./endpoints.ts";

const counts = {
  datasets: 11,
  spans: 9,
  judges: 6,
  connectors: 14,
  conversations: 11,
  agents: 10,
  prompts: 9,
  skills: 9,
  workflows: 11,
  executions: 9,
  runs: 3,
  schedules: 8,
  deployments: 12,
  events: 2,
  models: 6,
  batch: 5,
  classifiers: 4,
  retrieval: 7,
  users: 3,
  audio: 1,
};

test("the document has the owners' endpoints and no others", () => {
  const listed = Object.values(endpoints).flatMap((area) => area.map(({ method, path }) => `${method} ${path}`));
  const documented = cases.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(listed).toHaveLength(150);
  expect(documented.toSorted()).toEqual(listed.toSorted());
});

test("each area has as many operations as it should", () => {
  const found: Record<string, number> = {};
  for (const { operation } of cases) found[operation.tags[0]] = (found[operation.tags[0]] ?? 0) + 1;
  expect(found).toEqual(counts);
});

describe.each(Object.entries(endpoints))("%s", (area, list) => {
  test.each(list)("$method $path is as listed", (endpoint) => {
    const subject = cases.find(
      ({ method, path }) => method.toUpperCase() === endpoint.method && path === endpoint.path,
    )!;
    expect(subject.operation.tags).toEqual([area]);
    expect(subject.success).toBe(endpoint.status);
    expect(subject.operation.deprecated ?? false).toBe(endpoint.deprecated ?? false);
    // On the wire a path and its #stream entry are one, so the path itself streams too.
    const streams =
      endpoint.stream ??
      list.some(({ method, path }) => method === endpoint.method && path === `${endpoint.path}#stream`);
    expect(subject.answers.some(({ itemPointer }) => itemPointer)).toBe(streams);
    for (const [name, value] of Object.entries(endpoint.query ?? {})) {
      const parameter = subject.parameters.find((entry) => entry.in === "query" && entry.name === name);
      expect([name, parameter && "there"]).toEqual([name, "there"]);
      const fallback = (parameter?.schema as Schema | undefined)?.default;
      if (value !== undefined) expect([name, fallback]).toEqual([name, value]);
    }
  });
});
