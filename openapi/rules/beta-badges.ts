import type { Node } from "./context.ts";

/** Adds a badge to every operation whose tag has `x-beta: true`. The reference shows it beside the name of the operation. */
export function betaBadges() {
  const beta = new Set<string>();
  return {
    Tag(tag: Node) {
      if (tag["x-beta"]) beta.add(tag.name);
    },
    Operation: {
      leave(operation: Node) {
        if (beta.has(operation.tags?.[0])) operation["x-badges"] = [{ name: "Beta" }];
      },
    },
  };
}
