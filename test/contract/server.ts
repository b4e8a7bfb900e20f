import type { TestProject } from "vitest/node";
import { startPrism } from "../../scripts/shared/prism.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Base URL of the server under test, without a trailing slash. */
    baseUrl: string;
    /** True if the server responds with the examples of the document, as stock Prism does. */
    servesExamples: boolean;
  }
}

/** Provides all contract tests with stock Prism on a free port. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prism = await startPrism("127.0.0.1", 0);
  project.provide("servesExamples", true);
  project.provide("baseUrl", prism.url);
  return prism.stop;
}
