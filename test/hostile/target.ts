import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { cpuUsage, type Server } from "../fuzz/server.ts";
import { toBytes, type WireRequest } from "../fuzz/wire.ts";
import type { SendOptions, Target } from "./case.ts";

/** Milliseconds between two looks at the server, and the milliseconds of work between them below which it is idle. */
const [LOOK, IDLE] = [100, 40];

export interface OpenTarget extends Target {
  /** Closes all connections. */
  close(): void;
}

/** Connects an attacker to a server. `patience` is the number of seconds of processor time after which `idle` resolves. */
export function openTarget(server: Server, isQuick: boolean, patience: number): OpenTarget {
  const { url, pid } = server;
  const connections = server.connect();
  const sockets = new Set<Socket>();
  const busy = () => (pid === undefined ? 0 : cpuUsage(pid).all);

  return {
    isQuick,
    async send(...request) {
      const outcome = await connections.send(wire(...request));
      if (outcome.kind !== "response") return { status: 0, body: "" };
      return { status: outcome.response.status, body: outcome.response.body.toString("utf8") };
    },
    toBytes: (...request) => toBytes(wire(...request)),
    async open(bytes) {
      const socket = connect(Number(url.port), url.hostname);
      sockets.add(socket);
      // The close event follows an error.
      socket.on("error", () => {});
      await Promise.race([once(socket, "connect"), once(socket, "close")]);
      socket.write(bytes);
      return socket;
    },
    async idle() {
      const started = busy();
      for (let looks = 0; looks < 2 && !server.hasEnded(); ) {
        const before = busy();
        await setTimeout(LOOK);
        looks = busy() - before < IDLE ? looks + 1 : 0;
        if (busy() - started > patience * 1000) return;
      }
    },
    close() {
      connections.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function wire(
  method: string,
  target: string,
  body?: object | Uint8Array,
  { key = "attacker", headers = [] }: SendOptions = {},
): WireRequest {
  const bytes = body === undefined || body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body));
  return {
    method,
    target,
    headers: [
      ["Host", "localhost"],
      ...(key === null ? [] : [["Authorization", `Bearer ${key}`] as const]),
      ...(bytes ? [["Content-Type", "application/json"] as const] : []),
      ...headers,
    ],
    ...(bytes ? { body: bytes } : {}),
  };
}
