import { expect, test } from "vitest";
import type { RequestSummary } from "../../../src/mock/control/journal-entry.ts";
import { checkRequest } from "../../../src/mock/proxy/check-request.ts";
import { createExchangeLog } from "../../../src/mock/proxy/exchange-log.ts";

function start() {
  const logged: RequestSummary[] = [];
  const log = createExchangeLog((summary) => logged.push(summary));
  const exchange = log.start(checkRequest({ method: "GET", url: "/v1/models?page=1", headers: {} }));
  return { log, logged, exchange };
}

const differences = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    pointer: `/response/body/${index}`,
    detail: "is wrong",
    code: "type",
  }));

test("an exchange has at most 100 violations and 20 notes, the first ones", () => {
  const { exchange, logged } = start();
  exchange.report(differences(60), differences(15));
  exchange.report(differences(60), differences(15));
  exchange.end();
  expect([exchange.violations.length, logged[0]?.notes.length]).toEqual([100, 20]);
  expect(exchange.violations.at(-1)?.pointer).toBe("/response/body/39");
  expect(logged[0]?.notes[0]).toBe("models.list has no query parameter page. It has provider, model.");
  expect(logged[0]?.notes.at(-1)).toBe("/response/body/3 is wrong.");
});

test("the id of an exchange is that of the response, or else its number", () => {
  const { log, exchange, logged } = start();
  exchange.respond({ status: 200, headers: { "x-request-id": "req_upstream" } }, undefined);
  exchange.end();
  const next = log.start(exchange.checked);
  next.respond({ status: 200, headers: {} }, undefined);
  next.end();
  expect(logged.map(({ request_id }) => request_id)).toEqual(["req_upstream", "req_00000002"]);
});

test("an exchange without a response has the status 0 in the log and the journal", () => {
  const { log, exchange, logged } = start();
  exchange.end();
  const summary = { method: "GET", url: "/v1/models?page=1", operation_id: "models.list", status: 0 };
  expect(logged).toMatchObject([summary]);
  const { status, body } = log.control({ method: "GET", url: "/_mock/journal?status=0", headers: {} });
  expect([status, body]).toMatchObject([200, { requests: [summary] }]);
});
