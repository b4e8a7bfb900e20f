import type { ComponentChildren } from "preact";
import { type Inputs, useEffect, useRef, useState } from "preact/hooks";
import { highlight } from "../../interface/highlight.tsx";
import type { JournalEntry } from "./control.ts";

/** Hours to seconds, in the reader's time zone. */
export function formatTime(at: string): string {
  return new Date(at).toLocaleTimeString("en-GB");
}

/** The time of a request, with the reader's time zone. */
export function formatDateTime(at: string): string {
  const time = new Date(at);
  return `${time.toLocaleDateString("en-CA")} ${time.toLocaleTimeString("en-GB", { timeStyle: "long" })}`;
}

/** A time of the sandbox, to seconds. It is in UTC, as in the API. */
export function formatSandboxTime(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
}

export function formatDuration(ms: number): string {
  if (ms < 1) return "< 1 ms";
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

const UNITS: [name: string, ms: number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
];

/** A time span in words, such as `in 2 hours`. */
export function formatDistance(ms: number): string {
  const [name, size] = UNITS.find(([, size]) => ms >= size) ?? (["second", 1000] as const);
  const count = Math.round(ms / size);
  return ms < 1000 ? "now" : `in ${count.toLocaleString("en")} ${name}${count === 1 ? "" : "s"}`;
}

/** The events and violations of a request, counted. */
export function countsOf({ response: { events }, violations }: JournalEntry): string {
  const counts = [count(events.length, "event"), count(violations.length, "violation")];
  return counts.filter(Boolean).join(" · ");
}

/** Why the response of a request is as it is, and notes. */
export function remarksOn({ reason, notes }: JournalEntry): string {
  return [reason, ...notes].filter(Boolean).join(" · ");
}

const count = (number: number, name: string) => number > 0 && `${number} ${name}${number === 1 ? "" : "s"}`;

export function Status({ status }: { status: number }) {
  return <span class={`status ${status >= 200 && status < 400 ? "success" : "failure"}`}>{status || "cut"}</span>;
}

/** Characters that are shown of a value. */
const MAX_LENGTH = 100_000;

/** A JSON value, or a text that is none. */
export function Json({ value }: { value: unknown }) {
  const text = typeof value === "string" ? value : JSON.stringify(value, undefined, 2);
  const rest = text.length - MAX_LENGTH;
  return (
    <div class="code">
      <pre>
        <code>{typeof value === "string" ? text.slice(0, MAX_LENGTH) : highlight(text.slice(0, MAX_LENGTH))}</code>
      </pre>
      {rest > 0 ? <p class="facts">{rest.toLocaleString("en")} more characters are not shown.</p> : null}
    </div>
  );
}

/** Attempts something, and shows why it failed. */
export function useProblem(): { problem: ComponentChildren; attempt: (work: () => Promise<unknown>) => Promise<void> } {
  const [message, setMessage] = useState("");
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
      setMessage("");
    } catch (error) {
      setMessage((error as Error).message);
    }
  };
  const problem = message ? (
    <p class="notice" role="alert">
      {message}
    </p>
  ) : null;
  return { problem, attempt };
}

/** Milliseconds between a change and the next load, at least. */
const PAUSE = 500;
/** Milliseconds between two looks at what no request announces. */
export const INTERVAL = 1000;

/**
 * Calls a function at once, again after a value has changed, and at an interval while the page is visible: one call at a time,
 * and with pauses that are longer if the calls take long, so that a large sandbox keeps neither the mock nor the page busy.
 */
export function useRefresh(load: () => Promise<unknown>, values: Inputs, interval?: number): void {
  const current = useRef(load);
  current.current = load;
  const state = useRef({ isBusy: false, isStale: false, isOver: false });
  async function refresh() {
    const { current: now } = state;
    now.isStale = true;
    if (now.isBusy) return;
    now.isBusy = true;
    while (now.isStale && !now.isOver) {
      now.isStale = false;
      const started = performance.now();
      await current.current();
      await new Promise((resolve) => setTimeout(resolve, Math.max(PAUSE, 4 * (performance.now() - started))));
    }
    now.isBusy = false;
  }
  useEffect(() => void refresh(), values);
  useEffect(() => {
    const timer = interval && setInterval(() => document.hidden || refresh(), interval);
    return () => {
      clearInterval(timer);
      state.current.isOver = true;
    };
  }, []);
}
