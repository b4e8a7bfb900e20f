import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

export interface Transfer {
  path: string;
  /** Length of the response's body as sent, without its headers. */
  bytes: number;
}

export interface Server {
  /** Without a trailing slash. */
  url: string;
  /** Returns the responses since the last call. */
  takeTransfers(): Transfer[];
  close(): Promise<void>;
}

interface Content {
  headers: Record<string, string>;
  body: Buffer;
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

/**
 * Serves the files of several folders, each below its name, with gzip at its default level. A file is read and compressed
 * only once, so that this work delays no later visit.
 */
export async function serve(folders: ReadonlyMap<string, string>): Promise<Server> {
  const contents = new Map<string, Promise<Content | undefined>>();
  let transfers: Transfer[] = [];
  const server = createServer(async ({ url }, response) => {
    const path = decodeURIComponent(new URL(url!, "http://localhost").pathname);
    if (!contents.has(path)) contents.set(path, load(folders, path));
    const content = await contents.get(path);
    transfers.push({ path, bytes: content?.body.length ?? 0 });
    if (content) response.writeHead(200, content.headers).end(content.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    takeTransfers() {
      const taken = transfers;
      transfers = [];
      return taken;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function load(folders: ReadonlyMap<string, string>, path: string): Promise<Content | undefined> {
  const [, name = "", rest = ""] = /^\/([^/]+)\/(.*)$/.exec(path) ?? [];
  const folder = folders.get(name);
  const file = rest === "" || rest.endsWith("/") ? `${rest}index.html` : rest;
  const body = folder === undefined ? undefined : await readFile(join(folder, file)).catch(() => undefined);
  if (!body) return undefined;
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  if (type === "image/png") return { headers: { "Content-Type": type }, body };
  return { headers: { "Content-Type": type, "Content-Encoding": "gzip" }, body: gzipSync(body) };
}
