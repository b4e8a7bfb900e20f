import type { OperationCase } from "../cases.ts";
import { minimalInput, readInput } from "../requests/input.ts";
import { defaultResponse } from "../requests/send.ts";
import { type Check, check } from "./check.ts";
import { exampleFindings } from "./findings.ts";
import { reportedFindings } from "./prism-violations.ts";
import { sendValid, type ValidRequest } from "./send-valid.ts";

/** A minimal request, each optional parameter and each example of the body succeed. */
export function successChecks(testCase: OperationCase): Check[] {
  const createCheck = (name: string, request: ValidRequest, isMinimal = false) =>
    check(testCase, name, true, async (session) => {
      const { received, findings } = await sendValid(session, testCase, request);
      const { mediaType, examples, ...response } = defaultResponse(testCase);
      // A server that sends the examples sends the first one.
      const hasExample = isMinimal && session.target.data === "examples" && mediaType;
      return [
        ...reportedFindings(received),
        ...findings,
        ...(hasExample ? exampleFindings(response, received, Object.values(examples)[0]) : []),
      ];
    });
  // A cursor must come from a previous page.
  const { form = "", parameter: cursor } = testCase.operation["x-pagination"] ?? {};
  const hasCursor = ["cursor", "token"].includes(form);
  const optional = testCase.parameters.filter(({ required, name }) => !required && !(hasCursor && name === cursor));
  const input = minimalInput(testCase);
  return [
    createCheck(`responds ${testCase.successStatus} to a minimal request`, { input }, true),
    ...optional.map((parameter) =>
      createCheck(`accepts the ${parameter.in} parameter ${parameter.name}`, {
        input: readInput(testCase, ({ name, required }) => required === true || name === parameter.name),
        optional: parameter.name,
      }),
    ),
    ...Object.entries(testCase.body?.examples ?? {}).map(([example, body]) =>
      createCheck(`accepts the body ${example}`, { input: { ...input, body } }),
    ),
  ];
}
