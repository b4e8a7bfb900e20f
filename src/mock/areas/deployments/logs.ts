import type { DeploymentLogRecord } from "../../../../generated/mock-types.ts";
import { canonicalJson } from "../../../core/canonical-json.ts";
import { badRequest } from "../../exchange/problems.ts";
import { fromBase64Url, toBase64Url } from "../../lib/runtime.ts";
import { parseTime } from "../../state/parse-time.ts";
import type { RowRange } from "../../state/row-index.ts";
import type { OperationRequest } from "../operation-types.ts";
import { readCursor, selected, writeCursor } from "../shared/paging.ts";
import type { Sandbox } from "../tables.ts";
import { logKey, logsByTime, type StoredLogRecord } from "./state.ts";

type LogQuery = OperationRequest<"workflows.deployments.logs.list">["query"];
type LogFilters = Pick<LogQuery, "worker_name" | "workflow_name" | "log_type">;

/** Milliseconds since the epoch, and the position among the records with the same timestamp. */
export type LogPosition = readonly [at: number, number: number];

export function writeLog(
  sandbox: Sandbox,
  deployment_id: string,
  entry: Pick<DeploymentLogRecord, "body" | "log_attributes"> & Partial<DeploymentLogRecord>,
): void {
  const timestamp = sandbox.time();
  const record = { severity_text: "INFO", trace_id: "", span_id: "", ...entry, timestamp };
  const isTaken = (number: number) => sandbox.deploymentLogs.has(logKey({ deployment_id, number, record }));
  sandbox.deploymentLogs.put({ deployment_id, number: firstFree(isTaken), record });
}

/** Finds the first number that is not taken, by bisection because a log can be long. All numbers below it are taken. */
function firstFree(isTaken: (number: number) => boolean): number {
  let [taken, free] = [-1, 0];
  while (isTaken(free)) [taken, free] = [free, 2 * free + 1];
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (isTaken(middle)) taken = middle;
    else free = middle;
  }
  return free;
}

export function toLogPosition({ number, record }: StoredLogRecord): LogPosition {
  return [Date.parse(record.timestamp), number];
}

export function findLog(sandbox: Sandbox, deployment_id: string): RowRange<StoredLogRecord> {
  return sandbox.deploymentLogs.by(logsByTime).within([deployment_id]);
}

/** Returns a function that finds out if a record matches every filter. */
export function compileLogFilters({
  worker_name,
  workflow_name,
  log_type,
}: LogFilters): (row: StoredLogRecord) => boolean {
  const filtered = Object.entries({ worker_name, workflow_name, log_type }).filter(([, value]) => value !== undefined);
  return ({ record }) => filtered.every(([name, value]) => record.log_attributes[name] === value);
}

/** One page of the log. The cursor holds the range and the order of the first page, and the position of the last record. */
export function logPage(
  sandbox: Sandbox,
  deployment_id: string,
  query: LogQuery,
): { items: StoredLogRecord[]; next: string | null } {
  const { after, before, order = "asc", limit = 50, cursor, ...filters } = query;
  const scope = `logs ${deployment_id} ${canonicalJson(filters)}`;
  const range = [
    after === undefined ? -1 : parseTime(after),
    before === undefined ? Number.MAX_SAFE_INTEGER : parseTime(before),
    order === "asc" ? 1 : -1,
  ];
  // The cursor written below has only numbers.
  const [from, to, sign, ...last] = (cursor ? readCursor(cursor, scope) : range) as [
    number,
    number,
    number,
    ...LogPosition,
  ];
  const rows = findLog(sandbox, deployment_id).above([deployment_id, from]).below([deployment_id, to]);
  const sorted = sign > 0 ? rows : rows.reversed();
  const rest = cursor ? sorted.after([deployment_id, ...last]) : sorted;
  const matches = compileLogFilters(filters);
  // One more than the page has, to find out if there is another page.
  const found = selected(rest, (row) => (matches(row) ? row : undefined)).slice(0, limit + 1);
  const items = found.slice(0, limit);
  const end = items.at(-1);
  return {
    items,
    next: end && found.length > limit ? writeCursor(scope, [from, to, sign, ...toLogPosition(end)]) : null,
  };
}

export function toEventId(row: StoredLogRecord): string {
  return toBase64Url(toLogPosition(row).join(":"));
}

/** Returns the position of the record with this event id. Throws a 400 if the deployment's log has no such record. */
export function positionOfEvent(sandbox: Sandbox, deployment_id: string, id: string): LogPosition {
  const position = fromBase64Url(id).split(":").map(Number);
  const found = findLog(sandbox, deployment_id)
    .within([deployment_id, ...position])
    .first();
  if (found && toEventId(found) === id) return toLogPosition(found);
  return badRequest(
    "MALFORMED_CURSOR",
    `The event id "${id}" does not come from this stream. Leave it out to start from the first record.`,
  );
}
