import type { OperationCase } from "../cases.ts";
import { GUARDED } from "../guarded.ts";
import type { Target } from "../target.ts";
import { type Check, check } from "./check.ts";

/** Generated requests get documented responses. fast-check is loaded only for these checks. */
export function generatedChecks(
  testCase: OperationCase,
  { generate, allow = [] }: Pick<Target, "generate" | "allow">,
): Check[] {
  if (!generate || (GUARDED.includes(testCase.id) && !allow.includes(testCase.id))) return [];
  const { count, randomSeed } = generate;
  return [
    check(
      testCase,
      `responds as documented to ${count} generated requests with random seed ${randomSeed}`,
      true,
      async (session) => {
        const { checkGenerated } = await import("../requests/generated.ts");
        return checkGenerated(session, testCase, count, randomSeed);
      },
    ),
  ];
}
