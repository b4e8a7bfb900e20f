import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Document } from "../../core/document.ts";
import { COPIED, copy, SHOWN_MS } from "../../interface/copy.ts";
import { Headers } from "../../interface/result.tsx";
import { type Access, isInPage, isProxy, type JournalEntry, origin, toReference } from "./control.ts";
import { listCopies } from "./copies.ts";
import { formatDateTime, formatDuration, Json, Status } from "./format.tsx";
import type { Entry } from "./journal.ts";
import { loadDocument } from "./load-document.ts";

/** One request: why it ended as it did, and below that everything about it. */
export function RequestDetails({ access, entry }: { access: Access; entry: Entry }) {
  const { received_at, duration_ms, request } = entry;
  const { method, url, operation_id, status, body, violations, notes, truncated, response } = request;
  const [document, setDocument] = useState<Document>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A proxy forwards the request for it. Without it, there is no code in TypeScript.
    if (!isProxy) loadDocument().then(setDocument, () => {});
    heading.current?.focus();
  }, []);
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
      {hasWholeBody(request) ? (
        <Copies copies={listCopies(request, origin, document)}>
          {operation_id === null || isProxy ? null : <a href={`#send/${operation_id}/${entry.number}`}>Send again</a>}
        </Copies>
      ) : (
        <p class="facts">You cannot copy this request or send it again, because the journal does not have its body.</p>
      )}
      <p class="facts">
        Copies read the API key from an environment variable. Set it in your terminal:{" "}
        <code>export PLATFORM_API_KEY="{isProxy ? "…" : access.key}"</code>
        {"dashboardusercontextauth" in request.headers && (
          <>
            . The user's token is <code>PLATFORM_USER_CONTEXT_TOKEN</code>.
          </>
        )}
      </p>
      {isInPage ? (
        <p class="facts">
          Copies call {origin}, where <code>npm start</code> in a clone of the repository starts a mock. What you have
          made in this browser is not there.
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

/** Of a body that is too long or malformed, the journal has only a description. */
function hasWholeBody({ body, truncated }: JournalEntry): boolean {
  return !truncated.includes("body") && !(typeof body === "string" && /^\(\d+ bytes\. /.test(body));
}

/** Buttons that copy a text. If the browser does not allow it, the text is shown and selected, to be copied by hand. */
function Copies({ copies, children }: { copies: [name: string, text: string][]; children: ComponentChildren }) {
  const [outcome, setOutcome] = useState({ name: "", message: "", byHand: "" });
  const field = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (outcome.name === "") return;
    if (field.current) getSelection()?.selectAllChildren(field.current);
    const timer = setTimeout(() => setOutcome({ ...outcome, name: "" }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  async function click(name: string, text: string) {
    const message = await copy(text);
    setOutcome({ name, message, byHand: message === COPIED ? "" : text });
  }
  return (
    <>
      <p class="buttons">
        {copies.map(([name, text]) => (
          <button key={name} type="button" aria-live="polite" onClick={() => click(name, text)}>
            {outcome.name === name ? outcome.message : `Copy as ${name}`}
          </button>
        ))}
        {children}
      </p>
      {outcome.byHand === "" ? null : (
        <div class="code">
          <pre ref={field}>{outcome.byHand}</pre>
        </div>
      )}
    </>
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
