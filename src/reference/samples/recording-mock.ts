import type { MockResponse } from "../../mock/exchange/types.ts";
import { createServerMock } from "../../mock/http/mock.ts";
import type { Mock } from "../../mock/http/public-types.ts";

/** A mock that records requests, and the statuses of its responses. */
export interface RecordingMock extends Mock {
  readStatuses(key: string): number[];
  /** The requests, such as `GET /v1/models`. */
  readRequests(key: string): string[];
}

/** Milliseconds that pass before a repeated request. */
const PAUSE = 10_000;

/**
 * With `endsStreams`, each stream that GET returns ends after its first event, because it would never end. With `isPatient`, time
 * passes only before a request that repeats the one before it, so that a program has to wait for what takes time.
 */
export function createRecordingMock({ endsStreams = false, isPatient = false } = {}): RecordingMock {
  // Even after a day, less than a millisecond has passed.
  const mock = createServerMock(isPatient ? { clock: "real", speed: 1e-9 } : {});
  const calls = new Map<string, { request: string; status: number }[]>();
  const record = async <T extends { status: number }>(
    authorization: string | null | undefined,
    request: string,
    send: () => Promise<T>,
  ) => {
    const key = authorization?.replace("Bearer ", "") ?? "";
    const isRepeated = request.startsWith("GET ") && calls.get(key)?.at(-1)?.request === request;
    if (isPatient && isRepeated) await mock.moveClock(key, PAUSE);
    const response = await send();
    calls.set(key, [...(calls.get(key) ?? []), { request, status: response.status }]);
    return response;
  };
  return {
    ...mock,
    async request(request) {
      const { method, url, headers } = request;
      const response = await record(headers.authorization, `${method} ${url}`, () => mock.request(request));
      return endsStreams && method === "GET" ? withOneEvent(response) : response;
    },
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const text = `${request.method} ${pathname}${search}`;
      return record(request.headers.get("authorization"), text, () => mock.fetch(request));
    },
    readStatuses: (key) => (calls.get(key) ?? []).map(({ status }) => status),
    readRequests: (key) => (calls.get(key) ?? []).map(({ request }) => request),
  };
}

function withOneEvent(response: MockResponse): MockResponse {
  const { events } = response;
  if (!events) return response;
  return {
    ...response,
    async *events(signal) {
      for await (const event of events(signal)) {
        yield event;
        return;
      }
    },
  };
}
