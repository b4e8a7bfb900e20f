/** The states of a resource, and their changes by operations and by the service. */
import { type Graph, instance } from "@viz-js/viz";
import type { Move, Transition } from "../core/document.ts";
import type { Site } from "./site.ts";

export interface StateChange {
  from?: Record<string, unknown> | undefined;
  to?: Record<string, unknown> | undefined;
  creates?: string | boolean;
  deletes?: string | boolean;
}

/** A change of one resource. Without an operation, the service makes it. */
export interface Change extends StateChange {
  creates: boolean;
  deletes: boolean;
  operation?: string;
  condition?: string | undefined;
}

export function listChanges(site: Site, resource: string): Change[] {
  const byOperations = [...site.operations.values()].flatMap(({ id, operation }) => {
    const changes = (operation["x-transition"] ?? []).filter(
      (change: Transition) => change.resource === resource && hasStates(change),
    );
    return changes.map(({ from, to, creates, deletes, condition }): Change => {
      return { from, to, creates: creates !== undefined, deletes: deletes !== undefined, operation: id, condition };
    });
  });
  const byService = (site.schemas.get(resource)?.schema["x-transition"] ?? []).map((move: Move): Change => {
    return { ...move, creates: false, deletes: false };
  });
  // As in a life: what creates it, what changes it, what deletes it.
  const stage = ({ creates, deletes }: Change) => (creates ? 0 : deletes ? 2 : 1);
  return [...byOperations, ...byService].toSorted((a, b) => stage(a) - stage(b));
}

/** False for a change from any state that leaves the state as it was: only its effects say something. */
export function hasStates({ from, to, creates, deletes }: StateChange): boolean {
  return Boolean(from || to || creates || deletes);
}

/** Runtime expressions, such as `$request.body#/version`, are not values. */
const isValue = (value: unknown) => !String(value).startsWith("$");

interface Edge {
  from: string;
  to: string;
  /** Ids of the operations that make the change; none if the service makes it. */
  operations: string[];
}

const [START, END] = ["start", "end"];

/** The changes of one field, such as `status`, between its values, and from nothing or to nothing. */
function listEdges(changes: Change[], field: string): Edge[] {
  const edges = new Map<string, Edge>();
  for (const { from, to, creates, deletes, operation } of changes) {
    for (const source of creates ? [START] : readValues(from, field)) {
      for (const target of deletes ? [END] : readValues(to, field)) {
        const key = JSON.stringify([source, target, operation !== undefined]);
        const edge = edges.get(key) ?? { from: source, to: target, operations: [] };
        edges.set(key, edge);
        if (operation && !edge.operations.includes(operation)) edge.operations.push(operation);
      }
    }
  }
  return [...edges.values()];
}

function readValues(state: Record<string, unknown> | undefined, field: string): string[] {
  const value = state?.[field];
  if (value === undefined || !isValue(value)) return [];
  return [value].flat().map((one) => (typeof one === "string" ? one : `${field}: ${one}`));
}

const viz = await instance();

/** A diagram for each field whose values the changes go between. `link` returns the address of an operation's page. */
export function renderDiagrams(changes: Change[], link: (id: string) => string): { field: string; svg: string }[] {
  const fields = new Set(changes.flatMap(({ from, to }) => Object.keys({ ...from, ...to })));
  return [...fields].flatMap((field) => {
    const edges = listEdges(changes, field);
    const isState = edges.some(({ from, to }) => from !== START && to !== END);
    return isState ? [{ field, svg: draw(edges, link) }] : [];
  });
}

/** States by what leads to them and away from them: equal ones share a box. */
function findBoxes(edges: Edge[]): string[][] {
  const boxes = new Map<string, string[]>();
  for (const state of new Set(edges.flatMap(({ from, to }) => [from, to]))) {
    const before = edges.filter(({ to }) => to === state).map(({ from, operations }) => [from, operations]);
    const after = edges.filter(({ from }) => from === state).map(({ to, operations }) => [to, operations]);
    const key = JSON.stringify([before, after, state === START || state === END]);
    boxes.set(key, [...(boxes.get(key) ?? []), state]);
  }
  return [...boxes.values()];
}

