/** Containers of the image, with a read-only file system, without capabilities and without a network. */
import { afterEach, expect, test } from "vitest";
import { type Container, engine, imageConfig, removeContainer, startContainer } from "./engine.ts";

const LOCKED = ["--read-only", "--cap-drop=all", "--security-opt=no-new-privileges"];
const AGENTS = "http://127.0.0.1:4010/v1/agents";
const HEADERS = { Authorization: "Bearer image", "Content-Type": "application/json" };

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

/** Starts a container that the test removes at its end. */
async function start(options: readonly string[] = [], ...args: string[]): Promise<Container> {
  const container = await startContainer([...LOCKED, ...options], ...args);
  cleanups.push(() => removeContainer(container));
  return container;
}

async function waitUntilHealthy(container: Container): Promise<void> {
  const { Healthcheck } = await imageConfig();
  await expect.poll(() => container.exec(...Healthcheck.Test.slice(1)).catch(String)).toBe("");
}

test("the image says its user, port, volume and title", async () => {
  const config = await imageConfig();
  expect(config).toMatchObject({
    User: "1000:1000",
    ExposedPorts: { "4010/tcp": {} },
    Volumes: { "/data": {} },
    Labels: {
      "org.opencontainers.image.title": "platform-api-mock",
      "org.opencontainers.image.licenses": "Apache-2.0",
    },
  });
  expect(config.Healthcheck.Test[0]).toBe("CMD");
});

test("a container responds as an unprivileged user that can write to /data only", async () => {
  const container = await start();
  await waitUntilHealthy(container);
  expect(await container.fetch(`${AGENTS}/ag_0197c3d0`, { headers: HEADERS })).toMatchObject({
    status: 200,
    body: { name: "Scout" },
  });
  expect(await container.exec("id", "-u")).toBe("1000");
  const status = await container.exec("cat", "/proc/1/status");
  expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
  expect(status).toMatch(/^CapEff:\s+0+$/m);
  expect(await container.exec("stat", "--format=%u:%g", "/data")).toBe("1000:1000");
  await container.exec("touch", "/data/file");
  for (const folder of ["/", "/app"])
    await expect(container.exec("touch", `${folder}/file`)).rejects.toThrow("Read-only file system");
});

test("Node.js is process 1, and SIGTERM ends it with all sandboxes saved", async () => {
  const container = await start();
  await waitUntilHealthy(container);
  expect(await container.exec("cat", "/proc/1/cmdline")).toMatch(
    /^node\0\/app\/node_modules\/\.bin\/platform-api-mock\0/,
  );
  // It would be 1 if something could not be saved, and 137 if the container had to be killed.
  expect(await container.stop()).toBe(0);
});

test("a volume keeps the sandboxes for the next container", async () => {
  const volume = `platform-api-mock-${process.pid}`;
  cleanups.push(() => engine("volume", "rm", "--force", volume));
  const first = await start([`--volume=${volume}:/data`]);
  await waitUntilHealthy(first);
  const body = JSON.stringify({ name: "Guide", model: "aurora-large" });
  const created = await first.fetch(AGENTS, { method: "POST", headers: HEADERS, body });
  expect(created.status).toBe(200);
  expect(await first.stop()).toBe(0);

  const second = await start([`--volume=${volume}:/data`]);
  await waitUntilHealthy(second);
  expect(await second.fetch(`${AGENTS}/${created.body.id}`, { headers: HEADERS })).toMatchObject({
    status: 200,
    body: { name: "Guide" },
  });
});

test("arguments replace the default ones, and /_mock/ requires the key", async () => {
  const container = await start([], "--host=0.0.0.0", "--control-key=secret");
  await waitUntilHealthy(container);
  const url = "http://127.0.0.1:4010/_mock/clock";
  expect((await container.fetch(url, { headers: HEADERS })).status).toBe(401);
  const headers = { ...HEADERS, "X-Control-Key": "secret" };
  expect((await container.fetch(url, { headers })).status).toBe(200);
  expect(await container.exec("ls", "/data")).toBe("");
});

test("the health check fails while nothing responds on port 4010", async () => {
  const container = await start([], "--host=0.0.0.0", "--port=4011");
  await expect
    .poll(() => container.fetch("http://127.0.0.1:4011/healthz").catch(String))
    .toMatchObject({ status: 200 });
  const { Healthcheck } = await imageConfig();
  await expect(container.exec(...Healthcheck.Test.slice(1))).rejects.toThrow();
});

test("the image contains the package and what it depends on, but no tools of this repository", async () => {
  const container = await start();
  const packages = (await container.exec("ls", "/app/node_modules")).split("\n");
  expect(packages).toEqual(expect.arrayContaining(["@redis", "platform-api-mock"]));
  for (const name of ["esbuild", "typescript", "tsx", "vitest"]) expect(packages).not.toContain(name);
  await expect(container.exec("ls", "/repository")).rejects.toThrow("No such file or directory");
});
