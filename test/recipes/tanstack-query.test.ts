import { afterAll, beforeAll, expect, test } from "vitest";
import { listen, type MockServer } from "../../src/mock/http/listen.ts";
import { createServerMock } from "../../src/mock/http/mock.ts";
import { openRecipe, type Recipe, typeErrors } from "./recipe.ts";

let recipe: Recipe;
let server: MockServer;

beforeAll(async () => {
  server = await listen(createServerMock(), { port: 0 });
  recipe = await openRecipe("TanStack Query", { 4010: Number(new URL(server.url).port) });
});

afterAll(async () => {
  await recipe?.close();
  await server?.close();
});

test("a component reads an agent by client.api", async () => {
  expect(await recipe.run(recipe.commands.join(""))).toContain("<p>Scout</p>");
  expect(await typeErrors(recipe, "server.tsx", "agent-name.tsx")).toBe("");
});
