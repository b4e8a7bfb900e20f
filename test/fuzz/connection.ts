import { connect, type Socket } from "node:net";
import { readResponse, type WireResponse } from "./response.ts";
import { isBroken, toBytes, type WireRequest } from "./wire.ts";

/** The end of an exchange: a response, a closed connection without one, or a mistake. */
export type Outcome =
  | { readonly kind: "response"; readonly response: WireResponse }
  | { readonly kind: "closed" }
  | { readonly kind: "wrong"; readonly reason: string };

/** Sends requests to one address over persistent connections. */
export interface Connections {
  send(request: WireRequest): Promise<Outcome>;
  close(): void;
}

/** Milliseconds without a new event after which a stream is abandoned. */
const SILENCE = 30;
/** Bytes of a stream after which it is abandoned. */
const ENOUGH = 200_000;

export function createConnections({ hostname, port: explicitPort }: URL): Connections {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const port = Number(explicitPort || 80);
  const idle: Socket[] = [];
  const all = new Set<Socket>();

  function openNew(): Socket {
    const socket = connect(port, host);
    socket.setNoDelay(true);
    all.add(socket);
    socket.on("close", () => all.delete(socket));
    // The close event follows an error.
    socket.on("error", () => {});
    return socket;
  }

  function openIdle(): Socket | undefined {
    for (let socket = idle.pop(); socket; socket = idle.pop()) if (!socket.destroyed) return socket;
    return undefined;
  }

  return {
    async send(request) {
      const isPlain = !isBroken(request) && !request.headers.some(([name]) => /^(connection|expect)$/i.test(name));
      const known = isPlain ? openIdle() : undefined;
      let socket = known ?? openNew();
      let outcome = await exchange(socket, request);
      // The server may have just closed a persistent connection (RFC 9112 section 9.3.1).
      if (known && outcome.kind === "closed") {
        socket = openNew();
        outcome = await exchange(socket, request);
      }
      const ended = outcome.kind === "response" && outcome.response.complete && !closes(outcome.response);
      if (isPlain && ended && request.method !== "HEAD" && !socket.destroyed) idle.push(socket);
      else socket.destroy();
      return outcome;
    },
    close() {
      for (const socket of all) socket.destroy();
    },
  };
}

function closes({ headers }: WireResponse): boolean {
  return headers.get("connection")?.toLowerCase() === "close";
}

function exchange(socket: Socket, request: WireRequest): Promise<Outcome> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let needed = 0;
    let timer: NodeJS.Timeout | undefined;
    const finish = (outcome: Outcome) => {
      clearTimeout(timer);
      socket.off("data", onData);
      socket.off("close", onClose);
      resolve(outcome);
    };
    const read = (closed: boolean) => {
      try {
        return readResponse(Buffer.concat(chunks), request.method, closed);
      } catch (error) {
        finish({ kind: "wrong", reason: (error as Error).message });
        return undefined;
      }
    };
    const onData = (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      // A long response is concatenated only once.
      const response = size < needed ? undefined : read(false);
      if (!response) return;
      needed = size + response.missing;
      const isStream = response.headers.get("content-type") === "text/event-stream";
      if (response.complete || (isStream && size > ENOUGH)) finish({ kind: "response", response });
      else if (isStream) {
        clearTimeout(timer);
        timer = setTimeout(() => finish({ kind: "response", response }), SILENCE);
      }
    };
    const onClose = () => {
      const response = read(true);
      finish(response ? { kind: "response", response } : { kind: "closed" });
    };
    socket.on("data", onData);
    socket.on("close", onClose);
    socket.write(toBytes(request));
    // Nothing follows a damaged request, so that the server does not wait for more.
    if (isBroken(request)) socket.end();
  });
}
