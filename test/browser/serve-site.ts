import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";

export interface Site {
  /** The address of the first page, in a sub path. */
  url: string;
  close(): Promise<void>;
}

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".json": "application/json",
};

/** Serves a folder below a path, as any web server does. */
export async function serveSite(folder: URL, path = "/some/where/"): Promise<Site> {
  const server = createServer(async ({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const file = new URL(`.${pathname.slice(path.length - 1)}${pathname.endsWith("/") ? "index.html" : ""}`, folder);
    const found = pathname.startsWith(path) && (await stat(file).catch(() => undefined))?.isFile();
    if (!found) return void response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": TYPES[extname(file.pathname)] ?? "text/plain" });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
