import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen, type MockServer } from "../../src/mock/http/listen.ts";
import { createServerMock } from "../../src/mock/http/mock.ts";
import { openRecipe, type Recipe, typeErrors } from "./recipe.ts";

const OPERATION = "observability.datasets.create";
const PROGRAM = "create-dataset.mts";

let recipe: Recipe;
let server: MockServer;
let run: string;

beforeAll(async () => {
  server = await listen(createServerMock(), { port: 0 });
  recipe = await openRecipe("Zod", { 4010: Number(new URL(server.url).port) });
  const [install = "", ...commands] = recipe.commands;
  await recipe.run(install);
  run = commands.join("");
});

afterAll(async () => {
  await recipe?.close();
  await server?.close();
});

/** Sends a control request for the sandbox of the recipe. */
async function control(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { authorization: "Bearer any", "content-type": "application/json" };
  const response = await fetch(`${server.url}/_mock/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** Checks the types of the program after a replacement. Resolves to the output of the compiler. */
async function errorsWith(text: string, replacement: string): Promise<string> {
  const program = recipe.file(PROGRAM);
  expect(program).toContain(text);
  await writeFile(join(recipe.folder, "changed.mts"), program.replace(text, replacement));
  return typeErrors(recipe, "changed.mts");
}

test("a form that breaks a limit is not sent, and a response is parsed", async () => {
  const output = await recipe.run(run);
  expect(output).toContain("errors: { name: [ 'Too small: expected string to have >=5 characters' ] }");
  // A date, not a string.
  expect(output).toMatch(/created: \{\s+id: '[0-9a-f-]{36}',\s+created_at: 2026-03-02T12:\S+Z\s+\}/);
  const { count } = await control("journal/search", { match: { operation_id: OPERATION } });
  expect(count).toBe(1);
});

test("a wrong response is an error that names the field", async () => {
  await control("replies", {
    match: { operation_id: OPERATION },
    status: 201,
    body: { id: 7 },
    unchecked: true,
  });
  await expect(recipe.run(run)).rejects.toThrow(/ZodError[\s\S]*"id"[\s\S]*expected string, received number/);
});

test("a schema that differs from the types of the client is a compile error", async () => {
  expect(await typeErrors(recipe, PROGRAM)).toBe("");
  expect(await errorsWith("  description: z.string().max(200),\n", "")).toMatch(/does not satisfy[\s\S]*'description'/);
  expect(await errorsWith("id: z.string()", "deleted_at: z.string()")).toMatch(/'deleted_at' are incompatible/);
  expect(await errorsWith("id: z.string()", "deleted_at: z.string().nullable()")).toBe("");
});
