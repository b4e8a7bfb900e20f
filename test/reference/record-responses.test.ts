import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { listOperationExamples } from "../../src/reference/operation-examples.ts";
import { recordResponses } from "../../src/reference/record-responses.ts";
import { listSteps } from "../../src/samples/samples.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";
import { pages, site } from "./rendered.ts";

interface Problem {
  code: string;
  detail: string;
  errors?: unknown[];
}

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

test("the response beside the sample of a list has what a new sandbox has, unless that is long", () => {
  expect((shownResponse("agents.list") as { data: unknown[] }).data).toHaveLength(2);
  expect(site.responses.has("workflows.events.list")).toBe(false);
  const examples = listOperationExamples(site, defined(site.operations.get("agents.list")));
  expect(examples.map(({ name }) => name)).toEqual(["shortest", "scoutAgents", "scoutAgentsFirstPage"]);
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

test.each([
  ["agents.create", "Request without model", "/body/model is required."],
  ["agents.list", "Request with page_size=none", "/query/page_size must be an integer."],
  ["agents.update", "Request with a number as instructions", "/body/instructions must be a string or null."],
])("the page of %s shows what the mock responds to a mistake", (id, summary, detail) => {
  const html = parse(defined(pages.find(({ path }) => path === `operations/${id}/`)).html, { blockTextElements: {} });
  const problem = defined(html.querySelector("[data-tabs=Status] > section[data-label=422]"));
  expect(problem.querySelector(".facts")?.text).toBe(summary);
  expect(JSON.parse(defined(problem.querySelector("code")).text)).toMatchObject({ status: 422, detail });
});

test("the 422 that the document has for an operation is not replaced", () => {
  expect(site.responses.has("batch.jobs.create/422")).toBe(false);
});

test("an example of one violation says which, as the mock does", () => {
  const problems = Object.values(defined(document.components.examples)).map(({ value }) => Object(value) as Problem);
  const single = problems.filter(({ code, errors }) => code === "VALIDATION_ERROR" && errors?.length === 1);
  expect(single.length).toBeGreaterThan(10);
  expect(single.filter(({ detail }) => detail.includes("1 violation"))).toEqual([]);
});

test("recorded responses are the same each time", async () => {
  expect(await recordResponses(site)).toEqual(site.responses);
});
