import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createDocs } from "../mock/site-pages/docs.ts";

const HOST = "127.0.0.1";
const FOLDER = "dist/site";

/** Serves dist/site/, which need not be built yet. Resolves to the address. */
export async function serveSite(port: number): Promise<string> {
  const serve = createDocs({ folder: FOLDER, root: "/" });
  const server = createServer(async ({ method = "GET", url = "/", headers }, response) => {
    // The root is that of the server, so no path is outside of it, except in requests to a proxy.
    const result = await serve({ method, url, headers: headers as Record<string, string> });
    response.writeHead(result?.status ?? 400, result?.headers);
    response.end(method === "HEAD" ? undefined : result?.body);
  });
  server.listen(port, HOST);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error("The port is in use. Choose another one with --port, or 0 for any free one.", { cause: error });
  });
  return `http://${HOST}:${(server.address() as AddressInfo).port}/`;
}
