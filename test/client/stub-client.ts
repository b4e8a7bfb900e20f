import { Platform, type PlatformOptions } from "../../src/client/index.ts";

export type StubResponse = Response | ((request: Request) => Response | Promise<Response>);

/** Creates a client without retries, whose fetch returns the responses one after the other and records the requests. */
export function stubClient(
  responses: StubResponse[],
  options: PlatformOptions = {},
): { client: Platform; requests: Request[] } {
  const requests: Request[] = [];
  const client = new Platform({
    apiKey: "top-secret",
    userContextToken: "user-secret",
    baseUrl: "https://api.test",
    maxRetries: 0,
    ...options,
    fetch: async (request) => {
      const response = responses[requests.length];
      requests.push(request);
      if (!response) throw new Error(`Request ${requests.length} to ${request.url} is unexpected.`);
      return typeof response === "function" ? response(request) : response;
    },
  });
  return { client, requests };
}

/** The path and the query of a request. */
export function requestTarget(request: Request): string {
  return request.url.replace("https://api.test", "");
}

/** A response with a problem document. */
export function problemResponse(status: number, more: object = {}, headers: Record<string, string> = {}): Response {
  const body = { type: "about:blank", title: "Failure", status, detail: "It went wrong.", code: "WENT_WRONG", ...more };
  return Response.json(body, { status, headers: { "content-type": "application/problem+json", ...headers } });
}

/** Returns the error that a promise rejects with. Throws if it resolves. */
export async function catchRejection<T extends Error = Error>(promise: PromiseLike<unknown>): Promise<T> {
  let value: unknown;
  try {
    value = await promise;
  } catch (error) {
    return error as T;
  }
  throw new Error(`The promise did not reject. It resolved to ${JSON.stringify(value)}.`);
}

/** Never responds. Rejects when the request is aborted, as fetch does. */
export function stalledHeaders(request: Request): Promise<Response> {
  return new Promise((_, reject) => {
    request.signal.addEventListener("abort", () => reject(request.signal.reason));
  });
}

/** A body that starts and never ends. Fails when the request is aborted, as with fetch. */
export function stalledBody(request: Request): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":'));
      request.signal.addEventListener("abort", () => controller.error(request.signal.reason));
    },
  });
  return new Response(body, { headers: { "content-type": "application/json" } });
}

/** Returns all items of an iterable. Node.js 20 has no Array.fromAsync. */
export async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of source) items.push(item);
  return items;
}
