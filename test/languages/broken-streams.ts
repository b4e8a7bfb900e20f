import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isDeepStrictEqual } from "node:util";
import type { LanguageCall } from "./calls.ts";
import type { Outcome } from "./judge.ts";

/** It is the name of a function in PHP. */
const KEY = "date";
const WITHOUT_IDS = "conversations.startStream";
const WITH_IDS = "workflows.events.stream";
/** Streams that fail in mid-sentence, with their last event and its data. */
const FAILING: Record<string, [event: string, data: object]> = {
  "conversations.appendStream": ["conversation.response.error", { code: 503, message: "The model is overloaded." }],
  "workflows.deployments.logs.stream": ["error", { error: "The log is gone.", reason: "read_error" }],
};

/**
 * Lets a program read streams from a server, each of which breaks off within an event or fails. Returns what is wrong with it: a
 * stream without ids must end with an error after one request, one with ids must be resumed after the last whole event, and one
 * that fails must end with an error after its last event. `run` makes the calls to a URL, and resolves to the lines that it prints.
 */
export async function findBrokenStreams(
  calls: readonly LanguageCall[],
  run: (calls: readonly LanguageCall[], url: string) => Promise<string>,
): Promise<string[]> {
  const requests: string[] = [];
  const server = createServer((request, response) => respond(request, response, requests));
  await once(server.listen(0, "127.0.0.1"), "listening");
  try {
    const own = calls.filter(({ name }) => name === WITHOUT_IDS || name === WITH_IDS);
    // Of a stream that fails, one call reads both events, and another one tries to read a third.
    const failing = calls.filter(({ name }) => name in FAILING);
    const all = [
      ...own.map((call) => ({ ...call, key: KEY, limit: 1000 })),
      ...failing.flatMap((call) => [
        { ...call, key: KEY, limit: 2 },
        { ...call, key: KEY, limit: 3, name: `${call.name}, whole` },
      ]),
    ];
    const printed = await run(all, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const outcomes = printed
      .trim()
      .split("\n")
      .map((line): Outcome => JSON.parse(line));
    return judge(outcomes, requests);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function respond(request: IncomingMessage, response: ServerResponse, requests: string[]): Promise<void> {
  const { url = "" } = request;
  const failing = url.includes("/logs/") ? "workflows.deployments.logs.stream" : "conversations.appendStream";
  if (/\/logs\/|\/conversations\//.test(url)) {
    const [event, data] = FAILING[failing]!;
    await request.resume().toArray();
    response.writeHead(200, { "content-type": "text/event-stream" });
    // The line ends of Windows, one of which is divided between two chunks.
    const rest = `\nevent: ${event}\r\ndata: ${JSON.stringify(data)}\r\n\r\n`;
    response.write('id: 1\r\nevent: tide\r\ndata: {"n":1}\r\n\r', () => setTimeout(() => response.write(rest), 100));
    return;
  }
  const id = request.headers["last-event-id"];
  const isResumed = id === "1";
  requests.push(`${request.method} ${request.headers.authorization} ${id}`);
  await request.resume().toArray();
  response.writeHead(200, { "content-type": "text/event-stream" });
  if (isResumed) response.end('id: 2\ndata: {"n":2}\n\n');
  else {
    const line = request.method === "GET" ? "id: 1\n" : "";
    response.write(`${line}data: {"n":1}\n\ndata: {"n"`, () => setTimeout(() => response.destroy(), 100));
  }
}

function judge(outcomes: readonly Outcome[], requests: readonly string[]): string[] {
  const find = (wanted: string) => outcomes.find(({ name }) => name === wanted);
  const expected = [`POST Bearer ${KEY} undefined`, `GET Bearer ${KEY} undefined`, `GET Bearer ${KEY} 1`];
  const events = (find(WITH_IDS)?.result ?? []) as { data?: unknown; Data?: unknown }[];
  const numbers = events.map((event) => event.data ?? event.Data);
  return [
    ...(find(WITHOUT_IDS)?.error === undefined ? ["A stream without ids breaks off without an error."] : []),
    ...(isDeepStrictEqual(numbers, [{ n: 1 }, { n: 2 }]) ? [] : [`A resumed stream has ${JSON.stringify(numbers)}.`]),
    ...Object.entries(FAILING).flatMap(([name, [event, data]]) => {
      const read = (find(name)?.result ?? []) as { event?: string; data?: object; Event?: string; Data?: object }[];
      const last = read.map((each) => [each.event ?? each.Event, each.data ?? each.Data]).at(-1);
      const error = find(`${name}, whole`)?.error;
      return [
        ...(isDeepStrictEqual(last, [event, data]) ? [] : [`${name} ends with ${JSON.stringify(last)}.`]),
        ...(error?.match(/overloaded|gone/) ? [] : [`${name} fails with ${error}.`]),
      ];
    }),
    ...(isDeepStrictEqual(requests, expected) ? [] : [`The requests are ${requests.join("; ")}.`]),
  ];
}
