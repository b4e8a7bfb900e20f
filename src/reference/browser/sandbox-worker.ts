/**
 * The worker with the mock. Each page of the site has one. The worker that holds the lock owns the sandbox, and keeps it in
 * IndexedDB; the others pass on to it what their pages ask. When its page is closed, another worker gets the lock, and with it
 * the sandbox. The worker's name is the address of the site, because other sites may have the same origin.
 */
import { createJournal } from "../../mock/control/journal.ts";
import type { RawEntry } from "../../mock/control/journal-entry.ts";
import { toSandboxId } from "../../mock/stages/authenticate.ts";
import { type Mock, withHandles } from "../../mock/testing/create-mock.ts";
import { PAGE_KEY } from "./sandbox-key.ts";
import type { FromSandbox, RequestMessage, ToSandbox } from "./sandbox-messages.ts";
import { openPageStore, type PageStore } from "./sandbox-store.ts";

/** Milliseconds between two events of a stream, so that a reader can follow them. */
const PACE = 60;

type Passed =
  | (ToSandbox & { from: string })
  | (FromSandbox & { to: string })
  | { type: "owner" }
  /** The sandbox may have changed. The page of the worker `from` has asked for it. */
  | { type: "changed"; from: string };

const own = `${self.name} ${Math.random()}`;
const channel = new BroadcastChannel(self.name);
/** Requests of this worker's page without an end. */
const open = new Map<string, { message: RequestMessage; accepted: boolean }>();
/** Requests that this worker, as the owner, handles. */
const handled = new Map<string, AbortController>();
/** Workers of other pages that have asked this one. */
const known = new Set<string>();
const journal = createJournal({ maxSandboxes: 2 });
const SANDBOX_ID = toSandboxId(PAGE_KEY);
/** Entries of the journal that are not kept yet. */
const unsaved = new Set<RawEntry>();
journal.watch(SANDBOX_ID, (entry = journal.view(SANDBOX_ID)?.entries.at(-1)) => entry && unsaved.add(entry));
let mock: Mock | undefined;
/** Undefined without storage: the state ends with the pages. */
let store: PageStore | undefined;

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
  store = await openPageStore(self.name).catch(() => undefined);
  const create = () => withHandles({ validateResponses: false, ...(store && { store }) }, journal);
  let created = create();
  try {
    await restore(created);
  } catch {
    // What an older version of the site has kept may not be valid any more.
    await store?.forget(SANDBOX_ID);
    created = create();
  }
  mock = created;
  for (const { message, accepted } of open.values()) {
    if (!accepted) void handle(message, own);
    else
      answer(own, { type: "error", id: message.id, message: "The page that ran the mock was closed. Run it again." });
  }
  channel.postMessage({ type: "owner" } satisfies Passed);
  return forever;
}

/** Restores the sandbox from its own snapshot, because that checks all rows. */
async function restore(created: Mock): Promise<void> {
  if (!(await store?.load(SANDBOX_ID))) return;
  const sandbox = created.sandbox(PAGE_KEY);
  await sandbox.restore(await sandbox.snapshot());
  for (const entry of (await store?.readJournal()) ?? []) journal.add(SANDBOX_ID, entry);
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
  } else if (data.type === "changed") {
    if (data.from !== own) self.postMessage(CHANGED);
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
  // Panels and the dashboard look at the state all the time, which changes nothing.
  const isLook = method === "GET" && new URL(url).pathname.startsWith("/_mock/");
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
    if (!isLook) await keep(from);
    answer(from, { type: "end", id });
  } catch (error) {
    if (!isLook) await keep(from);
    answer(from, { type: "error", id, message: String((error as Error).message) });
  } finally {
    handled.delete(`${from} ${id}`);
  }
}

const CHANGED: FromSandbox = { type: "changed", id: "" };

/** Keeps the new entries of the journal after a request of a page, and tells the other pages. */
async function keep(from: string): Promise<void> {
  const view = journal.view(SANDBOX_ID);
  const [first, entries] = [view?.first ?? 0, view?.entries ?? []];
  const added = Array.from(unsaved, (entry) => [first + entries.lastIndexOf(entry), entry] as [number, RawEntry]);
  unsaved.clear();
  const kept = added.filter(([number]) => number >= first);
  await store?.saveJournal(kept, first, first + entries.length).catch(() => {});
  channel.postMessage({ type: "changed", from } satisfies Passed);
  if (from !== own) self.postMessage(CHANGED);
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