/** The colors come from the style sheet, so that they follow the color scheme. */
function draw(edges: Edge[], link: (id: string) => string): string {
  const boxes = findBoxes(edges);
  const isFirst = (state: string) => boxes.some(([first]) => first === state);
  const finals = boxes.filter(([first = ""]) => isFinal(edges, first));
  const graph: Graph = {
    graphAttributes: { rankdir: "LR", nodesep: 0.2, ranksep: 0.25, bgcolor: "transparent", pad: 0.02 },
    nodeAttributes: {
      shape: "box",
      style: "rounded",
      fontname: "Helvetica",
      fontsize: 12,
      height: 0.34,
      margin: "0.1,0.05",
    },
    edgeAttributes: { fontname: "Helvetica", fontsize: 12, arrowsize: 0.6 },
    nodes: boxes.map((states) => ({ name: states[0]!, attributes: describeNode(edges, states) })),
    // Graphviz puts states in columns by their distance from the start, and these into one.
    subgraphs: [{ graphAttributes: { rank: "same" }, nodes: finals.map(([name = ""]) => ({ name })) }],
    edges: edges
      .filter(({ from, to }) => isFirst(from) && isFirst(to))
      .map(({ from, to, operations }) => ({
        tail: from,
        head: to,
        attributes:
          operations.length > 0
            ? { label: { html: renderLabel(operations, link) } }
            : { class: "service", style: "dashed" },
      })),
  };
  const svg = viz.renderString(graph, { format: "svg" });
  return svg
    .slice(svg.indexOf("<svg"))
    .replaceAll(/<!--.*?-->\s*|<title>.*?<\/title>\s*/gs, "")
    .replaceAll(/ (fill|stroke|font-family|id|xmlns:xlink|xlink:title)="[^"]*"/g, "")
    .replaceAll("xlink:href", "href")
    .replace(/<svg width="([\d.]+)pt" height="([\d.]+)pt"/, '<svg width="$1" height="$2"');
}

/** Nothing leaves a final state, except that it may be deleted. */
const isFinal = (edges: Edge[], state: string) =>
  state !== END && edges.every(({ from, to }) => from !== state || to === END);

function describeNode(edges: Edge[], states: string[]) {
  const [state = ""] = states;
  const dot = { shape: "circle", label: "", width: 0.14, height: 0.14, fixedsize: true };
  if (state === START) return dot;
  if (state === END) return { ...dot, peripheries: 2 };
  // Without a label of their own, the states of the first graph would have the empty one of the dots.
  const label = states.map(wrap).join("\n");
  return isFinal(edges, state) ? { label, peripheries: 2, class: "final" } : { label };
}

/** Breaks a long name after an underscore near its middle, so that the diagram is narrower and its text larger. */
function wrap(name: string): string {
  const parts = name.split(/(?<=_)/);
  if (name.length < 17 || parts.length < 2) return name;
  const half = Math.ceil(parts.length / 2);
  return `${parts.slice(0, half).join("")}\n${parts.slice(half).join("")}`;
}

/** The verbs of the operations, below each other, as links. Operations with the same verb have more of their names. */
function renderLabel(operations: string[], link: (id: string) => string): string {
  const verbs = operations.map((id) => id.split(".").at(-1));
  const rows = operations.map((id, index) => {
    const isUnique = verbs.indexOf(verbs[index]) === verbs.lastIndexOf(verbs[index]);
    const name = isUnique ? verbs[index] : id.split(".").slice(-2).join(".");
    return `<tr><td href="${link(id)}">${name}</td></tr>`;
  });
  return `<table border="0" cellborder="0" cellspacing="0" cellpadding="1">${rows.join("")}</table>`;
}
