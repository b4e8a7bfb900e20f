import { expect, test } from "vitest";
import { matchesTemplate, pathPattern } from "../../../src/mock/lib/path-pattern.ts";

test.each([
  ["/v1/agents", "/v1/agents", true],
  ["/v1/agents", "/v1/agents/ag_1", false],
  ["/v1/agents/*", "/v1/agents/ag_1", true],
  ["/v1/agents/*", "/v1/agents/ag_1/versions", false],
  ["/v1/*/ag_*", "/v1/agents/ag_1", true],
  ["/v1/**", "/v1/agents/ag_1/versions", true],
  ["**/versions", "/v1/agents/ag_1/versions", true],
  ["/v1/**/versions", "/v1/agents/versionless", false],
  ["/v1/a.b+(c)[d]\\E", "/v1/a.b+(c)[d]\\E", true],
  ["/v1/a.b", "/v1/aXb", false],
  ["**", "a\nb", true],
])("the pattern %s for the path %j: %s", (pattern, path, expected) => {
  expect(pathPattern(pattern, () => {})(path)).toBe(expected);
});

test("a pattern with many wildcards takes no time that grows with their number", () => {
  // It would take years.
  expect(pathPattern("**a".repeat(300), () => {})("a".repeat(299).padEnd(2000, "b"))).toBe(false);
});

test.each([
  ["/v1/agents/ag_1", "/v1/agents/{agent_id}", true],
  ["/v1/agents/*", "/v1/agents/{agent_id}", true],
  ["/v1/agents/", "/v1/agents/{agent_id}", false],
  ["/v1/agents", "/v1/agents/{agent_id}", false],
  ["/v1/agents/ag_1/versions", "/v1/agents/{agent_id}", false],
  ["/v1/agents/ag_1/*", "/v1/agents/{agent_id}", false],
  ["/v1/agents/ag_1/**", "/v1/agents/{agent_id}", false],
  ["/v1/**", "/v1/agents/{agent_id}/versions", true],
  ["**", "/v1/agents", true],
  ["**/versions", "/v1/agents/{agent_id}/versions", true],
  ["**s/**s", "/v1/agents/{agent_id}/versions", true],
  ["/v1/*s/a*1/v*", "/v1/agents/{agent_id}/versions/{version}", false],
  ["/v1/*s/a*1/v*", "/v1/agents/{agent_id}/versions", true],
  ["*", "/v1/agents", false],
  ["", "/v1/agents", false],
])("the pattern %s for the template %s: %s", (pattern, template, expected) => {
  expect(matchesTemplate(pattern, template)).toBe(expected);
});
