import { expect, test } from "vitest";
import { readPublicCode } from "./examples.ts";

const ENTRIES = [
  "src/client/index.ts",
  "src/client/testing.ts",
  "src/client/functions.ts",
  "src/mock/index.ts",
  "src/mock/vitest.ts",
];
/** The names that examples use without a declaration. */
const DECLARATIONS = `
import { readFile, writeFile } from "node:fs/promises";
import { expect } from "vitest";
import { z } from "zod";
import type { CompletionArgsInput, ConversationEvent, ConversationResponse } from "../../generated/types.ts";
declare const client: Platform;
declare const bookBerth: PlatformFunction;
declare const response: ConversationResponse;
declare const schema: StandardSchema;
declare const completion_args: CompletionArgsInput;
declare const mock: Mock;
declare const sandbox: SandboxHandle;
declare function runTest(): Promise<void>;
`;

const { subjects, compile } = readPublicCode(ENTRIES);

test("every public function, class and method has a description and an example of at most six lines", () => {
  const names = subjects.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(["Platform.withOptions", "Page.next", "fail", "SandboxHandle.clock.advance", "test"]),
  );
  const isShort = (example: string) => example.split("\n").length <= 6;
  const wrong = subjects.filter(
    ({ hasDescription, examples }) => !hasDescription || examples.length === 0 || !examples.every(isShort),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test("every example compiles", () => {
  // Shows that errors are found.
  const broken = { name: "broken", hasDescription: true, examples: ["await client.agents.vanish();"] };
  expect(compile([...subjects, broken], DECLARATIONS)).toEqual([
    expect.stringMatching(/^broken: Property 'vanish' does not exist/),
  ]);
});
