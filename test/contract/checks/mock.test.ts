/** The checks of lists and of unknown ids find nothing in our mock, in which most lists have several items. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cases } from "../../../src/contract/cases.ts";
import { orderChecks } from "../../../src/contract/checks/order.ts";
import { pageChecks } from "../../../src/contract/checks/pages.ts";
import { unknownIdChecks } from "../../../src/contract/checks/unknown-ids.ts";
import { createMock } from "../../../src/mock/index.ts";
import { callEverything } from "../../mock/everything.ts";
import { sendJson } from "../../mock/json.ts";
import { session } from "../../mock/session.ts";
import { outcome } from "../stub.ts";

const busy = session();
await callEverything(busy, ["post"]);
// The example has the id of the one that exists.
const schedule = { workflow_identifier: "morning-briefing", schedule: { input: {} } };
await sendJson(busy, "POST", "/v1/workflows/schedules", schedule);
const mock = createMock({ seedData: (await sendJson(busy, "GET", "/_mock/seed")).body });
beforeEach(() => void vi.stubGlobal("fetch", (request: Request) => mock.fetch(request)));
afterEach(() => void vi.unstubAllGlobals());

test.each(cases.flatMap((testCase) => [unknownIdChecks, orderChecks, pageChecks].flatMap((list) => list(testCase))))(
  "$operation $name",
  async (check) => {
    expect(await outcome(check, { data: "seeded", userContextToken: "any" })).toEqual([]);
  },
);
