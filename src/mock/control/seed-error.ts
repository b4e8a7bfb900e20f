import type { Violation } from "../exchange/problems.ts";

/**
 * Thrown for a seed that is not valid.
 *
 * @example
 * try {
 *   createMock({ seedData: JSON.parse(await readFile("seed.json", "utf8")) });
 * } catch (error) {
 *   if (error instanceof SeedError) console.error(error.violations.map(({ pointer }) => pointer));
 * }
 */
export class SeedError extends Error {
  override readonly name = "SeedError";
  /** With pointers into the seed. */
  readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[]) {
    super(
      `The seed data is not valid:\n${violations.map(({ pointer, detail }) => `  ${pointer} ${detail}`).join("\n")}`,
    );
    this.violations = violations;
  }
}
