import type { operations as Operations } from "../../../generated/mock-types.ts";
import { type OperationId, operations } from "../../../generated/operations.ts";
import { eventsIn } from "../../../src/contract/requests/events.ts";
import type { Session } from "../session.ts";
import { expectDocumented } from "./expectations.ts";

export interface RequestParts {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
}

export interface ApiResponse {
  readonly status: number;
  /** Parsed JSON or the events of a stream; undefined if there is no body. */
  readonly body: unknown;
}

type JsonOf<Response> = Response extends { content: { "application/json": infer Json } } ? Json : undefined;
type SuccessBody<Responses> = JsonOf<Responses[keyof Responses & (200 | 201 | 202 | 204)]>;

/** Calls an operation, and expects that the document has the problem if the response is one. */
export async function call(mock: Session, id: OperationId, { path = {}, query = {}, body }: RequestParts = {}) {
  const {
    method,
    path: template,
    mediaTypes,
  }: { method: string; path: string; mediaTypes: readonly string[] } = operations[id];
  const onlyStreams = mediaTypes[0] === "text/event-stream";
  const pathname = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name] ?? `no ${name}`));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const sentBody = onlyStreams && typeof body === "object" ? { ...body, stream: true } : body;
  const response = await mock.send(`${pathname}${search.size > 0 ? `?${search}` : ""}`, {
    method,
    ...(sentBody === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(sentBody) }),
  });
  const text = await response.text();
  const isStream = response.headers.get("content-type") === "text/event-stream";
  const apiResponse: ApiResponse = {
    status: response.status,
    body: text === "" ? undefined : isStream ? eventsIn(text) : JSON.parse(text),
  };
  if (apiResponse.status >= 400) expectDocumented(id, apiResponse);
  return apiResponse;
}

/** Calls an operation, throws unless it succeeds, and returns its JSON. */
export async function callOk<Id extends OperationId>(
  mock: Session,
  id: Id,
  request: RequestParts = {},
): Promise<SuccessBody<Operations[Id]["responses"]>> {
  const { status, body } = await call(mock, id, request);
  if (status !== operations[id].status) throw new Error(`${id} returned ${status}: ${JSON.stringify(body)}`);
  // The mock has validated the response against the document, which generates this type.
  return body as SuccessBody<Operations[Id]["responses"]>;
}
