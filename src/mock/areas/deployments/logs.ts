import type { components } from "../../../../generated/types.ts";
import { canonicalJson } from "../../lib/canonical-json.ts";
import { parseTime } from "../../sandbox/parse-time.ts";
import { readCursor, writeCursor } from "../paging.ts";
import { badRequest } from "../problems.ts";
import type { Sandbox } from "../tables.ts";
import type { StoredLogRecord } from "./state.ts";

type LogRecord = components["schemas"]["DeploymentLogRecord"];

export interface LogFilters {
  readonly worker_name?: string;
  readonly workflow_name?: string;
  readonly log_type?: string;
}

/** Milliseconds since 1970, and a number that tells the records of one millisecond apart. */
export type LogPlace = readonly [at: number, number: number];

/** Adds a record to the log of a deployment, with the current time. */
export function writeLog(
  sandbox: Sandbox,
  deployment_id: string,
  entry: Pick<LogRecord, "body" | "log_attributes"> & Partial<LogRecord>,
): void {
  const timestamp = sandbox.time();
  const sameTime = ({ deployment_id: id, record }: StoredLogRecord) =>
    id === deployment_id && record.timestamp === timestamp;
  const number = sandbox.deploymentLogs.all().filter(sameTime).length;
  const record = { severity_text: "INFO", trace_id: "", span_id: "", ...entry, timestamp };
  sandbox.deploymentLogs.put({ deployment_id, number, record });
}

export function placeOf({ number, record }: StoredLogRecord): LogPlace {
  return [Date.parse(record.timestamp), number];
}

/** The records of a deployment that match every filter, oldest first. */
export function logsOf(sandbox: Sandbox, deployment_id: string, filters: LogFilters): StoredLogRecord[] {
  const { worker_name, workflow_name, log_type } = filters;
  const wanted = Object.entries({ worker_name, workflow_name, log_type }).filter(([, value]) => value !== undefined);
  return sandbox.deploymentLogs
    .all()
    .filter(
      (row) =>
        row.deployment_id === deployment_id &&
        wanted.every(([name, value]) => row.record.log_attributes[name] === value),
    )
    .toSorted((a, b) => comparePlaces(placeOf(a), placeOf(b)));
}

export interface LogQuery extends LogFilters {
  readonly after?: string;
  readonly before?: string;
  readonly order?: "asc" | "desc";
  readonly limit?: number;
  readonly cursor?: string;
}

/** One page of the log. The cursor carries the range and the order of the first page, then the last record shown. */
export function logPage(
  sandbox: Sandbox,
  deployment_id: string,
  query: LogQuery,
): { items: StoredLogRecord[]; next: string | null } {
  const { after, before, order = "asc", limit = 50, cursor, ...filters } = query;
  const scope = `logs ${deployment_id} ${canonicalJson(filters)}`;
  const first = [
    after === undefined ? -1 : parseTime(after),
    before === undefined ? Number.MAX_SAFE_INTEGER : parseTime(before),
    order === "asc" ? 1 : -1,
  ];
  // Numbers only: they were written below.
  const [from, to, sign, ...last] = (cursor ? readCursor(cursor, scope) : first) as [
    number,
    number,
    number,
    ...LogPlace,
  ];
  const rows = logsOf(sandbox, deployment_id, filters).filter((row) => {
    const place = placeOf(row);
    return place[0] > from && place[0] < to && (!cursor || sign * comparePlaces(place, last) > 0);
  });
  const rest = sign > 0 ? rows : rows.toReversed();
  const items = rest.slice(0, limit);
  const end = items.at(-1);
  return { items, next: end && rest.length > limit ? writeCursor(scope, [from, to, sign, ...placeOf(end)]) : null };
}

export function comparePlaces(a: LogPlace, b: LogPlace): number {
  return a[0] - b[0] || a[1] - b[1];
}

/** Id of the event that carries the record. */
export function eventIdOf(row: StoredLogRecord): string {
  return Buffer.from(placeOf(row).join(":")).toString("base64url");
}

/** Place of the record that the event with this id carried; 400 if the deployment's log has no such record. */
export function placeOfEvent(sandbox: Sandbox, deployment_id: string, id: string): LogPlace {
  const found = logsOf(sandbox, deployment_id, {}).find((row) => eventIdOf(row) === id);
  if (found) return placeOf(found);
  return badRequest(
    "MALFORMED_CURSOR",
    `The event id "${id}" does not come from this stream. Leave it out to start from the first record.`,
  );
}
