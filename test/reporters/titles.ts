import type { Reporter } from "vitest/node";

/** A reporter that fails the run if the title of a test contains a missing value or one that is not a text. */
export function checkTitles(fail = failRun): Reporter {
  return {
    onTestModuleCollected({ children, relativeModuleId }) {
      for (const { fullName } of children.allTests())
        if (/undefined|\[object /.test(fullName)) fail(`${relativeModuleId} has a test with the title: ${fullName}`);
    },
  };
}

function failRun(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
