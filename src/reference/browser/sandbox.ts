/** The mock in a worker of this page: loads it when it is first needed, and sends requests to it. */
import type { FromSandbox, ToSandbox } from "./sandbox-messages.ts";

/** The compressed script of the worker. The build sets both. */
declare const SANDBOX_BYTES: number;
declare const SANDBOX_VERSION: string;

declare global {
  /** The script of the worker as a function, where pages cannot fetch it. */
  var runSandbox: (() => void) | undefined;
}

const root = new URL(document.body.dataset.root || ".", location.href);
const asset = (name: string) => new URL(`assets/${name}`, root).href;

const receivers = new Map<string, (message: FromSandbox) => void>();
let starting: Promise<Worker> | undefined;

/** Starts the worker, once. `report` gets the part of the script that has arrived, from 0 to 1. */
export function startSandbox(report: (part: number) => void = () => {}): Promise<Worker> {
  starting ??= createWorker(report).then((worker) => {
    worker.onmessage = ({ data }: MessageEvent<FromSandbox>) => receivers.get(data.id)?.(data);
    return worker;
  });
  // The reader can try again.
  starting.catch(() => {
    starting = undefined;
  });
  return starting;
}

// WebKit keeps a page for the way back with its worker, which would keep the lock of the sandbox.
addEventListener("pagehide", () => {
  void starting?.then((worker) => worker.terminate());
  for (const [id, receive] of receivers) receive({ type: "error", id, message: "It ended when you left the page." });
});
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted || !starting) return;
  starting = undefined;
  void startSandbox().catch(() => {});
});

/** Calls a function when a request of another page may have changed the sandbox. */
export function followOthers(onChange: () => void): void {
  receivers.set("", ({ type }) => type === "changed" && onChange());
}

async function createWorker(report: (part: number) => void): Promise<Worker> {
  const script = location.protocol === "file:" ? await loadFromFolder() : await download(report).catch(() => undefined);
  // A policy for the contents of this page may forbid workers from a blob.
  const worker =
    (script && (await runWorker(URL.createObjectURL(script)))) ??
    (await runWorker(`${asset("sandbox.js")}?${SANDBOX_VERSION}`));
  if (!worker) throw new Error("The mock could not be started in this browser.");
  return worker;
}

/** Resolves when the worker has started, or with undefined if it cannot. */
function runWorker(url: string): Promise<Worker | undefined> {
  const worker = new Worker(url, { name: root.href });
  return new Promise((resolve) => {
    worker.onmessage = () => resolve(worker);
    worker.onerror = () => resolve(undefined);
  });
}

/** Downloads the compressed script, because many hosts compress nothing. */
async function download(report: (part: number) => void): Promise<Blob> {
  // The version changes with the script, so that a copy need not be checked.
  const response = await fetch(`${asset("sandbox.js.gz")}?${SANDBOX_VERSION}`, { cache: "force-cache" });
  if (!response.ok || !response.body) throw new Error(`The mock could not be loaded: ${response.status}.`);
  let received = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.length;
      report(Math.min(1, received / SANDBOX_BYTES));
      controller.enqueue(chunk);
    },
  });
  const bytes = new Uint8Array(await new Response(response.body.pipeThrough(counter)).arrayBuffer());
  // Some hosts declare that a file ending in .gz is encoded, and the browser has unpacked it.
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const packed = new Blob([bytes]).stream();
  const text = isPacked ? packed.pipeThrough(new DecompressionStream("gzip")) : packed;
  return toScript(await new Response(text).blob());
}

/** Pages in a folder of files can load scripts, but not fetch them. */
async function loadFromFolder(): Promise<Blob> {
  const script = document.createElement("script");
  script.src = asset("sandbox.js");
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error("The mock could not be loaded."));
    document.head.append(script);
  });
  return toScript(`(${globalThis.runSandbox})()`);
}

function toScript(text: BlobPart): Blob {
  return new Blob([text], { type: "text/javascript;charset=utf-8" });
}

/** Sends a request to the sandbox, as `fetch` does to a server. */
export async function fetchFromSandbox(request: Request): Promise<Response> {
  const worker = await startSandbox();
  const { method, url, headers, signal } = request;
  const body = await request.arrayBuffer();
  const id = `${Date.now()} ${Math.random()}`;
  const send = (message: ToSandbox) => worker.postMessage(message);
  const abort = () => send({ type: "abort", id });
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    const finish = (error?: unknown) => {
      receivers.delete(id);
      signal.removeEventListener("abort", onAbort);
      if (error === undefined) stream?.close();
      else (stream ? stream.error.bind(stream) : reject)(error);
    };
    const onAbort = () => {
      abort();
      finish(signal.reason);
    };
    signal.addEventListener("abort", onAbort);
    receivers.set(id, (message) => {
      if (message.type === "start") resolve(toResponse(message));
      else if (message.type === "chunk") stream?.enqueue(message.bytes);
      else if (message.type === "end") finish();
      else if (message.type === "error") finish(new TypeError(message.message));
    });
    send({ type: "request", id, method, url, headers: [...headers], ...(body.byteLength > 0 && { body }) });

    function toResponse({ status, statusText, headers }: FromSandbox & { type: "start" }): Response {
      const content = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start(controller) {
          stream = controller;
        },
        cancel() {
          stream = undefined;
          abort();
          finish();
        },
      });
      const isEmpty = [204, 205, 304].includes(status);
      return new Response(isEmpty ? null : content, { status, statusText, headers });
    }
  });
}
