import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
// Fake timers of tests replace the global function.
import { setImmediate } from "node:timers";

/** Handles a request, and calls `done` when its response has been written or has failed. */
type Handler = (request: IncomingMessage, response: ServerResponse, done: () => void) => void;

export interface RequestQueue {
  /**
   * Returns a handler that waits until the responses to all earlier requests of the connection have been written. It is
   * not called for a request after the last response of the connection.
   */
  inOrder(handle: Handler): (request: IncomingMessage, response: ServerResponse) => void;
  /** Returns the response to the last request of the connection, which is sent after all others. */
  findNewest(socket: Socket): ServerResponse | undefined;
  /** Returns true if all requests of the connection have their responses. */
  isIdle(socket: Socket): boolean;
  /** Returns true if the last input of the connection has to wait for responses to earlier requests. */
  isBusy(socket: Socket): boolean;
  /** Calls `refuse` once these responses have been sent. Until then, further calls for the connection do nothing. */
  refuseRest(socket: Socket, refuse: () => void): void;
}

interface Connection {
  readonly socket: Socket;
  /** Functions that handle the waiting requests, oldest first. */
  readonly waiting: (() => void)[];
  /** True from the start of a request until nothing waits. */
  isHandling: boolean;
  /** True if no more requests are read because many are waiting. */
  isPaused: boolean;
  newest: ServerResponse;
  isRefused: boolean;
  /** The time by `performance.now()` since which requests have been handled without an iteration of the event loop. */
  sliceStart: number;
  /** Sum of the bytes that each response in this time slice had to leave for later. */
  unsentBytes: number;
}

/** Milliseconds after which a connection with waiting requests lets others come first. */
const MAX_SLICE = 0.5;
/** Bytes of responses after which the next request waits until they have been sent. */
const MAX_UNSENT = 262_144;
/** Number of waiting requests at which no more of a connection are read. */
const MAX_WAITING = 100;

/**
 * Handles the requests of a connection one at a time. Node.js emits pipelined requests (RFC 9112 section 9.3.2) as soon as
 * they are parsed, and keeps their responses in memory until the client reads them. Here, requests wait while too many
 * bytes have not been sent. If more than `maxPipelined` requests wait in total, the connection with the most is closed:
 * Node.js needs over 60 times the memory of a short request, and has parsed all that it has read before it pauses.
 */
export function createRequestQueue(maxPipelined = 10_000): RequestQueue {
  const connections = new Map<Socket, Connection>();
  let total = 0;

  function open(socket: Socket, newest: ServerResponse): Connection {
    const connection = createConnection(socket, newest);
    connections.set(socket, connection);
    socket.once("close", () => {
      total -= connection.waiting.splice(0).length;
      connections.delete(socket);
    });
    return connection;
  }

  function begin(connection: Connection, request: IncomingMessage, response: ServerResponse, handle: Handler): void {
    connection.isHandling = true;
    handle(request, response, () => {
      connection.unsentBytes += response.writableLength;
      if (connection.waiting.length > 0) proceed(connection, response);
      else connection.isHandling = false;
    });
  }

  /** Handles the next request, unless too much of the previous responses has not been sent. */
  function proceed(connection: Connection, previous: ServerResponse): void {
    connection.isHandling = true;
    const isFull = connection.unsentBytes >= MAX_UNSENT || !mayBeFollowed(previous);
    if (isFull && !previous.writableFinished) previous.once("finish", () => proceedLater(connection));
    else if (isFull || performance.now() - connection.sliceStart > MAX_SLICE) proceedLater(connection);
    else queueMicrotask(() => handleNext(connection));
  }

  /** Handles the next request after those of other connections. */
  function proceedLater(connection: Connection): void {
    setImmediate(() => {
      startSlice(connection);
      handleNext(connection);
    });
  }

  function handleNext(connection: Connection): void {
    const { socket, waiting } = connection;
    const next = waiting.shift();
    if (!next) return;
    total -= 1;
    pauseOrResume(connection);
    // The previous response may have been the last one.
    if (socket.writable) next();
  }

  function wait(connection: Connection, next: () => void): void {
    connection.waiting.push(next);
    total += 1;
    pauseOrResume(connection);
    if (total > maxPipelined) findMostCrowded(connections.values())?.socket.destroy();
  }

  return {
    inOrder: (handle) => (request, response) => {
      const { socket } = request;
      // The previous response was the last one of the connection (RFC 9112 section 9.6).
      if (!socket.writable) return;
      const connection = connections.get(socket) ?? open(socket, response);
      const previous = connection.newest;
      connection.newest = response;
      if (previous === response || isIdle(connection, previous)) {
        startSlice(connection);
        begin(connection, request, response, handle);
        return;
      }
      wait(connection, () => begin(connection, request, response, handle));
      if (!connection.isHandling) proceed(connection, previous);
    },
    findNewest: (socket) => connections.get(socket)?.newest,
    isIdle: (socket) => connections.get(socket)?.newest.writableFinished ?? true,
    isBusy(socket) {
      const connection = connections.get(socket);
      return connection !== undefined && endOfWait(connection.newest) !== undefined;
    },
    refuseRest(socket, refuse) {
      const connection = connections.get(socket);
      const event = connection && endOfWait(connection.newest);
      // Node.js closes the connection after its last response in one of the next ticks.
      if (!event) return void setImmediate(refuse);
      if (connection.isRefused) return;
      connection.isRefused = true;
      connection.newest.once(event, refuse);
    },
  };
}

function createConnection(socket: Socket, newest: ServerResponse): Connection {
  return {
    socket,
    waiting: [],
    isHandling: false,
    isPaused: false,
    newest,
    isRefused: false,
    sliceStart: 0,
    unsentBytes: 0,
  };
}

function startSlice(connection: Connection): void {
  connection.sliceStart = performance.now();
  connection.unsentBytes = 0;
}

function pauseOrResume(connection: Connection): void {
  const { socket, waiting, isPaused } = connection;
  connection.isPaused = waiting.length >= MAX_WAITING;
  if (connection.isPaused === isPaused) return;
  // Node.js resumes the socket whenever it has parsed a request or sent its response.
  if (isPaused) socket.off("resume", socket.pause).resume();
  else socket.on("resume", socket.pause).pause();
}

/** Returns true if all responses have been sent, and a request may follow. */
function isIdle({ isHandling }: Connection, newest: ServerResponse): boolean {
  return !isHandling && newest.writableFinished && mayBeFollowed(newest);
}

/** Returns true if a response has been written, and is not the last one of its connection. */
function mayBeFollowed(response: ServerResponse): boolean {
  return response.writableEnded && response.shouldKeepAlive && !response.hasHeader("connection");
}

function findMostCrowded(connections: Iterable<Connection>): Connection | undefined {
  let most: Connection | undefined;
  for (const each of connections) if (!most || each.waiting.length > most.waiting.length) most = each;
  return most;
}

/** Returns the event of the newest response that ends the wait of the last input; undefined if it need not wait. */
function endOfWait(newest: ServerResponse): "finish" | "socket" | undefined {
  if (newest.writableFinished) return undefined;
  if (newest.req.complete) return "finish";
  // The last input belongs to its request.
  return newest.socket ? undefined : "socket";
}
