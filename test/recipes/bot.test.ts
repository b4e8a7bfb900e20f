import { afterAll, beforeAll, expect, test } from "vitest";
import { openRecipe, type Recipe, typeErrors } from "./recipe.ts";

let recipe: Recipe;

beforeAll(async () => {
  recipe = await openRecipe("A bot with functions");
});

afterAll(() => recipe?.close());

test("the tests of a bot decide what the model calls and writes", async () => {
  const output = await recipe.run(recipe.commands.join(""));
  expect(output).toMatch(/Tests +4 passed \(4\)/);
  expect(await typeErrors(recipe, "bot.test.ts")).toBe("");
});
