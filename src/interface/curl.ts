import { renderCurl } from "../samples/curl.ts";

/** A request that was sent. The names of its headers are in lowercase. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Undefined or null if there is none. */
  body: unknown;
}

/** Headers that curl, a browser or Node.js adds by itself. */
export const OWN_HEADERS =
  /^(?:host|connection|content-length|transfer-encoding|accept-encoding|expect|user-agent|origin|referer|sec-.*)$/;
/** Masked in the journal, and read from the environment by samples. */
export const CREDENTIALS: Readonly<Record<string, string>> = {
  authorization: "Bearer {PLATFORM_API_KEY}",
  dashboardusercontextauth: "{PLATFORM_USER_CONTEXT_TOKEN}",
};

/** The command that sends the same request, with the credentials in environment variables. */
export function toCurl({ method, url, headers, body }: SentRequest, isStream: boolean): string {
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    // Defaults of curl and of its --json.
    const isDefault =
      name === "content-type" ? value === "application/json" : name.startsWith("accept") && /^\*(\/\*)?$/.test(value);
    if (OWN_HEADERS.test(name) || name === "authorization" || isDefault) return [];
    return [[name, CREDENTIALS[name] ?? value]];
  });
  return renderCurl(
    {
      method,
      url: [url],
      headers: [["Authorization", CREDENTIALS.authorization!], ...kept],
      body,
      hasBody: body !== null && body !== undefined,
      response: isStream && !headers.accept?.includes("event-stream") ? "events" : "json",
      ends: [],
      failures: [],
    },
    {},
  );
}
