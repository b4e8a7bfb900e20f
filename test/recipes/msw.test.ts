/** The part about browsers is not tested here: there, MSW and the mock have no contact. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openRecipe, type Recipe, typeErrors } from "./recipe.ts";

let recipe: Recipe;

beforeAll(async () => {
  recipe = await openRecipe("MSW");
});

afterAll(() => recipe?.close());

test("MSW passes requests to the mock, except for one that it answers itself", async () => {
  const output = await recipe.run(recipe.commands.join(""));
  expect(output).toMatch(/Tests +2 passed \(2\)/);
  expect(await typeErrors(recipe, "agents.test.ts")).toBe("");
});
