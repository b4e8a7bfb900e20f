import { expect, test } from "vitest";
import { findCase } from "../../../src/contract/cases.ts";
import { disorderOf, readOrder } from "../../../src/contract/checks/order.ts";
import { relationFindings } from "../../../src/contract/checks/relations.ts";
import { document } from "../../../src/contract/document.ts";

/** Descriptions of lists that name an order, anywhere in a value. */
function describedOrders(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { type, description } = value as { type?: unknown; description?: unknown };
  const isOrder = /\b(newest|oldest|earliest|latest|sorted|ascending|alphabetical|highest)\b/.test(String(description));
  return [
    ...([type].flat().includes("array") && isOrder ? [String(description)] : []),
    ...Object.values(value).flatMap(describedOrders),
  ];
}

test("every order that the document describes is read", () => {
  const all = [...new Set(describedOrders(document))];
  const unread = all.filter((description) => !readOrder(description));
  // It describes the order of something else.
  expect(unread.filter((description) => !description.startsWith("Sort criteria"))).toEqual([]);
  expect(all.length).toBeGreaterThan(15);
});

test.each([
  ["newest first", ["2026-03-02T10:00:00Z", "2026-03-02T09:00:00Z", "2026-03-02T10:00:00+01:00"], undefined],
  ["oldest first", ["2026-03-02T10:00:00Z", "2026-03-02T09:00:00Z"], 1],
  ["newest last", ["2026-03-02T09:00:00Z", null, "2026-03-02T08:00:00Z"], 2],
])("%s: %j", (description, times, wrong) => {
  const order = readOrder(description);
  const findings =
    order &&
    disorderOf(
      times.map((created_at) => ({ created_at })),
      order,
      "/body",
    );
  expect(findings?.map(({ pointer }) => pointer)).toEqual(wrong === undefined ? [] : [`/body/${wrong}/created_at`]);
});

test.each([
  [{ wait_for_result: true, timeout_seconds: 5 }, 1, [false]],
  [{ wait_for_result: true, timeout_seconds: 5 }, 5, []],
  // Without a timeout, the service sets one.
  [{ wait_for_result: true }, 1, [true]],
  [{ wait_for_result: false }, 1, []],
])("an execution that still runs after %j and %d s is a finding or a note: %j", (sent, seconds, expected) => {
  const testCase = findCase("workflows.execute");
  const { status, mediaType } = testCase.responses[0]!;
  const received = {
    status,
    mediaType,
    headers: new Headers(),
    text: '{"status":"RUNNING"}',
    json: () => ({ status: "RUNNING" }),
  };
  const findings = relationFindings(testCase, received, sent, seconds).filter(
    ({ pointer }) => pointer === "/body/status",
  );
  expect(findings.map(({ isNote = false }) => isNote)).toEqual(expected);
});
