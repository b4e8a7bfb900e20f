import { once } from "node:events";
import { createServer } from "node:net";

/** Returns a port of the loopback interface that is free at the moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number }; // A server that listens on a port has an address with a port.
  server.close();
  await once(server, "close");
  return port;
}
