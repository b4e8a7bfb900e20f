import type { IncomingMessage } from "node:http";
import { pipeline } from "node:stream/promises";
import { decodeBody } from "../http/content-encoding.ts";
import { maskUrl } from "../lib/mask.ts";
import { parseJson } from "../lib/parse-json.ts";
import { checkBody, isEventStream, isJsonBody, violation } from "./check-response.ts";
import { bufferBody, readAll } from "./messages.ts";
import { passEvents } from "./pass-events.ts";
import { type Passage, writeHead } from "./passage.ts";
import { refuseResponse } from "./refuse.ts";

/** Bytes of the largest body that is checked. Larger ones are forwarded as they arrive. */
export const MAX_CHECKED_BODY = 10_000_000;

/** Passes on a response, checked as far as its media type allows. Rejects if it breaks off. */
export async function passResponse(passage: Passage): Promise<void> {
  const { incoming, head, exchange } = passage;
  const isHead = exchange.checked.request.method === "HEAD";
  if (isEventStream(head) && !isHead) await passEvents(passage);
  else if (isHead || !(isJsonBody(head) || hasNoBody(incoming))) await passUnchecked(passage);
  else await passBody(passage);
}

/** Passes on a body that was read and checked before its first byte is sent. */
async function passBody({ incoming, response, head, exchange, strict, log, onExchange }: Passage): Promise<void> {
  const { checked } = exchange;
  const { call, parameters, request } = checked;
  const body = await bufferBody(incoming, MAX_CHECKED_BODY);
  let parsed: ReturnType<typeof parseJson> | undefined;
  if (body.rest)
    log(`${request.method} ${maskUrl(request.path).slice(0, 200)}: its response is too large to be checked.`);
  else {
    const coding = head.headers["content-encoding"];
    try {
      parsed = parseJson(await decodeBody(body.start, body.start.length === 0 ? undefined : coding, MAX_CHECKED_BODY));
      const { violations, notes } = checkBody(checked, head, parsed);
      exchange.report(violations, notes);
    } catch (error) {
      exchange.report([violation("/response/headers/content-encoding", (error as Error).message, "encoding")]);
    }
  }
  if (strict && exchange.violations.length > 0) return refuseResponse(exchange, response);
  exchange.respond(head, parsed?.kind === "json" ? parsed.value : body.start.length > 0 ? body.start : undefined);
  writeHead(incoming, response, exchange);
  await pipeline(readAll(body), response);
  if (exchange.violations.length > 0 || !parsed || parsed.kind === "malformed") return;
  if (call && parameters)
    onExchange?.({
      operationId: call.operationId,
      parameters,
      status: head.status,
      body: parsed.kind === "json" ? parsed.value : undefined,
    });
}

async function passUnchecked({ incoming, response, head, exchange, strict }: Passage): Promise<void> {
  if (strict && exchange.violations.length > 0) return refuseResponse(exchange, response);
  // Bytes stand for a body that the journal does not keep.
  exchange.respond(head, hasNoBody(incoming) || exchange.checked.request.method === "HEAD" ? undefined : Buffer.of(0));
  writeHead(incoming, response, exchange);
  await pipeline(incoming, response);
}

function hasNoBody({ statusCode, headers }: IncomingMessage): boolean {
  return statusCode === 204 || statusCode === 304 || headers["content-length"] === "0";
}
