import { pipeline } from "node:stream/promises";
import { isPlain } from "../../core/media-type.ts";
import { createDecoder } from "../http/content-encoding.ts";
import { violation } from "./check-response.ts";
import { createEventCheck } from "./event-check.ts";
import { type Passage, writeHead } from "./passage.ts";
import { refuseResponse } from "./refuse.ts";

/** Passes on an event stream while it is checked. */
export async function passEvents({ incoming, response, head, exchange, strict }: Passage): Promise<void> {
  if (strict && exchange.violations.length > 0) return refuseResponse(exchange, response);
  exchange.respond(head, undefined);
  writeHead(incoming, response, exchange);
  response.flushHeaders();
  const isRefused = () => strict && exchange.violations.length > 0;
  const check = createEventCheck(exchange.checked, exchange.addEvent, ({ violations, notes }) =>
    exchange.report(violations, notes),
  );
  const coding = head.headers["content-encoding"];
  const decoder = isPlain(coding) ? undefined : createDecoder(coding);
  if (!isPlain(coding) && !decoder)
    exchange.report([violation("/response/headers/content-encoding", `is not known: ${coding}`, "encoding")]);
  let isDecoding = decoder !== undefined;
  let proceed = () => {};
  decoder?.on("data", check.feed);
  decoder?.on("error", ({ message }) => {
    exchange.report([violation("/response/headers/content-encoding", message, "encoding")]);
    isDecoding = false;
    // It does not call the function of the write that has failed.
    proceed();
  });
  /** Starts work of the decoder, and resolves when it has passed on what it can, or has failed. */
  const settled = (start: (done: () => void) => void) =>
    new Promise<void>((resolve) => {
      proceed = resolve;
      start(resolve);
    });
  async function* watch(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      // A few bytes may be decoded to gigabytes.
      if (decoder && isDecoding && !check.isOver()) await settled((done) => decoder.write(chunk, done));
      else if (isPlain(coding)) check.feed(chunk);
      if (isRefused()) throw new Error("The event violates the document.");
      yield chunk;
    }
    // The function that `end` takes is called before the last bytes have been decoded.
    if (decoder && isDecoding) await settled((done) => decoder.once("end", done).end());
    if (isDecoding || isPlain(coding)) check.end();
  }
  await pipeline(incoming, watch, response).catch((error: Error) => {
    // If the upstream server breaks off, the client's stream is incomplete, too.
    if (incoming.errored && !response.writableFinished) check.end();
    throw error;
  });
}
