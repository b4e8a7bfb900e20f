import { extname } from "node:path";
import type { MockRequest, MockResponse } from "../exchange/types.ts";

const ROOT = "/_mock/";

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  "": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
};

/** The page loads nothing from elsewhere, and no other page may show it in a frame. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Returns true if a request is for a file of the dashboard, the page about the requests and the state of sandboxes. The files are
 * the same for everybody, so they need no key; what the page requests does.
 */
export function isDashboard({ method, url }: Pick<MockRequest, "method" | "url">): boolean {
  const path = url.split("?", 1)[0]!;
  return ["GET", "HEAD"].includes(method) && (path === ROOT || path.startsWith(`${ROOT}dashboard/`));
}

/** Responds with a file of the dashboard; undefined if there is no such file. */
export async function respondWithDashboard(path: string): Promise<MockResponse | undefined> {
  const { files } = await import("../../../generated/dashboard.ts");
  const name = path.slice(ROOT.length);
  if (!Object.hasOwn(files, name)) return undefined;
  const headers = {
    "content-type": MEDIA_TYPES[extname(name)]!, // The files have no other types.
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-cache",
  };
  return { status: 200, headers, body: files[name] };
}
