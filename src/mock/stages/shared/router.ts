import type { Operation } from "../../../core/generated-types.ts";

interface Route {
  readonly id: string;
  /** The operation that streams the response to the same request, if there is one. */
  readonly streamId: string | undefined;
  /** Names of the path's parameters, in order. */
  readonly parameters: readonly string[];
}

interface Node {
  readonly literals: Map<string, Node>;
  parameter?: Node;
  readonly routes: Map<string, Route>;
}

const createNode = (): Node => ({ literals: new Map(), routes: new Map() });

/**
 * Creates the function that finds the operation of a path, which is percent-encoded and has no query. A literal segment
 * takes precedence over a parameter (OpenAPI 3.1.0 section 4.8.8.2); HEAD is routed like GET. For another method of a known path,
 * it returns those that are allowed.
 */
export function createRouter(operations: Readonly<Record<string, Operation>>) {
  const root = createNode();
  for (const [id, operation] of Object.entries(operations)) addRoute(root, id, operation);
  return (method: string, path: string) => {
    const values: string[] = [];
    const node = find(root, path.split("/"), 1, values);
    if (!node) return undefined;
    const route = node.routes.get(method === "HEAD" ? "GET" : method);
    if (route) return { route, values };
    const methods = [...node.routes.keys()];
    return { allow: methods.includes("GET") ? ["HEAD", ...methods] : methods };
  };
}

function addRoute(root: Node, id: string, { method, path }: Operation): void {
  const segments = path.slice(1).split("/");
  let node = root;
  for (const segment of segments) {
    const child = segment.startsWith("{") ? node.parameter : node.literals.get(segment);
    const next = child ?? createNode();
    if (segment.startsWith("{")) node.parameter = next;
    else node.literals.set(segment, next);
    node = next;
  }
  const parameters = segments.filter((segment) => segment.startsWith("{")).map((segment) => segment.slice(1, -1));
  // The `#stream` variant of a path comes after the plain one, and without its fragment the paths are the same.
  const plain = node.routes.get(method);
  node.routes.set(method, plain ? { ...plain, streamId: id } : { id, streamId: undefined, parameters });
}

function find(node: Node, segments: readonly string[], at: number, values: string[]): Node | undefined {
  if (at === segments.length) return node.routes.size > 0 ? node : undefined;
  const segment = segments[at]!;
  const literal = node.literals.get(segment);
  const found = literal && find(literal, segments, at + 1, values);
  if (found || !node.parameter || segment === "") return found;
  values.push(segment);
  const below = find(node.parameter, segments, at + 1, values);
  if (!below) values.pop();
  return below;
}
