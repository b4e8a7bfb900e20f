import type { Connections, Outcome } from "./connection.ts";
import { cpuUsage, type Server } from "./server.ts";

/** Milliseconds within which a response must arrive. */
const MOST = 2000;
/** Milliseconds without any response after which a server counts as hanging, however busy the machine is. */
const PATIENCE = 60_000;

/** Milliseconds of work in two seconds, below which a server is idle. */
const IDLE = 100;

/** Another request, which any server answers immediately. */
export const PROBE = { method: "GET", target: "/_mock/openapi.json", headers: [["Host", "localhost"]] } as const;

export type Timed = { readonly outcome: Outcome } | { readonly late: string };

/**
 * Waits for the end of an exchange, or finds out that it hangs. On a busy machine every response may be late, so that the
 * clock alone proves nothing. It hangs if the server's main thread has computed for two seconds meanwhile, or if the server
 * responds to others and all its threads have been idle for two seconds. A remote server is only checked for responses.
 */
export async function inTime(server: Server, connections: Connections, sent: Promise<Outcome>): Promise<Timed> {
  const { pid } = server;
  const usage = () => (pid === undefined ? { main: 0, all: 0 } : cpuUsage(pid));
  const before = usage();
  const started = performance.now();
  let outcome = await within(MOST, sent);
  while (!outcome && performance.now() - started < PATIENCE) {
    if (server.hasEnded()) return { late: "The server has ended." };
    const computed = usage().main - before.main;
    if (computed > MOST) return { late: `The server computed for ${Math.round(computed)} ms.` };
    const probed = await within(MOST, Promise.race([connections.send(PROBE), sent]));
    const probedAt = usage();
    outcome = await within(MOST, sent);
    // A separate thread generates the responses of Prism.
    const isIdle = Math.abs(usage().all - probedAt.all) < IDLE;
    if (!outcome && probed && isIdle) return { late: "The response is missing, while others arrive." };
  }
  return outcome ? { outcome } : { late: "The server does not respond." };
}

async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
