import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { copyCode, copyText } from "./copy.ts";
import { toCurl } from "./curl.ts";
import type { Exchange, ReceivedEvent } from "./exchange.ts";
import { hangLines } from "./hanging-lines.ts";
import { highlight } from "./highlight.tsx";

/** Characters of a body that are shown. */
const MAX_LENGTH = 200_000;
/** Lines of an event's data that are not folded. The events of a text all are, because it is shown above them. */
const MAX_LINES = 12;
/** Lines of a body that a brief result does not fold. */
const MAX_LINES_OF_BODY = 24;

/** The response so far. `others` are the violations that belong to no field of the form. */
export function Result({
  exchange,
  address,
  others,
  onStop,
  suffix = "",
  isBrief = false,
  children,
}: {
  exchange: Exchange | undefined;
  address: string;
  others: string[];
  /** Without it, the request is one of several, and is not stopped by itself. */
  onStop?: () => void;
  /** Tells the regions of several results apart, such as " of step 2". */
  suffix?: string;
  /** Folds a long body. Default: false. */
  isBrief?: boolean;
  /** Shown below the status and the text. */
  children?: ComponentChildren;
}) {
  const { request, response, body, texts, events, count = 0, failure } = exchange ?? {};
  const text = formatJson(body ?? "");
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Several requests that run one after the other, as those of a guide, would move the page all the time.
    if (onStop && (response || failure)) status.current?.scrollIntoView({ block: "nearest" });
  }, [response, failure]);
  return (
    <section class="result" aria-label={`Result${suffix}`}>
      {/* A live region has to exist before its text changes. It leaves out long texts. */}
      <p role="status" ref={status}>
        {exchange ? <Outcome exchange={exchange} /> : null}
      </p>
      {texts ? (
        <section class="text" aria-label={`Text${suffix}`}>
          {Object.entries(texts).map(([index, text]) => (
            <p key={index}>{text}</p>
          ))}
        </section>
      ) : null}
      {children}
      {exchange?.running && onStop ? (
        <button type="button" onClick={onStop}>
          Stop
        </button>
      ) : null}
      {failure === "unreachable" ? <Unreachable address={address} /> : null}
      {typeof failure === "object" ? <p>{failure.message}</p> : null}
      {others.length > 0 ? (
        <ul class="messages">
          {others.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ) : null}
      {events ? (
        <Events events={events} count={count} label={`Events${suffix}`} maxLines={texts ? 0 : MAX_LINES} />
      ) : null}
      {body ? (
        <details open={!isBrief || text.split("\n").length <= MAX_LINES_OF_BODY}>
          <summary>
            Body <span class="muted">{findMediaType(response?.headers)}</span>
          </summary>
          <Json key={body} text={text} label={`Body of the response${suffix}`} />
        </details>
      ) : null}
      {response ? <Headers headers={response.headers} /> : null}
      {request ? (
        <p class="buttons">
          <button
            type="button"
            aria-live="polite"
            onClick={({ currentTarget }) => copyText(currentTarget, toCurl(request, events !== undefined))}
          >
            Copy as curl
          </button>
        </p>
      ) : null}
    </section>
  );
}

function Outcome({ exchange }: { exchange: Exchange }) {
  const { running, response, ms, count, violations, failure, messages } = exchange;
  const toCorrect = Object.values(messages).flat();
  if (toCorrect.length > 0) return <>The request was not sent. {toCorrect.join(" ")}</>;
  const status = response && `${response.status} ${response.statusText}`.trim();
  const events = count === undefined ? undefined : `${count} ${count === 1 ? "event" : "events"}`;
  const facts = [
    // The number of events is announced once, not for each of them.
    running ? (response ? "receiving" : "Sending") : events,
    violations.length > 0 && `${violations.length} ${violations.length === 1 ? "violation" : "violations"}`,
    failure === "stopped" && "stopped",
    failure === "unreachable" && "No response",
    typeof failure === "object" && "failed",
    !running && `${ms.toLocaleString("en")} ms`,
  ].filter(Boolean);
  return (
    <>
      {response ? <strong class={response.status < 400 ? "success" : "failure"}>{status}</strong> : null}
      {status && facts.length > 0 ? " · " : ""}
      {facts.join(" · ")}
      {response && response.status >= 400 ? <Remedy status={response.status} /> : null}
    </>
  );
}

/** A link to the remedy: in the page's table of errors, or, where that only has links, on the page of errors. */
function Remedy({ status }: { status: number }) {
  const id = `error-${status}`;
  const place = document.getElementById(id);
  if (!place) return null;
  return (
    <>
      {" "}
      · <a href={place.querySelector<HTMLAnchorElement>(":scope > a")?.href ?? `#${id}`}>What to do about {status}</a>
    </>
  );
}

function Unreachable({ address }: { address: string }) {
  return (
    <p>
      There was no response from <code>{address}</code>. To start the mock, run <code>npm start</code>. If another
      server runs there, it must allow requests from this page (CORS).
    </p>
  );
}

export function Headers({ headers }: { headers: [name: string, value: string][] }) {
  if (headers.length === 0) return null;
  return (
    <details>
      <summary>
        {headers.length} {headers.length === 1 ? "header" : "headers"}
      </summary>
      <dl>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface EventsProps {
  events: ReceivedEvent[];
  count: number;
  label: string;
  maxLines: number;
}

function Events({ events, count, label, maxLines }: EventsProps) {
  const box = useRef<HTMLElement>(null);
  const follows = useRef(true);
  // Shows the newest event, unless the reader has scrolled up.
  useLayoutEffect(() => {
    if (follows.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  });
  return (
    <>
      {events.length < count ? <p class="muted">The last {events.length} events</p> : null}
      <section
        class="events"
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard cannot scroll the box
        tabIndex={0}
        aria-label={label}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          follows.current = scrollHeight - scrollTop - clientHeight < 40;
        }}
      >
        <ol>
          {events.map((event) => (
            <EventItem key={event.number} event={event} maxLines={maxLines} />
          ))}
        </ol>
      </section>
    </>
  );
}

function EventItem({ event: { event, id, data, ms }, maxLines }: { event: ReceivedEvent; maxLines: number }) {
  const text = JSON.stringify(data, undefined, 2);
  return (
    <li>
      <details open={text.split("\n").length <= maxLines}>
        <summary>
          <code>{event}</code> {id === undefined ? "" : `id ${id} · `}
          {ms.toLocaleString("en")} ms
        </summary>
        <pre>
          <code>{highlight(text)}</code>
        </pre>
      </details>
    </li>
  );
}

/** For another text, it needs another key, because its lines are no longer those that were rendered. */
function Json({ text, label }: { text: string; label: string }) {
  const rest = text.length - MAX_LENGTH;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => hangLines(box.current!), []);
  return (
    <div class="code" ref={box}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard cannot scroll the box */}
      <section class="scroll" tabIndex={0} aria-label={label}>
        <pre>
          <code>{highlight(text.slice(0, MAX_LENGTH))}</code>
        </pre>
      </section>
      <button
        type="button"
        class="copy"
        aria-label="Copy the result"
        onClick={({ currentTarget }) => copyCode(currentTarget)}
      >
        Copy
      </button>
      {rest > 0 ? <p class="muted">{rest.toLocaleString("en")} more characters are not shown.</p> : null}
    </div>
  );
}

/** JSON with line breaks. Anything else stays as it is. */
function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

function findMediaType(headers: [name: string, value: string][] = []): string {
  return headers.find(([name]) => name === "content-type")?.[1] ?? "";
}
