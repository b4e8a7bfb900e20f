/** Builds the reference and serves it: `npm run docs:preview`. Takes `--port`. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { createDocs } from "../../src/mock/server/docs.ts";

const HOST = "127.0.0.1";
const FOLDER = "dist/site";

function readPort(): number {
  const { values } = parseArgs({ options: { port: { type: "string", default: "4011" } } });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535)
    throw new Error(`--port takes a whole number from 0 to 65535, not ${values.port}.`);
  return port;
}

async function preview(port: number): Promise<void> {
  const serve = createDocs({ folder: FOLDER, root: "/" });
  const server = createServer(async ({ method = "GET", url = "/", headers }, response) => {
    // The root is that of the server, so no path is outside of it, except in requests to a proxy.
    const result = await serve({ method, url, headers: headers as Record<string, string> });
    response.writeHead(result?.status ?? 400, result?.headers);
    response.end(method === "HEAD" ? undefined : result?.body);
  });
  // Before the build, so that a port that is taken is an error at once.
  server.listen(port, HOST);
  await once(server, "listening");
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/site/docs.ts"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  console.log(`The reference is at http://${HOST}:${(server.address() as AddressInfo).port}/.`);
}

function explain(error: NodeJS.ErrnoException): string {
  return error.code === "EADDRINUSE"
    ? "The port is in use. Choose another one with --port, or 0 for any free one."
    : error.message;
}

try {
  await preview(readPort());
} catch (error) {
  console.error(explain(error as NodeJS.ErrnoException));
  process.exitCode = 1;
}
