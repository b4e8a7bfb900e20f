import { writeFile } from "node:fs/promises";
import type { Coverage } from "../../../generated/control/types.ts";
import { mergeCoverage } from "../control/coverage.ts";
import { describeCoverage } from "./describe-coverage.ts";

/** Name of the coverages of a test in its metadata, by which a worker of Vitest gives them to its reporters. */
const META = "platformApiCoverage";

/** A module of tests, as Vitest gives it to a reporter. */
interface TestModule {
  readonly children: { allTests(): Iterable<{ meta(): object }> };
}

/** A reporter for Vitest 3.2 and later. */
export interface CoverageReporter {
  readonly onTestRunEnd: (modules: readonly TestModule[]) => Promise<void>;
}

export interface CoverageReporterOptions {
  /** If true, also prints the operations that were not called, and the missing responses of the others. Default: false. */
  readonly list?: boolean;
  /** Path of a file to which the coverage is written as JSON. */
  readonly file?: string;
}

/**
 * Returns a reporter for Vitest that prints which operations and documented responses the tests have called: the tests of all
 * workers that use the fixture `sandbox` of `platform-api-mock/vitest`.
 *
 * @example
 * const reporters = ["default", coverageReporter({ list: true })];
 */
export function coverageReporter({ list = false, file }: CoverageReporterOptions = {}): CoverageReporter {
  return {
    async onTestRunEnd(modules) {
      const tests = modules.flatMap(({ children }) => [...children.allTests()]);
      const coverage = mergeCoverage(tests.flatMap((test) => readMeta(test.meta())));
      console.log(describeCoverage(coverage, { list }));
      if (file !== undefined) await writeFile(file, `${JSON.stringify(coverage, null, 2)}\n`);
    },
  };
}

/** Adds the coverage of a test to its metadata, where a retry keeps those of earlier attempts. */
export function addMeta(meta: object, coverage: Coverage): void {
  Object.assign(meta, { [META]: [...readMeta(meta), coverage] });
}

function readMeta(meta: object): Coverage[] {
  return (meta as { [META]?: Coverage[] })[META] ?? []; // Only `addMeta` writes it.
}
