import type { OperationCase } from "../cases.ts";
import { type Input, minimalInput } from "../requests/input.ts";
import { send } from "../requests/send.ts";
import { type Check, check } from "./check.ts";
import { responseFindings, statusFindings } from "./findings.ts";
import { inputForOwn } from "./invalid-requests.ts";

interface Unreadable {
  readonly name: string;
  readonly status: 400 | 415;
  readonly input: Input;
}

/** A body that is no JSON gets 400, as does an unknown token of a page, and a body of another media type 415. */
export function unreadableRequestChecks(testCase: OperationCase): Check[] {
  const { responses } = testCase.operation;
  return [...unreadableBodies(testCase), ...unknownTokens(testCase)]
    .filter(({ status }) => status in responses)
    .map(({ name, status, input }) =>
      check(testCase, `responds ${status} to ${name}`, false, async (session) => {
        const received = await send(session, testCase, await inputForOwn(session, testCase, input));
        return [...statusFindings(received, status), ...responseFindings(testCase, received)];
      }),
    );
}

function unreadableBodies(testCase: OperationCase): Unreadable[] {
  if (!testCase.body) return [];
  const input = minimalInput(testCase);
  const headers = { "Content-Type": "text/plain" };
  return [
    { name: "a body that is no JSON", status: 400, input: { ...input, text: '{"name": "a",' } },
    { name: "a body of another media type", status: 415, input: { ...input, text: "name: a", headers } },
  ];
}

function unknownTokens(testCase: OperationCase): Unreadable[] {
  const { form, parameter } = testCase.operation["x-pagination"] ?? {};
  if (parameter === undefined || (form !== "cursor" && form !== "token")) return [];
  const { query, ...input } = minimalInput(testCase);
  return [
    { name: `an unknown ${parameter}`, status: 400, input: { ...input, query: { ...query, [parameter]: "unknown" } } },
  ];
}
