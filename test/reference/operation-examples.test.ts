import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { type Example, type Response, resolve } from "../../src/core/document.ts";
import { listOperationExamples } from "../../src/reference/operation-examples.ts";
import type { OperationEntry } from "../../src/reference/site.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";
import { markdown, pages, site } from "./rendered.ts";

const operations = [...site.operations.values()].map((entry) => [entry.id, entry] as const);

/** The examples of a request and of its successful responses, read without the site's own code. */
function documented({ operation }: OperationEntry) {
  const values = (content: Response["content"]) =>
    Object.values(content ?? {}).flatMap(({ examples = {} }) =>
      Object.values(examples).map((example) => resolve<Example>(document, example)),
    );
  const successes = Object.entries(operation.responses).filter(([status]) => status < "400");
  return {
    requests: values(operation.requestBody?.content),
    responses: successes.flatMap(([, response]) => values(resolve<Response>(document, response).content)),
  };
}

/** The data of events, or a body, without the spaces that pages add. */
const normalize = (text: string) => text.replaceAll(/\s/g, "");
const toText = (value: unknown) => normalize(typeof value === "string" ? value : JSON.stringify(value));

/** The texts of all code of a page, and of the parts that it loads. */
function codeOf(id: string): string[] {
  const page = defined(pages.find(({ path }) => path === `operations/${id}/`));
  const parts = Object.values(page.later?.examples ?? {}).flatMap(Object.values) as string[];
  return [page.html, ...parts].flatMap((html) => {
    const root = parse(html, { blockTextElements: {} });
    const bodies = root.querySelectorAll("script[type='application/json']").map(({ rawText }) => {
      const { body } = JSON.parse(rawText) as { body?: { example: unknown } };
      return body ? JSON.stringify(body.example) : "";
    });
    return [...root.querySelectorAll("code").map(({ text }) => text), ...bodies];
  });
}

const withExamples = operations.filter(([, entry]) => Object.values(documented(entry)).flat().length > 0);

test.each(withExamples)(
  "every example of %s is on its page or in the file that it loads, and in its Markdown",
  (id, entry) => {
    const { requests, responses } = documented(entry);
    const code = codeOf(id).map(normalize);
    const text = normalize(defined(markdown.get(`operations/${id}/`)));
    for (const { value, summary } of [...requests, ...responses]) {
      expect(code.includes(toText(value)), `${summary} on the page`).toBe(true);
      expect(text.includes(toText(value)), `${summary} in Markdown`).toBe(true);
      // A single example needs no name, because there is nothing to choose.
      if (requests.length + responses.length > 2) expect(text).toContain(normalize(summary));
    }
  },
);

test.each(operations)("the examples of %s to choose from have different names and summaries", (_, entry) => {
  const examples = listOperationExamples(site, entry);
  for (const key of ["name", "summary"] as const)
    expect(new Set(examples.map((example) => example[key])).size).toBe(examples.length);
});

describe("the examples to choose from", () => {
  const list = (id: string) => listOperationExamples(site, defined(site.operations.get(id)));
  const names = (id: string) => list(id).map(({ name }) => name);

  test("begin with the shortest call, and have the document's examples after it", () => {
    expect(names("conversations.restart")).toEqual(["shortest", "restartAfterLowWater", "restartToTryAgain"]);
    expect(names("agents.list")).toEqual(["shortest", "scoutAgents", "scoutAgentsFirstPage"]);
    expect(names("agents.get")).toHaveLength(1);
  });

  test("have the response to their request, as an object and as a stream", () => {
    const [, , berth] = list("conversations.start");
    expect(berth?.request).toBe("berthQuestion");
    expect(berth?.responses.map(({ label }) => label)).toEqual(["200", "200 text/event-stream"]);
    expect(berth?.responses[0]?.value).toMatchObject({ outputs: [{ type: "function.call", name: "book_berth" }] });
  });

  test("have a recorded response if the document has none", () => {
    const bare = list("conversations.start").find(({ name }) => name === "bareQuestion");
    expect(bare?.responses[0]?.value).toMatchObject({ object: "conversation.response" });
  });

  test("are in samples in every language", () => {
    const page = defined(pages.find(({ path }) => path === "operations/conversations.append/"));
    const samples = parse(defined(page.later?.examples.berthResult?.samples)).querySelectorAll("section");
    expect(samples).toHaveLength(8);
    // The conversation that waits for the result, not the one of the other examples.
    for (const sample of samples) expect(sample.text).toContain("conv_0197c3e4");
  });
});
