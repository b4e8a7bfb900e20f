import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished, vi } from "vitest";
import { Platform, type PlatformOptions } from "../../../src/index.ts";

interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Resolves when the connection of this request is closed, or its answer complete. */
  closed: Promise<unknown>;
}

/** How the server treats one request. */
export type Step = (response: ServerResponse, request: Received) => unknown;

export interface ScriptedServer {
  url: string;
  requests: Received[];
  /** Requests under way whose answer is not complete. */
  open: () => number;
  close: () => Promise<unknown>;
}

/** A server that treats its first request by the first step, and so on; the last step serves all further requests. */
export async function serve(...steps: Step[]): Promise<ScriptedServer> {
  const requests: Received[] = [];
  let open = 0;
  const server = createServer(async (request, response) => {
    const step = steps[Math.min(requests.length, steps.length - 1)]!;
    const { method = "", url = "", headers } = request;
    open++;
    const closed = once(response, "close").then(() => open--);
    const received = { method, url, headers, body: "", closed };
    requests.push(received);
    received.body = await textOf(request);
    await step(response, received);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  onTestFinished(async () => void (await close()));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, open: () => open, close };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return text;
}

/**
 * A client of the server. Waits between attempts are a hundredth of their bound; `waits` collects them, in milliseconds,
 * from the log.
 */
export function clientOf(
  server: { url: string },
  options: PlatformOptions = {},
): { client: Platform; waits: number[] } {
  const random = vi.spyOn(Math, "random").mockReturnValue(0.01);
  onTestFinished(() => void random.mockRestore());
  const waits: number[] = [];
  const log = (message: string) => {
    const [, ms] = message.match(/ in (\d+) ms$/) ?? [];
    if (ms && /attempt|again/.test(message)) waits.push(Number(ms));
  };
  return { client: new Platform({ apiKey: "k", baseUrl: server.url, log, ...options }), waits };
}

/** Answers in one piece. An object is sent as JSON. */
export function answer(status: number, body: string | object = "", headers: Record<string, string> = {}): Step {
  return (response) => {
    const isText = typeof body === "string";
    response.writeHead(status, { "Content-Type": isText ? "text/html" : "application/json", ...headers });
    response.end(isText ? body : JSON.stringify(body));
  };
}

/** Answers with a problem document. */
export function fail(status: number, headers: Record<string, string> = {}): Step {
  const problem = { type: "about:blank", title: "Failed", status, detail: "Failed as told.", code: `CODE_${status}` };
  return answer(status, problem, { "Content-Type": "application/problem+json", ...headers });
}

/** Sends an event stream, each piece as a packet of its own, and then goes on as `then` says. */
export function stream(pieces: readonly (string | Uint8Array)[], then: Step = end): Step {
  return async (response, request) => {
    response.socket?.setNoDelay(true);
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.flushHeaders();
    for (const piece of pieces) if (!(await write(response, piece))) return;
    await then(response, request);
  };
}

/** Whether the piece went out. Waits a turn of the event loop, so that the next piece is read apart from it. */
async function write(response: ServerResponse, piece: string | Uint8Array): Promise<boolean> {
  const written = await new Promise((resolve) => response.write(piece, (error) => resolve(!error)));
  await new Promise((resolve) => setImmediate(resolve));
  return written === true && !response.destroyed;
}

export const end: Step = (response) => response.end();

/** Breaks the connection. What was written before still arrives. */
export const cut: Step = (response) => response.socket?.end();

/** Breaks the connection with a reset. */
export const reset: Step = (response) => response.socket?.resetAndDestroy();

/** Says nothing more. */
export const hang: Step = () => {};

/** Begins a JSON answer and breaks it off. */
export const cutJson: Step = (response) => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
  response.write('{"id": "ag_1", "name"', () => response.socket?.end());
};

/** Begins a JSON answer and says nothing more. */
export const hangJson: Step = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  response.write('{"id": "ag_1", "name"');
};

/** The events of a stream until it ends. */
export async function collect<T>(events: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** What a promise or a stream fails with, and the events before that. */
export async function failureOf<T>(events: AsyncIterable<T>): Promise<{ events: T[]; error: unknown }> {
  const before: T[] = [];
  try {
    for await (const event of events) before.push(event);
  } catch (error) {
    return { events: before, error };
  }
  throw new Error(`The stream ended well after ${before.length} events.`);
}
