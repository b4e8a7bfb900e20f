/**
 * Lists the changes of the API by operation: breaks, additions, deprecations.
 *
 *   npm run diff -- main                    compares with a git ref or a file; without one, with the last release
 *   npm run diff -- main...                 compares with the commit at which the current branch left main
 *   npm run diff -- main --head FILE        compares a file instead of generated/openapi.json
 *   npm run diff -- main --format FORMAT    text, markdown, github (annotations of a workflow) or json
 *   npm run diff -- main --gate             fails unless a changeset announces the release that the changes require
 *   npm run diff -- main --if-possible      succeeds if there is no such ref, as in a clone of one branch
 */
import { parseArgs } from "node:util";
import { BUNDLE, readBase, readDocument, type Version } from "../src/diff/base.ts";
import { compare } from "../src/diff/compare.ts";
import { announcedBump, gate } from "../src/diff/gate.ts";
import { createProgress, renderAnnotations, renderMarkdown, renderText } from "../src/diff/report.ts";
import { createLocator } from "../src/diff/source.ts";

const FORMATS = ["text", "markdown", "github", "json"] as const;
type Format = (typeof FORMATS)[number];

const USAGE = `Usage: npm run diff -- [BASE] [--head FILE] [--format ${FORMATS.join("|")}] [--gate] [--if-possible]

BASE is a git ref or a file, or main... for the commit at which the current branch left main; without it, the last release.
--gate fails unless the changesets announce the release that the changes require. --if-possible succeeds if BASE can't be read.
`;

function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      head: { type: "string" },
      format: { type: "string", default: "text" },
      gate: { type: "boolean", default: false },
      "if-possible": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const { head, format } = values;
  if (positionals.length > 1) throw new Error("Name one git ref or file to compare with.");
  if (!FORMATS.includes(format as Format)) throw new Error(`--format is one of ${FORMATS.join(", ")}.`);

  const base = values["if-possible"] ? tryToReadBase(positionals[0]) : readBase(positionals[0]);
  if (!base) return;
  const diff = compare(base.document, readDocument(head ?? BUNDLE), createProgress(process.stderr));
  const problem = values.gate ? gate(diff, announcedBump(".changeset")) : undefined;
  const locate = createLocator(head ?? "openapi/openapi.yaml");
  const renderers = {
    text: () => renderText(diff),
    markdown: () => renderMarkdown(diff),
    github: () => renderAnnotations(diff, problem ? "error" : "warning", locate),
    json: () => `${JSON.stringify({ base: base.name, ...diff }, null, 2)}\n`,
  };
  process.stdout.write(renderers[format as Format]());
  if (problem) throw new Error(problem);
}

function tryToReadBase(name: string | undefined): Version | undefined {
  try {
    return readBase(name);
  } catch (error) {
    console.log(`The changes of the API are not listed: ${(error as Error).message}`);
    return undefined;
  }
}

try {
  run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
