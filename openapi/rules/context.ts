/** What Redocly passes to a rule; only the parts that ours use. The CLI ships no types of its own. */
export interface Location {
  source: { absoluteRef: string };
  pointer: string;
  child(path: string | (string | number)[]): Location;
  key(): Location;
}

export interface Context {
  location: Location;
  key: string | number;
  report(problem: { message: string; location?: Location }): void;
  resolve(node: unknown, from?: string): { node?: unknown; location?: Location };
}

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is data from outside, which Redocly's struct rule checks
export type Node = any;

/** A node and the file in which it stands. */
export interface Place {
  node: Node;
  from: string;
}

/** Follows `$ref`s, across files if need be. `from` is the file in which the node stands. */
export function follow(node: Node, ctx: Context, from = ctx.location.source.absoluteRef): Place {
  let found: Place = { node, from };
  while (typeof found.node?.$ref === "string") {
    const target = ctx.resolve(found.node, found.from);
    if (!target.location) return { node: undefined, from: found.from };
    found = { node: target.node, from: target.location.source.absoluteRef };
  }
  return found;
}

/** Last part of a reference: `Dataset` for `schemas.yaml#/Dataset` and for `#/components/schemas/Dataset`. */
export function refName(node: Node): string | undefined {
  return typeof node?.$ref === "string" ? node.$ref.split("/").at(-1) : undefined;
}

/** The split source has one folder an area; the bundle in `generated/` has none. */
export function folderOf(location: Location): string | undefined {
  return /openapi\/([a-z]+)\/[a-z]+\.yaml$/.exec(location.source.absoluteRef)?.[1];
}
