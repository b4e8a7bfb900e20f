import { negotiate } from "../exchange/negotiation.ts";
import type { ReceivedRequest } from "../exchange/received-request.ts";
import type { MockRequest, MockResponse } from "../exchange/types.ts";
import manifest from "../package.json" with { type: "json" };

const LINKS = {
  reference: "/docs/",
  document: "/openapi.json",
  document_yaml: "/openapi.yaml",
  dashboard: "/_mock/",
  control: "/_mock/openapi.json",
  health: "/healthz",
};

type Page = (request: MockRequest) => MockResponse | Promise<MockResponse>;

/**
 * Creates the function that responds to requests for pages besides the operations. They need no key and no sandbox. It
 * returns undefined for any other request. The document is serialized and encoded once, because that takes longer than
 * hundreds of requests.
 */
export function createPages(): (request: ReceivedRequest) => ReturnType<Page> | undefined {
  let asJson: Promise<Uint8Array> | undefined;
  let asYaml: Promise<Uint8Array> | undefined;
  const pages: Readonly<Record<string, Page>> = {
    "/": home,
    "/_mock": () => ({ status: 308, headers: { location: "/_mock/" } }),
    "/healthz": () => json({ status: "ok" }),
    "/openapi.json": async () => {
      asJson ??= loadDocument().then((document) => encode(JSON.stringify(document)));
      return { status: 200, headers: { "content-type": "application/json" }, body: await asJson };
    },
    "/openapi.yaml": async () => {
      asYaml ??= Promise.all([loadDocument(), import("yaml")]).then(([document, { stringify }]) =>
        encode(stringify(document)),
      );
      // The media type of RFC 9512.
      return { status: 200, headers: { "content-type": "application/yaml" }, body: await asYaml };
    },
  };
  return (request) => {
    const { path, method } = request;
    // Nearly all requests are for the API.
    if (path.startsWith("/v") || !Object.hasOwn(pages, path)) return undefined;
    if (!["GET", "HEAD"].includes(method)) return undefined;
    return pages[path]!(request);
  };
}

function home({ headers }: MockRequest): MockResponse {
  const { version } = manifest;
  if (negotiate(headers.accept, ["application/json", "text/html"]) !== "text/html")
    return json({ name: "Platform API mock", version, links: LINKS });
  const items = Object.entries(LINKS).map(
    ([name, path]) => `<li><a href="${path}">${name.replace("_", " as ").replace("yaml", "YAML")}</a></li>`,
  );
  const body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Platform API mock</title>
<h1>Platform API mock ${version}</h1>
<p>Any API key works, and each has its own sandbox:</p>
<pre>curl -H "Authorization: Bearer any" http://${headers.host ?? "127.0.0.1:4010"}/v1/agents/ag_0197c3d0</pre>
<ul>
${items.join("\n")}
</ul>
</html>
`;
  return { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, body };
}

function json(value: unknown): MockResponse {
  return { status: 200, headers: { "content-type": "application/json" }, body: JSON.stringify(value) };
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Returns the document of the operations under `/_mock/`; a browser has none. */
export async function loadControlDocument(): Promise<object | undefined> {
  return (await import("../../../generated/control/openapi.json", { with: { type: "json" } })).default;
}

async function loadDocument(): Promise<object> {
  return (await import("../../../generated/openapi.json", { with: { type: "json" } })).default;
}
