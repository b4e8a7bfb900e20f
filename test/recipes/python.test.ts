import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../shared/free-port.ts";
import { openRecipe, type Recipe, waitFor } from "./recipe.ts";

let recipe: Recipe;
let port: number;

beforeAll(async () => {
  port = await findFreePort();
  recipe = await openRecipe("Python", { 4010: port });
});

afterAll(() => recipe?.close());

test("a Python program resets the mock, moves its clock and searches its journal", async () => {
  const [install, start, test] = recipe.commands;
  await recipe.run(install!);
  recipe.start(start!);
  await waitFor(`http://127.0.0.1:${port}/healthz`);
  expect(await recipe.run(test!)).toMatch(/^Ran 1 test in .*\n\nOK$/m);
});
