import type { OperationCase } from "../cases.ts";
import { minimalInput } from "../requests/input.ts";
import { send } from "../requests/send.ts";
import type { Check } from "./check.ts";
import { responseFindings, statusFindings } from "./findings.ts";

/** A request without valid credentials gets 401. */
export function securityChecks(testCase: OperationCase): Check[] {
  const requests: [string, Record<string, null>][] = [
    ["without credentials", { Authorization: null, DashboardUserContextAuth: null }],
  ];
  if (testCase.requiresUserContext) {
    requests.push(["without a user context token", { DashboardUserContextAuth: null }]);
    requests.push(["with a user context token but no API key", { Authorization: null }]);
  }
  return requests.map(([name, headers]) => ({
    operation: testCase.id,
    name: `responds 401 to a request ${name}`,
    writes: !testCase.isRead,
    isolated: false,
    run: async (session) => {
      const received = await send(session, testCase, { ...minimalInput(testCase), headers });
      return [...statusFindings(received, 401), ...responseFindings(testCase, received)];
    },
  }));
}
