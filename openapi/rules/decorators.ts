/** Changes to the document that the bundle has and openapi/ does not: what would otherwise be repeated in many places. */
import { type Context, type Node, resolveNode } from "./context.ts";

/**
 * Marks what belongs to a tag with `x-beta: true`: the descriptions of the tag and its operations start with a word that
 * every tool shows, and each operation has a badge for the reference.
 */
export function betaMarks() {
  const beta = new Set<string>();
  return {
    Tag(tag: Node) {
      if (!tag["x-beta"]) return;
      beta.add(tag.name);
      mark(tag);
    },
    Operation: {
      leave(operation: Node) {
        if (!beta.has(operation.tags?.[0])) return;
        operation["x-badges"] = [{ name: "Beta" }];
        mark(operation);
      },
    },
  };
}

/** The reference is built from the bundle with the same configuration, so a description may be marked already. */
function mark(node: Node): void {
  if (!node.description.startsWith(BETA)) node.description = BETA + node.description;
}

const BETA = "Beta. ";

/** Adds the header `X-Request-Id` to each response that does not declare it. */
export function requestIds() {
  return {
    Response: {
      leave(response: Node) {
        const { description, headers, ...rest } = response;
        const all = { "X-Request-Id": { $ref: "#/components/headers/RequestId" }, ...headers };
        // In the order of openapi/README.md, the headers come before the content.
        for (const key of Object.keys(rest)) delete response[key];
        Object.assign(response, { headers: all, ...rest });
      },
    },
  };
}

/** The errors that any operation can return, by status: names in `components.responses` of openapi.yaml. */
export const COMMON_ERRORS: Readonly<Record<string, string>> = {
  "401": "Unauthorized",
  "429": "TooManyRequests",
  "500": "InternalServerError",
  "503": "ServiceUnavailable",
};

/** Adds the common errors to each operation that does not declare its own. */
export function commonErrors() {
  return {
    Operation: {
      leave(operation: Node) {
        for (const status of listCommonErrors(operation))
          operation.responses[status] ??= { $ref: `#/components/responses/${COMMON_ERRORS[status]}` };
      },
    },
  };
}

/** The statuses of the common errors of an operation. A public one needs no key, so it has no 401. */
export function listCommonErrors({ security }: Node): string[] {
  const isPublic = security?.length === 0;
  return Object.keys(COMMON_ERRORS).filter((status) => status !== "401" || !isPublic);
}

/** Adds to each property that is only a reference the description of its schema, because generators show no other. */
export function propertyDescriptions() {
  return {
    SchemaProperties(properties: Node, ctx: Context) {
      for (const property of Object.values<Node>(properties)) {
        if (property?.$ref) property.description ??= resolveNode(property, ctx).node?.description;
      }
    },
  };
}
