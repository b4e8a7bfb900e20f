import { createInstance, getHttpOperationsFromSpec, type PrismHttpComponents } from "@stoplight/prism-http";
import { toCompleteDocument } from "../../../scripts/generate/schemas/complete-document.ts";
import { defined } from "../../defined.ts";
import { document } from "../../document.ts";

type Validators = Pick<PrismHttpComponents, "validateInput" | "validateOutput">;
type Resource = Parameters<Validators["validateInput"]>[0]["resource"];

export interface PrismValidators {
  /** Returns true if Prism accepts the parameters. A repeated query parameter is an array. */
  acceptsParameters(
    id: string,
    path: string,
    query: Record<string, string | string[]>,
    header: Record<string, string>,
  ): boolean;
  acceptsBody(id: string, body: unknown): boolean;
  acceptsResponse(id: string, status: number, mediaType: string, body: unknown): boolean;
}

/** Returns functions that call Prism's validators for the document of the mock, without the rest of Prism. */
export async function prismValidators(): Promise<PrismValidators> {
  const list = await getHttpOperationsFromSpec(toCompleteDocument(document));
  const resources = new Map(list.map((resource) => [resource.iid, resource]));
  // createInstance adds the default components to this object. The validators do not use the other components.
  const components = {} as PrismHttpComponents;
  createInstance({} as Parameters<typeof createInstance>[0], components);
  const { validateInput, validateOutput } = components;
  const method = "get";

  return {
    acceptsParameters(id, path, query, headers) {
      const { request, ...resource } = defined(resources.get(id));
      const { body: _, ...parameters } = request!;
      const template = resource.path.replace(/#.*/, "");
      const element = { method, url: { path, query }, headers } as const;
      return isValid(validateInput({ resource: { ...resource, path: template, request: parameters }, element }));
    },
    acceptsBody(id, body) {
      const { request, ...resource } = defined(resources.get(id));
      const element = { method, url: { path: "/" }, headers: { "content-type": "application/json" }, body } as const;
      return isValid(validateInput({ resource: { ...resource, request: { body: defined(request?.body) } }, element }));
    },
    acceptsResponse(id, statusCode, mediaType, body) {
      const element = { statusCode, headers: { "content-type": mediaType, "x-request-id": "req_1" }, body };
      return isValid(validateOutput({ resource: defined(resources.get(id)) as Resource, element }));
    },
  };
}

/** Severity 0 is an error. Warnings, for example about a deprecated parameter, do not make a request invalid. */
function isValid(result: ReturnType<Validators["validateInput"]> | ReturnType<Validators["validateOutput"]>): boolean {
  return result._tag === "Right" || result.left.every(({ severity }) => severity !== 0);
}
