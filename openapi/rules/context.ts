/** The fields that our rules use of what Redocly passes to a rule. The CLI has no type declarations. */
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
  resolve(node: unknown, file?: string): { node?: unknown; location?: Location };
}

// biome-ignore lint/suspicious/noExplicitAny: Redocly's struct rule checks the structure of the document
export type Node = any;

/** A node and the file that contains it. */
export interface ResolvedNode {
  node: Node;
  file: string;
}

/** Follows references, including those to other files. `file` contains the node. If the target is missing, `node` is undefined. */
export function resolveNode(node: Node, ctx: Context, file = ctx.location.source.absoluteRef): ResolvedNode {
  let found: ResolvedNode = { node, file };
  while (typeof found.node?.$ref === "string") {
    const target = ctx.resolve(found.node, found.file);
    if (!target.location) return { node: undefined, file: found.file };
    found = { node: target.node, file: target.location.source.absoluteRef };
  }
  return found;
}

/** The last part of a reference: `Dataset` for `schemas.yaml#/Dataset` and for `#/components/schemas/Dataset`. */
export function refName(node: Node): string | undefined {
  return typeof node?.$ref === "string" ? node.$ref.split("/").at(-1) : undefined;
}

/** The name of the area's folder in openapi/; undefined in the bundle, which is one file. */
export function findAreaFolder(location: Location): string | undefined {
  return /openapi\/([a-z]+)\/[a-z]+\.yaml$/.exec(location.source.absoluteRef)?.[1];
}
