import { describe, expect, test } from "vitest";
import type { MockResponse, TransportFault } from "../../../src/mock/exchange/types.ts";
import { readRequest, writeResponse } from "../../../src/mock/http/fetch.ts";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import { createPace } from "../../../src/mock/http/pace.ts";
import { defined } from "../../defined.ts";

const ADDRESS = "http://mock.test:4010/v1/ships?page=2";
const GET = new Request(ADDRESS);
const pace = createPace();
const plain: MockResponse = { status: 200, headers: { "x-request-id": "req_1" }, body: "0123456789" };
const noFault: TransportFault = { latency: 0, drop: false, cutAfterBytes: null, cutAfterEvents: null };

test("a request is converted with its Host", async () => {
  expect(await readRequest(new Request(ADDRESS, { headers: { "X-Trace": "t" } }))).toEqual({
    method: "GET",
    url: "/v1/ships?page=2",
    headers: { host: "mock.test:4010", "x-trace": "t" },
    body: undefined,
  });
  const { body } = await readRequest(new Request(ADDRESS, { method: "POST", body: "{}" }));
  expect(body).toEqual(new TextEncoder().encode("{}"));
});

test("the request may be an object of another class, with names in any case", async () => {
  const headers = [["Authorization", "Bearer a"]];
  const request = { method: "GET", url: "http://mock.test/v1/models", headers, body: null, signal: GET.signal };
  expect((await createServerMock().fetch(request as unknown as Request)).status).toBe(200);
});

describe("a response", () => {
  test("has the status, the headers and the body", async () => {
    const response = await writeResponse({ ...plain, status: 201, transportFault: noFault }, GET, pace);
    expect([response.status, response.headers.get("x-request-id")]).toEqual([201, "req_1"]);
    expect(await response.text()).toBe("0123456789");
    expect(await (await writeResponse({ ...plain, body: new Uint8Array([104, 105]) }, GET, pace)).text()).toBe("hi");
  });

  test("to HEAD has no body, and one without a body may have any status", async () => {
    expect((await writeResponse(plain, new Request(ADDRESS, { method: "HEAD" }), pace)).body).toBeNull();
    const empty = await writeResponse({ status: 204, headers: {} }, GET, pace);
    expect([empty.status, empty.body]).toEqual([204, null]);
  });
});

describe("a fault", () => {
  const write = (fault: Partial<TransportFault>, response = plain) =>
    writeResponse({ ...response, transportFault: { ...noFault, ...fault } }, GET, pace);

  test("drops a response", async () => {
    const error = await write({ drop: true }).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: "fetch failed", cause: { message: expect.stringContaining("dropped") } });
  });

  test.each([
    ["a text", plain],
    ["bytes", { ...plain, body: new TextEncoder().encode("0123456789") }],
  ])("cuts %s after a number of bytes", async (_name, response) => {
    for (const limit of [0, 4]) {
      const reader = defined((await write({ cutAfterBytes: limit }, response)).body).getReader();
      if (limit > 0) expect(new TextDecoder().decode((await reader.read()).value)).toBe("0123");
      await expect(reader.read()).rejects.toThrow(new TypeError("terminated"));
    }
  });
});

describe("a stream", () => {
  /** Sends the events 1, 2 and 3, and notes whether they were returned and whether the signal was aborted. */
  function setUp(fault: Partial<TransportFault> = {}, signal?: AbortSignal) {
    const seen = { returned: false, aborted: false };
    const response: MockResponse = {
      status: 200,
      headers: { "content-type": "text/event-stream" },
      transportFault: { ...noFault, ...fault },
      async *events(gone) {
        gone.addEventListener("abort", () => {
          seen.aborted = true;
        });
        try {
          for (const data of [1, 2, 3]) yield { data };
        } finally {
          seen.returned = true;
        }
      },
    };
    return { seen, response: writeResponse(response, new Request(ADDRESS, signal ? { signal } : {}), pace) };
  }

  test("has all events", async () => {
    const response = await setUp().response;
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
    expect(await response.text()).toBe("data: 1\n\ndata: 2\n\ndata: 3\n\n");
  });

  test("may have a list of events, be canceled, and be cut", async () => {
    const list: MockResponse = { status: 200, headers: {}, events: () => [{ data: 1 }] };
    expect(await (await writeResponse(list, GET, pace)).text()).toBe("data: 1\n\n");
    expect(await defined((await writeResponse(list, GET, pace)).body).cancel()).toBeUndefined();
    const cut = await writeResponse({ ...list, transportFault: { ...noFault, cutAfterEvents: 0 } }, GET, pace);
    await expect(cut.text()).rejects.toThrow(new TypeError("terminated"));
  });

  test("leaves time for everything else while it is read", async () => {
    let sent = 0;
    const events = function* () {
      for (; sent < 9_000; sent += 1) yield { data: "x".repeat(200) };
    };
    const response = await writeResponse({ status: 200, headers: {}, events }, GET, pace);
    const sentBefore = new Promise<number>((resolve) => setImmediate(() => resolve(sent)));
    expect((await response.text()).length).toBe(9_000 * 210);
    expect(await sentBefore).toBeLessThan(1_000);
  });

  test("that a fault cuts has that many events, and ends its source", async () => {
    const { seen, response } = setUp({ cutAfterEvents: 2 });
    const reader = defined((await response).body).getReader();
    const read = async () => new TextDecoder().decode((await reader.read()).value);
    expect([await read(), await read()]).toEqual(["data: 1\n\n", "data: 2\n\n"]);
    await expect(read()).rejects.toThrow(new TypeError("terminated"));
    expect(seen).toEqual({ returned: true, aborted: true });
  });

  test("that is canceled ends its source", async () => {
    const { seen, response } = setUp();
    const reader = defined((await response).body).getReader();
    await reader.read();
    await reader.cancel();
    expect(seen).toEqual({ returned: true, aborted: true });
  });

  test("is told when its request is aborted", async () => {
    const abort = new AbortController();
    const { seen, response } = setUp({}, abort.signal);
    const reader = defined((await response).body).getReader();
    await reader.read();
    abort.abort();
    expect(seen.aborted).toBe(true);
  });
});
