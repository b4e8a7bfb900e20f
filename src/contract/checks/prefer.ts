import type { DocumentedResponse, OperationCase } from "../cases.ts";
import { minimalInput } from "../requests/input.ts";
import { type ReceivedResponse, send } from "../requests/send.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { exampleFindings, finding, responseFindings, statusFindings } from "./findings.ts";
import { reportedFindings } from "./prism-violations.ts";

/** A mock that honors `Prefer` responds with each of these documented responses and each of its examples. */
export function preferChecks(testCase: OperationCase, responses: readonly DocumentedResponse[]): Check[] {
  return responses.flatMap((response) => {
    const { status, mediaType, examples } = response;
    const what = mediaType ? `${status} and ${mediaType}` : String(status);
    const request = (session: Session, prefer: string) => {
      const input = { ...minimalInput(testCase, mediaType), headers: { Prefer: prefer } };
      return send(session, testCase, input, mediaType);
    };
    const headFindings = (received: ReceivedResponse) => [
      ...statusFindings(received, status),
      ...(received.mediaType === mediaType
        ? []
        : [finding("/headers/content-type", `${mediaType}`, received.mediaType)]),
      ...responseFindings(testCase, received),
    ];
    return [
      check(testCase, `responds with ${what} to Prefer: code=${status}`, false, async (session) =>
        headFindings(await request(session, `code=${status}`)),
      ),
      ...Object.entries(examples).map(([name, value]) =>
        check(testCase, `responds with ${what} and the example of Prefer: example=${name}`, false, async (session) => {
          const received = await request(session, `code=${status}, example=${name}`);
          return [
            ...reportedFindings(received),
            ...headFindings(received),
            ...exampleFindings(response, received, value),
          ];
        }),
      ),
    ];
  });
}
