/**
 * The least that a server in Node.js does: reads the body, if there is one, and responds with JSON that it has at hand.
 * `PUT` says how many bytes that is for each method. Takes the port.
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
