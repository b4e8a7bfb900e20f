import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { startPrism } from "../../scripts/prism.ts";

test("a port in use is one line that names the port and the option", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  await expect(startPrism("127.0.0.1", port)).rejects.toThrow(
    `Port ${port} is in use. Choose another with --port, for example: npm start -- --port ${port + 1}`,
  );
  other.close();
});

test("an address that is not this machine's is told apart from a port in use", async () => {
  await expect(startPrism("192.0.2.1", 4010)).rejects.toThrow("Can't listen on 192.0.2.1:4010");
});
