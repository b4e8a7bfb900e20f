import { describe, expect, test } from "vitest";
import document from "../../../generated/openapi.json" with { type: "json" };
import { createServerMock } from "../../../src/mock/http/mock.ts";

const mock = createServerMock();
const get = (path: string, headers: Record<string, string> = {}) => mock.fetch(`http://mock.test${path}`, { headers });

describe("without a key, a mock serves", () => {
  test("its health", async () => {
    expect(await (await get("/healthz")).json()).toEqual({ status: "ok" });
  });

  test("the document, as JSON and as YAML", async () => {
    expect(await (await get("/openapi.json")).json()).toEqual(document);
    const yaml = await get("/openapi.yaml");
    expect(yaml.headers.get("content-type")).toBe("application/yaml");
    const text = await yaml.text();
    for (const path of Object.keys(document.paths)) expect(text).toContain(`\n  ${path}:\n`);
  });

  test("links, as JSON or for a browser as a page", async () => {
    const { links } = (await (await get("/")).json()) as { links: Record<string, string> };
    const page = await get("/", { accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const text = await page.text();
    for (const link of Object.values(links)) expect(text).toContain(`href="${link}"`);
  });
});

test("other methods and paths are left to the operations", async () => {
  expect((await mock.fetch("http://mock.test/healthz", { method: "POST" })).status).toBe(404);
  expect((await get("/toString")).status).toBe(404);
});

test("pages of other origins than those named may not call the API", async () => {
  const closed = createServerMock({ corsOrigins: ["https://app.example"] });
  const allowed = async (origin: string, method: string) => {
    const init = { method, headers: { origin, authorization: "Bearer any" } };
    const { headers } = await closed.fetch("http://mock.test/v1/models", init);
    return [headers.get("access-control-allow-origin"), headers.get("access-control-allow-methods")];
  };
  expect(await allowed("https://app.example", "GET")).toEqual(["https://app.example", null]);
  expect(await allowed("https://app.example", "OPTIONS")).toEqual([
    "https://app.example",
    expect.stringContaining("POST"),
  ]);
  expect(await allowed("https://other.example", "GET")).toEqual([null, null]);
  expect(await allowed("https://other.example", "OPTIONS")).toEqual([null, null]);
});
