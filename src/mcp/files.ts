/** The files of exported datasets. */
import { lookup } from "node:dns/promises";
import { BlockList } from "node:net";
import type { KeptResults } from "./results.ts";

export interface FileOptions {
  readonly kept: KeptResults;
  /** Addresses of files that operations returned; only these are read. */
  readonly files: Set<string>;
  /** Sends the request for a file: to the mock, or over the network. */
  readonly fetchFile: (request: Request) => Promise<Response>;
  /** Replaces secrets in a text. */
  readonly mask: (text: string) => string;
}

/** The operation that returns the address of a file. */
export const EXPORT = "observability.datasets.exportToJsonl";
/** Characters of the address of a page or a file; those of presigned URLs are long. */
export const MAX_ADDRESS = 4000;
/** Files that are remembered, the newest ones, and the characters and milliseconds in which one is read. */
const MAX_FILES = 50;
const MAX_FILE = 50_000_000;
const FILE_MS = 60_000;

/** Remembers the address in the response of an export, if it is absolute and has no credentials. */
export function rememberFile({ files }: FileOptions, body: unknown): void {
  const { file_url: url } = Object(body) as { file_url?: unknown };
  if (typeof url !== "string" || url.length > MAX_ADDRESS || !/^https?:\/\/[^@/?#\\\s]+([/?#]|$)/i.test(url)) return;
  files.add(url);
  if (files.size > MAX_FILES) files.delete(files.values().next().value!);
}

/** Reads a file without credentials: its address has them. Returns undefined if no export returned the address. */
export async function readFile(
  { files, kept, fetchFile, mask }: FileOptions,
  url: string,
  cursor: string | undefined,
  callSignal: AbortSignal,
): Promise<string | undefined> {
  if (!files.has(url)) return undefined;
  const before = cursor === undefined ? undefined : kept.read(url);
  if (before !== undefined) return before;
  const signal = AbortSignal.any([callSignal, AbortSignal.timeout(FILE_MS)]);
  try {
    const response = await fetchFile(new Request(url, { redirect: "error", signal }));
    if (!response.ok || !response.body) throw new Error(`its server returned ${response.status}`);
    let text = "";
    const reader = response.body.pipeThrough(new TextDecoderStream(), { signal }).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      if (text.length <= MAX_FILE) continue;
      await reader.cancel();
      throw new Error(`it has more than ${MAX_FILE} characters`);
    }
    const masked = mask(text);
    kept.keep(masked, url);
    return masked;
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Error(`The file can't be read: ${(cause as Error | undefined)?.message ?? message}.`);
  }
}

/** IPv4 addresses of this machine, of private networks and of groups (RFC 6890). */
const INTERNAL = new BlockList();
for (const [address, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  INTERNAL.addSubnet(address, prefix);
/** IPv6 addresses that are public: 2000::/3, without 6to4 and 2001::/23 (Teredo), which can stand for any IPv4 address. */
const PUBLIC_V6 = /^(?!2002:|2001:(?:1?[\da-f]{1,2})?:)[23][\da-f]{3}:/;

/**
 * Creates a `fetch` for files, whose addresses the service chooses: it must not reach what only this machine can. A name that
 * resolves to another address later is no way in, because the host needs a certificate for it.
 */
export function fetchFileFrom(baseUrl: string): FileOptions["fetchFile"] {
  const { origin } = new URL(baseUrl);
  return async (request) => {
    const { protocol, hostname, origin: target } = new URL(request.url);
    const isPublic = async () => {
      const addresses = await lookup(hostname.replace(/[[\]]/g, ""), { all: true });
      return addresses.every(({ address, family }) =>
        family === 6 ? PUBLIC_V6.test(address) : !INTERNAL.check(address),
      );
    };
    if (target === origin || (protocol === "https:" && (await isPublic()))) return fetch(request);
    throw new Error(`it is at ${target}, which is neither the origin of the service nor a public host with https`);
  };
}
