import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../shared/free-port.ts";
import { openRecipe, type Recipe } from "./recipe.ts";

let recipe: Recipe;

beforeAll(async () => {
  recipe = await openRecipe("Playwright", { 5173: await findFreePort() });
});

afterAll(() => recipe?.close());

test("Playwright opens an application that calls the mock from another origin", async () => {
  const output = await recipe.run(recipe.commands.join(""));
  expect(output).toMatch(/2 passed/);
});
