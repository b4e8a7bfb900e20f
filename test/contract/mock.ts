import type { TestProject } from "vitest/node";
import { createMock } from "../../src/mock/mock.ts";
import { serve } from "../../src/mock/serve.ts";

/** Our own mock on a free port, for all contract tests together. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const served = await serve(createMock(), { port: 0 });
  project.provide("servesExamples", false);
  project.provide("honoursPrefer", true);
  project.provide("baseUrl", served.url);
  return served.close;
}
