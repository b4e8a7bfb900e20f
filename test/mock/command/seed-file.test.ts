import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readSeedData } from "../../../src/mock/command/seed-options.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "platform-seed-"));
});

afterEach(() => rm(folder, { recursive: true }));

/** Reads a file of this name. Returns its data, or the lines of the error without the name of the folder. */
async function read(name: string, content: string): Promise<unknown> {
  const file = join(folder, name);
  await writeFile(file, content);
  try {
    return await readSeedData({ seedFile: file, empty: false });
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder}/`, "").split("\n");
  }
}

describe("a seed file", () => {
  const library = { document_libraries: [{ id: "lib_1" }] };

  test.each([
    ["seed.json", JSON.stringify(library)],
    ["seed.yaml", "document_libraries:\n  - id: lib_1\n"],
    ["SEED.YML", "document_libraries: [{ id: &id lib_1 }]\n"],
  ])("is read from %s", async (name, content) => {
    expect(await read(name, content)).toEqual(library);
  });

  test.each([
    [
      "a known field",
      `{\n  "document_libraries": [\n    { "id": 7 }\n  ]\n}`,
      "3:7 /document_libraries/0/id must be a string",
    ],
    ["a missing field", `{"document_libraries": [\n  {}]}`, "2:3 /document_libraries/0/id is required"],
    [
      "a field whose name has to be escaped",
      `{"document_libraries": [{"id": "lib_1",\n  "a/b~c": 1}]}`,
      "2:3 /document_libraries/0/a~1b~0c is not a known property",
    ],
    ["the whole file", "[]", "1:1 must be an object with lists of resources"],
    ["a character that is not JSON", '{\n  "agents": nothing\n}', "2:13 is not JSON: InvalidSymbol"],
    ["a comment", "{} // nothing", "1:4 is not JSON: InvalidCommentToken"],
    ["the end", "{", "1:2 is not JSON: CloseBraceExpected"],
  ])("of JSON with a mistake names the place: %s", async (_what, content, line) => {
    expect(await read("seed.json", content)).toEqual([`seed.json:${line}`]);
  });

  test.each([
    ["a known field", "document_libraries:\n  - id: 7\n", "2:5 /document_libraries/0/id must be a string"],
    ["a missing field", "document_libraries:\n  - {}\n", "2:5 /document_libraries/0/id is required"],
    ["an unknown list", "\n# none\nagnets: []\n", "3:1 /agnets is not a known list; did you mean agents?"],
    ["the whole file", "", "1:1 must be an object with lists of resources"],
    ["a line that is not YAML", "agents:\n\t- id: 1\n", "2:1 is not YAML: Tabs are not allowed as indentation"],
  ])("of YAML with a mistake names the place: %s", async (_what, content, line) => {
    expect(await read("seed.yaml", content)).toEqual([expect.stringContaining(`seed.yaml:${line}`)]);
  });

  test("with many mistakes names them all", async () => {
    const libraries = Array.from({ length: 500 }, () => "  - {}\n").join("");
    expect(await read("seed.yaml", `document_libraries:\n${libraries}`)).toHaveLength(500);
  });
});

describe("the options", () => {
  test("--empty is seed data without resources, and without an option there is none", async () => {
    expect(await readSeedData({ empty: true })).toEqual({});
    expect(await readSeedData({ empty: false })).toBeUndefined();
  });

  test.each([
    ["seed.toml", false, "--seed-file takes a file that ends in .json, .yaml or .yml, not seed.toml."],
    ["/nowhere/seed.json", false, "There is no file /nowhere/seed.json."],
    ["package.json", true, "Use either --seed-file or --empty."],
  ])("--seed-file %s with --empty %s is refused", async (file, empty, message) => {
    await expect(readSeedData({ seedFile: file, empty })).rejects.toThrow(message);
  });
});
