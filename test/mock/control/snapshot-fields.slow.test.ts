import { describe, expect, test } from "vitest";
import { cases } from "../../../src/contract/cases.ts";
import { defined } from "../../defined.ts";
import { examplePath } from "../example-path.ts";
import { type Session, session } from "../session.ts";
import { busy, changed, restore, withRows } from "./busy-snapshot.ts";

/** Calls every operation that reads and ends, and returns the responses that are server errors. */
async function brokenReads({ send }: Session): Promise<string[]> {
  const broken: string[] = [];
  for (const { method, path, parameters, operation } of cases) {
    if (method !== "get" || operation["x-stream"]) continue;
    const filled = examplePath({ path, parameters });
    const response = await send(filled);
    if (response.status >= 500) broken.push(`${filled} ${await response.text()}`);
  }
  return broken;
}

describe("whatever is accepted can be read: with a wrong value in any field of", () => {
  const own = session();

  test.each(Object.keys(busy.tables))("%s", async (table) => {
    const row = defined(busy.tables[table]?.[0]);
    const snapshots = [
      withRows(table, () => []),
      withRows(table, (rows) => rows.slice(1)),
      ...Object.keys(row).flatMap((field) =>
        [null, wrong(row[field])].map((value) => withRows(table, changed({ [field]: value }))),
      ),
    ];
    for (const snapshot of snapshots) {
      const { status, body } = await restore(own, snapshot);
      expect([204, 422]).toContain(status);
      if (status === 422) expect(body.errors.length).toBeGreaterThan(0);
      else expect(await brokenReads(own)).toEqual([]);
    }
  });
});

/** An unexpected value of the same type. */
function wrong(value: unknown): unknown {
  if (typeof value === "string") return "9999-12-31T23:59:60Z";
  if (typeof value === "number") return -1;
  if (typeof value === "boolean") return !value;
  return Array.isArray(value) ? [] : {};
}
