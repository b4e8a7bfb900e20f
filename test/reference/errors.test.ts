import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { toPlainText } from "../../src/core/first-sentence.ts";
import { createServerMock } from "../../src/mock/http/mock.ts";
import { listEntries } from "../../src/reference/search.ts";
import { readSite } from "../../src/reference/site.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";
import { markdown, pages, site } from "./rendered.ts";

/** A page; with the elements in its code, whose text the parser would not find otherwise. */
const page = (path: string) =>
  parse(defined(pages.find((entry) => entry.path === path)).html, { blockTextElements: {} });
const errors = page("errors/");
const code = (html: ReturnType<typeof parse>) => html.querySelectorAll("pre").map(({ text }) => text);

test.each([...site.errors.values()])("the row of $code has its status, advice and a problem", (entry) => {
  const row = defined(errors.getElementById(entry.code));
  expect(defined(row.querySelector("h3")).text).toBe(`${entry.code} ${entry.status}`);
  expect(entry.advice).toMatch(/^[A-Z].*\.$/s);
  const problems = code(row).map((text) => JSON.parse(text));
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toMatchObject({ code: entry.code, status: Number(entry.status) });
});

test("the errors of a status follow its title, and its meaning if there are several", () => {
  const statuses = errors.querySelectorAll('h2[id^="status-"]').map((heading) => ({
    title: heading.text,
    meaning: heading.nextElementSibling?.classList.contains("prose"),
    count: defined(heading.closest("section")).querySelectorAll(".error").length,
  }));
  expect(statuses.map(({ title }) => title)).toContain("409 Conflict");
  for (const { title, meaning, count } of statuses) expect([title, meaning]).toEqual([title, count > 1]);
});

/** Any code, of whatever area. */
const CODE = /\b(?:[A-Z][A-Z\d]*_[A-Z\d_]+|UNAUTHENTICATED|UNAVAILABLE)\b/g;

test("each code has an explanation of its own on its page, in the search and in Markdown", () => {
  const twin = defined(markdown.get("errors/"));
  const found = listEntries(site, pages).filter(({ kind }) => kind === "error");
  const explanations = [...site.errors.values()].map(({ code, explanation }) => {
    const texts = [
      defined(defined(errors.getElementById(code)).querySelector(".prose")).text,
      defined(found.find(({ name }) => name === code)).text,
      defined(twin.split(`<a name="${code}"></a>`)[1])
        .split("**What to do:**")[0]!
        .split("\n")
        .slice(1)
        .join(" ")
        .trim(),
    ];
    for (const text of texts) expect(text.match(CODE) ?? [], `${code}: ${text}`).toEqual([]);
    const plain = toPlainText(explanation).replaceAll("`", "");
    expect(toPlainText(texts[0]!)).toBe(plain);
    expect(plain.startsWith(texts[1]!.replace(/…$/, ""))).toBe(true);
    expect(toPlainText(texts[2]!).replaceAll("`", "")).toBe(plain);
    return explanation;
  });
  expect(explanations).toHaveLength(71);
  expect(new Set(explanations).size).toBe(71);
});

test("the advice for a code is that of the response which has it, wherever the code is named", () => {
  expect(defined(site.errors.get("CONNECTOR_NAME_ALREADY_EXISTS")).advice).toContain("Choose another `name`");
  const row = defined(page("operations/connectors.tools.list/").getElementById("error-404"));
  expect(row.text).toContain("Take the id or name from connectors.list");
});

test("an operation shows its own errors with their examples, and links to those of several areas", () => {
  const html = page("operations/batch.jobs.cancel/");
  expect(html.querySelectorAll(".fields > [id^=error-]").map(({ id }) => id)).toEqual(["error-404", "error-409"]);
  const examples = html
    .querySelectorAll("[data-tabs=Status] > section")
    .map((section) => section.getAttribute("data-label"));
  expect(examples).toEqual(["200", "404", "409"]);
  expect(code(defined(html.querySelector("aside"))).some((text) => text.includes("BATCH_JOB_ENDED"))).toBe(true);
  const limited = defined(html.getElementById("error-429"));
  expect(limited.querySelector("a")?.getAttribute("href")).toBe("../../errors/index.html#RATE_LIMITED");
  expect(html.text).not.toContain("You have sent too many requests");
});

test("the error of one area with a shared status is the operation's own", () => {
  const errors = page("operations/users.me.get/").querySelectorAll(".fields > [id^=error-]");
  expect(errors.map(({ id }) => id)).toEqual(["error-401"]);
});

test("the headers of responses are shown", () => {
  const response = defined(page("operations/agents.get/").getElementById("response-200"));
  expect(response.querySelector(".headers code")?.text).toBe("X-Request-Id");
  const names = (id: string) => defined(errors.getElementById(id)).querySelectorAll(".headers code");
  expect(names("RATE_LIMITED").map(({ text }) => text)).toEqual([
    "X-Request-Id",
    "Retry-After",
    "X-RateLimit-Remaining",
  ]);
});

test("a document without general errors has only those of its operations", () => {
  const { "x-errors": general, ...rest } = document;
  expect(Object.keys(defined(general))).toEqual(["METHOD_NOT_ALLOWED", "NOT_ACCEPTABLE", "NOT_FOUND"]);
  expect(readSite(rest).errors.has("NOT_FOUND")).toBe(false);
});

test.each([
  ["NOT_FOUND", "/v1/agent", "GET", "application/json"],
  ["METHOD_NOT_ALLOWED", "/v1/models", "PUT", "application/json"],
  ["NOT_ACCEPTABLE", "/v1/models", "GET", "text/html"],
])("the example of %s is what the mock returns", async (code, path, method, accept) => {
  const headers = { accept, authorization: "Bearer key" };
  const response = await createServerMock().fetch(new Request(`http://mock.example${path}`, { method, headers }));
  expect(await response.json()).toEqual(defined(document["x-errors"]?.[code]).example);
});
