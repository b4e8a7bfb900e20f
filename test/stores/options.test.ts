import { createClient } from "@redis/client";
import { expect, onTestFinished, test } from "vitest";
import { bundleCli } from "../mock/command/cli-bundle.ts";
import { startCommand } from "../mock/command/start-command.ts";
import type { REDIS_OPTIONS } from "./redis-options.ts";
import { startRedis } from "./redis-server.ts";

const CLI = bundleCli("redis-options");

test.each(["option", "variable"])("the options that need Redis have their effect; --store as %s", async (form) => {
  const redis = await startRedis();
  onTestFinished(() => redis.close());
  const values: Record<(typeof REDIS_OPTIONS)[number], string> = { "--store": redis.url, "--expire": "15m" };
  const { "--store": store, ...others } = values;
  const { url, stop } = await startCommand(
    CLI,
    ["--port", "0", "--no-auth", ...Object.entries(form === "option" ? values : others).flat()],
    form === "option" ? {} : { PLATFORM_MOCK_STORE: store },
  );
  const updated = { method: "PATCH", body: '{"name":"Renamed"}', headers: { "content-type": "application/json" } };
  expect((await fetch(`${url}/v1/agents/ag_0197c3d0`, updated)).status).toBe(200);
  await stop();
  const client = await createClient({ url: redis.url }).connect();
  onTestFinished(() => client.destroy());
  const [state] = await client.keys("platform-api-mock:*:state");
  const left = await client.pTTL(state ?? "");
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(900_000);
});
