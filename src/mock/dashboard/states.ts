import type { Entry } from "./journal.ts";

/** A diagram of the values that a field of a resource has in the course of its life. */
export interface Diagram {
  field: string;
  svg: string;
}

/** A change of a field that the requests show. */
export interface Taken {
  from: string;
  to: string;
  /** Number of the request whose response showed the new value first. */
  number: number;
  operation: string | null;
}

/** The value of a field, at the top of a resource or in one of its parts, as the diagrams name it. */
export function readState(resource: unknown, field: string): string | undefined {
  const value = findField(resource, field);
  if (value === undefined || value === null) return undefined;
  return typeof value === "string" ? value : `${field}: ${value}`;
}

function findField(value: unknown, field: string): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  if (Object.hasOwn(value, field)) return (value as Record<string, unknown>)[field];
  for (const [name, part] of Object.entries(value)) {
    const found = name === "_mock" ? undefined : findField(part, field);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The changes of a field that responses show, oldest first. */
export function listTaken(entries: readonly Entry[], idField: string, id: string, field: string): Taken[] {
  const taken: Taken[] = [];
  let before: string | undefined;
  for (const { number, request } of entries) {
    const bodies = [request.response.body, ...request.response.events.map(({ data }) => data)];
    for (const resource of bodies.flatMap((body) => [...findResources(body, idField, id)])) {
      const state = readState(resource, field);
      if (state === undefined || state === before) continue;
      if (before !== undefined) taken.push({ from: before, to: state, number, operation: request.operation_id });
      before = state;
    }
  }
  return taken;
}

/** The resources with an id in a JSON value. */
function* findResources(value: unknown, idField: string, id: string): Generator<object> {
  if (typeof value !== "object" || value === null) return;
  if ((value as Record<string, unknown>)[idField] === id) {
    yield value;
    return;
  }
  for (const part of Object.values(value)) yield* findResources(part, idField, id);
}

/** Marks the current state in a diagram, and the operations that were called. */
export function markDiagram(svg: SVGElement, state: string | undefined, operations: ReadonlySet<string>): void {
  for (const node of svg.querySelectorAll("g.node")) {
    const lines = [...node.querySelectorAll("text")];
    // A long name is divided after an underscore, and states with the same changes share a box.
    const isCurrent = (index: number): boolean => {
      let [start, end] = [index, index];
      while (start > 0 && lines[start - 1]!.textContent!.endsWith("_")) start -= 1;
      while (lines[end]!.textContent!.endsWith("_") && end < lines.length - 1) end += 1;
      const name = lines.slice(start, end + 1).map(({ textContent }) => textContent);
      return name.join("") === state;
    };
    const found = lines.filter((line, index) => {
      const current = isCurrent(index);
      line.classList.toggle("current", current);
      return current;
    });
    node.classList.toggle("current", found.length > 0);
  }
  for (const link of svg.querySelectorAll("a")) {
    const [, id = ""] = /operations\/([^/]+)\//.exec(link.getAttribute("href") ?? "") ?? [];
    link.classList.toggle("called", operations.has(id));
  }
}
