/** The states of a resource, and their changes by operations and by the service. */
import { type Graph, instance } from "@viz-js/viz";
import type { Move, Transition } from "../generate/document.ts";
import type { Site } from "./site.ts";

/** A change of one resource. Without an operation, the service makes it. */
export interface Change {
  from?: Record<string, unknown> | undefined;
  to?: Record<string, unknown> | undefined;
  creates: boolean;
  deletes: boolean;
  operation?: string;
  condition?: string | undefined;
}

export function listChanges(site: Site, resource: string): Change[] {
  const byOperations = [...site.operations.values()].flatMap(({ id, operation }) => {
    const changes = (operation["x-transition"] ?? []).filter((change: Transition) => change.resource === resource);
    return changes.map(({ from, to, creates, deletes, condition }): Change => {
      return { from, to, creates: creates !== undefined, deletes: deletes !== undefined, operation: id, condition };
    });
  });
  const byService = (site.schemas.get(resource)?.schema["x-transition"] ?? []).map((move: Move): Change => {
    return { ...move, creates: false, deletes: false };
  });
  return [...byOperations, ...byService];
}

/** Runtime expressions, such as `$request.body#/version`, are not values. */
const isValue = (value: unknown) => !String(value).startsWith("$");

interface Edge {
  from: string;
  to: string;
  label: string;
}

const [START, END] = ["start", "end"];

/** The changes of one field, such as `status`, between its values, and from nothing or to nothing. */
function listEdges(changes: Change[], field: string): Edge[] {
  const edges = changes.flatMap(({ from, to, creates, deletes, operation }): Edge[] => {
    const sources = creates ? [START] : readValues(from, field);
    const targets = deletes ? [END] : readValues(to, field);
    const label = operation?.split(".").at(-1) ?? "service";
    return sources.flatMap((source) => targets.map((target) => ({ from: source, to: target, label })));
  });
  return merged(edges);
}

/** Edges between the same states are one, with all labels. */
function merged(edges: Edge[]): Edge[] {
  const labels = new Map<string, Edge & { labels: Set<string> }>();
  for (const edge of edges) {
    const key = JSON.stringify([edge.from, edge.to]);
    const entry = labels.get(key) ?? { ...edge, labels: new Set() };
    labels.set(key, entry);
    entry.labels.add(edge.label);
  }
  return [...labels.values()].map(({ from, to, labels }) => ({ from, to, label: [...labels].join("\n") }));
}

function readValues(state: Record<string, unknown> | undefined, field: string): string[] {
  const value = state?.[field];
  if (value === undefined || !isValue(value)) return [];
  return [value].flat().map((one) => (typeof one === "string" ? one : `${field}: ${one}`));
}

const viz = await instance();

/** A diagram for each field whose values the changes go between. */
export function renderDiagrams(changes: Change[]): { field: string; svg: string }[] {
  const fields = new Set(changes.flatMap(({ from, to }) => Object.keys({ ...from, ...to })));
  return [...fields].flatMap((field) => {
    const edges = listEdges(changes, field);
    const isState = edges.some(({ from, to }) => from !== START && to !== END);
    return isState ? [{ field, svg: draw(edges) }] : [];
  });
}

/** The colors come from the style sheet, so that they follow the color scheme. */
function draw(edges: Edge[]): string {
  const names = [...new Set(edges.flatMap(({ from, to }) => [from, to]))];
  const dot = { shape: "circle", label: "", width: 0.14, height: 0.14, fixedsize: true };
  const graph: Graph = {
    graphAttributes: { rankdir: "LR", nodesep: 0.3, ranksep: 0.4, bgcolor: "transparent" },
    nodeAttributes: {
      shape: "box",
      style: "rounded",
      fontname: "Helvetica",
      fontsize: 12,
      height: 0.36,
      margin: "0.16,0.06",
    },
    edgeAttributes: { fontname: "Helvetica", fontsize: 11, arrowsize: 0.6 },
    nodes: names.map((name) => ({
      name,
      // Without a label of their own, the states of the first graph would have the empty one of the dots.
      attributes: { START: dot, END: { ...dot, peripheries: 2 } }[name.toUpperCase()] ?? { label: name },
    })),
    edges: edges.map(({ from, to, label }) => ({
      tail: from,
      head: to,
      attributes: { label: ` ${label.replaceAll("\n", " \n ")} ` },
    })),
  };
  const svg = viz.renderString(graph, { format: "svg" });
  return svg
    .slice(svg.indexOf("<svg"))
    .replaceAll(/<!--.*?-->\s*|<title>.*?<\/title>\s*/gs, "")
    .replaceAll(/ (fill|stroke|font-family|id|xmlns:xlink)="[^"]*"/g, "");
}
