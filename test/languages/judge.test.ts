import { expect, test } from "vitest";
import { defined } from "../defined.ts";
import { document } from "../document.ts";
import { listCalls } from "./calls.ts";
import { type Exchange, findFailure } from "./judge.ts";

const find = (name: string) => defined(listCalls(document).find((call) => call.name === name));

const update = find("observability.datasets.update");
const { parameters, body } = defined(update.steps[0]);
const dataset = { id: "1", name: "Tides", description: null, records: [] };
const exchange: Exchange = {
  method: "PATCH",
  url: `/v1/observability/datasets/${parameters.dataset_id}`,
  body,
  status: 200,
  response: dataset,
};
const judge = (result: unknown, changes: Partial<Exchange> = {}) =>
  findFailure(document, update, { name: update.name, result }, [{ ...exchange, ...changes }]);

test("a call succeeds that sends the example and returns the response", () => {
  expect(judge(dataset)).toBeUndefined();
  expect(judge({ id: "1", name: "Tides" })).toBeUndefined();
});

test.each<[string, string | undefined]>([
  ["gets 404: null", judge(dataset, { status: 404, response: null })],
  ["sends no body", judge(dataset, { body: undefined })],
  [
    `sends nothing instead of ${JSON.stringify((body as { name: string }).name)} at /name`,
    judge(dataset, { body: {} }),
  ],
  ["sends PUT /v1/observability/datasets/x", judge(dataset, { method: "PUT", url: "/v1/observability/datasets/x" })],
  ['returns nothing instead of "Tides" at /name', judge({ id: "1" })],
  [
    "returns {} instead of [1] at /records",
    judge({ ...dataset, records: {} }, { response: { ...dataset, records: [1] } }),
  ],
  ["fails with TypeError()", findFailure(document, update, { name: update.name, error: "TypeError()" }, [])],
  ["the program ended before this call", findFailure(document, update, undefined, [])],
  ["sends no request", findFailure(document, update, { name: update.name, result: dataset }, [])],
])("the reason of a failed call is: %s", (reason, found) => {
  expect(found).toBe(reason);
});

test.each<[string, Partial<Exchange>]>([
  ["sends 1 instead of nothing at /extra", { body: { ...(body as object), extra: 1 } }],
  ["sends PATCH /v1/observability/datasets/1?extra=1", { url: "/v1/observability/datasets/1?extra=1" }],
  ["gets 202: ", { status: 202 }],
])("more than the example, or another status, is a failure: %s", (reason, changes) => {
  expect(judge(dataset, changes)).toContain(reason);
});

test("of a call with all parameters, only the request counts", () => {
  const call = { ...update, ignoresResponse: true };
  const judgeCall = (changes: Partial<Exchange>) =>
    findFailure(document, call, { name: call.name, error: "422" }, [{ ...exchange, status: 422, ...changes }]);
  expect(judgeCall({})).toBeUndefined();
  expect(judgeCall({ url: `${exchange.url}?q=1` })).toBe(`sends PATCH ${exchange.url}?q=1`);
  expect(findFailure(document, call, { name: call.name, error: "TypeError" }, [])).toBe("sends no request: TypeError");
});

test("a stream succeeds with events in JSON, the last of which ends it", () => {
  const call = find("conversations.startStream");
  const sent = {
    method: "POST",
    url: "/v1/conversations#stream",
    body: call.steps[0]?.body,
    status: 200,
    response: null,
  };
  const judgeEvents = (events: Exchange["events"], result: unknown = events) =>
    findFailure(document, call, { name: call.name, result }, [{ ...sent, events: events ?? [] }]);
  const delta = { event: "message.output.delta", data: { content: "Low" } };
  const done = { event: "conversation.response.done", data: {} };
  expect(judgeEvents([delta, done])).toBeUndefined();
  expect(judgeEvents([done], [{ Event: done.event, Data: {}, ID: "" }])).toBeUndefined();
  expect(judgeEvents([{ data: {} }, done], [{ Event: "message", Data: {} }, done])).toBeUndefined();
  expect(judgeEvents([delta, done], [delta])).toBe("returns no event that ends the stream");
  expect(judgeEvents([done], [{ ...done, data: "{}" }])).toBe('returns "{}" instead of {} at /0/data');
  expect(judgeEvents([done], [])).toBe("returns no event");
});

test("a call that iterates over pages fails if it reads only the first of several", () => {
  const call = find("agents.list, pages");
  const judgePages = (page: object) => {
    const sent = { method: "GET", url: "/v1/agents/pages?page_size=1", body: undefined, status: 200, response: page };
    return findFailure(document, call, { name: call.name, result: [page] }, [sent]);
  };
  expect(judgePages({ data: [{ id: "1" }], next_page_token: null })).toBeUndefined();
  expect(judgePages({ data: [{ id: "1" }], next_page_token: "more" })).toBe("reads only the first page");
});
