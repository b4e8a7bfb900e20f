import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Returns a port of the loopback interface that is free at the moment. It is below those that systems choose for outgoing
 * connections, of which one could take the port before a server listens on it.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return findFreePort();
  }
  server.close();
  await once(server, "close");
  return port;
}
