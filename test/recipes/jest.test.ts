import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openRecipe, type Recipe } from "./recipe.ts";

let recipe: Recipe;

beforeAll(async () => {
  recipe = await openRecipe("Jest");
});

afterAll(() => recipe?.close());

test("Jest runs the tests, which are CommonJS, against a mock in its environment", async () => {
  const output = await recipe.run(recipe.commands.join(""));
  expect(output).toMatch(/Tests: +2 passed, 2 total/);
  const file = join(recipe.folder, "agents.test.js");
  const text = await readFile(file, "utf8");
  const reply = 'await sandbox.reply({ match: { operation_id: "agents.list" } });';
  await writeFile(
    file,
    text.replace('name: "Guide" });\n', 'name: "Pilot" });\n').replace("const { id }", `${reply}\n  const { id }`),
  );
  const failed = await recipe.run("npx jest 2>&1 || true");
  expect(failed).toMatch(/Tests: +1 failed, 1 passed, 2 total/);
  expect(failed).toContain("GET /v1/agents/ag_");
  expect(failed).toContain("status 200 for agents.list");
});
