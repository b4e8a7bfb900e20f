import type { Socket } from "node:net";
import type { WireRequest } from "../fuzz/wire.ts";

/** An attack by one caller, and the memory that the server may need during it. */
export interface HostileCase {
  /** The attack, as a sentence about the caller. */
  readonly name: string;
  /** Maximum resident memory of the server, in megabytes. */
  readonly megabytes: number;
  /** Options of the mock. */
  readonly options?: readonly string[];
  /** Options of Node.js. */
  readonly nodeOptions?: readonly string[];
  /** The request of the other key. By default, a small POST. */
  readonly probe?: WireRequest;
  /** Fills a folder of sandboxes, which the mock is then started with. */
  readonly prepare?: (target: Target) => Promise<void>;
  /** Rejects if the server lacks a documented limit. */
  readonly attack: (target: Target) => Promise<void>;
}

/** The server from the view of the attacker. */
export interface Target {
  /** True for a smaller attack, which takes a second or two. */
  readonly isQuick: boolean;
  /** Sends a request, with the attacker's key unless the headers have another Authorization. */
  send(method: string, target: string, body?: object | Uint8Array, options?: SendOptions): Promise<Reply>;
  /** The bytes of such a request. */
  toBytes(method: string, target: string, body?: object | Uint8Array, options?: SendOptions): Buffer;
  /** Opens a connection that sends these bytes, and reads nothing unless it has a listener. It is closed after the attack. */
  open(bytes: Uint8Array): Promise<Socket>;
  /** Waits until the server has nothing to do, or has used some seconds of processor time. */
  idle(): Promise<void>;
}

export interface SendOptions {
  /** Default: that of the attacker. null sends none. */
  readonly key?: string | null;
  readonly headers?: readonly (readonly [name: string, value: string])[];
}

/** The status is 0 if the connection was closed without a response. */
interface Reply {
  readonly status: number;
  readonly body: string;
}

/** Sends a request of the attacker that must succeed. */
export async function succeed(target: Target, ...request: Parameters<Target["send"]>): Promise<string> {
  const { status, body } = await target.send(...request);
  if (status < 200 || status > 299)
    throw new Error(`${request[0]} ${request[1]} returned ${status}: ${body.slice(0, 200)}`);
  return body;
}
