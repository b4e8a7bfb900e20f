import { expect, test } from "vitest";
import { listSurprises } from "./known-failures.ts";

test("listSurprises lists failures without a known cause, and calls with one that succeed", () => {
  const causes = [{ cause: "The generator has a mistake.", calls: ["agents.get", "agents.list"] }];
  const both = { "agents.get": "sends no body", "agents.list": "sends no body" };
  expect(listSurprises(both, causes)).toEqual([]);
  expect(listSurprises({ ...both, "models.get": "sends no request" }, causes)).toEqual(["models.get sends no request"]);
  expect(listSurprises({ "agents.get": "sends no body" }, causes)).toEqual([
    "agents.list succeeds, so remove it from test/languages/known-failures.ts",
  ]);
});
