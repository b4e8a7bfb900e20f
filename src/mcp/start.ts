/** Starts the server as the options say. Only cli.ts imports this file, so that help and errors appear at once. */
import { existsSync } from "node:fs";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { Platform } from "platform-api";
import { createMock } from "platform-api-mock";
import { checkRequests, fetchFrom, limitPauses } from "./call.ts";
import { fetchFileFrom } from "./files.ts";
import { listenHttp } from "./http.ts";
import type { command } from "./options.ts";
import { type Access, checkPatterns } from "./permissions.ts";
import { openReference } from "./reference.ts";
import { createKeptResults, createMask } from "./results.ts";
import { createSandboxTool } from "./sandbox.ts";
import { createServer, type ServerOptions } from "./server.ts";

type Options = ReturnType<typeof command.opts>;

/** The reference in the package, and in this repository, where `npm run build` writes it. */
const PACKAGED = new URL("../reference.br", import.meta.url);
const BUILT = new URL("../../dist/platform-api-mcp/reference.br", import.meta.url);

/** Bytes of a response: what the mock sends at most. */
const MAX_RESPONSE = 64_000_000;

export async function start(options: Options): Promise<void> {
  const { PLATFORM_API_KEY: apiKey, PLATFORM_USER_CONTEXT_TOKEN: userToken, PLATFORM_MCP_TOKEN: token } = process.env;
  const shared: ServerOptions = {
    ...connect(options, apiKey),
    reference: await openReference(existsSync(PACKAGED) ? PACKAGED : BUILT),
    kept: createKeptResults(),
    files: new Set(),
    mask: createMask([apiKey, userToken, token]),
  };
  const create = () => createServer(shared);
  if (!options.http) {
    // Standard output is for messages.
    serveStdio(create, { onerror: ({ message }) => process.stderr.write(`${shared.mask(message)}\n`) });
    // After a message that is too long, the SDK pauses its input, which keeps the process waiting.
    process.stdin.once("pause", () => {
      if (process.stdin.readableEnded) return;
      process.stderr.write("The server stopped before its input ended. A message has at most 10 MB.\n");
      process.exitCode = 1;
      process.stdin.destroy();
    });
    return;
  }
  const { port, host, allowHost = [] } = options;
  const server = await listenHttp(create, { port, host, allowedHosts: allowHost, token });
  process.stderr.write(`The MCP server listens on ${server.url}.\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
}

/** The client of the service, or of a mock in this process. */
function connect(options: Options, apiKey: string | undefined) {
  const { baseUrl, operations: patterns } = options;
  checkPatterns(patterns);
  const common = { middleware: [checkRequests, limitPauses], maxBodyBytes: MAX_RESPONSE };
  if (baseUrl === undefined) {
    const mock = createMock();
    const sandbox = mock.sandbox("assistant");
    return {
      fetchFile: (request: Request) => mock.fetch(request),
      client: sandbox.client(common),
      permissions: { access: "destroy", patterns } as const,
      sandbox: createSandboxTool(sandbox),
    };
  }
  if (!apiKey) throw new Error("Set the environment variable PLATFORM_API_KEY to your key of the service.");
  const access: Access = options.allowDestructive ? "destroy" : options.allowWrites ? "write" : "read";
  const client = new Platform({ ...common, baseUrl, apiKey, fetch: fetchFrom(baseUrl) });
  return { client, fetchFile: fetchFileFrom(baseUrl), permissions: { access, patterns } };
}
