import type { OperationCase } from "../cases.ts";
import { type Input, minimalInput } from "../requests/input.ts";
import { invalidRequestsFor } from "../requests/invalid-requests.ts";
import { fillInput } from "../requests/resources.ts";
import { send } from "../requests/send.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { finding, responseFindings, statusFindings } from "./findings.ts";
import { violationPointers } from "./prism-violations.ts";

/** A request that violates the document gets 422, and the response points at the violation. */
export function invalidRequestChecks(testCase: OperationCase): Check[] {
  return invalidRequestsFor(testCase).map((request) =>
    check(testCase, `responds 422 to ${request.name} and points at it`, false, async (session) => {
      const received = await send(session, testCase, await inputForOwn(session, testCase, request.input));
      const findings = [...statusFindings(received, 422), ...responseFindings(testCase, received)];
      if (findings.length > 0) return findings;
      const reported = violationPointers(received);
      const { pointers } = request;
      if (pointers.some((pointer) => reported.some((other) => other.startsWith(pointer)))) return [];
      return [finding("/body/errors", `a violation at ${[...new Set(pointers)].join(" or ")}`, reported)];
    }),
  );
}

/** A body that is no JSON gets 400, as does an unknown token of a page, and a body of another media type 415. */
export function unreadableRequestChecks(testCase: OperationCase): Check[] {
  const { body, operation } = testCase;
  const { form = "", parameter = "" } = operation["x-pagination"] ?? {};
  const input = minimalInput(testCase);
  const requests: [name: string, status: number, input: Input][] = [];
  if (body)
    requests.push(
      ["a body that is no JSON", 400, { ...input, text: '{"name": "a",' }],
      ["a body of another media type", 415, { ...input, text: "name: a", headers: { "Content-Type": "text/plain" } }],
    );
  if (["cursor", "token"].includes(form))
    requests.push([`an unknown ${parameter}`, 400, { ...input, query: { ...input.query, [parameter]: "unknown" } }]);
  return requests
    .filter(([, status]) => status in operation.responses)
    .map(([name, status, request]) =>
      check(testCase, `responds ${status} to ${name}`, false, async (session) => {
        const received = await send(session, testCase, await inputForOwn(session, testCase, request));
        return [...statusFindings(received, status), ...responseFindings(testCase, received)];
      }),
    );
}

/** The invalid request, for resources that the server has: it may look for them before it reads the rest. */
async function inputForOwn(session: Session, testCase: OperationCase, input: Input): Promise<Input> {
  if (session.target.data !== "own") return input;
  const { path = {} } = await fillInput(session, testCase, { path: minimalInput(testCase).path ?? {} });
  const wrong = testCase.parameters.filter(
    ({ name, example }) => input.path?.[name] !== undefined && input.path[name] !== example,
  );
  return { ...input, path: { ...path, ...Object.fromEntries(wrong.map(({ name }) => [name, input.path?.[name]])) } };
}
