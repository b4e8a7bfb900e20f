import { expect, test } from "vitest";
import type { TestModule } from "vitest/node";
import { defined } from "../defined.ts";
import { checkTitles } from "./titles.ts";

test.each([
  [1, "a title made from a missing value", "agents.get answers undefined"],
  [1, "a title made from an object", "agents.get answers [object Object]"],
  [0, "any other title", "agents.get answers 404"],
])("there is %i failure for %s", (count, _name, fullName) => {
  const failures: string[] = [];
  // The reporter reads only these fields.
  const module = { relativeModuleId: "agents.test.ts", children: { allTests: () => [{ fullName }] } };
  defined(checkTitles((message) => failures.push(message)).onTestModuleCollected)(module as unknown as TestModule);
  expect(failures).toEqual(Array(count).fill(`agents.test.ts has a test with the title: ${fullName}`));
});
