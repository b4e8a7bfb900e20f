import { expect, test } from "vitest";
import { findCase } from "../../../src/contract/cases.ts";
import { responseFindings } from "../../../src/contract/checks/findings.ts";
import type { Report } from "../../../src/contract/reports/report.ts";
import { createMock } from "../../../src/mock/index.ts";
import { defined } from "../../defined.ts";
import { argumentsOf, listKinds, withoutRow } from "../../kinds.ts";
import { listFiles } from "../../layout.ts";
import { run, serveFetch } from "../command/server.ts";
import { type AlteredServer, at } from "./alter.ts";
import { faults } from "./faults.ts";
import { variants } from "./variants.ts";

/** A line for each finding and note of all tests of this file. */
const found: string[] = [];

/** The checks that find each fault. */
const places: Record<string, string[]> = {};

/**
 * Comparisons of two responses. They are not in `finds` of the servers whose fault another check names: a server that ignores one
 * filter also ignores it next to another one, a server that alters one of two operations differs from the other one, which it
 * must, a series of requests shows the faults of each of them, a replayed response repeats its id, a list shows its faults also
 * with new resources, sentences and null concern operations that other checks compare, and a wrong time is neither that of the
 * request nor unchanged. The file `found.txt` names them for each of these servers. Each comparison has servers of its own whose
 * fault it alone finds.
 */
const COMPARISONS =
  /: (returns only items that match two filters at once|shows the same as its list|lists the events of the stream|shows, selects and sorts new resources|stores nothing in fields that are null|does as the document says: .*): |because the body is empty|, the time of the request; |\/headers\/x-request-id: expected another/;

/** Checks the operations of a server with the command. Resolves to its exit code and a line for each finding. */
async function check(server: AlteredServer): Promise<{ code: number; findings: string[] }> {
  const mock = createMock();
  const alter = server.at ? at(server.at, server.alter) : server.alter;
  const baseUrl = await serveFetch((request) => alter(request, mock.fetch));
  const operations = server.operations ?? [defined(server.at)];
  const selected = operations.flatMap((operation) => ["--operation", operation]);
  // No item appears later.
  const settle = ["--settle", "0"];
  const args = ["--writes", "--report", "json", ...settle, ...selected, ...(server.options ?? [])];
  const { code, out } = await run("--base-url", baseUrl, ...args);
  const checks = (JSON.parse(out) as Report).operations.flatMap(({ operation, checks }) =>
    checks.map((each) => ({ ...each, place: `${operation}: ${each.check}` })),
  );
  places[server.name] = checks.filter(({ findings }) => findings.length > 0).map(({ place }) => place);
  const lines = (kind: "findings" | "notes") =>
    checks.flatMap((each) =>
      each[kind].map(
        ({ pointer, expected, received }) => `${each.place}: ${pointer}: expected ${expected}; received ${received}`,
      ),
    );
  found.push(...lines("findings"), ...lines("notes"));
  return { code, findings: lines("findings") };
}

for (const fault of faults) {
  test(`a server that ${fault.name} is found`, async () => {
    const { findings } = await check(fault);
    expect(findings).toContainEqual(expect.stringMatching(fault.finds));
    expect(findings.filter((text) => !fault.finds.test(text) && !COMPARISONS.test(text))).toEqual([]);
  });
}

test.each(variants)("a server that $name has no finding", async (variant) => {
  // The code is 2 if no check could be run.
  expect(await check(variant)).toEqual({ code: 0, findings: [] });
});

test("a body of a response that must have none is found", () => {
  // HTTP allows none with 204 (RFC 9110, section 6.4.1), so no server can send it.
  const headers = new Headers({ "x-request-id": "req_1" });
  const received = { status: 204, headers, mediaType: undefined, text: "{}", value: {} };
  const findings = responseFindings(findCase("agents.delete"), received);
  expect(findings).toEqual([{ pointer: "/body", expected: "no body with 204", received: "{}" }]);
  expect(responseFindings(findCase("agents.delete"), { ...received, text: "" })).toEqual([]);
  found.push(...findings.map(({ pointer, expected }) => `${pointer}: expected ${expected}`));
});

test("each kind of finding is found in a server", () => {
  const files = listFiles("src/contract");
  expect(withoutRow(listKinds(files, argumentsOf("finding", 0, 1)), found)).toEqual([]);
});

// A fault that one check no longer finds would go unnoticed if another check finds it. With -u, vitest writes the file.
test("each fault is found by all checks that are known to find it", async () => {
  const several = faults.filter(({ name }) => defined(places[name]).length > 1);
  const lines = several.map(({ name }) => [`A server that ${name}:`, ...defined(places[name])].join("\n  "));
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("found.txt");
});
