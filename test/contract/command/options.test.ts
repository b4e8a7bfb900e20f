/** Each option of the command has an effect that is seen in its output or by the server. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createMock } from "../../../src/mock/index.ts";
import { type Plant, run, serve } from "./server.ts";

afterEach(() => vi.unstubAllEnvs());

const ONE = ["--operation", "models.list"];

/** Runs the command against a mock. Resolves with its result and the requests that the mock received. */
async function check(args: readonly string[], plant?: Plant) {
  const requests: { method?: string | undefined; url?: string | undefined; headers: Record<string, unknown> }[] = [];
  const url = await serve(createMock(), async (request, respond, ...more) => {
    const { method, url, headers } = request;
    requests.push({ method, url, headers });
    return plant?.(request, respond, ...more);
  });
  return { requests, ...(await run("--base-url", url, ...args)) };
}

/** Runs the command with a variable of the environment instead of an option. */
async function checkWith(variable: string, value: string, args: readonly string[]) {
  vi.stubEnv(variable, value);
  return check(args);
}

const headersOf = ({ requests }: Awaited<ReturnType<typeof check>>, name: string) =>
  new Set(requests.map(({ headers }) => headers[name]));

/** The test of each option's effect. */
const OPTIONS: Readonly<Record<string, () => Promise<void>>> = {
  "--base-url": async () => {
    expect((await check(ONE)).requests).not.toEqual([]);
    vi.stubEnv("PLATFORM_BASE_URL", await serve());
    expect(await run(...ONE)).toMatchObject({ code: 0 });
  },
  "--key": async () => {
    for (const result of [await check([...ONE, "--key", "own"]), await checkWith("PLATFORM_API_KEY", "own", ONE)])
      expect(headersOf(result, "authorization")).toContain("Bearer own");
  },
  "--user-context-token": async () => {
    const args = ["--operation", "users.me.get"];
    const name = "dashboardusercontextauth";
    for (const result of [
      await check([...args, "--user-context-token", "token"]),
      await checkWith("PLATFORM_USER_CONTEXT_TOKEN", "token", args),
    ])
      expect(headersOf(result, name)).toContain("token");
    // A report may be public.
    const repeat: Plant = ({ headers }) => Promise.resolve(new Response(JSON.stringify(headers[name] ?? null)));
    const { out } = await check([...args, "--user-context-token", "tide-token", "--report", "json"], repeat);
    expect(out).toContain("***");
    expect(out).not.toContain("tide-token");
  },
  "--other-key": async () => {
    const args = ["--writes", "--operation", "agents.create"];
    for (const result of [
      await check([...args, "--other-key", "other"]),
      await checkWith("PLATFORM_OTHER_API_KEY", "other", args),
    ])
      expect(headersOf(result, "authorization")).toContain("Bearer other");
  },
  "--operation": async () => {
    const paths = (await check([...ONE, "--operation", "prompts.list"])).requests.map(({ url }) => url?.split("?")[0]);
    expect(new Set(paths)).toEqual(new Set(["/v1/models", "/v2/prompts"]));
  },
  "--writes": async () => {
    const args = ["--operation", "agents.delete", "--operation", "agents.get"];
    const methods = (requests: readonly { method?: string | undefined }[]) =>
      new Set(requests.map(({ method }) => method));
    expect(methods((await check(args)).requests)).toEqual(new Set(["GET"]));
    expect(methods((await check([...args, "--writes"])).requests)).toContain("DELETE");
  },
  "--prefer": async () => {
    expect(headersOf(await check(ONE), "prefer")).toEqual(new Set([undefined]));
    // The mock would load Prism.
    const refuse: Plant = ({ headers }) =>
      headers.prefer === undefined ? undefined : Promise.resolve(new Response(null, { status: 204 }));
    expect(headersOf(await check([...ONE, "--prefer"], refuse), "prefer")).toContain("code=401");
  },
  "--stateless": async () => {
    const count = async (...more: string[]) =>
      JSON.parse((await check(["--operation", "models.get", "--report", "json", ...more])).out).summary.passed;
    expect(await count("--stateless")).toBeLessThan(await count());
  },
  "--allow": async () => {
    const args = ["--writes", "--operation", "connectors.activate"];
    const isCalled = async (...more: string[]) => {
      const { out } = await check([...args, "--report", "json", ...more]);
      return !out.includes("--allow");
    };
    expect([await isCalled(), await isCalled("--allow", "connectors.*")]).toEqual([false, true]);
  },
  "--generate": async () => {
    const count = async (...more: string[]) => (await check([...ONE, ...more])).requests.length;
    expect(await count("--generate", "5")).toBeGreaterThan(await count());
  },
  "--random-seed": async () => {
    const list = async (seed: string) => {
      const { requests } = await check(["--operation", "agents.list", "--generate", "2", "--random-seed", seed]);
      return requests.map(({ url }) => url).toSorted();
    };
    const first = await list("0");
    expect(await list("0")).toEqual(first);
    expect(await list("1")).not.toEqual(first);
  },
  "--settle": async () => {
    // The server shows a new agent only in the third list after its creation.
    const failed = async (seconds: string) => {
      let hidden = new Set<string>();
      let lists = 0;
      const plant: Plant = async ({ method, url = "" }, respond) => {
        const isList = method === "GET" && /^\/v1\/agents(\/pages)?(\?|$)/.test(url);
        if (!isList && !(method === "POST" && url === "/v1/agents")) return undefined;
        const response = await respond();
        const body = await response.clone().json();
        if (!isList) hidden.add(body.id);
        lists += isList ? 1 : -lists;
        if (lists > 2) hidden = new Set();
        const keep = (items: { id: string }[]) => items.filter(({ id }) => !hidden.has(id));
        if (!isList) return response;
        const shown = Array.isArray(body) ? keep(body) : { ...body, data: keep(body.data) };
        return new Response(JSON.stringify(shown), { headers: response.headers });
      };
      const args = ["--writes", "--operation", "agents.create", "--report", "json", "--concurrency", "1"];
      return JSON.parse((await check([...args, "--settle", seconds], plant)).out).summary.failed;
    };
    expect(await failed("0")).toBeGreaterThan(0);
    // As milliseconds, these would end before the third list.
    expect(await failed("10")).toBe(0);
  },
  "--report": async () => {
    for (const [format, start] of [
      ["json", "{"],
      ["junit", "<?xml"],
      ["html", "<!doctype html>"],
    ] as const)
      expect((await check([...ONE, "--report", format])).out.slice(0, start.length).toLowerCase()).toBe(start);
  },
  "--output": async () => {
    const folder = await mkdtemp(join(tmpdir(), "contract-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "report.json");
    await check([...ONE, "--report", "json", "--output", file]);
    expect(JSON.parse(await readFile(file, "utf8"))).toHaveProperty("summary");
  },
  "--concurrency": async () => {
    for (const [most, ...others] of [[1], [3], [3, "--key", "own"]]) {
      let [now, highest] = [0, 0];
      await check(
        ["--operation", "agents.list", "--concurrency", `${most}`, ...others.map(String)],
        async (_request, respond) => {
          now += 1;
          highest = Math.max(highest, now);
          // Responses wait for requests that are sent meanwhile.
          for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
          const response = await respond();
          now -= 1;
          return response;
        },
      );
      expect(highest).toBe(most);
    }
  },
  "--timeout": async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    onTestFinished(() => timeout.mockRestore());
    await check([...ONE, "--timeout", "100"]);
    expect(timeout).toHaveBeenCalledWith(100_000);
  },
  "--version": async () => expect((await run("--version")).out).toMatch(/^\d+\.\d+\.\d+\n$/),
  "--help": async () => expect((await run("--help")).out).toContain("Usage: platform-api-contract"),
};

test.each(Object.entries(OPTIONS))("%s has its effect", (_name, observe) => observe());

test("--help lists the options of the table", async () => {
  const names = Array.from((await run("--help")).out.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm), ([, name]) => name);
  expect(new Set(names)).toEqual(new Set(Object.keys(OPTIONS)));
});
