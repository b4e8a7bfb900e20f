import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";

export interface Content {
  type: string;
  encoding?: "gzip";
  body: Buffer;
}

export interface StaticServer {
  /** Without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
};

/** Serves on a free port what `load` returns for a path, with the given headers. Without content, the response is a 404. */
export async function serve(
  load: (path: string) => Promise<Content | undefined>,
  headers: Record<string, string> = {},
): Promise<StaticServer> {
  const server = createServer(async ({ url = "/" }, response) => {
    const content = await load(decodeURIComponent(new URL(url, "http://localhost").pathname));
    if (!content) return void response.writeHead(404).end();
    const { type, encoding, body } = content;
    response
      .writeHead(200, { ...headers, "Content-Type": type, ...(encoding && { "Content-Encoding": encoding }) })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Reads a file, or the index.html of a folder whose path ends with a slash. Returns undefined if there is none. */
export async function readContent(path: string): Promise<Content | undefined> {
  const file = path.endsWith("/") ? `${path}index.html` : path;
  const body = await readFile(file).catch(() => undefined);
  return body && { type: TYPES[extname(file)] ?? "application/octet-stream", body };
}
