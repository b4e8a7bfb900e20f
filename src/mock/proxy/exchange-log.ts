import { operations as controlOperations } from "../../../generated/control/operations.ts";
import { validators as controlValidators } from "../../../generated/control/validators.ts";
import { createJournal, type Journal } from "../control/journal.ts";
import type { RawEntry, RequestSummary } from "../control/journal-entry.ts";
import { createJournalHandlers } from "../control/journal-handlers.ts";
import { explainControl } from "../control/unknown-fields.ts";
import { showViolation, type Violation } from "../exchange/problems.ts";
import { receive } from "../exchange/received-request.ts";
import type { HandlerResult, ServerEvent } from "../exchange/responses.ts";
import type { MockRequest } from "../exchange/types.ts";
import { makeEntry, summarize } from "../stages/make-entry.ts";
import { route } from "../stages/route.ts";
import { errorResult, problemResult } from "../stages/shared/problem-result.ts";
import { requestId } from "../stages/shared/request-ids.ts";
import { createRouter } from "../stages/shared/router.ts";
import type { Service } from "../stages/shared/service.ts";
import { noteUnknownParameters } from "../stages/unknown-parameters.ts";
import { validateRequest } from "../stages/validate-request.ts";
import { validateResponse } from "../stages/validate-response.ts";
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
  /** Handles a request under `/_mock/`, where a proxy has the operations of the journal and the dashboard only. */
  control(request: MockRequest): HandlerResult;
}

const MAX_VIOLATIONS = 100;
const MAX_NOTES = 20;
/** A proxy has one journal for all keys. */
const JOURNAL = "proxy";

export function createExchangeLog(onRequest: ((summary: RequestSummary) => void) | undefined): ExchangeLog {
  const journal = createJournal({ maxSandboxes: 1 });
  let count = 0;
  return {
    control: createControl(journal),
    start(checked) {
      const { request, call } = checked;
      const violations: Violation[] = [];
      const notes: string[] = call ? noteUnknownParameters(call, request.query) : [];
      const ownId = requestId(++count);
      const at = new Date().toISOString();
      let summary: RequestSummary | undefined;
      let entry: RawEntry | undefined;
      const respond = ({ status, headers }: ResponseHead, body: unknown): RequestSummary => {
        const id = headers["x-request-id"] ?? ownId;
        // Later violations and notes are added to it.
        summary = { ...summarize(id, at, request, call?.operationId, { status, body }, notes), violations };
        const isBytes = body === undefined || body instanceof Uint8Array;
        entry = makeEntry(summary, request, { headers, body: isBytes ? body : JSON.stringify(body) });
        journal.add(JOURNAL, entry);
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
          if (entry && found.length + allowed.length > 0) journal.addRemarks(JOURNAL, entry);
        },
        addEvent(event) {
          if (entry) journal.addEvent(JOURNAL, entry, event);
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

/** Makes the function that handles a request of the journal's operations. */
function createControl(journal: Journal): (received: MockRequest) => HandlerResult {
  const handlers = createJournalHandlers(journal);
  const service: Service = {
    operations: Object.fromEntries(Object.entries(controlOperations).filter(([id]) => Object.hasOwn(handlers, id))),
    validators: controlValidators,
    explain: explainControl,
  };
  // TypeScript can't tell handlers apart by a value.
  const handle = handlers as unknown as Readonly<Record<string, (request: object) => HandlerResult>>;
  const findRoute = createRouter(service.operations);
  return (received) => {
    const request = receive(received);
    const call = route(service, findRoute, request);
    if ("refusal" in call) return call.refusal;
    const input = validateRequest(service, call, request);
    if (input.problem) return problemResult(input.problem);
    const { parameters, body } = input;
    try {
      const result = handle[call.operationId]!({
        query: parameters.query,
        header: parameters.header,
        body,
        sandboxId: JOURNAL,
      });
      return validateResponse(service, call, result);
    } catch (error) {
      return errorResult(error);
    }
  };
}
