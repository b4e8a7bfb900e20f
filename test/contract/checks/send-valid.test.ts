import { expect, test } from "vitest";
import { findCase } from "../../../src/contract/cases.ts";
import { sendValid } from "../../../src/contract/checks/send-valid.ts";
import { minimalInput } from "../../../src/contract/requests/input.ts";
import { json, page, session, stubFetch, textOf } from "../stub.ts";

/** Sends a minimal request to a server with these items and this response. Resolves to the findings, or why it is skipped. */
async function send(
  id: string,
  status: number,
  { items = [] as unknown[], optional = "", data = "own" as const } = {},
) {
  const testCase = findCase(id);
  const [example] = testCase.responses.flatMap((each) => (each.status === status ? Object.values(each.examples) : []));
  const listings = ["connectors.list", "prompts.list"].map(findCase);
  stubFetch(({ method, path }) => {
    const listing = listings.find((each) => method === "GET" && each.path === path);
    if (listing) return page(listing, items);
    // There are no models.
    return method === "GET" && path === "/v1/models" ? { data: [] } : json(example, status);
  });
  const request = { input: minimalInput(testCase), ...(optional !== "" && { optional }) };
  return sendValid(session({ data }), testCase, request).then(
    ({ findings }) => findings.filter(({ isNote }) => !isNote).map((each) => textOf(each).replace(/: \{.*/s, "")),
    (error: Error) => [`${error.name}: ${error.message.replace(/; the server responded.*/s, "")}`],
  );
}

const connector = { id: findCase("connectors.shareToWorkspace").parameters[0]?.example };
const prompt = { id: findCase("prompts.get").parameters.find((each) => each.in === "path")?.example };
const failed = (status: number, expected = 200) => [`/status: expected ${expected}; received ${status}`];

test.each<[name: string, result: () => Promise<string[]>, expected: string[]]>([
  ["the key may not do it", () => send("connectors.create", 403), ["Skipped: the key may not do this"]],
  [
    "no resource is in the state",
    () => send("connectors.shareToWorkspace", 409, { items: [connector] }),
    ["Skipped: no resource is in the state for it"],
  ],
  [
    "it has nothing for an optional parameter",
    () => send("prompts.get", 404, { items: [prompt], optional: "alias" }),
    ["Skipped: the server has nothing for the example of alias"],
  ],
  [
    "it lacks a resource of the example",
    () => send("agents.create", 422),
    [expect.stringMatching(/^Skipped: it needs aurora-\w+.*, as in the example$/) as unknown as string],
  ],
])("a failure is no finding if %s", async (_, result, expected) => {
  expect(await result()).toEqual(expected);
});

test.each<[name: string, result: () => Promise<string[]>, expected: string[]]>([
  ["a name is taken although it is new", () => send("prompts.create", 409), failed(409)],
  ["the server fails", () => send("agents.create", 500), failed(500)],
  ["a resource exists and is not found", () => send("prompts.get", 404, { items: [prompt] }), failed(404)],
  [
    "an optional parameter is refused",
    () => send("prompts.get", 422, { items: [prompt], optional: "alias" }),
    failed(422),
  ],
])("a failure is a finding if %s", async (_, result, expected) => {
  expect((await result()).slice(0, 1)).toEqual(expected);
});
