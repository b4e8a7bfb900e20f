import { timingSafeEqual } from "node:crypto";
import type { AddressInfo } from "node:net";
import { type Problem, toProblem } from "../exchange/problems.ts";
import type { MockRequest } from "../exchange/types.ts";
import { isDashboard } from "../site-pages/dashboard.ts";
import { isControl, mayRead } from "../stages/cors.ts";
import { hostName, isLoopback } from "../stages/shared/host.ts";

export interface GateOptions {
  /** The IP address that the server listens on; `host` is the address or name passed to `listen`. */
  readonly address: string;
  readonly host: string;
  readonly allowedHosts: readonly string[];
  readonly control: boolean;
  readonly controlKey: string | undefined;
  /** Milliseconds of a clock that never goes back. Default: that of the process. */
  readonly now?: () => number;
}

/** Maximum number of wrong control keys from an address in a second. */
const MAX_WRONG_KEYS = 10;

/**
 * Creates the function that refuses requests on a port: those that reach a loopback address under a foreign name, as in
 * DNS rebinding, where the name of a page resolves to this machine, and those that may not control the mock. It takes a
 * request with the address of its sender.
 */
export function createGate(options: GateOptions): (request: MockRequest, from?: string) => Problem | undefined {
  const { address, host, allowedHosts } = options;
  const local = isLoopback(address);
  const controlRefusal = createControlRefusal(options, local);
  const own = ["localhost", address, host, reachableHost(host, address)];
  const names = new Set([...own, ...allowedHosts].map((name) => hostName(urlHost(name))));
  const checksHost = local || allowedHosts.length > 0;

  return (request, from = "") => {
    const { headers, url } = request;
    if (checksHost && headers.host !== undefined) {
      const name = hostName(headers.host);
      // The mock refuses a malformed host itself.
      const isAllowed = name === undefined || names.has(name) || (local && isLoopback(name));
      if (!isAllowed) {
        const detail = `The host ${headers.host} is not allowed. Use the address of the server, or start it with --allow-host.`;
        return toProblem(421, "HOST_NOT_ALLOWED", detail);
      }
    }
    return isControl(url) ? controlRefusal(request, from) : undefined;
  };
}

function urlHost(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

/** The host under which this machine reaches a server: no one can connect to `0.0.0.0` or `::` everywhere. */
function reachableHost(host: string, address: string): string {
  return { "0.0.0.0": "127.0.0.1", "::": "::1" }[address] ?? host;
}

export function serverUrl(host: string, { address, port }: AddressInfo): string {
  return `http://${urlHost(reachableHost(host, address))}:${port}`;
}

function createControlRefusal(options: GateOptions, local: boolean) {
  const { control, controlKey, now = () => performance.now() } = options;
  const wrongKeys = createCounter(now);
  const notAllowed = (detail: string) => toProblem(403, "CONTROL_NOT_ALLOWED", detail);

  return (request: MockRequest, from: string): Problem | undefined => {
    if (!control) return toProblem(404, "NOT_FOUND", "The operations under /_mock/ are switched off.");
    // A preflight request has no credentials, and changes nothing.
    if (request.method === "OPTIONS") return undefined;
    if (!mayRead(request))
      return toProblem(403, "ORIGIN_NOT_ALLOWED", `Pages of ${request.headers.origin} must not control the mock.`);
    if (isDashboard(request)) return undefined;
    if (controlKey === undefined) {
      if (!local)
        return notAllowed("This server accepts other machines, so the operations under /_mock/ need --control-key.");
      if (!isAboutOthers(request)) return undefined;
      return notAllowed("The list of all sandboxes needs a control key. Start the mock with --control-key.");
    }
    const given = request.headers["x-control-key"];
    // Not even the right key is accepted then, so that nobody can find it by guessing faster.
    if (given !== undefined && wrongKeys.count(from) >= MAX_WRONG_KEYS) {
      const detail = `Your address has sent ${MAX_WRONG_KEYS} wrong control keys in a second. Try again in 1 second.`;
      return toProblem(429, "RATE_LIMITED", detail);
    }
    if (isKey(given, controlKey)) return undefined;
    if (given !== undefined) wrongKeys.add(from);
    const detail = "The header X-Control-Key is missing or wrong. Send the key that the server was started with.";
    return toProblem(401, "UNAUTHENTICATED", detail);
  };
}

/** Returns true for the operation that shows the sandboxes of other keys. */
const isAboutOthers = ({ method, url }: MockRequest) =>
  (method === "GET" || method === "HEAD") && url.split("?", 1)[0] === "/_mock/sandboxes";

/** Creates a counter by address that begins again after a second, so that it does not grow. */
function createCounter(now: () => number) {
  const counts = new Map<string, number>();
  let started = -Infinity;
  const current = () => {
    if (now() - started >= 1000) {
      counts.clear();
      started = now();
    }
    return counts;
  };
  return {
    count: (address: string) => current().get(address) ?? 0,
    add: (address: string) => void counts.set(address, (counts.get(address) ?? 0) + 1),
  };
}

/** Compares keys in constant time, so that the key can't be guessed character by character. */
function isKey(given: string | undefined, key: string): boolean {
  const [left, right] = [Buffer.from(given ?? ""), Buffer.from(key)];
  return left.length === right.length && timingSafeEqual(left, right);
}
