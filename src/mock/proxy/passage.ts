import type { IncomingMessage, ServerResponse } from "node:http";
import type { Parameters } from "../stages/shared/service.ts";
import type { ResponseHead } from "./check-response.ts";
import type { Exchange } from "./exchange-log.ts";
import { endToEndHeaders } from "./messages.ts";

/** A response on its way from the upstream server to the client. */
export interface Passage {
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
  readonly head: ResponseHead;
  readonly exchange: Exchange;
  /** True if a response that violates the document is refused. */
  readonly strict: boolean;
  readonly log: (line: string) => void;
  readonly onExchange: ((exchange: CompleteExchange) => void) | undefined;
}

/** A request to a known operation and its response, which conform to the document. */
export interface CompleteExchange {
  readonly operationId: string;
  readonly parameters: Parameters;
  readonly status: number;
  /** Undefined if there is none. */
  readonly body: unknown;
}

/** The status and headers of the upstream server, and the number of violations so far. */
export function writeHead(incoming: IncomingMessage, response: ServerResponse, { violations }: Exchange): void {
  response.writeHead(incoming.statusCode!, incoming.statusMessage, {
    ...endToEndHeaders(incoming),
    "x-contract-violations": String(violations.length),
  });
}
