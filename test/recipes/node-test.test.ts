import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openRecipe, type Recipe } from "./recipe.ts";

let recipe: Recipe;

beforeAll(async () => {
  recipe = await openRecipe("node:test");
});

afterAll(() => recipe?.close());

test("node:test runs the test, and a failure shows the requests and the unused replies", async () => {
  expect(await recipe.run(recipe.commands.join(""))).toMatch(/pass 1\b/);
  const file = join(recipe.folder, "agents.test.mjs");
  const text = await readFile(file, "utf8");
  const reply = 'await sandbox.reply({ match: { operation_id: "agents.list" } });';
  await writeFile(
    file,
    text.replace('"Guide");\n', `"Pilot");\n`).replace("const { id }", `${reply}\n    const { id }`),
  );
  const output = await recipe.run("node --test || true");
  expect(output).toContain("GET /v1/agents/ag_");
  expect(output).toContain("status 200 for agents.list");
});
