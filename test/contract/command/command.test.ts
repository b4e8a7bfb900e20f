import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { parse } from "node-html-parser";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { runCommand } from "../../../src/contract/command.ts";
import type { Report } from "../../../src/contract/reports/report.ts";
import { createMock } from "../../../src/mock/index.ts";
import manifest from "../../../src/mock/package.json" with { type: "json" };
import { defined } from "../../defined.ts";
import { listFailures, type Plant, run, runReport, serve, serveFetch, serveRaw } from "./server.ts";

describe("a server that conforms to the document", () => {
  test("passes every check that reads, without a sandbox for the key having been used", async () => {
    const { code, out } = await run(
      "--base-url",
      await serve(),
      "--operation",
      "models.*",
      "--operation",
      "agents.list",
    );
    expect(out).toMatch(/^\d+ checks of \d+ operations: \d+ passed, 0 failed, 0 skipped\.\nNot checked: /);
    expect(code).toBe(0);
  });

  test("passes with writes, and every check of the selected operations runs", async () => {
    const selected = ["--operation", "workflows.schedules.pause", "--operation", "users.*"];
    const { code, out } = await run("--base-url", await serve(), "--writes", "--user-context-token", "t", ...selected);
    expect(out).toMatch(/^\d+ checks of \d+ operations: \d+ passed, 0 failed, 0 skipped\.\nNot checked: /);
    expect(code).toBe(0);
  });
});

describe("a server that was checked before with the same key", () => {
  const fetchList = async (mock: ReturnType<typeof createMock>, path: string) =>
    (await mock.fetch(`http://localhost${path}`, { headers: { Authorization: "Bearer own" } })).json();

  test("passes the reset of an execution that the last run has reset", async () => {
    const args = ["--base-url", await serve(), "--key", "own", "--writes", "--operation", "workflows.executions.reset"];
    for (const _ of [1, 2, 3])
      expect(await run(...args)).toMatchObject({ code: 0, out: expect.stringContaining(" 0 failed, 0 skipped.") });
  });

  test("has no new conversations, not even those of streams, and its new batch jobs are canceled", async () => {
    const mock = createMock({ clock: "real" });
    const before = await fetchList(mock, "/v1/conversations");
    const selected = ["--operation", "conversations.start*", "--operation", "batch.jobs.create"];
    await run("--base-url", await serve(mock), "--key", "own", "--writes", ...selected);
    expect(await fetchList(mock, "/v1/conversations")).toEqual(before);
    const { data } = (await fetchList(mock, "/v1/batch/jobs")) as { data: { status: string }[] };
    // A busy machine may read them after they have stopped.
    const statuses = data.slice(0, -1).map(({ status }) => status);
    expect(statuses).not.toEqual([]);
    expect(statuses.filter((status) => !/^CANCEL/.test(status))).toEqual([]);
  });
});

