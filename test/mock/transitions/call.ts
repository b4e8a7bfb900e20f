import { type OperationId, operations } from "../../../generated/operations.ts";
import type { operations as Operations } from "../../../generated/types.ts";
import { eventsIn } from "../../contract/events.ts";
import type { Session } from "../session.ts";
import { expectDocumented } from "./outcome.ts";

/** Parts of a request; the mock checks them against the document. */
export interface Input {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
}

export interface Received {
  readonly status: number;
  /** The JSON of the answer, or the events of a stream; undefined if there is no body. */
  readonly body: unknown;
}

type JsonOf<Response> = Response extends { content: { "application/json": infer Json } } ? Json : undefined;
type AnswerOf<Responses> = JsonOf<Responses[keyof Responses & (200 | 201 | 202 | 204)]>;

/** Calls an operation, one that only streams with `stream: true`, and returns whatever it answers; a problem has to be in the document. */
export async function call(of: Session, id: OperationId, { path = {}, query = {}, body }: Input = {}) {
  const {
    method,
    path: template,
    mediaTypes,
  }: { method: string; path: string; mediaTypes: readonly string[] } = operations[id];
  const streaming = mediaTypes[0] === "text/event-stream";
  const filled = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name] ?? `no ${name}`));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const sent = streaming && typeof body === "object" ? { ...body, stream: true } : body;
  const response = await of.send(`${filled}${search.size > 0 ? `?${search}` : ""}`, {
    method,
    ...(sent === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(sent) }),
  });
  const text = await response.text();
  const isStream = response.headers.get("content-type") === "text/event-stream";
  const received: Received = {
    status: response.status,
    body: text === "" ? undefined : isStream ? eventsIn(text) : JSON.parse(text),
  };
  if (received.status >= 400) expectDocumented(id, received);
  return received;
}

/** Calls an operation that has to succeed, and returns its JSON. */
export async function ask<Id extends OperationId>(
  of: Session,
  id: Id,
  input: Input = {},
): Promise<AnswerOf<Operations[Id]["responses"]>> {
  const { status, body } = await call(of, id, input);
  if (status !== operations[id].status) throw new Error(`${id} answered ${status} with ${JSON.stringify(body)}`);
  // The mock has checked its answer against the document, which this type is made from.
  return body as AnswerOf<Operations[Id]["responses"]>;
}
