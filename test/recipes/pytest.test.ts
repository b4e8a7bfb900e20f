import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requireProgram } from "../tools/system-package.ts";
import { openRecipe, type Recipe } from "./recipe.ts";

const PYTHON = process.env.PYTHON ?? "/usr/bin/python3";
/** Modules that Debian's packages install. */
const MODULES = { pytest: "python3-pytest", httpx: "python3-httpx" };

/** Two tests that fail: one with a violation and an unused reply, and one with an error. */
const FAILING = `
def test_with_a_violation(api):
    api.post("/_mock/replies", json={"match": {"operation_id": "models.list"}, "status": 500})
    assert api.get("/v1/agents/pages?page_size=none").status_code == 200

def test_with_another_key(api):
    assert api.get("/v1/agents/ag_none").status_code == 200
`;

let recipe: Recipe;
let command: string;

beforeAll(async () => {
  if (!process.env.PYTHON)
    for (const [name, debian] of Object.entries(MODULES))
      requireProgram(`/usr/lib/python3/dist-packages/${name}/__init__.py`, { package: debian, variable: "PYTHON" });
  recipe = await openRecipe("pytest");
  const [install, , run] = recipe.commands;
  await recipe.run(install!);
  command = run!.trim().replace("python3", PYTHON);
});

afterAll(() => recipe?.close());

test("pytest starts the mock, and gives each test a sandbox of its own", async () => {
  expect(await recipe.run(command)).toMatch(/3 passed/);
});

test("a test that fails prints its own requests, and what it did not use", async () => {
  await writeFile(join(recipe.folder, "failing.py"), FAILING);
  const output = await recipe.run(`${command} failing.py || true`);
  const [, first = "", second = ""] = output.split(/^-+ Mock -+$/m);
  expect(first).toMatch(/^GET \/v1\/agents\/pages\?page_size=none -> 422\n {2}VALIDATION_ERROR: \/query\/page_size /m);
  expect(first).toMatch(/^Unused in replies: \{.*"models\.list"/m);
  expect(second).toMatch(/^\nGET \/v1\/agents\/ag_none -> 404\n {2}AGENT_NOT_FOUND: .*ag_none/);
  expect(output).toMatch(/2 failed/);
});

test("a mock that cannot start says why", async () => {
  await writeFile(join(recipe.folder, "wrong.py"), recipe.file("conftest.py").replace("--port=0", "--port=none"));
  const output = await recipe.run(`cp wrong.py conftest.py && ${command} || true`);
  expect(output).toContain(
    "RuntimeError: The mock did not start: option '--port <number>' argument 'none' is invalid.",
  );
});
