import { expect, test } from "vitest";
import { findCase } from "../../../src/contract/cases.ts";
import { successChecks } from "../../../src/contract/checks/success.ts";
import { defaultResponse } from "../../../src/contract/requests/send.ts";
import { createSession } from "../../../src/contract/target.ts";
import { defined } from "../../defined.ts";
import { serveRaw } from "./server.ts";

/** Returns the operations whose minimal request fails if each response has the example, changed by a function. */
async function listFailed(ids: string[], change: (example: unknown) => unknown): Promise<string[]> {
  const failed: string[] = [];
  let testCase = findCase("agents.get");
  const baseUrl = await serveRaw(async (outgoing) => {
    const { status, mediaType, examples } = defaultResponse(testCase);
    const example = change(Object.values(examples)[0]);
    const headers = { "x-request-id": "req_1", ...(mediaType && { "content-type": mediaType }) };
    outgoing.writeHead(status, headers);
    outgoing.end(mediaType && (mediaType === "application/json" ? JSON.stringify(example) : String(example)));
  });
  const target = { baseUrl, data: "examples", prefer: "none", writes: true, timeoutMs: 60_000 } as const;
  for (const id of ids) {
    testCase = findCase(id);
    const [minimal] = successChecks(testCase);
    const session = createSession({ ...target, userContextToken: "user" });
    if ((await defined(minimal).run(session)).length > 0) failed.push(testCase.id);
  }
  return failed;
}

test("a server that generates bodies, as Prism does without an example, fails for each kind of body", async () => {
  const generate = (example: unknown) => {
    if (typeof example === "string") return `event: generated\ndata: {}\n\n${example}`;
    return Array.isArray(example) ? [...example, ...example, {}] : { ...(example as object), generated: true };
  };
  const ids = ["agents.get", "agents.listLegacy", "conversations.startStream"];
  expect(await listFailed(ids, (example) => example)).toEqual([]);
  expect(await listFailed(ids, generate)).toEqual(ids);
});
