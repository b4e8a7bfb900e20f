/**
 * Prism's own mocker, which finds or generates the response that a request prefers. Loading it takes seconds, so this
 * module runs in a worker thread (see prism-worker.ts), and `loadPrismMocker` imports the large modules.
 */

import { parentPort } from "node:worker_threads";
import type { IHttpOperation } from "@stoplight/types";
import type { OperationValidators } from "../../../core/generated-types.ts";
import { toProblem } from "../../exchange/problems.ts";
import type { HandlerResult } from "../../exchange/responses.ts";
import { internalError } from "../shared/problem-result.ts";
import type { Preference, Preferred } from "./preference.ts";

export type PrismMocker = (...preferred: Preferred) => HandlerResult;

/** The program of the worker. From source, Node.js 20 needs tsx, which a worker does not inherit. */
export const workerSource = `(async () => {
  ${import.meta.url.endsWith(".ts") ? '(await import("tsx/esm/api")).register();' : ""}
  (await import(${JSON.stringify(import.meta.url)})).serve();
})()`;

/** Runs in the worker: sends "started", and then responds to messages in order. */
export function serve(): void {
  const loading = loadPrismMocker();
  parentPort?.on("message", async (preferred: Preferred) => {
    const mocker = await loading;
    parentPort?.postMessage(mocker(...preferred));
  });
  parentPort?.postMessage("started");
}

const MAX_ATTEMPTS = 10;

export async function loadPrismMocker(): Promise<PrismMocker> {
  const [{ createInstance, getHttpOperationsFromSpec }, { default: document }, { validators }] = await Promise.all([
    import("@stoplight/prism-http"),
    import("../../../../generated/openapi.json", { with: { type: "json" } }),
    import("../../../../generated/validators.ts"),
  ]);
  const list = await getHttpOperationsFromSpec(limited(document));
  const byId = new Map<string, IHttpOperation>(list.map((operation) => [operation.iid ?? "", operation]));
  // createInstance adds the missing components, including Prism's own mocker.
  const components = { logger: silent } as unknown as Parameters<typeof createInstance>[1];
  createInstance({} as Parameters<typeof createInstance>[0], components);
  const { mock } = components as { mock: PrismMock };
  const operationValidators: Readonly<Record<string, OperationValidators>> = validators;

  return (id, preference, mediaType) => {
    const respond = (dynamic: boolean) => mockResponse(mock, byId.get(id)!, id, { ...preference, dynamic }, mediaType);
    try {
      const generated = preference.dynamic ? validResponse(operationValidators[id]!, () => respond(true)) : undefined;
      return generated ?? respond(false);
    } catch (error) {
      return internalError(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  };
}

type PrismMock = import("@stoplight/prism-http").PrismHttpComponents["mock"];

const silent = { child: () => silent, info() {}, success() {}, warn() {}, error() {}, debug() {}, trace() {} };

function mockResponse(
  mock: PrismMock,
  resource: IHttpOperation,
  id: string,
  { code, example, dynamic }: Preference,
  mediaType: string,
): HandlerResult {
  if (code !== undefined && !Number.isInteger(code)) return refused(`${id} has no response with such a status.`);
  const data = { method: resource.method as "get", url: { path: resource.path }, headers: { accept: mediaType } };
  const result = mock({
    resource,
    input: { data, validations: [] },
    config: {
      dynamic,
      mediaTypes: [mediaType, "application/problem+json"],
      ...(code === undefined ? {} : { code }),
      ...(example === undefined ? {} : { exampleKey: example }),
    },
    // Prism's logger has many methods; the mocker calls only those of `silent`.
  })(silent as unknown as Parameters<ReturnType<PrismMock>>[0]);
  if (result._tag === "Left") {
    const parts = [code === undefined ? [] : `status ${code}`, example === undefined ? [] : `example ${example}`];
    return refused(`${id} has no response with ${parts.flat().join(" and ")}.`);
  }
  const { statusCode, headers = {}, body } = result.right;
  const type = headers["Content-type"];
  if (body === undefined || type === undefined) return { status: statusCode };
  return { status: statusCode, raw: { mediaType: type, body: typeof body === "string" ? body : JSON.stringify(body) } };
}

function refused(what: string): HandlerResult {
  const detail = `${what} Prefer one that the document has, or omit the Prefer header.`;
  return { status: 400, problem: toProblem(400, "MALFORMED_REQUEST", detail) };
}

/**
 * Generates a response that the document allows; undefined if a few attempts fail: Prism ignores or misreads some
 * keywords, and for an event stream, it generates a text that is not a stream.
 */
function validResponse({ responses }: OperationValidators, generate: () => HandlerResult): HandlerResult | undefined {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const result = generate();
    const { status, raw } = result;
    if (!raw) return result;
    const validate = responses[status];
    if (!validate || !raw.mediaType.endsWith("json")) return undefined;
    const body = JSON.parse(String(raw.body));
    // A problem document repeats the status (RFC 9457 section 3.1.2), but Prism generates any number.
    if (raw.mediaType === "application/problem+json") body.status = status;
    // The preference was applied (RFC 7240 section 3).
    if (validate(body)) {
      const headers = { "preference-applied": "dynamic=true" };
      return { status, headers, raw: { ...raw, body: JSON.stringify(body) } };
    }
  }
  return undefined;
}

/** Maximum number of items in a generated list. For a limit of 50,000, Prism would generate any number up to that. */
const MAX_ITEMS = 5;
/** Keywords whose values are data, which may look like schemas. */
const DATA = new Set(["const", "default", "enum", "example", "examples"]);

/** Copies a part of the document with schemas for which Prism generates only short lists and no undeclared fields. */
function limited<Part>(part: Part): Part {
  if (typeof part !== "object" || part === null) return part;
  if (Array.isArray(part)) return part.map(limited) as Part;
  const copy: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(part)) copy[name] = DATA.has(name) ? value : limited(value);
  const { maxItems, minItems = 0, properties } = copy;
  if (typeof maxItems === "number") copy.maxItems = Math.min(maxItems, Math.max(MAX_ITEMS, Number(minItems)));
  if (typeof properties === "object") copy.additionalProperties ??= false;
  return copy as Part;
}
