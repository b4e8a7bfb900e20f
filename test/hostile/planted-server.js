/** A server that treats its callers badly, for measure.test.ts. */
import { createServer } from "node:http";

const kept = [];
let status = 200;

/** Computes for two seconds. */
function block() {
  const used = () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  };
  for (const end = used() + 2_000_000; used() < end; );
}

const server = createServer(async ({ url }, response) => {
  if (url === "/block") block();
  if (url === "/block-later") setTimeout(block, 50);
  if (url === "/sleep") await new Promise((resolve) => setTimeout(resolve, 2000));
  if (url === "/grow") kept.push(Buffer.alloc(300_000_000, 1));
  if (url === "/end") throw new Error("planted");
  if (url === "/refuse") status = 503;
  response.writeHead(status).end("{}");
});
server.listen(0, "127.0.0.1", () => {
  console.error(`The server listens on http://127.0.0.1:${server.address().port}. `);
});
