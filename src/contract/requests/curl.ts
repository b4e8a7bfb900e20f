import type { Exchange } from "../target.ts";

/** Values of headers with a secret, with the environment variable that the command reads. */
const SECRETS: Readonly<Record<string, string>> = {
  authorization: "Bearer $PLATFORM_API_KEY",
  dashboardusercontextauth: "$PLATFORM_USER_CONTEXT_TOKEN",
};
/** Set by fetch, or of no interest. */
const OMITTED = ["connection"];

/** Returns the command that sends the same request, with the credentials in environment variables. */
export function toCurl({
  request,
  body,
  text = JSON.stringify(body),
}: Pick<Exchange, "request" | "body" | "text">): string {
  const headers = [...request.headers].filter(([name]) => !OMITTED.includes(name));
  return [
    "curl -i",
    ...(request.method === "GET" ? [] : ["-X", request.method]),
    quoted(request.url),
    ...headers.flatMap(([name, value]) => [
      "-H",
      SECRETS[name] ? `"${name}: ${SECRETS[name]}"` : quoted(`${name}: ${value}`),
    ]),
    ...(text === undefined ? [] : ["--data-raw", quoted(text)]),
  ].join(" ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
