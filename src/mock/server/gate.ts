import { timingSafeEqual } from "node:crypto";
import { type Problem, toProblem } from "../areas/problems.ts";
import { isControl, mayRead } from "./cors.ts";
import { hostName, isLoopback } from "./host.ts";
import type { MockRequest } from "./types.ts";

export interface GateOptions {
  /** The IP address that the server listens on; `host` is the address or name passed to `listen`. */
  readonly address: string;
  readonly host: string;
  readonly allowedHosts: readonly string[];
  readonly control: boolean;
  readonly controlKey: string | undefined;
}

/**
 * Creates the function that refuses requests on a port: those that reach a loopback address under a foreign name, as in
 * DNS rebinding, where the name of a page resolves to this machine, and those that may not control the mock.
 */
export function createGate(options: GateOptions): (request: MockRequest) => Problem | undefined {
  const { address, host, allowedHosts } = options;
  const local = isLoopback(address);
  const names = new Set(["localhost", address, host, ...allowedHosts].map((name) => hostName(urlHost(name))));
  const isAllowed = (name: string) => names.has(name) || (local && isLoopback(name));
  const checksHost = local || allowedHosts.length > 0;
  // Nearly all requests have the same Host.
  let lastAllowed: string | undefined;

  return (request) => {
    const { headers, url } = request;
    if (checksHost && headers.host !== undefined && headers.host !== lastAllowed) {
      const name = hostName(headers.host);
      // The mock refuses a malformed host itself.
      if (name !== undefined && !isAllowed(name)) return foreignHost(headers.host);
      lastAllowed = headers.host;
    }
    return isControl(url) ? controlRefusal(request, options, local) : undefined;
  };
}

/** Formats an address for a URL. */
export function urlHost(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

function foreignHost(host: string): Problem {
  const detail = `The host ${host} is not allowed. Use the address of the server, or start it with --allow-host.`;
  return toProblem(421, "HOST_NOT_ALLOWED", detail);
}

function controlRefusal(
  request: MockRequest,
  { control, controlKey }: GateOptions,
  local: boolean,
): Problem | undefined {
  if (!control) return toProblem(404, "NOT_FOUND", "The operations under /_mock/ are switched off.");
  // A preflight request has no credentials, and changes nothing.
  if (request.method === "OPTIONS") return undefined;
  if (!mayRead(request))
    return toProblem(403, "ORIGIN_NOT_ALLOWED", `Pages of ${request.headers.origin} must not control the mock.`);
  if (controlKey === undefined)
    return local
      ? undefined
      : toProblem(
          403,
          "CONTROL_NOT_ALLOWED",
          "This server accepts other machines, so the operations under /_mock/ need --control-key.",
        );
  return isKey(request.headers["x-control-key"], controlKey)
    ? undefined
    : toProblem(
        401,
        "UNAUTHENTICATED",
        "The header X-Control-Key is missing or wrong. Send the key that the server was started with.",
      );
}

/** Compares keys in constant time, so that the key can't be guessed character by character. */
function isKey(given: string | undefined, key: string): boolean {
  const [left, right] = [Buffer.from(given ?? ""), Buffer.from(key)];
  return left.length === right.length && timingSafeEqual(left, right);
}
