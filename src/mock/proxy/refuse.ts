import type { ServerResponse } from "node:http";
import { type Problem, toProblem } from "../exchange/problems.ts";
import { refusalHeaders } from "../http/malformed-requests.ts";
import type { Exchange } from "./exchange-log.ts";

/** Refuses a request that violates the document. */
export function refuseRequest(exchange: Exchange, response: ServerResponse): void {
  refuseViolations(exchange, response, 422, "The request violates the document.");
}

/** Refuses a response that violates the document. */
export function refuseResponse(exchange: Exchange, response: ServerResponse): void {
  refuseViolations(exchange, response, 502, "The response of the upstream server violates the document.");
}

function refuseViolations(exchange: Exchange, response: ServerResponse, status: 422 | 502, detail: string): void {
  const [first, ...others] = exchange.violations;
  refuse(exchange, response, toProblem(status, "CONTRACT_VIOLATION", detail, { errors: [first!, ...others] }));
}

/** Sends a problem instead of the response of the upstream server. */
export function refuse(exchange: Exchange, response: ServerResponse, problem: Problem): void {
  const headers = { "x-contract-violations": String(exchange.violations.length) };
  exchange.respond(
    { status: problem.status, headers: { ...headers, "content-type": "application/problem+json" } },
    problem,
  );
  sendProblem(response, problem, headers);
}

export function sendProblem(response: ServerResponse, problem: Problem, headers: Record<string, string> = {}): void {
  // The body of the request may not have arrived yet.
  response.setHeader("connection", "close");
  // Node.js keeps a reason phrase that it has refused to send.
  response.statusMessage = "";
  const body = JSON.stringify(problem);
  response.writeHead(problem.status, {
    ...headers,
    ...refusalHeaders(problem),
    "content-type": "application/problem+json",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
}
