import type { Document } from "../../core/document.ts";
import { CREDENTIALS, OWN_HEADERS, toCurl } from "../../interface/curl.ts";
import type { DocumentedOperation } from "../../samples/http-call.ts";
import { JAVASCRIPT, typescriptLiterals } from "../../samples/javascript.ts";
import { layOut } from "../../samples/layout.ts";
import { literal } from "../../samples/literals.ts";
import { findOperation } from "../../samples/render-steps.ts";
import { renderTypeScript, renderTypeScriptImports } from "../../samples/typescript.ts";
import type { JournalEntry } from "./control.ts";

/** An entry of the journal as code, by the name of its button. Each takes the API key from the environment, as the samples of the reference do. */
export function listCopies(entry: JournalEntry, origin: string, document: Document | undefined): [string, string][] {
  const { operation_id } = entry;
  const operation = operation_id !== null && document ? findOperation(document, operation_id) : undefined;
  return [
    ["curl", toCurl({ ...entry, url: origin + entry.url }, entry.response.events.length > 0)],
    ...(operation && document
      ? ([["TypeScript", toTypeScript(entry, origin, document, operation)]] as [string, string][])
      : []),
    ...(operation_id === null
      ? []
      : ([
          ["reply", toReply(entry)],
          ["assertion", toAssertion(entry)],
        ] as [string, string][])),
  ];
}

/** Headers that the client writes. */
const CLIENT_HEADERS = ["accept", "accept-language", "content-type", "idempotency-key"];
function toTypeScript(entry: JournalEntry, origin: string, document: Document, operation: DocumentedOperation): string {
  const declared = operation.parameters.filter(({ in: place }) => place === "header").map(({ name }) => name);
  const isOwn = (name: string) => OWN_HEADERS.test(name) || CLIENT_HEADERS.includes(name) || name in CREDENTIALS;
  // Names of headers are case-insensitive (RFC 9110, section 5.1).
  const others = Object.keys(entry.headers).filter(
    (name) => !isOwn(name) && !declared.some((each) => each.toLowerCase() === name),
  );
  const headers = [...declared, ...others].flatMap((name) => {
    const value = entry.headers[name.toLowerCase()];
    return value === undefined ? [] : [[name, value]];
  });
  const parameters = { ...readPath(operation.path, entry.path), ...entry.query, ...Object.fromEntries(headers) };
  const values = { parameters, ...(entry.body !== null && { body: entry.body }) };
  const withOthers = {
    ...operation,
    parameters: [...operation.parameters, ...others.map((name) => ({ name, in: "header" as const, schema: {} }))],
  };
  const call = renderTypeScript(document, withOthers, values, { isLast: true, isOnly: true });
  const imports = renderTypeScriptImports(call).replace("new Platform()", `new Platform({ baseUrl: "${origin}" })`);
  return `${imports}\n\n${call}`;
}

/** The parameters of a path, by the names in its template. */
export function readPath(template: string, path: string): Record<string, string> {
  const segments = path.split("/");
  const pairs = template
    .replace(/#.*/, "")
    .split("/")
    .flatMap((part, index) => {
      const [, name] = /^\{(.*)\}$/.exec(part) ?? [];
      return name === undefined ? [] : [[name, decodeURIComponent(segments[index] ?? "")]];
    });
  return Object.fromEntries(pairs);
}

/** The JSON that the form for replies takes, and `sandbox.reply()`. */
function toReply({ operation_id, path, status, response }: JournalEntry): string {
  const { body, events, headers } = response;
  const reply = {
    match: { operation_id, path },
    status,
    ...(headers["retry-after"] && { headers: { "retry-after": headers["retry-after"] } }),
    ...(events.length > 0 ? { events } : body === null ? {} : { body }),
  };
  return JSON.stringify(reply, undefined, 2);
}

/** A search that only this request and equal ones meet. */
function toAssertion({ operation_id, path, query, body }: JournalEntry): string {
  const fields = typeof body === "object" && body !== null && !Array.isArray(body) ? Object.entries(body) : [];
  const search = toCall("sandbox.search", {
    operation_id,
    path,
    ...(Object.keys(query).length > 0 && { query }),
    ...(fields.length > 0 && {
      body: fields.map(([name, value]) => ({
        pointer: `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
        value,
      })),
    }),
  });
  return `const found = ${search}\nexpect(found).toMatchObject({ count: 1, near_misses: [] });`;
}

function toCall(method: string, value: unknown): string {
  const code = {
    open: `await ${method}(`,
    items: [{ code: literal(value, typescriptLiterals) }],
    close: ");",
    hugs: true,
  };
  return layOut(code, JAVASCRIPT);
}
