/** Serves MCP over streamable HTTP, at `/mcp`. */
import { timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { hostHeaderValidation, originValidation, toNodeHandler } from "@modelcontextprotocol/node";
import { createMcpHandler, type McpServer } from "@modelcontextprotocol/server";
import { serverUrl } from "../mock/http/gate.ts";

export interface HttpOptions {
  readonly port: number;
  readonly host: string;
  /** Names besides those of this machine that requests may have in `Host` and `Origin`. */
  readonly allowedHosts: readonly string[];
  /** What requests must send as `Authorization: Bearer`; undefined to ask for nothing. */
  readonly token?: string | undefined;
}

export interface HttpServer {
  /** Such as `http://127.0.0.1:4011/mcp`. */
  readonly url: string;
  close(): Promise<void>;
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];
/** Bytes of a message: far more than an assistant writes. */
const MAX_MESSAGE = 1_000_000;
/** Bytes of all messages that have arrived in part. Beyond them, those of more than `SHORT` bytes lose their connection. */
const MAX_ARRIVING = 64 * MAX_MESSAGE;
const SHORT = 64_000;
/** Milliseconds in which a request has to arrive, and between checks of that. */
const ARRIVAL = { requestTimeout: 30_000, connectionsCheckingInterval: 5000 };

/** Whether only programs on this machine can reach an address. */
function isLoopback(host: string): boolean {
  return LOOPBACK.includes(host) || host === "::1";
}

/** Starts a server on a port. Rejects if it can't, or if other machines could reach it without a token. */
export async function listenHttp(
  create: () => McpServer,
  { port, host, allowedHosts, token }: HttpOptions,
): Promise<HttpServer> {
  if (!token && !isLoopback(host))
    throw new Error(`Other machines can reach ${host}. Set PLATFORM_MCP_TOKEN to a secret that clients have to send.`);
  const names = [...LOOPBACK, host, ...allowedHosts];
  const checkHost = hostHeaderValidation(names);
  const checkOrigin = originValidation(names);
  const handler = createMcpHandler(create, { maxRequestBodySize: MAX_MESSAGE });
  const handle = toNodeHandler(handler, { maxRequestBodySize: MAX_MESSAGE });

  let arriving = 0;
  const server = createServer(ARRIVAL, (request, response) => {
    // The handler would take it for a user name.
    if (request.headers.host?.includes("@")) return refuse(response, 400, "The header Host is not valid.");
    if (!checkHost(request, response) || !checkOrigin(request, response)) return;
    if (request.url?.split("?")[0] !== "/mcp") return refuse(response, 404, "The MCP server is at /mcp.");
    if (token && !hasToken(request, token))
      return refuse(response, 401, "Send Authorization: Bearer with the value of PLATFORM_MCP_TOKEN.");
    let length = 0;
    request.on("data", (part: Buffer) => {
      length += part.length;
      arriving += part.length;
      if (length > SHORT && arriving > MAX_ARRIVING) request.destroy();
    });
    request.once("close", () => {
      arriving -= length;
    });
    // Its types do not know exactOptionalPropertyTypes.
    void handle(request as Parameters<typeof handle>[0], response);
  });
  server.maxHeadersCount = 0; // Node.js would drop all but the first 1000. It limits their size.
  server.listen(port, host);
  await once(server, "listening");
  return {
    url: `${serverUrl(host, server.address() as AddressInfo)}/mcp`,
    async close() {
      await handler.close();
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function refuse(response: ServerResponse, status: 400 | 401 | 404, message: string): void {
  const headers = { "content-type": "text/plain", ...(status === 401 && { "www-authenticate": "Bearer" }) };
  response.writeHead(status, headers).end(`${message}\n`);
}

/** Compares in constant time, so that the token can't be guessed character by character. */
function hasToken({ headers }: IncomingMessage, token: string): boolean {
  // The name of a scheme has no case (RFC 9110, section 11.1).
  const [, sent = ""] = /^bearer +(.*)$/i.exec(headers.authorization ?? "") ?? [];
  const [given, expected] = [Buffer.from(sent), Buffer.from(token)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
