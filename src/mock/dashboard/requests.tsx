import { useMemo, useRef, useState } from "preact/hooks";
import { VList, type VListHandle } from "virtua";
import { type Access, isInPage, isProxy, origin, read, type Schemas, send, toReference } from "./control.ts";
import { RequestDetails } from "./details.tsx";
import { type Filters, passes, STATUSES } from "./filter.ts";
import {
  countsOf,
  formatDuration,
  formatTime,
  INTERVAL,
  remarksOn,
  Status,
  useProblem,
  useRefresh,
} from "./format.tsx";
import type { Entry, Journal } from "./journal.ts";
import type { ViewProps } from "./view-props.ts";

export function Requests({ access, journal, place: [selected] }: ViewProps) {
  const [filters, setFilters] = useState<Filters>({ text: "", operation: "", status: "" });
  /** The number of the last request that is shown while the list is paused. */
  const [pausedAt, setPausedAt] = useState<number>();
  const { entries } = journal;
  const last = entries.at(-1)?.number ?? -1;
  const shown = useMemo(
    () => inOrder(entries.filter((entry) => entry.number <= (pausedAt ?? last) && passes(entry, filters))),
    [journal, filters, pausedAt],
  );
  const operations = useMemo(
    () => [...new Set(entries.flatMap(({ request }) => request.operation_id ?? []))].sort(),
    [journal],
  );
  const entry = entries.find(({ number }) => String(number) === selected);
  const change = (changes: Partial<Filters>) => setFilters({ ...filters, ...changes });
  const waiting = pausedAt === undefined ? 0 : entries.filter(({ number }) => number > pausedAt).length;
  const { problem, attempt } = useProblem();

  return (
    <div class={entry ? "requests selected" : "requests"}>
      <div class="list">
        <form class="toolbar" onSubmit={(event) => event.preventDefault()}>
          <label>
            Text{" "}
            <input
              type="search"
              placeholder="Path, operation or body"
              onInput={(event) => change({ text: event.currentTarget.value.toLowerCase() })}
            />
          </label>
          <label>
            Operation{" "}
            <select onChange={(event) => change({ operation: event.currentTarget.value })}>
              <option value="">all</option>
              {operations.map((id) => (
                <option key={id}>{id}</option>
              ))}
            </select>
          </label>
          <label>
            Status{" "}
            <select onChange={(event) => change({ status: event.currentTarget.value })}>
              <option value="">all</option>
              {Object.keys(STATUSES).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <button type="button" onClick={() => setPausedAt(pausedAt === undefined ? last : undefined)}>
            {pausedAt === undefined ? "Pause" : waiting === 0 ? "Continue" : `Continue (${waiting} more)`}
          </button>
          <button type="button" onClick={() => attempt(() => send(access, "DELETE", "_mock/journal"))}>
            Clear
          </button>
        </form>
        {problem}
        {isInPage || isProxy ? null : <Rejected access={access} />}
        <p class="facts" role="status">
          {describeCount(journal, shown.length)}
        </p>
        {entries.length === 0 && journal.state === "open" ? <FirstRequest access={access} /> : null}
        <Rows entries={shown} selected={selected} />
      </div>
      {entry ? <RequestDetails key={entry.number} access={access} entry={entry} /> : null}
    </div>
  );
}

/** The newest first, and those with violations before all others if the reader looks for these. */
function inOrder(entries: Entry[]): Entry[] {
  const newest = entries.reverse();
  if (!isProxy) return newest;
  const isWrong = ({ request }: Entry) => request.violations.length > 0;
  return [...newest.filter(isWrong), ...newest.filter((entry) => !isWrong(entry))];
}

function describeCount({ entries, missing, state }: Journal, shown: number): string {
  if (state === "connecting") return "Connecting …";
  if (entries.length === 0) return "";
  const all = `${entries.length.toLocaleString("en")} ${entries.length === 1 ? "request" : "requests"}`;
  const some = shown === entries.length ? all : `${shown.toLocaleString("en")} of ${all}`;
  return missing === 0 ? some : `${some}; ${missing.toLocaleString("en")} earlier ones are not shown`;
}

/** Only the rows in view are in the page. */
function Rows({ entries, selected }: { entries: Entry[]; selected: string | undefined }) {
  const list = useRef<VListHandle>(null);
  const isScrolled = (list.current?.scrollOffset ?? 0) > 0;
  return (
    // The newest is first. While the reader looks at earlier ones, they stay where they are.
    <VList ref={list} data={entries} shift={isScrolled} itemSize={36} class="rows">
      {(entry: Entry) => <Row key={entry.number} entry={entry} isSelected={String(entry.number) === selected} />}
    </VList>
  );
}

function Row({ entry, isSelected }: { entry: Entry; isSelected: boolean }) {
  const { number, received_at, duration_ms, request } = entry;
  const { method, url, operation_id, status } = request;
  const remarks = remarksOn(request);
  return (
    <a class="row" href={`#requests/${number}`} aria-current={isSelected ? "true" : undefined}>
      <time dateTime={received_at}>{formatTime(received_at)}</time>
      <span class={`method ${method.toLowerCase()}`}>{method}</span>
      <span class="path">{url}</span>
      <span class="operation">{operation_id ?? "no operation"}</span>
      <Status status={status} />
      <span class="counts">{countsOf(request)}</span>
      <span class="remarks">{remarks}</span>
      <span class="duration">{formatDuration(duration_ms)}</span>
    </a>
  );
}

/** What to do first. */
function FirstRequest({ access: { key } }: { access: Access }) {
  if (isProxy)
    return (
      <p class="empty">
        No requests have passed yet. Let your program send them to <code>{origin}</code>. Those that violate the
        document, or whose responses do, are shown first.
      </p>
    );
  return isInPage ? (
    <p class="empty">
      No request has run yet. Press Run on a page of the{" "}
      <a href={toReference("operations/agents.create/")}>reference</a>, or <a href="#send">send a request from here</a>.
      Requests stay in this browser until you reset the sandbox. A browser that keeps no data for this site loses them
      when you close the page that made them.
    </p>
  ) : (
    <div class="empty">
      <p>
        There are no requests with the API key <code>{key}</code> yet. Run a program that uses this key, or paste this
        into a terminal:
      </p>
      <pre>
        <code>{`curl -H "Authorization: Bearer ${key}" ${origin}/v1/agents/ag_0197c3d0`}</code>
      </pre>
      <p>
        Each key has its own sandbox. If your program uses another one, enter it above. You can also{" "}
        <a href="#send">send a request from here</a>.
      </p>
    </div>
  );
}

/** Requests without a key, of all callers. */
function Rejected({ access }: { access: Access }) {
  const [rejections, setRejections] = useState<Schemas["Rejection"][]>([]);
  const load = () =>
    read<Schemas["RejectionList"]>(access, "_mock/rejections").then(
      (list) => setRejections(list.rejections.reverse()),
      () => {}, // The list of requests says that the mock does not respond.
    );
  useRefresh(load, [], INTERVAL);
  if (rejections.length === 0) return null;
  return (
    <details class="rejections">
      <summary>
        {rejections.length} {rejections.length === 1 ? "request" : "requests"} without a key
      </summary>
      <ul>
        {rejections.map(({ at, method, path, reason }, index) => (
          <li key={index}>
            <time dateTime={at}>{formatTime(at)}</time> <span class={`method ${method.toLowerCase()}`}>{method}</span>{" "}
            <code>{path}</code>
            <br />
            {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
