import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { onTestFinished } from "vitest";
import { runCommand } from "../../../src/contract/command.ts";
import { differenceText, type Report } from "../../../src/contract/reports/report.ts";
import { createMock, listen, type Mock } from "../../../src/mock/index.ts";
import { defined } from "../../defined.ts";

/** Returns a response to replace that of the mock, or undefined to keep it. */
export type Plant = (
  request: IncomingMessage,
  respond: () => Promise<Response>,
  /** The body of the request. */
  sent: string,
  /** Sends another request to the mock with the same key. */
  fetchOther: (path: string, init?: RequestInit) => Promise<Response>,
) => Promise<Response | undefined> | undefined;

/** Starts a server for a mock, with planted faults if there are any, and closes it after the test. Resolves to its base URL. */
export async function serve(mock: Mock = createMock(), plant?: Plant): Promise<string> {
  if (!plant) {
    const { url, close } = await listen(mock, { port: 0 });
    onTestFinished(close);
    return url;
  }
  return serveFetch(async (request, incoming) => {
    const sent = await request.clone().text();
    const respond = () => mock.fetch(request);
    const fetchOther = (path: string, init: RequestInit = {}) => {
      const authorization = { Authorization: `${incoming.headers.authorization}` };
      return mock.fetch(`http://localhost${path}`, { ...init, headers: { ...authorization, ...init.headers } });
    };
    return (await plant(incoming, respond, sent, fetchOther)) ?? respond();
  });
}

/** Starts a server for a function that responds, and closes it after the test. `Response.error()` closes the connection. */
export async function serveFetch(
  respond: (request: Request, incoming: IncomingMessage) => Promise<Response>,
): Promise<string> {
  return serveRaw(async (outgoing, incoming) => {
    const body = await buffer(incoming);
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, `${value}`]);
    const request = new Request(`http://localhost${incoming.url}`, {
      method: defined(incoming.method),
      headers,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const response = await respond(request, incoming);
    if (response.type === "error") incoming.socket.destroy();
    if (incoming.socket.destroyed) return;
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    // A stream can be silent for long.
    outgoing.flushHeaders();
    await pipeline(response.body ? Readable.fromWeb(response.body as ReadableStream) : [], outgoing).catch(() => {});
  });
}

/** Starts a server, and closes it after the test. Resolves to its base URL. */
export async function serveRaw(
  respond: (outgoing: ServerResponse, incoming: IncomingMessage) => Promise<void>,
): Promise<string> {
  // Only the client closes idle connections: on a busy machine, it might send a request while the server does.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => respond(outgoing, incoming));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

/** Runs the command in this process, with a time limit that no busy machine exceeds. Resolves to its exit code and output. */
export async function run(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  let [out, error] = ["", ""];
  const code = await runCommand(["--timeout", "3600", ...args], {
    out: (text) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
    isTerminal: false,
  });
  return { code, out, error };
}

/** Runs the command in this process. Resolves to its report. */
export const runReport = async (...args: string[]): Promise<Report> =>
  JSON.parse((await run(...args, "--report", "json")).out) as Report;

/** Returns what failed, with its findings. */
export const listFailures = ({ operations }: Report) =>
  operations.flatMap(({ checks }) =>
    checks
      .filter(({ outcome }) => outcome === "failed")
      .map(({ operation, check, findings }) => ({ operation, check, findings })),
  );

type Body = Readonly<Record<string, unknown>>;

/** Changes the JSON, the text or the headers of the responses with a status to requests whose URL matches. */
export const withBody =
  (
    pattern: RegExp,
    change: ((body: Body, sent: string) => unknown) | undefined,
    status = 200,
    {
      headers = {},
      write = (text) => text,
      changedStatus = status,
    }: { headers?: Record<string, string>; write?: (text: string) => string; changedStatus?: number } = {},
  ): Plant =>
  async ({ url = "" }, respond, sent) => {
    const response = await respond();
    const isSubject = response.status === status && pattern.test(url);
    if (!isSubject || (!change && response.headers.get("content-type") === "application/json")) return response;
    const text = await response.text();
    const changed = change ? JSON.stringify(change(JSON.parse(text), sent)) : text;
    return new Response(write(changed) || null, {
      status: changedStatus,
      headers: { ...Object.fromEntries(response.headers), ...headers },
    });
  };

/** Changes the text of every event stream. */
export function withStream(change: (text: string) => string): Plant {
  return async (_request, respond) => {
    const response = await respond();
    if (response.headers.get("content-type") !== "text/event-stream") return response;
    return new Response(change(await response.text()), { status: response.status, headers: response.headers });
  };
}

/** Runs the command against the mock with planted faults. Resolves to the findings and notes, with their operations. */
export async function listDifferences(
  plant: Plant,
  ...args: string[]
): Promise<{ failed: string[]; notes: string[]; text: string }> {
  const url = await serve(createMock(), plant);
  const { out, error } = await run("--base-url", url, "--report", "json", ...args);
  const { operations } = JSON.parse(out) as Report;
  const checks = operations.flatMap(({ checks }) => checks);
  const list = (kind: "findings" | "notes") =>
    checks.flatMap((each) => each[kind].map((difference) => `${each.operation}: ${differenceText(difference)}`));
  return { failed: list("findings"), notes: list("notes"), text: error };
}
