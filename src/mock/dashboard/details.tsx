import { useEffect, useRef, useState } from "preact/hooks";
import type { Document } from "../../core/document.ts";
import { Headers } from "../../interface/result.tsx";
import { type Access, isInPage, isProxy, type JournalEntry, origin, toReference } from "./control.ts";
import { listCopies } from "./copies.ts";
import { CopyButton, formatDateTime, formatDuration, Json, Status } from "./format.tsx";
import type { Entry } from "./journal.ts";
import { loadDocument } from "./load-document.ts";

/** One request: why it ended as it did, and below that everything about it. */
export function RequestDetails({ entry }: { access: Access; entry: Entry }) {
  const { received_at, duration_ms, request } = entry;
  const { method, url, operation_id, status, body, violations, notes, truncated, response } = request;
  const [document, setDocument] = useState<Document>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A proxy forwards the request for it. Without it, there is no code in TypeScript.
    if (!isProxy) loadDocument().then(setDocument, () => {});
    heading.current?.focus();
  }, []);
  const copies = listCopies(request, origin, document);
  return (
    <section class="details" aria-label="Request">
      <p class="back">
        <a href="#requests">Back to the list</a>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        <span class={`method ${method.toLowerCase()}`}>{method}</span> {url}
      </h2>
      <p class="facts">
        <Status status={status} /> {formatDuration(duration_ms)} · {formatDateTime(received_at)} ·{" "}
        {operation_id === null ? (
          "no operation has this path and method"
        ) : isProxy ? (
          operation_id
        ) : (
          <a href={toReference(`operations/${operation_id}/`)}>{operation_id}</a>
        )}{" "}
        · {request.request_id}
      </p>
      <Reasons request={request} />
      <p class="buttons">
        {copies.map(([name, text]) => (
          <CopyButton key={name} label={`Copy as ${name}`} text={() => text} />
        ))}
        {operation_id === null || isProxy ? null : <a href={`#send/${operation_id}/${entry.number}`}>Send again</a>}
      </p>
      {isInPage ? (
        <p class="facts">
          Copies call {origin}, where <code>npx platform-api-mock</code> starts a mock. What you have made in this
          browser is not there.
        </p>
      ) : null}
      {violations.length > 0 ? (
        <>
          <h3>Violations</h3>
          <ul class="violations">
            {violations.map(({ pointer, detail }, index) => (
              <li key={index}>
                <code>{pointer}</code> {detail}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {notes.length > 0 ? (
        <ul class="facts">
          {notes.map((note, index) => (
            <li key={index}>{note}</li>
          ))}
        </ul>
      ) : null}
      <h3>Request</h3>
      <Headers headers={Object.entries(request.headers)} />
      {body === null ? null : <Json value={body} />}
      <h3>Response</h3>
      <Headers headers={Object.entries(response.headers)} />
      {response.body === null || response.events.length > 0 ? null : <Json value={response.body} />}
      <Events events={response.events} />
      {truncated.length > 0 ? <p class="facts">The journal has shortened or dropped: {truncated.join(", ")}.</p> : null}
    </section>
  );
}

/** Why the request ended as it did. */
function Reasons({ request }: { request: JournalEntry }) {
  const { reason, used } = request;
  if (reason === null) return null;
  const [, code] = /^([A-Z][A-Z0-9_]+): /.exec(reason) ?? [];
  return (
    <p class={reason.startsWith("Changed by") ? "facts" : "reason"}>
      {reason} {code && !isProxy && <a href={toReference(`errors/#${code}`)}>Explanation</a>}{" "}
      {used.length > 0 && <a href="#rules">Faults and replies</a>}
    </p>
  );
}

/** The last events of a stream. One that goes on has thousands. */
const MAX_EVENTS = 200;

function Events({ events }: { events: JournalEntry["response"]["events"] }) {
  if (events.length === 0) return null;
  return (
    <>
      <p class="facts" role="status">
        {events.length.toLocaleString("en")} {events.length === 1 ? "event" : "events"}
        {events.length > MAX_EVENTS ? `; the last ${MAX_EVENTS} are shown` : ""}
      </p>
      <ol class="events">
        {events.slice(-MAX_EVENTS).map((event, index) => (
          <li key={index}>
            <code>{event.event ?? "message"}</code>{" "}
            {event.id === undefined ? null : <span class="muted">{event.id}</span>}
            <Json value={event.data} />
          </li>
        ))}
      </ol>
    </>
  );
}
