import type { CustomFetch } from "./fetch-response.ts";

/**
 * Calls a fetch that can't read a Request again, with its URL and a complete init. Resolves to undefined if the fetch has not
 * read the init.
 */
export async function fetchByUrl(
  fetch: CustomFetch,
  request: Request,
  headers: Record<string, string>,
): Promise<Response | undefined> {
  const { url, method, redirect, signal } = request;
  let ignored = true;
  const response = await fetch(url as never, {
    headers,
    body: request.body ? await request.arrayBuffer() : null,
    redirect,
    signal,
    get method() {
      ignored = false;
      return method;
    },
  });
  return ignored ? undefined : response;
}
