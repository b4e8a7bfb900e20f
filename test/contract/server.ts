import type { TestProject } from "vitest/node";
import { startPrism } from "../../scripts/prism.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the server under test, with no slash at the end. */
    baseUrl: string;
    /** Whether the server answers with the document's own examples, as stock Prism does. */
    servesExamples: boolean;
    /** Whether the server honours `Prefer: code=` and `Prefer: example=`. */
    honoursPrefer: boolean;
  }
}

/** The server that PLATFORM_BASE_URL names, or else stock Prism on a free port, for all contract tests together. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.PLATFORM_BASE_URL;
  project.provide("servesExamples", !given);
  project.provide("honoursPrefer", process.env.PLATFORM_HONOURS_PREFER !== "false");
  if (given) {
    await fetch(given).catch((error: Error) => {
      throw new Error(
        `No server answers at ${given} (${(error.cause as Error | undefined)?.message ?? error.message}).`,
      );
    });
    project.provide("baseUrl", given.replace(/\/$/, ""));
    return undefined;
  }
  const prism = await startPrism("127.0.0.1", 0);
  project.provide("baseUrl", prism.url);
  return prism.stop;
}
