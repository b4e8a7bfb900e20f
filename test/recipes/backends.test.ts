import { request } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { listen } from "../../src/mock/http/listen.ts";
import { createServerMock } from "../../src/mock/http/mock.ts";
import { findFreePort } from "../shared/free-port.ts";
import { openRecipe, typeErrors } from "./recipe.ts";

test.each(["Hono", "Express"])("a backend with %s passes a stream on to a page", async (heading) => {
  const server = await listen(createServerMock(), { port: 0 });
  onTestFinished(() => server.close());
  const port = await findFreePort();
  const recipe = await openRecipe(heading, { 4010: Number(new URL(server.url).port), 3000: port });
  onTestFinished(() => recipe.close());
  const [install = "", serve = "", read = ""] = recipe.commands;
  await recipe.run(install);
  if (heading === "Express") expect(await typeErrors(recipe, "server.mts")).toBe("");
  const backend = recipe.start(serve);
  const isReady = vi.waitFor(() => fetch(`http://127.0.0.1:${port}/`), { timeout: 60_000, interval: 200 });
  // A backend that ends says why.
  await Promise.race([isReady, backend.output]);
  expect(await recipe.run(read)).toMatch(/^Low water .* 06:12\.$/m);
  await server.close();
  // The API can't be reached: the page must not take the response for a complete one.
  await expect(post(port)).rejects.toThrow(/aborted|socket hang up/);
});

/** Sends a question to a backend. Resolves when the response is complete. */
function post(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path: "/chat", method: "POST", headers: { "content-type": "text/plain" } });
    sent.on("error", reject).on("response", (response) => {
      response.on("error", reject).on("end", resolve).resume();
    });
    sent.end("When is low water?");
  });
}
