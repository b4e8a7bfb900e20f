import type { Document } from "../../core/document.ts";
import type { Step } from "../render-steps.ts";
import { readGoTypes, renderGoParts } from "./go.ts";
import { renderJavaParts } from "./java.ts";
import { renderPhpParts } from "./php.ts";
import { type Program, type ProgramParts, planProgram } from "./program.ts";
import { renderPythonParts } from "./python.ts";

/** Labels of the samples with generated clients, by their generators. */
export const CLIENT_LABELS = {
  python: "Python",
  go: "Go",
  php: "PHP",
  java: "Java",
} as const;

/** A generator of `redocly generate-client`, named as its language. */
export type Generator = keyof typeof CLIENT_LABELS;

export type ClientCode = Readonly<Record<Generator, string>>;

const RENDERERS: Readonly<Record<Generator, (program: Program, code: string) => ProgramParts>> = {
  python: renderPythonParts,
  go: (program, code) => renderGoParts(program, readGoTypes(code)),
  php: renderPhpParts,
  java: renderJavaParts,
};

/** Where the code of later steps belongs in a language whose programs do not end with their last statement. */
const REST = "// The code of the next steps belongs here.";

/** Renders a program of calls with a generated client, whose code is given. */
export function renderClientProgram(
  document: Document,
  generator: Generator,
  steps: readonly Step[],
  code: string,
): string {
  const { statements, frame } = RENDERERS[generator](planProgram(document, steps), code);
  return frame(statements);
}

/** Renders a program in parts, one for each call. The first has what comes before and after the others. */
export function renderClientSteps(
  document: Document,
  generator: Generator,
  steps: readonly Step[],
  code: string,
): string[] {
  const { statements, frame } = RENDERERS[generator](planProgram(document, steps, true), code);
  const [first = "", ...others] = statements;
  const hasRest = others.length > 0 && (generator === "go" || generator === "java");
  return [frame(hasRest ? [first, `\n${REST}`] : [first]), ...others];
}

/** Joins the parts of a program. */
export function joinClientSteps([first = "", ...others]: readonly string[]): string {
  const rest = others.join("\n");
  return first.includes(REST) ? first.replace(REST, () => rest) : `${first}\n${rest}`;
}
