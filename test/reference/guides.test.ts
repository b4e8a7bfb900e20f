import { describe, expect, test } from "vitest";
import { listen } from "../../src/mock/index.ts";
import { readGuides } from "../../src/reference/guides.ts";
import type { Guide } from "../../src/reference/pages/guide.tsx";
import { findHttpx } from "../../src/reference/samples/check.ts";
import { compile } from "../../src/reference/samples/compile.ts";
import { createRecordingMock } from "../../src/reference/samples/recording-mock.ts";
import { runJavaScript } from "../../src/reference/samples/run-javascript.ts";
import { runPython, runShell } from "../../src/reference/samples/run-programs.ts";
import { readSite } from "../../src/reference/site.ts";
import { renderFunctionPrograms } from "../../src/samples/function-programs.ts";
import { LANGUAGES, type Language } from "../../src/samples/render-call.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";
import { findWrongRequests } from "./guide-requests.ts";

const guides = await readGuides(readSite(document));
const python = await findHttpx();
const [{ url: URL_OF_DOCUMENT }] = document.servers as [{ url: string }];

/** The steps of a guide as one program. */
const toProgram = ({ samples }: Guide, language: Language) =>
  samples.map((step) => defined(step.find(({ label }) => label === language)).source).join("\n");

test("the TypeScript of every guide compiles", () => {
  const programs = guides.map((guide) => ({ operationId: guide.flow.name, source: toProgram(guide, "TypeScript") }));
  const loop = defined(renderFunctionPrograms(document).find(({ label }) => label === "TypeScript"));
  expect(compile([...programs, { operationId: "loop", source: loop.source }])).toEqual([]);
});

test("a guide waits in TypeScript with the client's functions", () => {
  const guide = defined(guides.find(({ flow }) => flow.name === "batch-results"));
  const code = toProgram(guide, "TypeScript");
  expect(code).toMatch(/^import \{ Platform, waitForBatchJob \} from "platform-api";/);
  expect(code).toContain("\nconsole.log(await waitForBatchJob(client, job.id));\n");
});

const programs = guides.flatMap((guide) => LANGUAGES.map((language) => ({ guide, name: guide.flow.name, language })));

describe.each(programs)("$name in $language", ({ guide, language }) => {
  test.skipIf(language === "httpx" && !python)("runs, waits, and gets the statuses that its page shows", async () => {
    const mock = createRecordingMock({ isPatient: true });
    const operationId = guide.flow.name;
    const source = toProgram(guide, language);
    if (language === "TypeScript" || language === "fetch") {
      await runJavaScript(source, mock, operationId);
    } else {
      const server = await listen(mock, { port: 0 });
      const program = { operationId, key: operationId, source: source.replaceAll(URL_OF_DOCUMENT, server.url) };
      const run = language === "curl" ? runShell([program]) : runPython(defined(python), "run", [program]);
      expect(await run.finally(server.close)).toEqual([]);
    }
    expect(findWrongRequests(guide, mock)).toEqual([]);
  });
});
