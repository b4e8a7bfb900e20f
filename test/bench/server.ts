/** The benchmark server, in a process of its own so that its work is not counted. Sends its port to the parent process. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { chunksFor, MODEL } from "./responses.ts";

const chunks = new Map<string, Uint8Array[]>();

const server = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  if (!body.includes(`"stream":true`)) {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(MODEL) });
    response.end(MODEL);
    return;
  }
  const path = new URL(request.url!, "http://localhost").pathname;
  if (!chunks.has(path)) chunks.set(path, chunksFor(path));
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  Readable.from(chunks.get(path)!).pipe(response);
});
// Idle connections stay open, because fetch does not retry a POST on a connection that the server is closing.
server.keepAliveTimeout = 600_000;
server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());
