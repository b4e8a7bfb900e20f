import type { TestProject } from "vitest/node";
import { startPrism } from "../../scripts/prism.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Base URL of the server under test, without a trailing slash. */
    baseUrl: string;
    /** Whether the server responds with the examples of the document, as stock Prism does. */
    servesExamples: boolean;
    /** Whether the server supports `Prefer: code=` and `Prefer: example=`. */
    honorsPrefer: boolean;
  }
}

/** Provides all contract tests with the server at PLATFORM_BASE_URL, or with stock Prism on a free port. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.PLATFORM_BASE_URL;
  project.provide("servesExamples", !given);
  project.provide("honorsPrefer", process.env.PLATFORM_HONORS_PREFER !== "false");
  if (given) {
    await fetch(given).catch((error: Error) => {
      throw new Error(
        `No server responds at ${given} (${(error.cause as Error | undefined)?.message ?? error.message}).`,
      );
    });
    project.provide("baseUrl", given.replace(/\/$/, ""));
    return undefined;
  }
  const prism = await startPrism("127.0.0.1", 0);
  project.provide("baseUrl", prism.url);
  return prism.stop;
}
