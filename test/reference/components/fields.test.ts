import { describe, expect, test } from "vitest";
import { listOperations, type Schema } from "../../../src/core/document.ts";
import { listPages } from "../../../src/reference/pages.tsx";
import { renderPage } from "../../../src/reference/render.tsx";
import { listEntries } from "../../../src/reference/search.ts";
import { readSite } from "../../../src/reference/site.ts";
import { renderMarkdown } from "../../../src/reference/text-files.ts";
import { defined } from "../../defined.ts";
import { document } from "../../document.ts";
import { llmsFull, markdown, pages, texts } from "../rendered.ts";
import { constraintsIn, contentOfOperation, contentOfSchema, listMarks, marksAt, usages } from "./documented.ts";
import { constraintsInHtml, marksInHtml, marksInMarkdown, shownInHtml, shownInMarkdown } from "./shown.ts";

const html = new Map(pages.map((page) => [page.path, page.html]));

/** The entries that a page, or its part below a heading, lacks in HTML or Markdown. */
function missing(path: string, entries: string[], heading?: string) {
  const found = {
    HTML: shownInHtml(defined(html.get(path)), heading),
    Markdown: shownInMarkdown(defined(markdown.get(path)), heading),
  };
  return Object.entries(found).flatMap(([format, all]) =>
    entries.filter((entry) => !all.includes(entry)).map((entry) => `${heading ?? ""} in ${format}: ${entry}`),
  );
}

test.each([...listOperations(document)].map((entry) => [entry.operation.operationId, entry] as const))(
  "the page of %s has every property of its parameters, body, responses and events",
  (id, { operation, parameters }) => {
    const content = contentOfOperation(operation, parameters);
    expect(content.flatMap(([heading, entries]) => missing(`operations/${id}/`, entries, heading))).toEqual([]);
  },
);

test.each(Object.entries(document.components.schemas))("the page of %s has every property", (name, schema) => {
  const entries = contentOfSchema(schema).filter((entry) => entry !== `link to ${name}`);
  expect(missing(`schemas/${name}/`, entries)).toEqual([]);
});

test.each(Object.entries(document.components.schemas))("the page of %s has every constraint", (name, schema) => {
  const shown = constraintsInHtml(defined(html.get(`schemas/${name}/`)));
  expect(constraintsIn(schema).filter((constraint) => !shown.includes(constraint))).toEqual([]);
});

test.each([...listOperations(document)].map((entry) => [entry.operation.operationId, entry] as const))(
  "the page of %s has every constraint of its parameters and body",
  (id, { operation, parameters }) => {
    const shown = constraintsInHtml(defined(html.get(`operations/${id}/`)));
    const bodies = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => constraintsIn(schema));
    const constraints = [
      ...parameters.flatMap(({ name, schema, description }) => constraintsIn(schema, name, description)),
      ...bodies,
    ];
    expect(constraints.filter((constraint) => !shown.includes(constraint))).toEqual([]);
  },
);

/** The fields of a page, or of its part below a heading, whose marks differ from those at the same place of a schema. */
function wrongMarks(path: string, marksOf: (field: string[]) => string[], heading?: string) {
  const found = {
    HTML: marksInHtml(defined(html.get(path)), heading),
    Markdown: marksInMarkdown(defined(markdown.get(path)), heading),
  };
  return Object.entries(found).flatMap(([format, all]) =>
    [...new Set(all.map(([field]) => field))].flatMap((field) => {
      const shown = new Set(all.filter(([other]) => other === field).map(([, mark]) => mark));
      const names = field.split(".");
      const wanted = new Set(marksOf(names));
      // Below the first level, variants may be on pages of their own.
      const isRight = [...shown].every((mark) => wanted.has(mark)) && (names.length > 1 || shown.size === wanted.size);
      return isRight ? [] : [`${heading ?? ""} in ${format}: ${field} is ${[...shown]}, not ${[...wanted]}`];
    }),
  );
}

test.each(Object.entries(document.components.schemas))("the page of %s marks every field", (name, schema) => {
  expect(wrongMarks(`schemas/${name}/`, (field) => marksAt(schema, field, usages.get(name)))).toEqual([]);
});

test.each([...listOperations(document)].map((entry) => [entry.operation.operationId, entry] as const))(
  "the page of %s marks every field of its parameters, body, responses and events",
  (id, { operation, parameters }) => {
    const wrong = listMarks(operation, parameters).flatMap(([heading, marksOf]) =>
      wrongMarks(`operations/${id}/`, marksOf, heading),
    );
    expect(wrong).toEqual([]);
  },
);

test("a variant inside of another schema has its purpose beside its name", () => {
  expect(html.get("operations/agents.create/")).toContain(
    "<summary><code>function</code>: A function that runs in your own application.</summary>",
  );
});

test("fields inside of each other are on the page, however they are nested and without names of their own", () => {
  const object = (...names: string[]): Schema => ({
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
  });
  const nested = (levels: number): Schema =>
    levels === 0 ? object("seed") : { properties: { [`level${levels}`]: nested(levels - 1) } };
  const schema: Schema = {
    type: "object",
    properties: {
      deep: nested(5),
      lists: { type: "array", items: { type: "array", items: object("item") } },
      map: { additionalProperties: { type: "array", items: object("value") } },
      nullable: { anyOf: [object("present"), { type: "null" }] },
      union: { anyOf: [{ type: "string" }, { $ref: "#/components/schemas/Agent" }, object("own"), { type: "null" }] },
      list: { oneOf: [{ type: "string" }, { type: "array", items: object("entry") }] },
      both: { ...object("always"), oneOf: [object("either"), object("or")] },
      parts: { allOf: [object("first"), { oneOf: [object("second"), object("third")] }] },
      limited: { type: "string", not: { const: "x" } },
    },
    allOf: [{ anyOf: [object("left"), { type: "array", items: object("right") }] }],
    anyOf: [{ required: ["deep"] }, object("other")],
  };
  const changed = structuredClone(document);
  changed.components.schemas.Nested = schema;
  const site = readSite(changed);
  const { path, content } = defined(listPages(site, [], texts).find(({ path }) => path === "schemas/Nested/"));
  const page = { path, html: renderPage(site, { path, content }) };
  expect(contentOfSchema(schema)).toHaveLength(30);
  expect(contentOfSchema(schema).filter((entry) => !shownInHtml(page.html).includes(entry))).toEqual([]);
  expect(contentOfSchema(schema).filter((entry) => !shownInMarkdown(renderMarkdown(page)).includes(entry))).toEqual([]);
  const ids = [...page.html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(new Set(ids).size);
  const anchors = listEntries(site, []).filter(({ url }) => url.startsWith("schemas/Nested/index.html#"));
  expect(anchors.filter(({ url }) => !ids.includes(url.split("#")[1]))).toEqual([]);
});

describe("llms-full.txt", () => {
  const parts = llmsFull.split(/^(?=# )/m);

  test.each(Object.entries(document.components.schemas))("has every property of %s", (name, schema) => {
    const shown = shownInMarkdown(defined(parts.findLast((part) => part.startsWith(`# ${name}\n`))));
    const fields = contentOfSchema(schema).filter((entry) => !entry.startsWith("link to "));
    expect(fields.filter((field) => !shown.includes(field))).toEqual([]);
  });
});
