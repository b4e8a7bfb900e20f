/**
 * A minimal Node.js server, as the baseline: reads the request body, if any, and responds with JSON of a fixed length. A PUT
 * sets this length for each method. The argument is the port.
 */
import { createServer } from "node:http";

let responses: Record<string, string> = { GET: "{}" };

const server = createServer((request, response) => {
  const respond = () => {
    const body = responses[request.method!] ?? "";
    response.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body);
  };
  if (request.method === "GET") {
    respond();
    return;
  }
  const chunks: Uint8Array[] = [];
  request.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  request.on("end", () => {
    const body = Buffer.concat(chunks);
    if (request.method === "PUT") {
      const lengths: [string, number][] = Object.entries(JSON.parse(body.toString()));
      responses = Object.fromEntries(
        lengths.map(([method, length]) => [method, JSON.stringify("x".repeat(length - 2))]),
      );
    }
    respond();
  });
});
server.listen(Number(process.argv[2]), "127.0.0.1");
