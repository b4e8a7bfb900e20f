import type { StoredFile } from "../areas/files/state.ts";
import type { ReceivedRequest } from "../exchange/received-request.ts";
import type { MockResponse } from "../exchange/types.ts";
import type { Sandboxes } from "../sandboxes/sandboxes.ts";
import { isDashboard, respondWithDashboard } from "../site-pages/dashboard.ts";
import { loadControlDocument } from "../site-pages/pages.ts";
import type { Awaitable } from "../stores/store.ts";
import { corsHeaders, preflight } from "./cors.ts";

const CONTROL_DOCUMENT = "/_mock/openapi.json";

/** Media types of files that a browser may show. Others, such as HTML, could contain scripts. */
const SHOWN = /^(?:image\/(?!svg)|audio\/|text\/plain\b|application\/(?:json|pdf)\b)/i;

const FILE = /^\/_mock\/files\/([0-9a-f]{16})\/([^/]+)$/;

/**
 * Responds to a request that needs no key: for a file of the dashboard, for a stored file, by a URL from the API, or for the
 * control document. Returns
 * undefined at once for all others, which would otherwise be overtaken.
 */
export function openToAll(
  request: ReceivedRequest,
  sandboxes: Pick<Sandboxes, "updateKnown">,
  origins?: readonly string[],
): Promise<MockResponse | undefined> | undefined {
  const { method, path } = request;
  if (isDashboard(request)) return respondWithDashboard(path);
  const isOpen = ["GET", "HEAD", "OPTIONS"].includes(method) && (path === CONTROL_DOCUMENT || FILE.test(path));
  return isOpen ? respondToAll(request, sandboxes, origins) : undefined;
}

async function respondToAll(
  request: ReceivedRequest,
  sandboxes: Pick<Sandboxes, "updateKnown">,
  origins?: readonly string[],
): Promise<MockResponse | undefined> {
  const file = await fileAt(request.path, sandboxes);
  if (!file && request.path !== CONTROL_DOCUMENT) return undefined;
  if (request.method === "OPTIONS") return preflight(request, "GET, HEAD", origins);
  const headers = {
    "content-type": file?.mediaType ?? "application/json",
    ...(file && fileHeaders(file)),
    ...(request.headers.origin === undefined ? {} : corsHeaders(request, origins)),
  };
  if (file) return { status: 200, headers, body: file.content };
  const document = await loadControlDocument();
  return document && { status: 200, headers, body: JSON.stringify(document) };
}

/** Returns headers for a file of any caller, which must not run on the origin of the reference. */
function fileHeaders({ mediaType }: StoredFile): Readonly<Record<string, string>> {
  return {
    "content-security-policy": "sandbox",
    "x-content-type-options": "nosniff",
    ...(SHOWN.test(mediaType) ? {} : { "content-disposition": "attachment" }),
  };
}

function fileAt(path: string, sandboxes: Pick<Sandboxes, "updateKnown">): Awaitable<StoredFile | undefined> {
  const [, sandboxId, fileId] = FILE.exec(path) ?? [];
  if (!sandboxId || !fileId) return undefined;
  return sandboxes.updateKnown(sandboxId, ({ sandbox }) => sandbox.files.get(fileId));
}
