import { describe, expect, test } from "vitest";
import { cases } from "../../../src/contract/cases.ts";
import { listChecks } from "../../../src/contract/checks/checks.ts";
import { resolve } from "../../../src/contract/document.ts";
import { chooseSource, findCreator, findRemover, identifiers } from "../../../src/contract/requests/sources.ts";
import { selectOperations } from "../../../src/contract/select.ts";
import { defined } from "../../defined.ts";

describe("what counts as reading", () => {
  test("of the operations that are no GET, only the searches", () => {
    const others = cases.filter((testCase) => testCase.isRead && testCase.method !== "get").map(({ id }) => id);
    expect(others).toEqual([
      "observability.spans.search",
      "observability.spans.aggregate",
      "observability.spans.evaluations.aggregate",
      "observability.spans.evaluations.search",
      "observability.spans.evaluations.searchLatest",
    ]);
  });

  test("no operation with a transition", () => {
    const changing = cases.filter(({ operation }) => operation["x-transition"]);
    expect(changing.length).toBeGreaterThan(50);
    expect(changing.filter(({ isRead }) => isRead)).toEqual([]);
  });

  test("every check of a writing operation writes: a server may accept its invalid requests", () => {
    const writing = cases.filter((testCase) => !testCase.isRead);
    const checks = writing.flatMap((testCase) => listChecks(testCase, { prefer: "all" }));
    expect(checks.length).toBeGreaterThan(1000);
    expect(checks.filter(({ writes }) => !writes)).toEqual([]);
  });
});

describe("where identifiers come from", () => {
  const parameters = cases.flatMap((testCase) =>
    testCase.parameters
      .filter((parameter) => parameter.in === "path" && !resolve(parameter.schema).enum)
      .map(({ name }) => ({ id: testCase.id, name, testCase })),
  );

  test.each(parameters)("$id takes $name from a listing", ({ testCase, name }) => {
    expect(chooseSource(testCase, name)?.listing.id).toMatch(/\.list/);
  });

  test.each([
    ["agents.get", "agent_id", "agents.listLegacy", "id"],
    ["agents.versions.get", "version", "agents.versions.list", "version"],
    ["workflows.executions.get", "execution_id", "workflows.runs.list", "execution_id"],
    ["workflows.deployments.get", "name", "workflows.deployments.list", "name"],
    ["models.update", "model_id", "models.list", "id"],
    ["connectors.tools.call", "tool_name", "connectors.tools.list", "name"],
  ])("%s takes %s from %s, field %s", (id, name, listing, field) => {
    const source = chooseSource(defined(cases.find((testCase) => testCase.id === id)), name);
    expect(source).toMatchObject({ listing: { id: listing }, field });
  });

  test("identifiers in bodies are known, and names of the API's own vocabulary are none", () => {
    expect(identifiers.get("aurora-large")?.listing.id).toBe("models.list");
    expect(identifiers.get("ag_0197c3d0")?.collection).toBe("/v1/agents");
    expect(identifiers.has("status_code")).toBe(false);
  });

  test("what is created is deleted", () => {
    const agents = defined(chooseSource(defined(cases.find(({ id }) => id === "agents.get")), "agent_id"));
    const creator = defined(findCreator(agents));
    expect(creator.id).toBe("agents.create");
    expect(findRemover(creator)).toMatchObject({ remover: { id: "agents.delete" }, parameter: "agent_id" });
  });
});

describe("the selection of operations", () => {
  test("without a pattern, it is all of them", () => {
    expect(selectOperations([])).toEqual(cases);
  });

  test("a pattern may have a star, and several add up in the document's order", () => {
    const ids = selectOperations(["models.get", "agents.versions.*"]).map(({ id }) => id);
    expect(ids).toEqual(["agents.versions.list", "agents.versions.get", "models.get"]);
  });

  test.each([
    ["agents.gett", "No operation is named agents.gett. Did you mean agents.get"],
    ["modles.*", "No operation is named modles.*. Did you mean models.*?"],
    ["(.+)", "No operation is named (.+)."],
  ])("%s matches none, which the message says", (pattern, message) => {
    expect(() => selectOperations([pattern])).toThrow(message);
  });
});
