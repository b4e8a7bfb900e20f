/**
 * Validates responses against the document, during development. It is a separate entry point, because the schemas have more
 * bytes than the client.
 */
import { operations } from "../../generated/operations.ts";
import schemas from "../../generated/response-schemas.json" with { type: "json" };
import { createEventParser } from "../core/event-parser.ts";
import type { Operation } from "../core/generated-types.ts";
import { isJsonType, mediaTypeName } from "../core/media-type.ts";
import { createResponseCheck } from "../core/response-check.ts";
import { type HookContext, type Middleware, PlatformError } from "./index.ts";

/** A part of a response that differs from the document. */
export interface ResponseViolation {
  /** Such as `agents.get`, also for a call of `client.api`. */
  readonly operationId: string;
  /** HTTP status of the response. */
  readonly status: number;
  /**
   * JSON Pointer (RFC 6901) to the part: `/status`, `/headers/content-type`, or below `/body` or `/events`, such as
   * `/body/name` and `/events/0/data/content`.
   */
  readonly pointer: string;
  /** The allowed values, such as `must be a string`. The wording may change. */
  readonly detail: string;
  /** All of the above, such as `agents.get returned 200: /body/name must be a string`. */
  readonly message: string;
}

export interface ValidateResponsesOptions {
  /**
   * Called for each violation, at most 20 of a body or event. If it throws, the call rejects with a PlatformError that has the
   * error as its cause, and is not retried. A response with an error status keeps its class, and the violation is its cause.
   * Methods that return nothing do not reject. Defaults to a warning on the console.
   */
  onViolation?: ((violation: ResponseViolation) => void) | undefined;
}

type Report = (pointer: string, detail: string) => void;

/** Receives the decoded text of a body in parts. */
interface BodyCheck {
  feed(text: string): void;
  end(): void;
}

const EVENT_STREAM = "text/event-stream";

/**
 * Returns hooks that validate the status, the media type, JSON bodies and events of responses against the document. Fields and
 * kinds that the document does not list are allowed, where it allows them. A body is validated when it has been read, and an
 * event when it arrives, so that nothing is delayed.
 *
 * @example
 * const client = new Platform({ middleware: [validateResponses()] });
 */
export function validateResponses({
  onViolation = ({ message }) => console.warn(message),
}: ValidateResponsesOptions = {}): Middleware {
  const check = createResponseCheck();

  function validate(name: string, value: unknown, place: string, report: Report): void {
    for (const { pointer, detail } of check(name, value, place)) report(pointer, detail);
  }

  function checkJson(name: string, report: Report): BodyCheck {
    const parts: string[] = [];
    return {
      feed: (text) => void parts.push(text),
      end() {
        const value = parseJson(parts.join(""));
        if (value === undefined) report("/body", "must be JSON");
        else validate(name, value, "/body", report);
      },
    };
  }

  function checkEvents(name: string, report: Report): BodyCheck {
    let count = 0;
    const feed = createEventParser({
      onEvent({ event = "message", id, data }) {
        const pointer = `/events/${count++}`;
        const value = parseJson(data);
        if (value === undefined) report(`${pointer}/data`, "must be JSON");
        else validate(name, { event, ...(id !== undefined && { id }), data: value }, pointer, report);
      },
    });
    return { feed, end() {} };
  }

  function validateResponse(context: HookContext & { readonly response: Response }): Response | undefined {
    const { response } = context;
    const { status } = response;
    const type = mediaTypeName(response.headers.get("content-type"));
    const [operationId, operation] = findOperation(context, type) ?? [];
    if (!operation) return undefined;
    const report: Report = (pointer, detail) => {
      const message = `${operationId} returned ${status}: ${pointer} ${detail}`;
      try {
        onViolation({ operationId: operationId!, status, pointer, detail, message });
      } catch (error) {
        throw error instanceof PlatformError ? error : new PlatformError(message, { cause: error });
      }
    };
    const name = `${operationId} ${status}`;
    const isSuccess = status === operation.status;
    if (!isSuccess && !(name in schemas.properties)) {
      report("/status", `must be one of ${listStatuses(operationId!, operation).join(", ")}`);
      return undefined;
    }
    const types = isSuccess ? operation.mediaTypes : ["application/problem+json"];
    if (types[0] && !types.includes(type))
      report("/headers/content-type", `must be ${types.join(" or ")}${type && `, not ${type}`}`);
    else if (type === EVENT_STREAM) return observe(response, checkEvents(`${operationId} event`, report));
    else if (isJsonType(type)) return observe(response, checkJson(name, report));
    return undefined;
  }

  return {
    onResponse(context) {
      try {
        return validateResponse(context);
      } catch (error) {
        // An error of a hook is ignored, but one of the body is not.
        context.response.body?.cancel().catch(() => {});
        return withBody(context.response, new ReadableStream({ start: (controller) => controller.error(error) }));
      }
    },
  };
}

/** Finds the operation of a call. Without an id, operations of one path differ in the media types that they return. */
function findOperation({ operationId, path, request }: HookContext, type: string): [string, Operation] | undefined {
  const entries = Object.entries<Operation>(operations);
  const candidates = entries.filter(([id, operation]) =>
    operationId ? id === operationId : operation.method === request.method && operation.path === path.split("#")[0],
  );
  return candidates.find(([, { mediaTypes }]) => mediaTypes.includes(type)) ?? candidates[0];
}

function listStatuses(operationId: string, { status }: Operation): number[] {
  const documented = Object.keys(schemas.properties)
    .filter((name) => name.startsWith(`${operationId} `))
    .map((name) => Number(name.split(" ")[1]));
  return [...new Set([status, ...documented.filter((each) => each > 0)])];
}

/** Returns the response, whose body a check sees while it is read. An error of the check makes the body fail. */
function observe(response: Response, { feed, end }: BodyCheck): Response {
  const decoder = new TextDecoder();
  const observer = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      feed(decoder.decode(chunk, { stream: true }));
    },
    flush: end,
  });
  if (response.body) return withBody(response, response.body.pipeThrough(observer));
  end();
  return response;
}

function withBody(response: Response, body: ReadableStream<Uint8Array>): Response {
  return Object.defineProperty(new Response(body, response), "url", { value: response.url });
}

/** Parses JSON; undefined if it is not valid. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
