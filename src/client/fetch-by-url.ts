/** Calls a fetch that can't read a Request with its URL and a complete init. Resolves to undefined if it ignores the init. */
export async function fetchByUrl(
  fetch: (input: never, init: RequestInit) => Promise<Response>,
  request: Request,
  headers: Record<string, string>,
): Promise<Response | undefined> {
  const { method, url, redirect, signal } = request;
  const body = request.body ? await request.arrayBuffer() : null;
  let ignored = true;
  const response = await fetch(url as never, {
    headers,
    body,
    redirect,
    signal,
    get method() {
      ignored = false;
      return method;
    },
  });
  return ignored ? undefined : response;
}
