import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "../shared/free-port.ts";
import { openRecipe } from "./recipe.ts";

test("a client trusts the certificates of a private authority", async () => {
  const recipe = await openRecipe("Certificates", { 4443: await findFreePort() });
  onTestFinished(() => recipe.close());
  const [command = ""] = recipe.commands;
  const [key, cert] = ["key.pem", "ca.pem"].map((name) => join(recipe.folder, name)) as [string, string];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-noenc", "-keyout", key, "-out", cert, ...subject], {
    stdio: "ignore",
  });
  const port = Number(/localhost:(\d+)/.exec(recipe.file("certificates.mjs"))?.[1]);
  const options = { key: await readFile(key), cert: await readFile(cert) };
  const server = createServer(options, (_, response) => response.end('{"name":"Scout"}')).listen(port, "localhost");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  expect((server.address() as AddressInfo).port).toBe(port);
  expect(await recipe.run(command)).toMatch(/^Scout$/m);
  // Without the authority, the same program fails.
  const untrusting = recipe.run("sed -i 's/connect: .*}/connect: {}/' certificates.mjs; node certificates.mjs");
  await expect(untrusting).rejects.toThrow(/certificate/);
});
