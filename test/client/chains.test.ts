import { expect, test, vi } from "vitest";
import type { Platform } from "../../src/client/index.ts";
import { collect, type StubResponse, stubClient } from "./stub-client.ts";

const COUNT = 50;

/** The number of objects that an object inherits from. */
function countPrototypes(value: object | null): number {
  const prototype = value && Object.getPrototypeOf(value);
  return prototype ? 1 + countPrototypes(prototype) : 0;
}

const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);
const stream = (text: string) => new Response(text, { headers: { "content-type": "text/event-stream" } });

const cases: [string, StubResponse[], (client: Platform) => AsyncIterable<unknown>][] = [
  [
    "of the page before",
    numbers.map((number) => Response.json({ data: [number], next_page_token: number < COUNT ? `${number}` : null })),
    ({ agents }) => agents.list(),
  ],
  [
    "of the connection before",
    numbers.map((number) =>
      stream(number < COUNT ? `id: ${number}\ndata: {}\n\n` : 'event: error\ndata: {"error":"over"}\n\n'),
    ),
    ({ workflows }) => workflows.events.stream(),
  ],
];

test.each(cases)("a call is not based on that %s, which would keep all calls in memory", async (_, responses, read) => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const { client, requests } = stubClient(responses, { maxRetries: 1 });
  const create = vi.spyOn(Object, "create");
  // The log of events ends with an error.
  await collect(read(client)).catch(() => {});
  const depths = create.mock.calls.flatMap(([base]) => (base && "operationId" in base ? [countPrototypes(base)] : []));
  vi.restoreAllMocks();
  expect(requests).toHaveLength(COUNT);
  expect(depths.length).toBeGreaterThanOrEqual(COUNT - 1);
  expect(Math.max(...depths)).toBeLessThan(5);
});
