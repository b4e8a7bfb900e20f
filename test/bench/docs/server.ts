import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Content, readContent, type StaticServer, serve } from "../../shared/static-server.ts";

export interface Transfer {
  path: string;
  /** Length of the response's body as sent, without its headers. */
  bytes: number;
}

export interface Server extends StaticServer {
  /** Returns the responses since the last call. */
  takeTransfers(): Transfer[];
}

/**
 * Serves the files of several folders, each below its name, with gzip at its default level. A file is read and compressed
 * only once, so that this work delays no later visit.
 */
export async function serveFolders(folders: ReadonlyMap<string, string>): Promise<Server> {
  const contents = new Map<string, Promise<Content | undefined>>();
  let transfers: Transfer[] = [];
  const server = await serve(async (path) => {
    const loading = contents.get(path) ?? load(folders, path);
    contents.set(path, loading);
    const content = await loading;
    transfers.push({ path, bytes: content?.body.length ?? 0 });
    return content;
  });
  return {
    ...server,
    takeTransfers() {
      const taken = transfers;
      transfers = [];
      return taken;
    },
  };
}

async function load(folders: ReadonlyMap<string, string>, path: string): Promise<Content | undefined> {
  const [, name = "", rest = ""] = /^\/([^/]+)\/(.*)$/.exec(path) ?? [];
  const folder = folders.get(name);
  const content = folder === undefined ? undefined : await readContent(join(folder, "/", rest));
  if (!content || content.type === "image/png") return content;
  return { ...content, encoding: "gzip", body: gzipSync(content.body) };
}
