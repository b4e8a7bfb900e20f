/**
 * A minimal Node.js server: parses the body as JSON and always responds with the same text. Its arguments are the port and
 * the text.
 */
import { createServer } from "node:http";

const [, , port, answer = ""] = process.argv;
const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(answer) };

const server = createServer((request, response) => {
  const chunks: Uint8Array[] = [];
  request.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  request.on("end", () => {
    if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(200, headers).end(answer);
  });
});
server.listen(Number(port), "127.0.0.1");
