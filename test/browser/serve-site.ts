import { fileURLToPath } from "node:url";
import { readContent, type StaticServer, serve } from "../shared/static-server.ts";

/** Serves a folder below a path, as any web server does. The address is that of the first page. */
export async function serveSite(
  folder: URL,
  { path = "/some/where/", headers = {} }: { path?: string; headers?: Record<string, string> } = {},
): Promise<StaticServer> {
  const root = fileURLToPath(folder);
  const { url, close } = await serve(
    async (requested) => (requested.startsWith(path) ? readContent(root + requested.slice(path.length)) : undefined),
    headers,
  );
  return { url: url + path, close };
}
