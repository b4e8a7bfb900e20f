import { createInstance, getHttpOperationsFromSpec, type PrismHttpComponents } from "@stoplight/prism-http";
import { document } from "../../document.ts";

type Validators = Pick<PrismHttpComponents, "validateInput" | "validateOutput">;
type Resource = Parameters<Validators["validateInput"]>[0]["resource"];

export interface PrismValidators {
  /** Whether Prism takes the parameters; query values that were repeated are arrays. */
  takesParameters(
    id: string,
    path: string,
    query: Record<string, string | string[]>,
    header: Record<string, string>,
  ): boolean;
  takesBody(id: string, body: unknown): boolean;
  takesAnswer(id: string, status: number, mediaType: string, body: unknown): boolean;
}

/** Prism's own validators of the bundled document, each asked alone. */
export async function prismValidators(): Promise<PrismValidators> {
  const list = await getHttpOperationsFromSpec(structuredClone(document));
  const resources = new Map(list.map((resource) => [resource.iid, resource]));
  // createInstance fills in the components that are missing; the validators need none of the others.
  const components = {} as PrismHttpComponents;
  createInstance({} as Parameters<typeof createInstance>[0], components);
  const { validateInput, validateOutput } = components;
  const method = "get";

  return {
    takesParameters(id, path, query, headers) {
      const { request, ...resource } = resources.get(id)!;
      const { body: _, ...parameters } = request!;
      const template = resource.path.replace(/#.*/, "");
      const element = { method, url: { path, query }, headers } as const;
      return isValid(validateInput({ resource: { ...resource, path: template, request: parameters }, element }));
    },
    takesBody(id, body) {
      const { request, ...resource } = resources.get(id)!;
      const element = { method, url: { path: "/" }, headers: { "content-type": "application/json" }, body } as const;
      return isValid(validateInput({ resource: { ...resource, request: { body: request!.body! } }, element }));
    },
    takesAnswer(id, statusCode, mediaType, body) {
      const element = { statusCode, headers: { "content-type": mediaType }, body };
      return isValid(validateOutput({ resource: resources.get(id)! as Resource, element }));
    },
  };
}

/** Prism's warnings, such as that a parameter is deprecated, do not make a request invalid; severity 0 is an error. */
function isValid(result: ReturnType<Validators["validateInput"]> | ReturnType<Validators["validateOutput"]>): boolean {
  return result._tag === "Right" || result.left.every(({ severity }) => severity !== 0);
}
