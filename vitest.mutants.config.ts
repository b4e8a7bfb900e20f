import { relative } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import config from "./vitest.config.ts";

/** The first failed test ends the run of a mutant, so what may fail soon comes first: Vitest begins with the longest. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ({ project, moduleId }: TestSpecification) => {
      const file = relative(this.ctx.config.root, moduleId);
      const last = this.ctx.cache.getFileTestResults(`${project.name}:${file}`);
      return last?.failed ? 0 : (last?.duration ?? 0);
    };
    return files.toSorted((left, right) => order(left) - order(right));
  }
}

const { projects: _projects, ...test } = config.test!;

/** The unit tests that Stryker runs. See stryker.config.js. */
export default defineConfig({
  test: {
    ...test,
    include: [
      "test/client/**/*.test.ts",
      "test/mock/{server,sandbox,sandboxes,control}/**/*.test.ts",
      "test/contract/{arbitraries.test.ts,{checks,command,reports,requests,servers}/**/*.test.ts}",
    ],
    exclude: [
      "test/**/*.slow.test.ts",
      // Runs the code in a copy of its own.
      "test/client/minification.test.ts",
      // Runs all checks of the command again and again.
      "test/contract/command/command.test.ts",
    ],
    sequence: { sequencer: ShortestFirst },
    // Stryker finds changed tests by their lines.
    includeTaskLocation: true,
    reporters: ["dot"],
  },
});
