/** GitHub's machines and its actions, such as `actions/checkout`, cannot run here: this runs the shell steps of the job. */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { findFreePort } from "../shared/free-port.ts";
import { openRecipe, type Recipe } from "./recipe.ts";

interface Job {
  env: Record<string, string>;
  steps: { run?: string; if?: string }[];
}

/** Replaces the tests of a project. */
const PROGRAM = `
import { Platform } from "platform-api";
console.log((await new Platform().agents.get("ag_0197c3d0")).name);
`;

let recipe: Recipe;

beforeAll(async () => {
  recipe = await openRecipe("GitHub Actions", { 4010: await findFreePort() });
});

afterAll(() => recipe?.close());

test("the shell steps of the workflow start the mock and run the project's tests against it", async () => {
  await writeFile(join(recipe.folder, "test.mjs"), PROGRAM);
  await recipe.run(`npm pkg set scripts.test="node test.mjs"\n${recipe.commands.join("")}rm -r node_modules`);

  const { env, steps }: Job = parse(recipe.file(".github/workflows/test.yml")).jobs.test;
  const outputs: string[] = [];
  for (const step of steps) if (step.run && !step.if) outputs.push(await recipe.run(step.run, env));
  expect(outputs).toHaveLength(3);
  // Before that, curl prints each failed attempt.
  expect(outputs[1]).toMatch(/\{"status":"ok"\}$/);
  expect(outputs[2]).toMatch(/^Scout$/m);
});
