/** Changes to the document that the bundle has and openapi/ does not: what would otherwise be repeated in every operation. */
import type { Node } from "./context.ts";

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

export const BETA = "Beta. ";

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
