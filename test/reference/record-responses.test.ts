import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { recordResponses } from "../../src/reference/record-responses.ts";
import { listSteps } from "../../src/samples/samples.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";
import { pages, site } from "./rendered.ts";

/** The first response on the page of an operation; undefined if it is not JSON. */
function shownResponse(id: string): unknown {
  const html = parse(defined(pages.find(({ path }) => path === `operations/${id}/`)).html, {
    blockTextElements: {},
  });
  const code = html.querySelector("[data-tabs=Status] > section code.language-json");
  return code ? JSON.parse(code.text) : undefined;
}

test("the response beside a shortened sample has only what the sample has sent", () => {
  expect(shownResponse("agents.create")).toMatchObject({ name: "Scout", description: null, metadata: null, tools: [] });
  expect(shownResponse("prompts.create")).toMatchObject({ name: "tide-notice", version: 1 });
  expect(shownResponse("batch.jobs.create")).toMatchObject({ model: "aurora-small", metadata: null });
  expect(shownResponse("batch.jobs.cancel")).toMatchObject({ status: "CANCELLATION_REQUESTED", metadata: null });
});

test("the response beside a sample that sends the first example is the document's", () => {
  expect(site.responses.has("agents.get")).toBe(false);
  expect(site.responses.has("conversations.startStream")).toBe(false);
  expect(shownResponse("agents.get")).toMatchObject({ id: "ag_0197c3d0" });
});

/** A restart responds with a new conversation. */
const NEW = ["conversations.restart conversation_id"];

test("the sample of an operation and the response beside it have the same values", () => {
  const pairs = [...site.operations.keys()].flatMap((id) => {
    const { body, parameters } = defined(listSteps(document, id).at(-1));
    const sent = Object.entries({ ...parameters, ...(body as object) }).filter(
      ([, value]) => typeof value !== "object",
    );
    const response = Object(shownResponse(id)) as Record<string, unknown>;
    return sent
      .filter(([name]) => name in response)
      .map(([name, value]) => ({ id, name, value, shown: response[name] }));
  });
  expect(pairs.length).toBeGreaterThan(50);
  // In a path, a number is a text.
  const different = pairs.filter(({ value, shown }) => String(value) !== String(shown));
  expect(different.map(({ id, name }) => `${id} ${name}`)).toEqual(NEW);
});

test("recorded responses are the same each time", async () => {
  expect(await recordResponses(site)).toEqual(site.responses);
});
