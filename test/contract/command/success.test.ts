import { expect, test } from "vitest";
import { cases } from "../../../src/contract/cases.ts";
import { successChecks } from "../../../src/contract/checks/success.ts";
import { defaultResponse } from "../../../src/contract/requests/send.ts";
import { createSession } from "../../../src/contract/target.ts";
import { defined } from "../../defined.ts";
import { serveRaw } from "./server.ts";

/** Returns the operations whose minimal request fails if each response has the example, changed by a function. */
async function listFailed(change: (example: unknown) => unknown): Promise<string[]> {
  const failed: string[] = [];
  let testCase = defined(cases[0]);
  const baseUrl = await serveRaw(async (outgoing) => {
    const { status, mediaType, examples } = defaultResponse(testCase);
    const example = change(Object.values(examples)[0]);
    const headers = { "x-request-id": "req_1", ...(mediaType && { "content-type": mediaType }) };
    outgoing.writeHead(status, headers);
    outgoing.end(mediaType && (mediaType === "application/json" ? JSON.stringify(example) : String(example)));
  });
  const target = { baseUrl, data: "examples", prefer: "none", writes: true, timeoutMs: 60_000 } as const;
  for (testCase of cases) {
    const [minimal] = successChecks(testCase);
    const session = createSession({ ...target, userContextToken: "user" });
    if ((await defined(minimal).run(session)).length > 0) failed.push(testCase.id);
  }
  return failed;
}

test("a server that sends the example of every operation passes", async () => {
  expect(await listFailed((example) => example)).toEqual([]);
});

test("a server that generates bodies, as Prism does without an example, fails for every operation with a body", async () => {
  const generate = (example: unknown) => {
    if (typeof example === "string") return `event: generated\ndata: {}\n\n${example}`;
    return Array.isArray(example) ? [...example, ...example, {}] : { ...(example as object), generated: true };
  };
  const withBody = cases.filter((testCase) => defaultResponse(testCase).mediaType !== undefined);
  expect(await listFailed(generate)).toEqual(withBody.map(({ id }) => id));
});
