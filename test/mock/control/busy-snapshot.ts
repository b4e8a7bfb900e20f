import { tables } from "../../../src/mock/sandboxes/control-tables.ts";
import { createSandbox, type Snapshot } from "../../../src/mock/state/sandbox.ts";
import { defined } from "../../defined.ts";
import { callEverything } from "../everything.ts";
import { sendJson } from "../json.ts";
import { type Session, session } from "../session.ts";

export type Row = Record<string, unknown>;

const fault = { operation_id: "agents.delete", times: null, status: 503, retry_after: 1 };
const reply = { match: { operation_id: "agents.delete", path: "/v1/agents/ag_guide" }, times: 2, status: 404 };
const turn = { match: { model: "aurora-guard" }, content: "Yes.", error: { status: 500 }, finish_reason: "error" };

/** A sandbox in which all operations that create or change resources were called, with a row in each table. */
async function busySnapshot(): Promise<Snapshot & { tables: Record<string, Row[]> }> {
  const busy = session();
  await sendJson(busy, "POST", "/_mock/faults", fault);
  await sendJson(busy, "POST", "/_mock/replies", reply);
  await sendJson(busy, "POST", "/_mock/turns", { turns: [turn] });
  await callEverything(busy, ["post", "put", "patch"]);
  const { body } = await sendJson(busy, "GET", "/_mock/snapshot");
  const seeded = createSandbox(tables, "", { randomSeed: 1, clock: 0 });
  const names = Object.keys(tables) as (keyof typeof tables)[];
  const all = names.map((name) => [name, body.tables[name] ?? seeded.sandbox[name].all()]);
  return { ...body, tables: Object.fromEntries(all) };
}

export const busy = await busySnapshot();

/** The busy sandbox with other rows in one table. Long tables are omitted, which restores their initial data. */
export function withRows(table: string, change: (rows: readonly Row[]) => unknown[]): Snapshot {
  const { spans, spanEvaluations, ...others } = busy.tables;
  return { ...busy, tables: { ...others, [table]: change(defined(busy.tables[table])) } };
}

export const restore = (into: Session, snapshot: unknown) => sendJson(into, "PUT", "/_mock/snapshot", snapshot);

export const changed =
  (changes: Row, index = 0) =>
  (rows: readonly Row[]) =>
    rows.with(index, { ...rows[index], ...changes });
