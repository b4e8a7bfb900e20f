import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { listOperations, type Move, type Transition } from "../../src/core/document.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";
import { pages } from "./rendered.ts";

type State = Record<string, unknown>;

/** A change of a field between two values, and the verb of the operation that makes it. */
interface Change {
  readonly resource: string;
  readonly field: string;
  readonly edge: string;
}

const isRuntimeExpression = (value: unknown) => String(value).startsWith("$");

/** The name of a value in a diagram: other values than texts would say nothing alone. */
const nameOf = (field: string, value: unknown) => (typeof value === "string" ? value : `${field}: ${value}`);

function listChanges(resource: string, { from = {}, to = {} }: { from?: State; to?: State }, by: string): Change[] {
  const valuesOf = (state: State, field: string) =>
    [state[field]].flat().filter((value) => value !== undefined && !isRuntimeExpression(value));
  return Object.keys(to).flatMap((field) =>
    valuesOf(from, field).flatMap((before) =>
      valuesOf(to, field).map((after) => ({
        resource,
        field,
        edge: `${nameOf(field, before)} -> ${nameOf(field, after)} by ${by}`,
      })),
    ),
  );
}

const byOperations = [...listOperations(document)].flatMap(({ operation }) =>
  ((operation["x-transition"] ?? []) as Transition[])
    .filter(({ creates, deletes }) => creates === undefined && deletes === undefined)
    .flatMap((row) => listChanges(row.resource, row, defined(operation.operationId.split(".").at(-1)))),
);
const byService = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
  ((schema["x-transition"] ?? []) as Move[]).flatMap((row) => listChanges(name, row, "service")),
);

interface Shape {
  readonly name: string;
  readonly points: readonly Point[];
}
type Point = readonly [x: number, y: number];

const toPoints = (text = ""): Point[] =>
  [...text.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

/** The distance of a point from the box around a shape. */
function distance([x, y]: Point, { points }: Shape): number {
  const [xs, ys] = [points.map(([each]) => each), points.map(([, each]) => each)];
  const outside = (value: number, all: number[]) => Math.max(Math.min(...all) - value, value - Math.max(...all), 0);
  return Math.hypot(outside(x, xs), outside(y, ys));
}

/**
 * Reads the edges of a diagram as a reader does: from the box where the line begins to the one that its arrow points to. A box has
 * one or more states, and the service makes the changes of dashed lines.
 */
function readEdges(svg: HTMLElement): string[] {
  const texts = (group: HTMLElement) => group.querySelectorAll("text").map(({ text }) => text.trim());
  const shapes = svg.querySelectorAll("g.node").map((node): Shape => {
    const [x, y] = ["cx", "cy"].map((name) => Number(node.querySelector("ellipse")?.getAttribute(name)));
    return {
      // A line that ends with an underscore goes on in the next one.
      name: texts(node).join().replaceAll("_,", "_"),
      points: node.querySelector("ellipse") ? [[x!, y!]] : toPoints(node.querySelector("path")?.getAttribute("d")),
    };
  });
  const nearest = (points: readonly Point[]) => {
    const distances = shapes.map((shape) => Math.min(...points.map((point) => distance(point, shape))));
    return defined(shapes[distances.indexOf(Math.min(...distances))]).name;
  };
  return svg.querySelectorAll("g.edge").flatMap((edge) => {
    const from = nearest(toPoints(edge.querySelector("path")?.getAttribute("d")).slice(0, 1));
    const to = nearest(toPoints(edge.querySelector("polygon")?.getAttribute("points")));
    const names = edge.classList.contains("service") ? ["service"] : texts(edge);
    expect(edge.querySelector("path[stroke-dasharray]") !== null).toBe(names[0] === "service");
    return from
      .split(",")
      .flatMap((before) => to.split(",").flatMap((after) => names.map((by) => `${before} -> ${after} by ${by}`)));
  });
}

/** The edges of the diagram of a field on the page of its resource. */
function edgesOn(resource: string, field: string): string[] {
  const { html } = defined(pages.find(({ path }) => path === `schemas/${resource}/`));
  return parse(html)
    .querySelectorAll("figure.diagram")
    .filter((figure) => figure.querySelector(`[aria-label="Diagram of ${resource}.${field}"]`))
    .flatMap(readEdges);
}

const changes = [...byOperations, ...byService];
const fields = new Set(changes.map(({ resource, field }) => `${resource}.${field}`));

test.each([...fields])("the diagram of %s has the changes of the document", (name) => {
  const [resource = "", field = ""] = name.split(".");
  const documented = changes.filter((change) => change.resource === resource && change.field === field);
  const between = edgesOn(resource, field).filter((edge) => !edge.startsWith(" ->") && !edge.includes("->  by"));
  expect(between.toSorted()).toEqual([...new Set(documented.map(({ edge }) => edge))].toSorted());
});

test("every box of a diagram has a name", () => {
  const boxes = pages.flatMap(({ path, html }) =>
    parse(html)
      .querySelectorAll("figure.diagram g.node")
      .filter((node) => node.querySelector("path"))
      .map((node) => ({ path, name: node.text.trim() })),
  );
  expect(boxes.length).toBeGreaterThan(fields.size);
  expect(boxes.filter(({ name }) => name === "")).toEqual([]);
});
