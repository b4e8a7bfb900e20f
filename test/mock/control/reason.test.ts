import { describe, expect, test } from "vitest";
import { describeReason, reasonAfter } from "../../../src/mock/control/reason.ts";

test.each<[status: number, body: unknown, used: string[], reason: string | null]>([
  [200, undefined, [], null],
  [308, undefined, [], null],
  [200, { code: "A", detail: "No error." }, [], null],
  [404, { code: "AGENT_NOT_FOUND", detail: "No agent." }, [], "AGENT_NOT_FOUND: No agent."],
  [503, { code: "UNAVAILABLE", detail: "Later." }, ["fault_1"], "UNAVAILABLE: Later. Changed by fault_1."],
  [200, undefined, ["reply_1", "turn_2"], "Changed by reply_1, turn_2."],
  [0, undefined, ["fault_1"], "The connection was closed without a response. Changed by fault_1."],
  [500, { error: "A proxied\n  service\tfailed." }, [], "A proxied service failed."],
  [500, { message: "It failed.", code: 7 }, [], "7: It failed."],
  [500, { code: {}, detail: ["x"] }, [], null],
  [502, "no JSON", [], null],
  [500, null, [], null],
  [500, { detail: "d".repeat(600) }, [], `${"d".repeat(333)}…${"d".repeat(166)}`],
])("the reason of a %i, case %#", (status, body, used, reason) => {
  expect(describeReason({ status, body, used })).toBe(reason);
});

describe("the reason of a stream", () => {
  test.each<[event: string | undefined, data: unknown, reason: string | null]>([
    ["conversation.response.error", { message: "It failed.", code: 503 }, "503: It failed. Changed by turn_1."],
    ["error", { error: "Unreadable.", reason: "read_error" }, "read_error: Unreadable. Changed by turn_1."],
    ["conversation.response.done", { message: "m" }, "before"],
    ["terror", { message: "m" }, "before"],
    ["tide.error", { message: "m" }, "before"],
    [undefined, { message: "m" }, "before"],
  ])("after an event, case %#", (event, data, reason) => {
    expect(reasonAfter({ ...(event !== undefined && { event }), data }, "before", ["turn_1"])).toBe(reason);
  });
});
