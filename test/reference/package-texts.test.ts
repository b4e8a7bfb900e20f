import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findRegistryCommands, PACKAGE_TEXTS, withClonePaths } from "../../src/reference/package-texts.ts";

test.each([
  "npx platform-api-mcp",
  "npx -y platform-api-mock",
  "npx --package platform-api-mock platform-api-contract",
  "npm install --save-dev vitest platform-api",
  "npm exec platform-api-mcp",
  "pnpm dlx platform-api-mcp",
  "yarn add platform-api",
  "bunx platform-api-mock",
  'import "npm:platform-api"',
  '"command": "npx",\n      "args": ["-y", "platform-api-mcp"]',
])("%s is found", (command) => {
  expect(findRegistryCommands(command)).toHaveLength(1);
});

test.each(["npm install ../platform-api/platform-api-*.tgz", "node /path/to/clone/dist/platform-api-mcp/dist/cli.js"])(
  "%s is not found",
  (command) => {
    expect(findRegistryCommands(command)).toEqual([]);
  },
);

test("the README of the repository takes nothing from the registry", () => {
  expect(findRegistryCommands(readFileSync("README.md", "utf8"))).toEqual([]);
});

test.each(PACKAGE_TEXTS.filter(({ file }) => !file.includes("clients/")))("nor does the page of $file", ({ file }) => {
  const text = withClonePaths(readFileSync(file, "utf8"));
  expect(findRegistryCommands(text)).toEqual([]);
  expect(text).not.toContain("npmjs.com/package/platform-api");
});

test.each(PACKAGE_TEXTS)("the page of $file says how to build the clone before it uses it", ({ file }) => {
  const [start = "", ...others] = withClonePaths(readFileSync(file, "utf8")).split("/path/to/clone/dist");
  const builds = /^git clone REPOSITORY \/path\/to\/clone\ncd .* npm run build$/m.test(start);
  expect(builds).toBe(others.length > 0);
});
