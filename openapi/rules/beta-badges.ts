import type { Node } from "./context.ts";

/** Gives every operation of an area with `x-beta: true` the badge that the reference shows beside its name. */
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