describe("a server with three planted faults", () => {
  const change = async (
    response: Response,
    edit: (body: Record<string, unknown>) => unknown,
    init: ResponseInit = {},
  ) => {
    const headers = new Headers(response.headers);
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const body = edit((await response.json()) as Record<string, unknown>);
    return new Response(JSON.stringify(body), { status: init.status ?? response.status, headers });
  };
  const faults: Plant = async ({ method, url = "" }, respond) => {
    if (method === "GET" && /^\/v1\/agents\/ag_\w+(\?|$)/.test(url))
      return change(await respond(), ({ name: _, ...body }) => body);
    if (method === "GET" && /^\/v2\/prompts\/prompt_\w+\/versions$/.test(url))
      return change(await respond(), (body) => body, { status: 203 });
    const response = await respond();
    if (url === "/v1/models" && response.status === 401)
      return change(response, (body) => body, { headers: { "Content-Type": "text/html" } });
    return undefined;
  };
  const OPERATIONS = ["agents.get", "prompts.versions.list", "models.list"];
  const selected = [...OPERATIONS, "agents.list", "models.get"].flatMap((id) => ["--operation", id]);

  test("fails as text, which names exactly these operations", async () => {
    const { code, out } = await run(
      "--base-url",
      await serve(createMock(), faults),
      ...selected,
      "--key",
      "sesame-key",
      "--user-context-token",
      "sesame-token",
    );
    expect(code).toBe(1);
    expect(out.match(/^[\w.]+(?= {2}[A-Z]+ \/)/gm)?.toSorted()).toEqual(OPERATIONS.toSorted());
    expect(out).toContain("/body/name: expected the property `name`; received nothing");
    expect(out).toContain("/status: expected 200; received 203");
    expect(out).toContain("/headers/content-type: expected application/problem+json; received text/html");
    expect(out).toMatch(/curl -i 'http:.*\/v1\/agents\/ag_0197c3d0' .*-H "authorization: Bearer \$PLATFORM_API_KEY"/);
    expect(out).not.toMatch(/sesame-(key|token)/);
  });

  test("fails in JSON, with what differs", async () => {
    const report = await runReport("--base-url", await serve(createMock(), faults), ...selected);
    const failed = listFailures(report);
    expect(new Set(failed.map(({ operation }) => operation))).toEqual(new Set(OPERATIONS));
    expect(failed).toContainEqual({
      operation: "models.list",
      check: "responds 401 to a request without credentials",
      findings: [{ pointer: "/headers/content-type", expected: "application/problem+json", received: "text/html" }],
    });
    expect(report.summary.failed).toBe(failed.length);
  });

  test("fails in JUnit XML that is well-formed", async () => {
    const file = await temporaryFile("report.xml");
    const url = await serve(createMock(), faults);
    const { code } = await run("--base-url", url, ...selected, "--report", "junit", "--output", file);
    expect(code).toBe(1);
    const text = await readFile(file, "utf8");
    expect(XMLValidator.validate(text)).toBe(true);
    const options = {
      ignoreAttributes: false,
      attributeNamePrefix: "",
      isArray: (name: string) => /^test(suite|case)$/.test(name),
    };
    const { testsuite, failures, tests } = new XMLParser(options).parse(text).testsuites;
    for (const suite of testsuite) expect(suite.testcase).toHaveLength(Number(suite.tests));
    const cases = testsuite.flatMap((suite: { testcase: unknown[] }) => suite.testcase);
    expect(cases.some((each: object) => "skipped" in each)).toBe(true);
    expect(cases).toHaveLength(Number(tests));
    expect(cases.filter((each: object) => "failure" in each)).toHaveLength(Number(failures));
    const failed = testsuite.filter((suite: { failures: string }) => suite.failures !== "0");
    expect(failed.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(OPERATIONS));
    expect(failed).toHaveLength(OPERATIONS.length);
  });

  test("fails in HTML, one file that needs no other", async () => {
    const file = await temporaryFile("report.html");
    const url = await serve(createMock(), faults);
    const { code } = await run("--base-url", url, ...selected, "--report", "html", "--output", file);
    expect(code).toBe(1);
    const text = await readFile(file, "utf8");
    const page = parse(text);
    const failed = page.querySelectorAll("section[aria-labelledby=failed] h3").map(({ text }) => text);
    expect(failed.toSorted()).toEqual(OPERATIONS.toSorted());
    expect(page.querySelector("html")?.getAttribute("lang")).toBe("en");
    expect(page.querySelectorAll("script, link, img, iframe")).toEqual([]);
    expect(text).not.toMatch(/@import|url\(/);
    // The text of a server is not markup.
    expect(page.querySelectorAll("h1")).toHaveLength(1);
  });
});

describe("a server that misbehaves", () => {
  test("a check that gets no response in time, or a broken connection, fails alone", async () => {
    const never = vi.spyOn(AbortSignal, "timeout");
    onTestFinished(() => never.mockRestore());
    let late = new AbortController();
    never.mockImplementation(() => {
      late = new AbortController();
      return late.signal;
    });
    const plant: Plant = async ({ url = "", socket }) => {
      if (url.startsWith("/v1/models/")) {
        late.abort();
        return new Promise(() => {});
      }
      if (url.startsWith("/v1/agents/pages")) socket.destroy();
      return undefined;
    };
    const selected = ["--operation", "models.get", "--operation", "agents.list", "--operation", "agents.listLegacy"];
    const url = await serve(createMock(), plant);
    // One check at a time, so that the time that ends is that of the request without a response.
    const failed = listFailures(await runReport("--base-url", url, ...selected, "--concurrency", "1"));
    expect(new Set(failed.map(({ operation }) => operation))).toEqual(new Set(["models.get", "agents.list"]));
    const expected = failed.map(({ findings }) => defined(findings[0]).expected);
    expect(new Set(expected)).toEqual(new Set(["all responses within 3600 s", "a response"]));
  });

  test("a redirect is no documented status, and is not followed with the key", async () => {
    const paths: string[] = [];
    const url = await serve(createMock(), async ({ url = "" }) => {
      paths.push(url);
      return url === "/v1/models"
        ? new Response(null, { status: 307, headers: { Location: "/elsewhere" } })
        : undefined;
    });
    // Without a second operation, it would not be the address of the API.
    const selected = ["--operation", "models.list", "--operation", "agents.list"];
    const failed = listFailures(await runReport("--base-url", url, ...selected));
    expect(failed[0]?.findings).toContainEqual({
      pointer: "/status",
      expected: "200",
      received: "307 with Location: /elsewhere",
    });
    expect(paths).not.toContain("/elsewhere");
  });

  test("a body is read up to a limit", async () => {
    let stopped = 0;
    const endlessBody = async function* () {
      try {
        for (;;) yield Buffer.alloc(1_000_000);
      } finally {
        stopped += 1;
      }
    };
    const url = await serveRaw(async (outgoing) => {
      outgoing.writeHead(200, { "Content-Type": "application/json" });
      await pipeline(endlessBody, outgoing).catch(() => {});
    });
    const failed = listFailures(await runReport("--base-url", url, "--operation", "models.list"));
    expect(failed.map(({ findings }) => findings)).toContainEqual([
      { pointer: "/body", expected: "a body of at most 10 MB", received: "more, of which the rest was not read" },
    ]);
    expect(stopped).toBeGreaterThan(0);
  });

  test("a server of which no check passes is perhaps not that of the API", async () => {
    const url = await serve(createMock(), async () => Response.json({ error: "No such page" }, { status: 404 }));
    const { code, out } = await run("--base-url", url, "--operation", "models.list");
    expect(out).toMatch(new RegExp(`^No check passed\\. Is ${url} the base URL of the API\\?\n`));
    expect(code).toBe(1);
  });

  test("an address at which there is no API is said to be so", async () => {
    const url = await serve(createMock(), async () => new Response("No such page", { status: 404 }));
    const error = `The server responded 404 with text/plain to models.list. Is ${url} the base URL of the API?\n`;
    expect(await run("--base-url", url, "--operation", "models.list")).toEqual({ code: 2, out: "", error });
  });

  test("a server that stops responding has a report of what was checked", async () => {
    const mock = createMock();
    let isGone = false;
    const url = await serveFetch(async (request) => {
      isGone ||= /models\/\w/.test(request.url);
      return isGone ? Response.error() : mock.fetch(request);
    });
    const file = await temporaryFile("report.json");
    const selected = [
      "--operation",
      "models.list",
      "--operation",
      "models.get",
      "--operation",
      "batch.*",
      "--concurrency",
      "1",
    ];
    const { code, out } = await run("--base-url", url, ...selected, "--report", "json", "--output", file);
    const report = JSON.parse(await readFile(file, "utf8")) as Report;
    expect(report.summary.passed).toBeGreaterThan(0);
    expect(report.incomplete).toMatch(
      /^The server no longer responds\. The last request was GET http:\/\/\S+\/v1\/models\/\S+ \(models\.get: .+\)\.$/,
    );
    expect(out).toContain(`\n${report.incomplete}\n`);
    expect(code).toBe(2);
  });

  test("a server that limits the rate of all requests can't be checked", async () => {
    const url = await serve(createMock(), async () => new Response(null, { status: 429 }));
    const error = `The server at ${url} can't be checked: the server limits the rate of requests.\n`;
    expect(await run("--base-url", url, "--operation", "models.list")).toMatchObject({ code: 2, error });
  });

  test("a server that refuses every request is not said to pass", async () => {
    const url = await serve(createMock(), async ({ url = "" }) =>
      /\/v1\/models\b/.test(url) ? new Response(null, { status: 429 }) : undefined,
    );
    const { code, out, error } = await run("--base-url", url, "--operation", "models.get");
    expect(out).toContain("0 passed, 0 failed");
    expect(out).toMatch(/\nWhy checks were skipped:\n *\d+ {2}the server limits the rate of requests\n/);
    expect(error).toContain("No check could be run.");
    expect(code).toBe(2);
  });

  test.each([
    ["agents.update", /^PATCH/, /^DELETE \/v1\/agents\/ag_/, "SIGINT", 130],
    ["batch.jobs.create", /^POST \/v1\/batch\/jobs$/, /^POST \/v1\/batch\/jobs\/[^/]+\/cancel$/, "SIGTERM", 143],
  ])("a run of %s that is stopped deletes or cancels what it created", async (id, pattern, last, reason, code) => {
    const stop = new AbortController();
    const requests: string[] = [];
    const url = await serve(createMock({ clock: "real" }), async ({ method, url }) => {
      requests.push(`${method} ${url}`);
      if (pattern.test(`${method} ${url}`)) stop.abort(reason);
      return undefined;
    });
    const args = ["--base-url", url, "--writes", "--key", "own", "--concurrency", "1", "--operation", id];
    let [out, error] = ["", ""];
    const output = {
      out: (text: string) => {
        out += text;
      },
      error: (text: string) => {
        error += text;
      },
      isTerminal: false,
      signal: stop.signal,
    };
    expect(await runCommand(args, output)).toBe(code);
    expect(error).toContain("A second signal ends the command at once.");
    expect(out).toMatch(/^\d+ checks? of 1 operation: .*\nStopped before the last check\./m);
    expect(requests.at(-1)).toMatch(last);
  });
});

describe("what can't be checked", () => {
  test("a server that accepts no key gives one line", async () => {
    const mock = createMock();
    const url = await serve(mock, async ({ headers, url }) =>
      headers.authorization === "Bearer right" ? undefined : mock.fetch(`http://localhost${url}`),
    );
    const selected = ["--operation", "models.list"];
    expect(await run("--base-url", url, ...selected, "--key", "wrong")).toEqual({
      code: 2,
      out: "",
      error: expect.stringMatching(
        /^The server does not accept the key \(it responded 401 to .*\)\. Pass another one with --key\.\n$/,
      ),
    });
    const error = expect.stringContaining("requires a key");
    expect(await run("--base-url", url, ...selected)).toMatchObject({ code: 2, error });
    expect(await run("--base-url", url, ...selected, "--key", "right")).toMatchObject({ code: 0 });
  });

  test("a server that can't be reached gives one line", async () => {
    const { code, error } = await run("--base-url", "http://127.0.0.1:9", "--operation", "models.get");
    expect(error).toMatch(/^The server at http:\/\/127\.0\.0\.1:9 can't be reached: .+\n$/);
    expect(code).toBe(2);
  });

  test.each([
    [["--operation", "agent.get"], "No operation is named agent.get. Did you mean agents.get"],
    [["--operation", "agnts.*"], "No operation is named agnts.*. Did you mean agents.*?"],
    [["--operation", "agents.create"], "The operations change something. Pass --writes to check them."],
    [["--writs"], "unknown option '--writs'\n(Did you mean --writes?)"],
    [["--report", "xml"], "Allowed choices are junit, html, json."],
    [["--output", "report.xml"], "--output needs --report"],
    [["--concurrency", "0"], "It must be a whole number from 1 to 100."],
    [["--key", "a b"], "It must have only printable ASCII characters."],
    [["--base-url", "localhost:4010"], "It must be a URL such as http://127.0.0.1:4010"],
  ])("%j is wrong usage", async (args, message) => {
    const { code, error } = await run("--base-url", "http://127.0.0.1:9", ...args);
    expect(error).toContain(message);
    expect(code).toBe(2);
  });

  test("without a base URL, the command says so", async () => {
    expect(await run()).toMatchObject({ code: 2, error: expect.stringContaining("--base-url <url>") });
  });
});

test("--help explains what --writes does, and --version is that of the package", async () => {
  const { code, out } = await run("--help");
  expect(code).toBe(0);
  expect(out).toContain("With --writes, operations that change something are checked too");
  expect(await run("--version")).toMatchObject({ code: 0, out: `${manifest.version}\n` });
});

test("the program passes its arguments to the command, and exits with its code, also if nobody reads its output", async () => {
  const url = await serve(createMock(), async () => Response.json({ error: "No such page" }, { status: 404 }));
  const args = ["--base-url", url, "--operation", "models.list"];
  const program = spawn(process.execPath, ["--import", "tsx", "src/contract/cli.ts", ...args]);
  program.stdout.destroy();
  const [error, [code]] = await Promise.all([text(program.stderr), once(program, "exit")]);
  expect([code, error]).toEqual([1, ""]);
});

async function temporaryFile(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, name);
}
