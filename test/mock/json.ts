import type { Session } from "./session.ts";

/** Sends JSON and parses the JSON response. For tests whose paths or bodies openapi-fetch can't type. */
export async function sendJson(session: Session, method: string, path: string, body?: unknown) {
  const response = await session.send(path, {
    method,
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}
