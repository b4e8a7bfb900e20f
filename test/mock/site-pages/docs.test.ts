import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { RequestSummary } from "../../../src/mock/control/journal-entry.ts";
import { listen, type MockServer } from "../../../src/mock/http/listen.ts";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import { packDocs } from "../../../src/mock/site-pages/docs-archive.ts";
import { defined } from "../../defined.ts";

const PAGE = "<h1>Agents</h1>";
const MISSING =
  '<body data-root="/"><link href="/assets/site.css"><a href="/errors/index.html">Errors</a><a href="#x">x</a>';

let parent: string;
let folder: string;
let server: MockServer;
let logged: RequestSummary[];

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "docs-"));
  folder = join(parent, "site");
  await mkdir(join(folder, "areas/agents"), { recursive: true });
  for (const [name, text] of Object.entries({
    "index.html": "<h1>Home</h1>",
    "404.html": MISSING,
    "areas/agents/index.html": PAGE,
    "areas/agents/index.html.md": "# Agents",
    "openapi.yaml": "openapi: 3.1.0",
    ".secret.txt": "hidden",
    "build.log": "not a page",
    "../outside.txt": "outside",
    "../sitemap.txt": "outside, too",
  }))
    await writeFile(join(folder, name), text);
  logged = [];
  server = await listen(createServerMock({ onRequest: (entry) => logged.push(entry) }), { port: 0, docs: folder });
});

afterEach(async () => {
  await server.close();
  await rm(parent, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(server.url + path, { redirect: "manual", ...init });

/** The status of a request with an unchanged path; fetch would resolve the dots. */
function readStatus(path: string, host = "localhost"): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    let received = "";
    socket.on("data", (data) => {
      received += data;
    });
    socket.on("close", () => resolve(Number(received.split(" ")[1])));
    socket.on("error", reject);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  });
}

describe("the reference", () => {
  test.each([
    ["/docs/", "text/html; charset=utf-8", "<h1>Home</h1>"],
    ["/docs/index.html", "text/html; charset=utf-8", "<h1>Home</h1>"],
    ["/docs/areas/agents/", "text/html; charset=utf-8", PAGE],
    ["/docs/areas/agents/?q=1", "text/html; charset=utf-8", PAGE],
    ["/docs/areas/agents/index.html.md", "text/markdown; charset=utf-8", "# Agents"],
    ["/docs/openapi.yaml", "application/yaml", "openapi: 3.1.0"],
  ])("is served without a key: %s", async (path, mediaType, text) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(mediaType);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(await response.text()).toBe(text);
  });

  test.each([
    ["/docs", "/docs/"],
    ["/docs?q=1", "/docs/?q=1"],
    ["/docs/areas/agents", "/docs/areas/agents/"],
    ["/docs/areas/agents?q=1", "/docs/areas/agents/?q=1"],
  ])("redirects %s to %s, so that relative links work", async (path, location) => {
    const response = await get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe(location);
  });

  test.each(["/docs/nothing", "/docs/areas/", "/docs/areas/agents/nothing/", "/docs/build.log"])(
    "has a page for addresses without one, whose links lead into the reference: %s",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(await response.text()).toBe(MISSING.replaceAll('="/', '="/docs/'));
    },
  );

  test.each([
    "/docs/../outside.txt",
    "/docs/areas/../../../outside.txt",
    "/docs/%2e%2e/outside.txt",
    "/docs/..%2foutside.txt",
    "/docs/..%5coutside.txt",
    "/docs/..\\outside.txt",
    "/docs//../outside.txt",
    "/docs/./../../sitemap.txt",
    "/docs/%2e%2e%2fsitemap.txt",
    "/docs/%00../outside.txt",
    "/docs/.secret.txt",
    "/docs/%2esecret.txt",
    "/docs//etc/passwd",
    "/docs/%",
    `/docs/${"a".repeat(5000)}.html`,
  ])("has no file outside its folder, and no hidden one: %s", async (path) => {
    expect(await readStatus(path)).toBe(404);
  });

  // Windows has no such files, and links only for administrators.
  describe.skipIf(process.platform === "win32")("has only regular files", () => {
    /** Creates a socket. */
    async function listenOn(path: string): Promise<void> {
      const socket = createServer().listen(path);
      onTestFinished(() => void socket.close());
      await once(socket, "listening");
    }

    const OTHER: [name: string, create: (path: string) => unknown][] = [
      ["a pipe", (path) => execFileSync("mkfifo", [path])],
      ["a socket", (path) => listenOn(path)],
      ["a folder", (path) => mkdir(path)],
      ["a link to a device", (path) => symlink("/dev/zero", path)],
      ["a link to a file outside", (path) => symlink("../outside.txt", path)],
      ["a link to itself", (path) => symlink("page.txt", path)],
    ];

    test.each(OTHER)("and not %s, which does not stop others", async (_name, create) => {
      await create(join(folder, "page.txt"));
      // As many requests as would occupy all threads that read files.
      const responses = await Promise.all(Array.from({ length: 8 }, () => get("/docs/page.txt")));
      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 404));
      expect((await get("/docs/")).status).toBe(200);
    });

    test("and none through a link to a folder outside", async () => {
      await symlink("..", join(folder, "up"));
      expect((await get("/docs/up/outside.txt")).status).toBe(404);
    });

    test("and follows links that stay in its folder", async () => {
      await symlink("areas/agents", join(folder, "agents"));
      expect(await (await get("/docs/agents/")).text()).toBe(PAGE);
    });

    test("and may be a link itself", async () => {
      const link = join(parent, "link");
      await symlink("site", link);
      const linked = await listen(createServerMock(), { port: 0, docs: link });
      onTestFinished(() => linked.close());
      expect(await (await fetch(`${linked.url}/docs/areas/agents/`)).text()).toBe(PAGE);
    });
  });

  test("is not sent again to a client that has it, until it changes", async () => {
    const first = await get("/docs/");
    expect(first.headers.get("cache-control")).toBe("no-cache");
    const etag = defined(first.headers.get("etag"));
    for (const known of [etag, `"other", ${etag}`, "*"]) {
      const second = await get("/docs/", { headers: { "if-none-match": known } });
      expect(second.status).toBe(304);
      expect(second.headers.get("etag")).toBe(etag);
      expect(await second.text()).toBe("");
    }
    await utimes(join(folder, "index.html"), 1, 1);
    expect((await get("/docs/", { headers: { "if-none-match": etag } })).status).toBe(200);
  });

  test("responds to HEAD with the length of the page, and no body", async () => {
    const response = await get("/docs/areas/agents/", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe(String(PAGE.length));
    expect(await response.text()).toBe("");
  });

  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("does not take %s", async (method) => {
    const response = await get("/docs/", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
    expect(await response.json()).toMatchObject({ code: "METHOD_NOT_ALLOWED" });
  });

  test("leaves nothing in the journal or the log", async () => {
    const headers = { Authorization: "Bearer docs" };
    for (const path of ["/docs/", "/docs", "/docs/nothing"]) await get(path, { headers });
    expect(logged).toEqual([]);
    const journal = await get("/_mock/journal", { headers });
    expect(await journal.json()).toMatchObject({ requests: [] });
  });

  test("leaves other paths to the API", async () => {
    for (const path of ["/docsx", "/docsx/index.html", "/doc/"]) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: "NOT_FOUND", detail: expect.stringContaining(path) });
    }
  });

  test("is not shown under a foreign Host", async () => {
    expect(await readStatus("/docs/", "page.example")).toBe(421);
    expect(await readStatus("/docs/")).toBe(200);
  });

  test("says how to build it if it is not built", async () => {
    await rm(folder, { recursive: true });
    for (const path of ["/docs/", "/docs/areas/agents/"]) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(await response.json()).toMatchObject({
        code: "NOT_FOUND",
        detail: "The reference is not built. Run `npm run docs` in the repository to build it.",
      });
    }
  });
});

