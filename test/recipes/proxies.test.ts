import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../src/mock/http/listen.ts";
import { createServerMock } from "../../src/mock/http/mock.ts";
import { openRecipe } from "./recipe.ts";

test("a program sends its requests through the proxy of its environment", async () => {
  const hosts: (string | undefined)[] = [];
  const proxy = createServer().on("connect", ({ url }, socket) => {
    hosts.push(url);
    const target = connect(Number(url?.split(":")[1]), "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      target.pipe(socket).pipe(target);
    });
    target.on("error", () => socket.destroy());
    socket.on("error", () => target.destroy());
  });
  proxy.listen(0, "127.0.0.1");
  onTestFinished(() => void proxy.close());
  await once(proxy, "listening");
  const server = await listen(createServerMock(), { port: 0 });
  onTestFinished(() => server.close());
  const { port, host } = new URL(server.url);
  const recipe = await openRecipe("Proxies", {
    4010: Number(port),
    8080: (proxy.address() as AddressInfo).port,
  });
  onTestFinished(() => recipe.close());
  const output = await recipe.run(recipe.commands.join(""), { NO_PROXY: "", no_proxy: "" });
  expect(output).toMatch(/^Scout$/m);
  expect(hosts).toEqual([host]);
});
