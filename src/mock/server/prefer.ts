import type { IHttpOperation } from "@stoplight/types";
import { problemOf } from "../areas/problems.ts";
import type { HandlerResult } from "../areas/responses.ts";

/** The response that a request prefers to the handler's, by `Prefer` (RFC 7240) as Prism understands it. */
export interface Preference {
  readonly code?: number;
  readonly example?: string;
  readonly dynamic: boolean;
}

/** Undefined if the header has no preference of these: others may be ignored (RFC 7240 section 2). */
export function readPreference(header: string | undefined): Preference | undefined {
  if (header === undefined) return undefined;
  const preferences = new Map<string, string>();
  for (const [, name, quoted, plain] of header.matchAll(
    /(?:^|[,;])\s*(code|example|dynamic)\s*=\s*(?:"([^"]*)"|([^\s,;]+))/gi,
  ))
    preferences.set(name!.toLowerCase(), quoted ?? plain ?? "");
  if (preferences.size === 0) return undefined;
  const example = preferences.get("example");
  const code = preferences.get("code");
  return {
    dynamic: preferences.get("dynamic") === "true",
    ...(code === undefined ? {} : { code: Number(code) }),
    ...(example === undefined ? {} : { example }),
  };
}

export type PrismMocker = (id: string, preference: Preference, mediaType: string) => HandlerResult;

/**
 * Prism's own mocker with the document. It takes seconds to load, so nothing is imported before a request needs it.
 * Responses that do not change are remembered.
 */
export async function loadPrismMocker(): Promise<PrismMocker> {
  const [{ createInstance, getHttpOperationsFromSpec }, document] = await Promise.all([
    import("@stoplight/prism-http"),
    import("../../../generated/openapi.json", { with: { type: "json" } }),
  ]);
  const list = await getHttpOperationsFromSpec(document.default);
  const byId = new Map<string, IHttpOperation>(list.map((operation) => [operation.iid ?? "", operation]));
  // createInstance fills in the components that are missing, among them Prism's own mocker.
  const components = { logger: silent } as unknown as Parameters<typeof createInstance>[1];
  createInstance({} as Parameters<typeof createInstance>[0], components);
  const { mock } = components as { mock: PrismMock };
  const remembered = new Map<string, HandlerResult>();

  return (id, preference, mediaType) => {
    const key = JSON.stringify([id, preference, mediaType]);
    const known = remembered.get(key);
    if (known) return known;
    const result = mockResponse(mock, byId.get(id)!, id, preference, mediaType);
    if (!preference.dynamic) remembered.set(key, result);
    return result;
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
  return { status: 400, problem: problemOf(400, "MALFORMED_REQUEST", detail) };
}