describe("the reference in an archive", () => {
  const FILES = { "index.html": "<h1>Häfen</h1>", "404.html": MISSING, "areas/index.html": PAGE, "a.log": "no page" };
  const empty = '<h1>"\n</h1>';

  beforeEach(async () => {
    const files = Object.entries({ ...FILES, "empty.txt": "", "last.html": empty });
    const packed = await packDocs(new Map(files.map(([name, text]) => [name, Buffer.from(text)])));
    await rm(folder, { recursive: true });
    await mkdir(folder);
    await writeFile(join(folder, "docs.br"), packed);
  });

  test.each([
    ["/docs/", 200, FILES["index.html"]],
    ["/docs/areas/index.html", 200, PAGE],
    ["/docs/empty.txt", 200, ""],
    ["/docs/last.html", 200, empty],
    ["/docs/areas", 308, ""],
    ["/docs/nothing", 404, MISSING.replaceAll('="/', '="/docs/')],
    ["/docs/a.log", 404, MISSING.replaceAll('="/', '="/docs/')],
    ["/docs/docs.br", 404, MISSING.replaceAll('="/', '="/docs/')],
  ])("responds to %s with %s", async (path, status, text) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(text);
  });

  test.each(["/openapi.json", "/openapi.yaml"])("has no copy of %s, which the mock serves", async (path) => {
    const { headers } = await get(`/docs${path}`);
    expect(new URL(defined(headers.get("location")), `${server.url}/docs/`).href).toBe(server.url + path);
  });

  test("is not sent again to a client that has it", async () => {
    const etag = defined((await get("/docs/")).headers.get("etag"));
    expect((await get("/docs/", { headers: { "if-none-match": etag } })).status).toBe(304);
  });
});

test("a server without a folder has no reference", async () => {
  const plain = await listen(createServerMock(), { port: 0 });
  const response = await fetch(`${plain.url}/docs/`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ detail: expect.stringContaining("There is no operation at /docs/.") });
  await plain.close();
});
