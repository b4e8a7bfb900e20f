import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { startPrism } from "../../scripts/shared/prism.ts";

test("startPrism rejects with the port and the option if the port is in use", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  await expect(startPrism("127.0.0.1", port)).rejects.toThrow(
    `Port ${port} is in use. Choose another with --port, for example: npm run mock:prism -- --port ${port + 1}`,
  );
  other.close();
});

test("startPrism rejects with the address if it is not an address of this machine", async () => {
  await expect(startPrism("192.0.2.1", 4010)).rejects.toThrow("Can't listen on 192.0.2.1:4010");
});
