import { afterAll, beforeAll, expect, test } from "vitest";
import { openRecipe, type Recipe } from "./recipe.ts";

const PYTHON = process.env.PYTHON ?? "/usr/bin/python3";

let recipe: Recipe;

beforeAll(async () => {
  recipe = await openRecipe("Testcontainers");
});

afterAll(() => recipe?.close());

// The recipe is not run: it needs Docker, and a package that Debian does not have. `npm run test:image` starts containers of the
// image with the same options.
test("the fixtures for Testcontainers compile", async () => {
  expect(recipe.file("conftest.py")).toContain("DockerContainer");
  expect(await recipe.run(`${PYTHON} -m py_compile conftest.py && echo compiled`)).toBe("compiled\n");
});
