import type { Document } from "../../core/document.ts";
import type { Step } from "../render-steps.ts";
import { readGoTypes, renderGoSample } from "./go.ts";
import { renderJavaSample } from "./java.ts";
import { renderPhpSample } from "./php.ts";
import { type Program, planProgram } from "./program.ts";
import { renderPythonSample } from "./python.ts";

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

const RENDERERS: Readonly<Record<Generator, (program: Program, code: string) => string>> = {
  python: renderPythonSample,
  go: (program, code) => renderGoSample(program, readGoTypes(code)),
  php: renderPhpSample,
  java: renderJavaSample,
};

/** Renders a program of calls with a generated client, whose code is given. */
export function renderClientProgram(
  document: Document,
  generator: Generator,
  steps: readonly Step[],
  code: string,
): string {
  return RENDERERS[generator](planProgram(document, steps), code);
}
