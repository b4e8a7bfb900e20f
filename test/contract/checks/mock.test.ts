/** The checks of lists and of unknown ids find nothing in our mock. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cases } from "../../../src/contract/cases.ts";
import { orderChecks } from "../../../src/contract/checks/order.ts";
import { pageChecks } from "../../../src/contract/checks/pages.ts";
import { unknownIdChecks } from "../../../src/contract/checks/unknown-ids.ts";
import { createMock } from "../../../src/mock/index.ts";
import { outcome } from "../stub.ts";

const mock = createMock();
beforeEach(() => void vi.stubGlobal("fetch", (request: Request) => mock.fetch(request)));
afterEach(() => void vi.unstubAllGlobals());

test.each(cases.flatMap((testCase) => [unknownIdChecks, orderChecks, pageChecks].flatMap((list) => list(testCase))))(
  "$operation $name",
  async (check) => {
    expect(await outcome(check, { data: "seeded", userContextToken: "any" })).toEqual([]);
  },
);
