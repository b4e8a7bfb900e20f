/**
 * The worker with the mock. Each page of the site has one. The worker that holds the lock owns the sandbox, and keeps it in
 * IndexedDB; the others pass on to it what their pages ask. When its page is closed, another worker gets the lock, and with it
 * the sandbox. The worker's name is the address of the site, because other sites may have the same origin.
 */
import { createMock, type Mock } from "../../mock/browser.ts";
import { PAGE_KEY } from "./sandbox-key.ts";
import type { FromSandbox, RequestMessage, ToSandbox } from "./sandbox-messages.ts";
import { loadSnapshot, saveSnapshot } from "./sandbox-store.ts";

/** Milliseconds between two events of a stream, so that a reader can follow them. */
const PACE = 60;

type Passed = (ToSandbox & { from: string }) | (FromSandbox & { to: string }) | { type: "owner" };

const own = `${self.name} ${Math.random()}`;
const channel = new BroadcastChannel(self.name);
/** Requests of this worker's page without an end. */
const open = new Map<string, { message: RequestMessage; accepted: boolean }>();
/** Requests that this worker, as the owner, handles. */
const handled = new Map<string, AbortController>();
/** Workers of other pages that have asked this one. */
const known = new Set<string>();
let mock: Mock | undefined;
let saving = Promise.resolve();

const forever = new Promise<never>(() => {});
/** While a worker runs, it holds a lock of its own, so that the owner learns when it ends. */
const isAlive = new Promise<void>((resolve) => {
  void lock(own, () => {
    resolve();
    return forever;
  });
});
void lock(self.name, becomeOwner);

/**
 * Without a secure context, there are no locks, and a browser that keeps no data for this page denies them: each page has a
 * sandbox of its own until it is closed.
 */
async function lock(name: string, hold: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request(name, hold).catch(hold) : hold());
}

async function becomeOwner(): Promise<void> {
  const created = createMock();
  const snapshot = await loadSnapshot(self.name).catch(() => undefined);
  // A snapshot of an older version of the site may not be valid any more.
  if (snapshot)
    await created
      .sandbox(PAGE_KEY)
      .restore(snapshot)
      .catch(() => {});
  mock = created;
  for (const { message, accepted } of open.values()) {
    if (!accepted) void handle(message, own);
    else
      answer(own, { type: "error", id: message.id, message: "The page that ran the mock was closed. Run it again." });
  }
  channel.postMessage({ type: "owner" } satisfies Passed);
  return forever;
}

self.onmessage = async ({ data }: MessageEvent<ToSandbox>) => {
  if (data.type === "request") open.set(data.id, { message: data, accepted: false });
  await isAlive;
  ask(data);
  if (data.type === "abort") open.delete(data.id);
};

channel.onmessage = ({ data }: MessageEvent<Passed>) => {
  if (data.type === "owner") {
    for (const { message, accepted } of open.values()) if (!accepted) ask(message);
  } else if ("to" in data) {
    if (data.to === own) answer(own, data);
  } else if (mock) {
    watch(data.from);
    take(data, data.from);
  }
};

function ask(message: ToSandbox): void {
  if (mock) take(message, own);
  else channel.postMessage({ ...message, from: own } satisfies Passed);
}

/** Stops the requests of a page that is closed. */
function watch(from: string): void {
  if (known.has(from)) return;
  known.add(from);
  void lock(from, async () => {
    known.delete(from);
    for (const [id, controller] of handled) if (id.startsWith(from)) controller.abort();
  });
}

function take(message: ToSandbox, from: string): void {
  const id = `${from} ${message.id}`;
  if (message.type === "abort") handled.get(id)?.abort();
  // A worker asks again when there is a new owner, which may have its first message, too.
  else if (!handled.has(id)) void handle(message, from);
}

async function handle({ id, method, url, headers, body }: RequestMessage, from: string): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  handled.set(`${from} ${id}`, controller);
  answer(from, { type: "accepted", id });
  try {
    const response = await mock!.fetch(new Request(url, { method, headers, signal, ...(body && { body }) }));
    const { status, statusText } = response;
    answer(from, { type: "start", id, status, statusText, headers: [...response.headers] });
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader!.read()) {
      answer(from, { type: "chunk", id, bytes: part.value });
      if (isStream) await new Promise((resolve) => setTimeout(resolve, PACE));
    }
    await save();
    answer(from, { type: "end", id });
  } catch (error) {
    await save();
    answer(from, { type: "error", id, message: String((error as Error).message) });
  } finally {
    handled.delete(`${from} ${id}`);
  }
}

/** Saves one snapshot after the other, so that the last one stays. Without storage, the state ends with the pages. */
function save(): Promise<void> {
  saving = saving
    .then(() => mock!.sandbox(PAGE_KEY).snapshot())
    .then((snapshot) => saveSnapshot(self.name, snapshot))
    .catch(() => {});
  return saving;
}

function answer(to: string, message: FromSandbox): void {
  if (to !== own) {
    channel.postMessage({ ...message, to } satisfies Passed);
    return;
  }
  const request = open.get(message.id);
  if (request && message.type === "accepted") request.accepted = true;
  if (message.type === "end" || message.type === "error") open.delete(message.id);
  self.postMessage(message);
}

self.postMessage({ type: "ready", id: "" } satisfies FromSandbox);
