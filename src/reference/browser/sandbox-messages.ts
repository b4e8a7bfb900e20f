/** What pages and the worker with the sandbox say to each other. */

export interface RequestMessage {
  type: "request";
  /** Unique among all pages. */
  id: string;
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: ArrayBuffer;
}

export type ToSandbox = RequestMessage | { type: "abort"; id: string };

/** A response: `start`, `chunk` for each part of the body, and `end`; or `error` at any time. */
export type FromSandbox =
  /** The worker runs. It belongs to no request. */
  | { type: "ready"; id: "" }
  /** A request of another page may have changed the sandbox. It belongs to no request of this one. */
  | { type: "changed"; id: "" }
  /** The sandbox has begun to handle the request. */
  | { type: "accepted"; id: string }
  | { type: "start"; id: string; status: number; statusText: string; headers: [name: string, value: string][] }
  | { type: "chunk"; id: string; bytes: Uint8Array<ArrayBuffer> }
  | { type: "end"; id: string }
  | { type: "error"; id: string; message: string };
