import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@redis/client";
import { expect, onTestFinished, test } from "vitest";
import { bundleCli } from "../mock/command/cli-bundle.ts";
import { startCommand } from "../mock/command/start-command.ts";
import { requireProgram } from "../tools/system-package.ts";
import { startRedis } from "./redis-server.ts";
import type { STORE_OPTIONS } from "./store-options.ts";

const CLI = bundleCli("redis-options");

const UPDATE = { method: "PATCH", body: '{"name":"Renamed"}', headers: { "content-type": "application/json" } };

test.each(["option", "variable"])("the options that need Redis have their effect; --store as %s", async (form) => {
  const redis = await startRedis();
  onTestFinished(() => redis.close());
  const values: Record<Exclude<(typeof STORE_OPTIONS)[number], "--sync">, string> = {
    "--store": redis.url,
    "--expire": "15m",
  };
  const { "--store": store, ...others } = values;
  const { url, stop } = await startCommand(
    CLI,
    ["--port", "0", "--no-auth", ...Object.entries(form === "option" ? values : others).flat()],
    form === "option" ? {} : { PLATFORM_MOCK_STORE: store },
  );
  expect((await fetch(`${url}/v1/agents/ag_0197c3d0`, UPDATE)).status).toBe(200);
  await stop();
  const client = await createClient({ url: redis.url }).connect();
  onTestFinished(() => client.destroy());
  const [state] = await client.keys("platform-api-mock:*:state");
  const left = await client.pTTL(state ?? "");
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(900_000);
});

test.each([
  ["full", 20],
  ["normal", 0],
])("with --sync %s, 20 changes wait for the disk at least %i times", async (mode, least) => {
  const strace = process.env.STRACE ?? "/usr/bin/strace";
  requireProgram(strace, { package: "strace", variable: "STRACE" });
  const folder = await mkdtemp(join(tmpdir(), "platform-sync-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const trace = join(folder, "trace");
  const tracer = [strace, "-D", "-f", "-o", trace, "-e", "trace=fsync,fdatasync"];
  const options = ["--port", "0", "--no-auth", "--data", join(folder, "sandboxes"), "--sync", mode];
  const { url, stop } = await startCommand(CLI, options, {}, tracer);
  onTestFinished(() => stop());
  const count = async () => (await readFile(trace, "utf8")).match(/(fsync|fdatasync)\(/g)?.length ?? 0;
  const before = await count();
  for (let change = 0; change < 20; change += 1)
    expect((await fetch(`${url}/v1/agents/ag_0197c3d0`, UPDATE)).status).toBe(200);
  const waits = (await count()) - before;
  expect(waits).toBeGreaterThanOrEqual(least);
  expect(waits).toBeLessThan(least + 20);
});
