import type { TestProject } from "vitest/node";
import { listen } from "../../src/mock/http/listen.ts";
import { createServerMock } from "../../src/mock/http/mock.ts";

/** Provides all contract tests with our own mock on a free port. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const served = await listen(createServerMock(), { port: 0 });
  project.provide("servesExamples", false);
  project.provide("baseUrl", served.url);
  return served.close;
}
