import { expect, test } from "vitest";
import { applyPatches, type Patches } from "../../src/clients/apply-patches.ts";
import { patchClient } from "../../src/clients/patches.ts";

const PATCHES: Patches = {
  bodies: /def (\w+)\((body: \w+)/g,
  pages: [
    /def (\w+)_pages\(.*\n.*send\(/g,
    (method, parameter) => method.replace("(", `(${parameter}, `).concat("body, "),
  ],
  others: [[/timeout=0/g, "timeout=5"]],
};
const CODE = `
def search(body: Query, page):
    send(body, page, timeout=0)
def search_pages(page):
    send(page)
def list_pages(page):
    send(page)
`;

test("methods for pages send the body of operations that have one", () => {
  const changes = applyPatches(PATCHES, CODE)
    .split("\n")
    .filter((line) => !CODE.includes(line));
  expect(changes).toEqual([
    "    send(body, page, timeout=5)",
    "def search_pages(body: Query, page):",
    "    send(body, page)",
  ]);
});

test("each patch must find something", () => {
  expect(() => applyPatches(PATCHES, CODE.replace("timeout=0", ""))).toThrow("Its code has nothing like /timeout=0/g.");
});

// `npm run test:languages` applies the patches to the code of the generators.
test.each(["python", "go", "php", "java"] as const)(
  "other code than that of the generator for %s is an error",
  (name) => {
    expect(() => patchClient(name, "")).toThrow(`The generator for ${name} has changed. Its code has nothing like /`);
  },
);
