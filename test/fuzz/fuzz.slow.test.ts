import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { defined } from "../defined.ts";
import { mistakeIn } from "./check.ts";
import { compared } from "./compare.ts";
import { createConnections } from "./connection.ts";
import { curlCommands } from "./curl.ts";
import { type Finding, type FuzzOptions, fuzz } from "./fuzz.ts";
import { hostileHeaders } from "./hostile.ts";
import { plansFor } from "./plan.ts";
import type { Server } from "./server.ts";
import { platformSubjects } from "./subjects.ts";

/** Starts a server in this process. `handle` calls `die` to end it as a crash ends a process. */
async function serve(
  handle: (request: IncomingMessage, response: ServerResponse, die: () => void) => void,
  processorTime: Server["processorTime"] = () => undefined,
): Promise<Server> {
  let hasEnded = false;
  const server = createServer((request, response) => {
    request.resume();
    handle(request, response, () => {
      hasEnded = true;
      server.close();
      server.closeAllConnections();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  const url = new URL(`http://127.0.0.1:${port}`);
  return {
    url,
    pid: undefined,
    hasEnded: () => hasEnded,
    exited: Promise.resolve(),
    processorTime,
    complaints: () => "",
    connect: () => createConnections(url),
    async stop() {
      server.closeAllConnections();
      if (!hasEnded) server.close();
    },
  };
}

const plans = plansFor(platformSubjects.filter(({ id }) => /^(agents|models)\.(create|get|delete)$/.test(id)));

async function collectFindings(options: Partial<FuzzOptions> & Pick<FuzzOptions, "start">): Promise<Finding[]> {
  const findings: Finding[] = [];
  await fuzz({
    plans,
    requests: 200,
    randomSeed: 1,
    check: () => undefined,
    hasControl: false,
    maxFindings: 1,
    onFinding: (finding) => findings.push(finding),
    ...options,
  });
  return findings;
}

test("a server that dies of an Accept header is found, with the one request that kills it", async () => {
  const start = () =>
    serve(({ headers }, response, die) => (headers.accept === "garbage" ? die() : response.end("{}")));
  const withHeader = fc
    .tuple(plans, hostileHeaders)
    .map(([plan, header]) => ({ ...plan, change: { kind: "headers" as const, headers: [header] } }));
  const finding = defined((await collectFindings({ start, plans: withHeader }))[0]);
  expect(finding.what).toMatch(/the server has ended/);
  expect(finding.steps.flat()).toHaveLength(1);
  expect(curlCommands(finding.steps)).toMatch(/^curl .* -H 'Accept: garbage' "\$B"\/v\d\S+$/);
});

test("what only the second of two requests shows is found with both", async () => {
  const start = () => {
    let isCreated = false;
    return serve(({ method, url = "" }, response, die) => {
      if (method === "DELETE" && isCreated) return die();
      isCreated ||= method === "POST" && url === "/v1/agents";
      response.end("{}");
    });
  };
  const [finding] = await collectFindings({ start });
  expect(finding?.steps.flat().map(({ method }) => method)).toEqual(["POST", "DELETE"]);
});

test("the same mistake is reported once, and a right answer never", async () => {
  const problem = { type: "about:blank", title: "Not Found", status: 404, detail: "It is gone.", code: "GONE" };
  const start = () =>
    serve(({ method }, response) => {
      if (method === "HEAD" || method === "CONNECT") return response.destroy();
      const [status, body] = method === "GET" ? [418, {}] : [404, problem];
      return response.writeHead(status, { "content-type": "application/problem+json" }).end(JSON.stringify(body));
    });
  const sound = plans.map((plan) => ({ ...plan, change: { kind: "none" as const } }));
  const findings = await collectFindings({ start, plans: sound, check: mistakeIn, maxFindings: 5 });
  expect(findings).toHaveLength(2);
  expect(new Set(findings.map(({ what }) => what))).toEqual(
    new Set(["agents.get: 418 is not documented", "models.get: 418 is not documented"]),
  );
});

test("two servers that respond differently are told apart by the fewest requests, and equal ones are not", async () => {
  const answers = (status: number) => () =>
    serve(({ method }, response) => {
      response.statusCode = method === "DELETE" ? status : 200;
      response.end("{}");
    });
  const [here, same, other] = [answers(200), answers(200), answers(204)];
  const check: FuzzOptions["check"] = (_prepared, _state, outcome) =>
    outcome.kind === "wrong" ? outcome.reason : undefined;
  expect(await collectFindings({ start: async () => compared(await here(), await same()), check })).toEqual([]);
  const [finding] = await collectFindings({ start: async () => compared(await here(), await other()), check });
  expect(finding?.what).toMatch(/status 200 here, 204 there/);
  expect(finding?.steps.flat().map(({ method }) => method)).toEqual(["DELETE"]);
});

test("a request that takes more than half a second of processor time is found, if it does so again alone", async () => {
  let servers = 0;
  /** Adds the seconds for each deletion to the processor time. */
  const start = (secondsOf: (server: number) => number) => () => {
    const seconds = secondsOf(servers++);
    let time = 0;
    const answer = ({ method }: IncomingMessage, response: ServerResponse) => {
      if (method === "DELETE") time += seconds;
      response.end("{}");
    };
    return serve(answer, () => time);
  };
  const [finding] = await collectFindings({ start: start(() => 0.6) });
  expect(finding?.what).toMatch(/takes more than 0\.5 s of processor time$/);
  expect(finding?.steps.flat().map(({ method }) => method)).toEqual(["DELETE"]);
  servers = 0;
  expect(await collectFindings({ start: start((server) => (server === 0 ? 0.6 : 0)) })).toEqual([]);
});

test("the same random seed sends the same requests", async () => {
  const sent: string[][] = [];
  for (const _ of [1, 2]) {
    const targets: string[] = [];
    const start = () =>
      serve(({ method, url = "" }, response) => {
        targets.push(`${method} ${url}`);
        response.end("{}");
      });
    await collectFindings({ start, requests: 50 });
    sent.push(targets);
  }
  expect(sent[0]?.length).toBeGreaterThan(50);
  expect(sent[0]).toEqual(sent[1]);
});
