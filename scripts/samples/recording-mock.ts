import { createMock } from "../../src/mock/server/mock.ts";
import type { Mock, MockResponse } from "../../src/mock/server/types.ts";

/** A mock that records the statuses of its responses. */
export interface RecordingMock extends Mock {
  /** Statuses of the responses to an API key, in order. */
  readStatuses(key: string): number[];
}

/** With `endsStreams`, each stream ends after its first event, because some never end. */
export function createRecordingMock({ endsStreams = false } = {}): RecordingMock {
  const mock = createMock();
  const statuses = new Map<string, number[]>();
  const record = (authorization: string | null | undefined, status: number) => {
    const key = authorization?.replace("Bearer ", "") ?? "";
    statuses.set(key, [...(statuses.get(key) ?? []), status]);
  };
  return {
    ...mock,
    async request(request) {
      const response = await mock.request(request);
      record(request.headers.authorization, response.status);
      return endsStreams ? withOneEvent(response) : response;
    },
    async fetch(input, init) {
      const request = new Request(input, init);
      const response = await mock.fetch(request);
      record(request.headers.get("authorization"), response.status);
      return response;
    },
    readStatuses: (key) => statuses.get(key) ?? [],
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
