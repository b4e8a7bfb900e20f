import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isPlain } from "../lib/media-type.ts";
import { createDecoder } from "../server/content-encoding.ts";
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
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      proceed = once(() => done(isRefused() ? new Error("The event violates the document.") : null, chunk));
      // A few bytes may be decoded to gigabytes.
      if (isDecoding && !check.isOver()) decoder?.write(chunk, proceed);
      else {
        if (isPlain(coding)) check.feed(chunk);
        proceed();
      }
    },
    flush(done) {
      proceed = once(() => {
        if (isDecoding || isPlain(coding)) check.end();
        done();
      });
      // The function that `end` takes is called before the last bytes have been decoded.
      if (isDecoding) decoder?.once("end", proceed).end();
      else proceed();
    },
  });
  await pipeline(incoming, watch, response).catch((error: Error) => {
    // If the upstream server breaks off, the client's stream is incomplete, too.
    if (incoming.errored && !response.writableFinished) check.end();
    throw error;
  });
}

/** Makes a function that does nothing when it is called again. */
function once(run: () => void): () => void {
  let isCalled = false;
  return () => {
    if (!isCalled) run();
    isCalled = true;
  };
}
