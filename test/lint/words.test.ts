/** Finds words that do not have the meaning that the glossary in CONTRIBUTING.md gives them. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFiles } from "../layout.ts";

/** What is not written, what to use instead, and a line that has it. */
const WORDS: [pattern: RegExp, instead: string, example: string][] = [
  [/\binTurn|InTurn\b/, "add, of a queue, or inOrder, of a connection", "await queue.inTurn(id, work);"],
  [/turns? of (the|its) event loop/, "iteration of the event loop", "// Waits for a turn of the event loop."],
  [/endOfTurn|nextTurn|MAX_TURN|turnStart/, "pieceDeadline, iteration or time slice", "const end = endOfTurn();"],
  [/[kK]ey-?[tT]urns|[cC]lient-?[tT]urns/, "round robin", 'import { createKeyTurns } from "../lib/key-turns.ts";'],
  [/\btak(e|es|ing) turns\b/, "are served round-robin", "/** Keys take turns. */"],
  [/createTurns|sandboxes\/turns/, "exclusive access", "src/mock/sandboxes/turns.ts"],
  [
    /RecordedRequest|recorded-request|recordRequest|stages\/record\b/,
    "entry",
    "function add(request: RecordedRequest)",
  ],
  [/records? (of|for|in) (the|a) journal|journal records?\b/, "entry", "/** Creates a record for the journal. */"],
  [/SandboxRecord|RowRecord/, "stored sandbox or row", "interface SandboxRecord {"],
  [/\bseed\??: number|\bseed number|--seed </, "random seed", "function toUuid(seed: number): string {"],
  [/\bsteps? (of|in) (handling )?(a|the|each) request/, "stage", "/** The steps of a request. */"],
];

/** Returns a message for each line that has such a word. The name of the file counts as a line. */
function findOldWords(file: string, text: string): string[] {
  return [file, ...text.split("\n")].flatMap((line, number) =>
    WORDS.flatMap(([pattern, instead]) => {
      const found = pattern.exec(line)?.[0];
      return found === undefined ? [] : [`${file}:${number}: instead of "${found}", use: ${instead}`];
    }),
  );
}

test("each word has one meaning", () => {
  const files = ["src", "scripts", "test"].flatMap(listFiles).filter((file) => file !== "test/lint/words.test.ts");
  files.push("CONTRIBUTING.md", ...["ARCHITECTURE", "DATA", "README"].map((page) => `src/mock/${page}.md`));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => findOldWords(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each(WORDS)("%s is found, and the message says to use %s", (_pattern, instead, example) => {
  expect(findOldWords("src/mock/a.ts", `\n${example}`)).toContainEqual(
    expect.stringMatching(new RegExp(`^src/mock/a\\.ts:2: instead of ".+", use: ${instead}$`)),
  );
});

test("the name of a file is checked, too", () => {
  expect(findOldWords("src/mock/sandboxes/turns.ts", "")).toEqual([
    'src/mock/sandboxes/turns.ts:0: instead of "sandboxes/turns", use: exclusive access',
  ]);
});

test("a turn of a model, a record of a dataset, and a step of a workflow are no old words", () => {
  const allowed = "await sandbox.clearTurns(); createRecord(dataset, record); // The first step of the workflow.";
  expect(findOldWords("src/mock/control/turns.ts", allowed)).toEqual([]);
});
