import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { defined } from "../../defined.ts";
import { bundleCli } from "../command/cli-bundle.ts";
import { startUpstream, startUpstreamMock } from "./servers.ts";

const CLI = [bundleCli("proxy"), "proxy", "--port", "0"];

// Windows has no signals: it ends a program immediately.
test
  .skipIf(process.platform === "win32")
  .each([
    { signals: ["SIGTERM"] },
    { signals: ["SIGHUP"] },
    { signals: ["SIGINT", "SIGINT"] },
    { signals: ["SIGHUP", "SIGTERM"] },
  ] as const)(
  "the command forwards requests, logs them with violations, and writes a recording on $signals",
  async ({ signals }) => {
    const folder = await mkdtemp(join(tmpdir(), "platform-proxy-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "seed.json");
    const upstream = await startUpstreamMock();
    const proxy = spawn(process.execPath, [...CLI, "--upstream", upstream, "--record", file, "--log-format", "text"]);
    onTestFinished(() => void proxy.kill("SIGKILL"));
    let errors = "";
    proxy.stderr.on("data", (data) => {
      errors += data;
    });
    const log = text(proxy.stdout);
    const address = () => /listens on (\S+), and forwards to (\S+)\.$/m.exec(errors);
    await expect.poll(address).not.toBeNull();
    const [, url, target] = defined(address());
    expect(target).toBe(upstream);
    const headers = { authorization: "Bearer key" };
    for (const path of ["/v1/agents/ag_0197c3d0", "/v1/agents/pages?page_size=many"])
      await (await fetch(url + path, { headers })).text();
    const ended = once(proxy, "close");
    expect(await readdir(folder)).toEqual([]);
    for (const signal of signals) proxy.kill(signal);
    // A second signal ends the process, unless it has ended already. Signals may arrive in another order.
    expect((await ended)[0]).toBeOneOf(signals.length > 1 ? [0, 129, 130, 143] : [0]);
    expect(errors).toContain(`\nThe recording is in ${file}.\n`);
    expect(await log).toBe(
      "200 GET /v1/agents/ag_0197c3d0  agents.get\n" +
        "422 GET /v1/agents/pages?page_size=many  agents.list  VALIDATION_ERROR: /query/page_size must be an integer.\n",
    );
    expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ agents: [{ id: "ag_0197c3d0", name: "Scout" }] });
    expect(await readdir(folder)).toEqual(["seed.json"]);
  },
);

test("the command logs notes about what the document allows without describing it", async () => {
  const upstream = await startUpstream((_, response) => {
    response.writeHead(200, { "Content-Type": "application/json", "X-Request-Id": "req_1" });
    response.end(JSON.stringify({ object: "list", data: [], tide: "high" }));
  });
  const proxy = spawn(process.execPath, [...CLI, "--upstream", upstream, "--log-format", "text"]);
  onTestFinished(() => void proxy.kill("SIGKILL"));
  let errors = "";
  proxy.stderr.on("data", (data) => {
    errors += data;
  });
  const line = once(proxy.stdout, "data");
  const address = () => /listens on (\S+),/.exec(errors);
  await expect.poll(address).not.toBeNull();
  await (await fetch(`${address()?.[1]}/v1/models`, { headers: { authorization: "Bearer key" } })).text();
  expect(String(await line)).toMatch(/^200 GET \/v1\/models {2}models\.list {2}note: \/response\/body\/tide .+\.\n$/);
});

test("the command refuses a recording that it could not write, before the port is opened", async () => {
  const args = ["--upstream", "http://127.0.0.1:9", "--record", "no/such/folder/seed.json"];
  const error = await promisify(execFile)(process.execPath, [...CLI, ...args]).catch((reason) => reason);
  expect(error).toMatchObject({ code: 1, stderr: expect.stringContaining("no/such/folder/seed.json") });
});

test("the command refuses to replace a folder by a recording", async () => {
  const folder = await mkdtemp(join(tmpdir(), "platform-proxy-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const args = ["--upstream", "http://127.0.0.1:9", "--record", folder];
  const error = await promisify(execFile)(process.execPath, [...CLI, ...args]).catch((reason) => reason);
  expect(error).toMatchObject({ code: 1, stderr: expect.stringContaining(`${folder} is a folder`) });
});

test.skipIf(process.platform === "win32")(
  "the command ends and says why if it could not write the recording, and leaves no temporary file",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "platform-proxy-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "seed.json");
    const proxy = spawn(process.execPath, [...CLI, "--upstream", "http://127.0.0.1:9", "--record", file]);
    onTestFinished(() => void proxy.kill("SIGKILL"));
    const errors = text(proxy.stderr);
    await once(proxy.stderr, "data");
    await mkdir(file);
    const ended = once(proxy, "exit");
    proxy.kill("SIGHUP");
    expect(await ended).toEqual([1, null]);
    expect(await errors).toContain(`The recording could not be written to ${file}: EISDIR`);
    expect(await readdir(folder)).toEqual(["seed.json"]);
  },
);

test.each(["on the command line", "in the file of --config"])(
  "--upstream-timeout %s limits how long the command waits for the server",
  async (place) => {
    const folder = await mkdtemp(join(tmpdir(), "platform-proxy-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "proxy.yaml");
    await writeFile(file, "upstream-timeout: 1s\n");
    const given = place === "on the command line" ? ["--upstream-timeout", "1s"] : ["--config", file];
    const upstream = await startUpstream(() => {});
    const proxy = spawn(process.execPath, [...CLI, "--upstream", upstream, ...given]);
    onTestFinished(() => void proxy.kill("SIGKILL"));
    const [line] = await once(proxy.stderr, "data");
    const url = defined(/listens on (\S+),/.exec(String(line))?.[1]);
    const response = await fetch(`${url}/v1/models`);
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({
      code: "UPSTREAM_TIMEOUT",
      detail: expect.stringContaining("has sent nothing for 1 s (--upstream-timeout)"),
    });
  },
);
