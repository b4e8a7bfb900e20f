import { describe, expect, test } from "vitest";
import { compile } from "../../scripts/samples/compile.ts";
import { createRecordingMock } from "../../scripts/samples/recording-mock.ts";
import { runJavaScript } from "../../scripts/samples/run-javascript.ts";
import { readGuides } from "../../scripts/site/guides.ts";
import type { Guide } from "../../scripts/site/pages/guide.tsx";
import { readSite } from "../../scripts/site/site.ts";
import { document } from "../document.ts";

const guides = await readGuides(readSite(document));

/** The steps of a guide in TypeScript as one program. */
const toProgram = ({ samples }: Guide) => samples.map(([, typescript]) => typescript!.source).join("\n");

test("the TypeScript of every guide compiles", () => {
  const programs = guides.map((guide) => ({ operationId: guide.flow.name, source: toProgram(guide) }));
  expect(compile(programs as never)).toEqual([]);
});

// A program without loops cannot run a guide that waits.
describe.each(guides.filter(({ flow }) => flow.steps.every(({ repeat }) => !repeat)))("$flow.name", (guide) => {
  test("runs as a program, and gets the statuses that its page shows", async () => {
    const mock = createRecordingMock();
    await runJavaScript(toProgram(guide), mock, guide.flow.name);
    expect(mock.readStatuses(guide.flow.name)).toEqual(guide.responses.map(({ status }) => status));
  });
});
