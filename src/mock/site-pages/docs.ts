import { createHash } from "node:crypto";
import { constants, open, readFile, realpath, stat } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { toProblem } from "../exchange/problems.ts";
import type { MockRequest, MockResponse } from "../exchange/types.ts";
import { unpackDocs } from "./docs-archive.ts";

export interface DocsOptions {
  /** The folder that `npm run docs` writes, or one with `docs.br`, its files in an archive. */
  readonly folder: string;
  /** The path under which it is served, with a slash at both ends. */
  readonly root: string;
}

/** Media types of the reference by file extension. No other files are served. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  // RFC 9512.
  ".yaml": "application/yaml",
};

/** File names of the reference. None begins with a dot, so none leads to a hidden file or out of the folder. */
const FILE = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/** Not in the archive, because the package has them already. The mock serves them at its root. */
const DOCUMENTS = ["openapi.json", "openapi.yaml"];

/**
 * Creates the function that serves the reference as static files. It returns undefined for other paths. It reads each file on
 * request, so that a new build is served without a restart, but an archive once.
 */
export function createDocs({ folder, root }: DocsOptions): (request: MockRequest) => Promise<MockResponse> | undefined {
  let archive: ReturnType<typeof openArchive> | undefined;

  async function respond(request: MockRequest, path: string, query: string | undefined): Promise<MockResponse> {
    if (request.method !== "GET" && request.method !== "HEAD") return notAllowed(request);
    const name = path.slice(root.length);
    archive ??= openArchive(join(folder, "docs.br"));
    const readPacked = await archive;
    if (!readPacked) archive = undefined;
    const read = readPacked ?? ((name: string) => readVersion(folder, name));
    const file = await read(name.replace(/(^|\/)$/, "$1index.html"));
    if (file) return fileResponse(request, file);
    if (readPacked && DOCUMENTS.includes(name)) return redirect(`/${name}`, query);
    const isFolder = await read(`${name}/index.html`);
    return isFolder ? redirect(`${path}/`, query) : missing(await read("404.html"), root);
  }

  return (request) => {
    // Nearly all requests are for the API.
    if (!request.url.startsWith(root.slice(0, -1))) return undefined;
    const [path = "", query] = request.url.split("?", 2);
    // Relative links need the slash at the end.
    if (`${path}/` === root) return Promise.resolve(redirect(root, query));
    return path.startsWith(root) ? respond(request, path, query) : undefined;
  };
}

interface Version {
  readonly body: Uint8Array;
  readonly mediaType: string;
  readonly etag: string;
}

/** Returns the function that finds a file in the archive; undefined if there is no archive. */
async function openArchive(path: string): Promise<((name: string) => Promise<Version | undefined>) | undefined> {
  const archive = await readFile(path).catch(() => undefined);
  if (!archive) return undefined;
  const files = await unpackDocs(archive);
  const etag = `"${createHash("sha256").update(archive).digest("base64url")}"`;
  return async (name) => {
    const body = files.get(name);
    const mediaType = MEDIA_TYPES[extname(name)];
    return body && mediaType ? { body, mediaType, etag } : undefined;
  };
}

/** Reads a file with its version; undefined if it does not exist, or if a build removes it meanwhile. */
async function readVersion(folder: string, name: string): Promise<Version | undefined> {
  const mediaType = MEDIA_TYPES[extname(name)];
  if (mediaType === undefined || !FILE.test(name)) return undefined;
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, name))]);
    // The folder may be a link, but no link in it may lead out of it. A device is not even opened.
    if (!path.startsWith(root + sep) || !(await stat(path)).isFile()) return undefined;
    return await readRegular(path, mediaType);
  } catch {
    return undefined;
  }
}

/** Reads a regular file. If a pipe has taken its place, neither waits for a writer nor for data. */
async function readRegular(path: string, mediaType: string): Promise<Version | undefined> {
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  try {
    const stats = await file.stat();
    if (!stats.isFile()) return undefined;
    return { body: await file.readFile(), mediaType, etag: `W/"${stats.size}-${stats.mtimeMs}"` };
  } finally {
    await file.close();
  }
}

function fileResponse({ headers }: MockRequest, { body, mediaType, etag }: Version): MockResponse {
  const caching = { etag, "cache-control": "no-cache" };
  if (matches(headers["if-none-match"], etag)) return { status: 304, headers: caching };
  return { status: 200, headers: { "content-type": mediaType, "x-content-type-options": "nosniff", ...caching }, body };
}

/** Returns true if a client already has this version of a file (RFC 9110 section 13.1.2). */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((text) => text.trim() === etag || text.trim() === "*");
}

function redirect(path: string, query: string | undefined): MockResponse {
  return { status: 308, headers: { location: query === undefined ? path : `${path}?${query}` } };
}

function notAllowed({ method }: MockRequest): MockResponse {
  const allow = "GET, HEAD";
  return problemResponse(405, "METHOD_NOT_ALLOWED", `The reference does not take ${method}. It takes ${allow}.`, {
    allow,
  });
}

/** Returns the page for missing addresses. Its links begin with the path that the site was built for. */
function missing(file: Version | undefined, root: string): MockResponse {
  if (!file)
    return problemResponse(
      404,
      "NOT_FOUND",
      "The reference is not built. Run `npm run docs` in the repository to build it.",
    );
  const page = Buffer.from(file.body).toString();
  const builtFor = /<body data-root="([^"]*)"/.exec(page)?.[1] ?? "/";
  const headers = { "content-type": file.mediaType, "cache-control": "no-cache" };
  return { status: 404, headers, body: page.replaceAll(`="${builtFor}`, `="${root}`) };
}

function problemResponse(status: 404 | 405, code: string, detail: string, headers = {}): MockResponse {
  return {
    status,
    headers: { "content-type": "application/problem+json", ...headers },
    body: JSON.stringify(toProblem(status, code, detail)),
  };
}
