import { operations as controlOperations } from "../../../generated/control/operations.ts";
import { validators as controlValidators } from "../../../generated/control/validators.ts";
import { showViolation, type Violation } from "../areas/problems.ts";
import type { HandlerResult, ServerEvent } from "../areas/responses.ts";
import { createJournal } from "../control/journal.ts";
import { createJournalHandlers, type JournalHandlers } from "../control/journal-handlers.ts";
import { describeReason } from "../control/reason.ts";
import { type RecordedRequest, recordRequest } from "../control/recorded-request.ts";
import { explainControl } from "../control/unknown-fields.ts";
import { maskOptional, maskUrl } from "../lib/mask.ts";
import { shorten } from "../lib/shorten.ts";
import { errorResult, problemResult } from "../server/problem-result.ts";
import { receive } from "../server/received-request.ts";
import { requestId } from "../server/request-ids.ts";
import { createRouter } from "../server/router.ts";
import type { Service } from "../server/service.ts";
import { MAX_URL, readShortJson } from "../server/steps/record.ts";
import { route } from "../server/steps/route.ts";
import { validateRequest } from "../server/steps/validate-request.ts";
import { validateResponse } from "../server/steps/validate-response.ts";
import type { MockRequest, RequestSummary } from "../server/types.ts";
import { noteUnknownParameters } from "../server/unknown-parameters.ts";
import type { CheckedRequest } from "./check-request.ts";
import type { ResponseHead } from "./check-response.ts";

/** A request with its response, while they pass. */
export interface Exchange {
  readonly checked: CheckedRequest;
  /** Those of the request, then those of the response, up to 100. */
  readonly violations: readonly Violation[];
  /** Notes are about what the document does not list, but allows. */
  report(violations: readonly Violation[], notes?: readonly Violation[]): void;
  /** Adds the exchange to the journal. The body is a JSON value, or bytes that are not kept. */
  respond(head: ResponseHead, body: unknown): void;
  addEvent(event: ServerEvent): void;
  /** Logs the exchange. */
  end(): void;
}

export interface ExchangeLog {
  start(checked: CheckedRequest): Exchange;
  /** Handles a request under `/_mock/`, where a proxy has the operations of the journal only. */
  control(request: MockRequest): HandlerResult;
}

const MAX_VIOLATIONS = 100;
const MAX_NOTES = 20;
/** A proxy has one journal for all keys. */
const JOURNAL = "proxy";

export function createExchangeLog(onRequest: ((summary: RequestSummary) => void) | undefined): ExchangeLog {
  const journal = createJournal({ maxSandboxes: 1 });
  const control = createControl(createJournalHandlers(journal));
  let count = 0;
  return {
    control,
    start(checked) {
      const { request, call } = checked;
      const violations: Violation[] = [];
      const notes: string[] = call ? noteUnknownParameters(call, request.query) : [];
      const id = requestId(++count);
      const at = new Date().toISOString();
      const started = performance.now();
      let summary: RequestSummary | undefined;
      let record: RecordedRequest | undefined;
      const respond = (head: ResponseHead, body: unknown): RequestSummary => {
        summary = {
          request_id: head.headers["x-request-id"] ?? id,
          at,
          method: request.method,
          url: shorten(maskUrl(request.url), MAX_URL),
          operation_id: call?.operationId ?? null,
          status: head.status,
          reason: maskOptional(describeReason({ status: head.status, body, used: [] })),
          // Later violations and notes are added to it.
          violations,
          notes,
          used: [],
        };
        record = recordRequest(summary, {
          headers: request.headers,
          body: request.body,
          json: readShortJson(request),
          durationMs: performance.now() - started,
          ...responseDetails(head, body),
        });
        journal.add(JOURNAL, record);
        return summary;
      };
      return {
        checked,
        violations,
        respond,
        report(found, allowed = []) {
          violations.push(...found.slice(0, MAX_VIOLATIONS - violations.length).map(showViolation));
          const shown = allowed.slice(0, MAX_NOTES - notes.length).map(showViolation);
          notes.push(...shown.map(({ pointer, detail }) => `${pointer} ${detail}.`));
        },
        addEvent(event) {
          if (record) journal.addEvent(JOURNAL, record, event);
        },
        end() {
          // A client that has gone got no response.
          const ended = summary ?? respond({ status: 0, headers: {} }, undefined);
          onRequest?.(ended);
        },
      };
    },
  };
}

function responseDetails({ headers }: ResponseHead, body: unknown) {
  const isBytes = body === undefined || body instanceof Uint8Array;
  return { responseHeaders: headers, responseBody: isBytes ? body : JSON.stringify(body) };
}

/** Makes the function that handles a request of the journal's operations. */
function createControl(handlers: JournalHandlers): (received: MockRequest) => HandlerResult {
  const ids = Object.keys(handlers) as (keyof JournalHandlers)[]; // It has no others.
  const service: Service = {
    operations: Object.fromEntries(ids.map((id) => [id, controlOperations[id]])),
    validators: controlValidators,
    explain: explainControl,
  };
  const findRoute = createRouter(service.operations);
  return (received) => {
    const request = receive(received);
    const call = route(service, findRoute, request);
    if ("refusal" in call) return call.refusal;
    const input = validateRequest(service, call, request);
    if (input.problem) return problemResult(input.problem);
    const { query } = input.parameters;
    return validateResponse(service, call, handle(call.operationId, { query, body: input.body, sandboxId: JOURNAL }));
  };

  function handle(id: string, request: object): HandlerResult {
    // TypeScript can't tell handlers apart by a value.
    const handler = (handlers as unknown as Readonly<Record<string, (request: object) => HandlerResult>>)[id]!;
    try {
      return handler(request);
    } catch (error) {
      return errorResult(error);
    }
  }
}
