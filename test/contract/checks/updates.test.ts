import { expect, test } from "vitest";
import { timeFindings } from "../../../src/contract/checks/updates.ts";
import { textOf } from "../stub.ts";

const at = (second: number) => new Date(Date.UTC(2026, 2, 2, 9, 0, second)).toISOString();
const [STILL, AS_BEFORE, CREATION] = [
  `still ${at(2)}`,
  `at least ${at(5)}, as before`,
  `at least ${at(2)}, the time of the creation`,
];

/** Changes of a resource that was created at second 2 and last changed at second 5. */
test.each<[change: string, created: unknown, updated: unknown, found: string[]]>([
  ["nothing", at(2), at(5), []],
  ["the notation", "2026-03-02T10:00:02+01:00", "2026-03-02T10:00:05+01:00", []],
  ["the last change, to later", at(2), at(6), []],
  ["the last change, to earlier", at(2), at(4), [`updated_at: expected ${AS_BEFORE}; received ${at(4)}`]],
  ["the creation, to later", at(3), at(5), [`created_at: expected ${STILL}; received ${at(3)}`]],
  ["the creation, to earlier", at(1), at(5), [`created_at: expected ${STILL}; received ${at(1)}`]],
  [
    "the last change, to a second before the creation",
    at(2),
    at(1),
    [`updated_at: expected ${AS_BEFORE}; received ${at(1)}`],
  ],
  [
    "the last change, to more than a second before the creation",
    at(2),
    at(0),
    [AS_BEFORE, CREATION].map((expected) => `updated_at: expected ${expected}; received ${at(0)}`),
  ],
  ["nothing, without times", undefined, undefined, []],
])("an update that changes %s has the right times or findings", (_, created_at, updated_at, found) => {
  const before = { id: 1, created_at: at(2), updated_at: at(5) };
  expect(timeFindings(before, { id: 1, created_at, updated_at }).map(textOf)).toEqual(
    found.map((text) => `/body/${text}`),
  );
});
