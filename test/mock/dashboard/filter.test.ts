import { expect, test } from "vitest";
import { type Filters, passes } from "../../../src/mock/dashboard/filter.ts";
import type { Entry } from "../../../src/mock/dashboard/journal.ts";

const entry = (changes: object = {}) =>
  ({
    number: 0,
    request: { method: "GET", url: "/v1", status: 302, notes: [], response: { body: null, events: [] }, ...changes },
  }) as unknown as Entry;

const events = [{ event: "done", data: { name: "Kittiwake" } }];

test.each<[changes: object, filter: Partial<Filters>]>([
  [{ method: "PATCH" }, { text: "patch" }],
  [{ url: "/v1/agents/Kittiwake" }, { text: "kittiwake" }],
  [{ operation_id: "agents.get" }, { text: "agents.get" }],
  [{ status: 418 }, { text: "418" }],
  [{ reason: "No Kittiwake." }, { text: "kittiwake" }],
  [{ notes: ["No gull.", "No Kittiwake."] }, { text: "kittiwake" }],
  [{ body: { name: "Kittiwake" } }, { text: "kittiwake" }],
  [{ response: { body: { name: "Kittiwake" }, events: [] } }, { text: "kittiwake" }],
  [{ response: { body: null, events } }, { text: "kittiwake" }],
  [{ operation_id: "agents.get" }, { operation: "agents.get" }],
  [{ status: 200 }, { status: "2xx" }],
  [{ status: 299 }, { status: "2xx" }],
  [{ status: 400 }, { status: "4xx" }],
  [{ status: 499 }, { status: "4xx" }],
  [{ status: 500 }, { status: "5xx" }],
  [{ status: 599 }, { status: "5xx" }],
  [{ status: 0 }, { status: "no response" }],
])("a request with %j passes %j, and another one with its number does not", (changes, filter) => {
  const filters = { text: "", operation: "", status: "", ...filter };
  expect([entry(changes), entry()].map((each) => passes(each, filters))).toEqual([true, false]);
});
