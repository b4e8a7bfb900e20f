import type { Entry } from "./journal.ts";

export interface Filters {
  text: string;
  operation: string;
  status: string;
}

export const STATUSES: Record<string, (status: number) => boolean> = {
  "2xx": (status) => status >= 200 && status < 300,
  "4xx": (status) => status >= 400 && status < 500,
  "5xx": (status) => status >= 500,
  "no response": (status) => status === 0,
};

export function passes(entry: Entry, { text, operation, status }: Filters): boolean {
  const { request } = entry;
  if (operation && request.operation_id !== operation) return false;
  if (status && !STATUSES[status]?.(request.status)) return false;
  return !text || toText(entry).includes(text);
}

const texts = new WeakMap<Entry, string>();

/** What a request is searched for, made once: entries are not changed, but replaced. */
function toText(entry: Entry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const { method, url, operation_id, status, reason, notes, body, response } = entry.request;
  const values = [
    method,
    url,
    operation_id ?? "",
    status,
    reason,
    ...notes,
    JSON.stringify([body, response.body, response.events]),
  ];
  const text = values.join(" ").toLowerCase();
  texts.set(entry, text);
  return text;
}
