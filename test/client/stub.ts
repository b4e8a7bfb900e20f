import { Platform, type PlatformOptions } from "../../src/index.ts";

export type Answer = Response | ((request: Request) => Response | Promise<Response>);

/** A client whose fetch gives the answers in turn, without retries, and the requests that fetch was given. */
export function stub(answers: Answer[], options: PlatformOptions = {}): { client: Platform; requests: Request[] } {
  const requests: Request[] = [];
  const client = new Platform({
    apiKey: "top-secret",
    userContextToken: "user-secret",
    baseUrl: "https://api.test",
    maxRetries: 0,
    ...options,
    fetch: async (request) => {
      const answer = answers[requests.length];
      requests.push(request);
      if (!answer) throw new Error(`Request ${requests.length} to ${request.url} was not expected.`);
      return typeof answer === "function" ? answer(request) : answer;
    },
  });
  return { client, requests };
}

/** The path and the query of a request. */
export function target(request: Request): string {
  return request.url.replace("https://api.test", "");
}

/** A problem document of the given status. */
export function problem(status: number, more: object = {}, headers: Record<string, string> = {}): Response {
  const body = { type: "about:blank", title: "Failure", status, detail: "It went wrong.", code: "WENT_WRONG", ...more };
  return Response.json(body, { status, headers: { "content-type": "application/problem+json", ...headers } });
}

/** What a promise rejects with. Throws if it doesn't. */
export async function failureOf<T extends Error = Error>(promise: PromiseLike<unknown>): Promise<T> {
  let value: unknown;
  try {
    value = await promise;
  } catch (error) {
    return error as T;
  }
  throw new Error(`It did not fail, but gave ${JSON.stringify(value)}.`);
}

/** Headers that never come. Ends when the request is aborted, as a fetch does. */
export function noHeaders(request: Request): Promise<Response> {
  return new Promise((_, reject) => {
    request.signal.addEventListener("abort", () => reject(request.signal.reason));
  });
}

/** A body that begins and never ends. Breaks off when the request is aborted, as that of a fetch does. */
export function endlessBody(request: Request): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":'));
      request.signal.addEventListener("abort", () => controller.error(request.signal.reason));
    },
  });
  return new Response(body, { headers: { "content-type": "application/json" } });
}

/** Everything that an iterable gives. Node.js 20 has no Array.fromAsync. */
export async function itemsOf<T>(source: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of source) items.push(item);
  return items;
}
