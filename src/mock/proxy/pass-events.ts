import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { violation } from "./check-response.ts";
import { createEventCheck } from "./event-check.ts";
import { createDecoder, isPlain } from "./messages.ts";
import { type Passage, writeHead } from "./passage.ts";
import { refuseResponse } from "./refuse.ts";

/** Passes on an event stream while it is checked. */
export async function passEvents({ incoming, response, head, exchange, strict }: Passage): Promise<void> {
  if (strict && exchange.violations.length > 0) return refuseResponse(exchange, response);
  exchange.respond(head, undefined);
  writeHead(incoming, response, exchange);
  response.flushHeaders();
  const isRefused = () => strict && exchange.violations.length > 0;
  const check = createEventCheck(exchange.checked, exchange.addEvent, exchange.report);
  const coding = head.headers["content-encoding"];
  const decoder = isPlain(coding) ? undefined : createDecoder(coding);
  if (!isPlain(coding) && !decoder)
    exchange.report([violation("/response/headers/content-encoding", `is not known: ${coding}`, "encoding")]);
  decoder?.on("data", check.feed);
  decoder?.on("error", ({ message }) => {
    exchange.report([violation("/response/headers/content-encoding", message, "encoding")]);
  });
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const finish = () => done(isRefused() ? new Error("The event violates the document.") : null, chunk);
      if (decoder) decoder.write(chunk, finish);
      else {
        if (isPlain(coding)) check.feed(chunk);
        finish();
      }
    },
    flush(done) {
      const finish = () => {
        if (decoder || isPlain(coding)) check.end();
        done();
      };
      if (decoder) decoder.end(finish);
      else finish();
    },
  });
  await pipeline(incoming, watch, response).catch((error: Error) => {
    // If the upstream server breaks off, the client's stream is incomplete, too.
    if (incoming.errored && !response.writableFinished) check.end();
    throw error;
  });
}
