/** The files for Compose and Kubernetes. `npm run lint -- deployment` checks their form, and `npm run test:image` runs their containers. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { mock } from "../../src/mock/command/options.ts";
import manifest from "../../src/mock/package.json" with { type: "json" };
import { BASE_IMAGE } from "../image/base-image.ts";

const VARIABLES = mock.options.flatMap(({ envVar }) => envVar ?? []);

async function readResources() {
  const documents = parseAllDocuments(await readFile("src/mock/kubernetes.yaml", "utf8"));
  const resources = documents.map((document) => document.toJS());
  const [deployment, service, budget] = ["Deployment", "Service", "PodDisruptionBudget"].map((kind) =>
    resources.find((resource) => resource.kind === kind),
  );
  return { deployment: deployment.spec, pod: deployment.spec.template, service: service.spec, budget: budget.spec };
}

test("the pods get their secrets in variables that the command reads", async () => {
  const { pod } = await readResources();
  const [{ args, env }] = pod.spec.containers;
  expect(args).toEqual(["--host=0.0.0.0"]);
  expect(env.map(({ name }: { name: string }) => name).sort()).toEqual(VARIABLES.toSorted());
});

test("the pods have the image of this version", async () => {
  const { pod } = await readResources();
  expect(pod.spec.containers[0].image).toBe(`platform-api-mock:${manifest.version}`);
});

test("the pods run on different nodes if possible, and one of them stays while nodes are drained", async () => {
  const { deployment, pod, service, budget } = await readResources();
  const { labels } = pod.metadata;
  const [spread] = pod.spec.topologySpreadConstraints;
  // A pod that could not be placed would be worse than two on one node.
  expect(spread).toMatchObject({ topologyKey: "kubernetes.io/hostname", whenUnsatisfiable: "ScheduleAnyway" });
  for (const { matchLabels } of [deployment.selector, budget.selector, spread.labelSelector])
    expect(labels).toMatchObject(matchLabels);
  expect(labels).toMatchObject(service.selector);
  expect(budget.minAvailable).toBeLessThan(deployment.replicas);
});

test("the containers of Compose get their secrets in variables that the command reads", async () => {
  const { services } = parse(await readFile("compose.yaml", "utf8"), { merge: true });
  for (const name of ["mock-1", "mock-2"]) {
    const { command, environment } = services[name];
    expect(command).toEqual(["--host=0.0.0.0"]);
    expect(Object.keys(environment).sort()).toEqual(VARIABLES.toSorted());
  }
});

test("the base image has a full version, and its substitute in the tests has the same name", async () => {
  const [, image] = /^ARG NODE_IMAGE=(\S+)$/m.exec(await readFile("Containerfile", "utf8")) ?? [];
  expect(image).toMatch(/\/node:\d+\.\d+\.\d+-/);
  expect(image).toBe(BASE_IMAGE);
});
