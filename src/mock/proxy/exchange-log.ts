import { operations as controlOperations } from "../../../generated/control/operations.ts";
import { validators as controlValidators } from "../../../generated/control/validators.ts";
import type { Violation } from "../areas/problems.ts";
import type { HandlerResult, ServerEvent } from "../areas/responses.ts";
import { createJournal } from "../control/journal.ts";
import { createJournalHandlers } from "../control/journal-handlers.ts";
import { maskBody } from "../control/mask.ts";
import { MAX_RECORDED_BODY, type RecordedRequest, recordRequest } from "../control/recorded-request.ts";
import { withSuggestion } from "../control/unknown-fields.ts";
import { shorten } from "../lib/shorten.ts";
import { createPipeline } from "../server/pipeline.ts";
import { createRequestContext, type RequestContext, readJson } from "../server/request-context.ts";
import { requestId } from "../server/request-ids.ts";
import type { MockRequest, RequestSummary } from "../server/types.ts";
import type { ResponseHead } from "./check-response.ts";

/** A request with its response, while they pass. */
export interface Exchange {
  readonly context: RequestContext;
  /** Those of the request, then those of the response, up to 100. */
  readonly violations: readonly Violation[];
  report(violations: readonly Violation[]): void;
  /** Adds the exchange to the journal. The body is a JSON value, or bytes that are not kept. */
  respond(head: ResponseHead, body: unknown): void;
  addEvent(event: ServerEvent): void;
  /** Logs the exchange. */
  end(): void;
}

export interface ExchangeLog {
  start(context: RequestContext): Exchange;
  /** Handles a request under `/_mock/`, where a proxy has the operations of the journal only. */
  control(request: MockRequest): Promise<HandlerResult>;
}

/** Characters of the path and query. */
const MAX_URL = 2000;
const MAX_VIOLATIONS = 100;
/** A proxy has one journal: it cannot tell which keys belong together. */
const JOURNAL = "proxy";

export function createExchangeLog(onRequest: ((summary: RequestSummary) => void) | undefined): ExchangeLog {
  const journal = createJournal(1);
  const control = createControl(createJournalHandlers(journal));
  let count = 0;
  return {
    control: async (request) => control(createRequestContext(request)),
    start(context) {
      const { request, operationId = null } = context;
      const violations: Violation[] = [];
      const id = requestId(++count);
      const at = new Date().toISOString();
      let summary: RequestSummary | undefined;
      let record: RecordedRequest | undefined;
      const summaryOf = ({ status, headers }: ResponseHead): RequestSummary => ({
        request_id: headers["x-request-id"] ?? id,
        at,
        method: request.method,
        url: shorten(request.url, MAX_URL),
        operation_id: operationId,
        status,
        // What is found later is added to it.
        violations,
        notes: [],
      });
      const respond: Exchange["respond"] = (head, body) => {
        summary = summaryOf(head);
        record = recordRequest(summary, { ...requestDetails(context), ...responseDetails(head, body) });
        journal.add(JOURNAL, record);
      };
      return {
        context,
        violations,
        respond,
        report(found) {
          violations.push(...found.slice(0, MAX_VIOLATIONS - violations.length));
        },
        addEvent(event) {
          if (record) journal.addEvent(JOURNAL, record, { ...event, data: maskBody(event.data) });
        },
        end() {
          // A client that has gone got no response.
          if (summary === undefined) respond({ status: 0, headers: {} }, undefined);
          onRequest?.(summary!);
        },
      };
    },
  };
}

function requestDetails(context: RequestContext) {
  const { headers, body } = context.request;
  // A long body is not kept whole, so it need not be read, where that has not been done.
  const json = body && body.length <= MAX_RECORDED_BODY ? readJson(context) : undefined;
  return { headers, body, json: json?.kind === "json" ? json.text : undefined };
}

/** A real service may show secrets that the mock never has, so they are masked before they are kept. */
function responseDetails({ headers }: ResponseHead, body: unknown) {
  const isBytes = body === undefined || body instanceof Uint8Array;
  return { responseHeaders: headers, responseBody: isBytes ? body : JSON.stringify(maskBody(body)) };
}

function createControl(handlers: ReturnType<typeof createJournalHandlers>) {
  const ids = Object.keys(handlers) as (keyof typeof handlers)[]; // It has no others.
  return createPipeline(
    {
      operations: Object.fromEntries(ids.map((id) => [id, controlOperations[id]])),
      validators: controlValidators,
      explain: withSuggestion,
      handle: ({ operationId, parameters, json }) =>
        (handlers as unknown as Readonly<Record<string, (request: object) => HandlerResult>>)[operationId!]!({
          query: parameters!.query,
          body: json?.kind === "json" ? json.value : undefined,
          sandboxId: JOURNAL,
        }),
    },
    { requireAuth: false, validateResponses: true, enterSandbox: (_context, _key, respond) => respond() },
  );
}
