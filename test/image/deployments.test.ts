/**
 * Runs the containers of compose.yaml and src/mock/kubernetes.yaml with the image, each with the arguments and restrictions
 * of its file. Redis is Debian's, because its image may be out of reach.
 */

import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { defined } from "../defined.ts";
import { findFreePort } from "../shared/free-port.ts";
import { type RedisServer, startRedis } from "../stores/redis-server.ts";
import { type Container, removeContainer, startContainer } from "./engine.ts";

interface Service {
  command: string[];
  environment: Record<string, string>;
  read_only: boolean;
  cap_drop: string[];
  security_opt: string[];
  depends_on: object;
  ports: string[];
}

interface KubernetesContainer {
  args: string[];
  env: { name: string; valueFrom: { secretKeyRef: { name: string; key: string } } }[];
  ports: { name: string; containerPort: number }[];
  securityContext: {
    allowPrivilegeEscalation: boolean;
    readOnlyRootFilesystem: boolean;
    capabilities: { drop: string[] };
  };
}

const HEADERS = { Authorization: "Bearer shared", "Content-Type": "application/json" };
const CONTROL_KEY = "local";

let redis: RedisServer;
const containers: Container[] = [];

beforeAll(async () => {
  redis = await startRedis();
});

afterAll(async () => {
  for (const container of containers) await removeContainer(container);
  await redis?.close();
});

/** Starts a container on a free port of this machine, and returns its address. */
async function start(options: string[], args: string[]): Promise<string> {
  const port = await findFreePort();
  containers.push(await startContainer([...options, "--network=host"], ...args, `--port=${port}`, "--host=127.0.0.1"));
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(`${url}/healthz`).then(({ status }) => status, String)).toBe(200);
  return url;
}

/** Starts the mocks and expects that all have the same sandboxes, and that their control operations require the key. */
async function expectShared(mocks: readonly { options: string[]; args: string[] }[]): Promise<void> {
  const urls: string[] = [];
  for (const { options, args } of mocks) urls.push(await start(options, args));
  const body = JSON.stringify({ name: "Guide", model: "aurora-large" });
  const created = await fetch(`${urls[0]}/v1/agents`, { method: "POST", headers: HEADERS, body });
  const { id } = (await created.json()) as { id: string };
  for (const url of urls) {
    const response = await fetch(`${url}/v1/agents/${id}`, { headers: HEADERS });
    expect(await response.json()).toMatchObject({ name: "Guide" });
    expect((await fetch(`${url}/_mock/clock`, { headers: HEADERS })).status).toBe(401);
    const headers = { ...HEADERS, "X-Control-Key": CONTROL_KEY };
    expect((await fetch(`${url}/_mock/clock`, { headers })).status).toBe(200);
  }
}

test("the mocks of compose.yaml share their sandboxes", async () => {
  const text = await readFile("compose.yaml", "utf8");
  // What Compose does when the variable is not set.
  const { services } = parse(text.replaceAll(/\$\{PLATFORM_MOCK_CONTROL_KEY:-(\w+)\}/g, "$1"), { merge: true });
  const { redis: server, ...mocks }: Record<string, Service> = services;
  expect(server?.ports).toBeUndefined();
  expect(Object.keys(mocks)).toEqual(["mock-1", "mock-2"]);
  for (const { depends_on, ports } of Object.values(mocks)) {
    expect(depends_on).toEqual({ redis: { condition: "service_healthy" } });
    expect(ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:401[01]:4010$/)]);
  }
  await expectShared(
    Object.values(mocks).map(({ command, environment, read_only, cap_drop, security_opt }) => {
      expect(read_only).toBe(true);
      const restrictions = [...cap_drop.map((each) => `--cap-drop=${each}`), ...security_opt.map(securityOption)];
      const variables = Object.entries(environment).map(
        ([name, value]) => `--env=${name}=${value.replace("redis://redis:6379", redis.url)}`,
      );
      return { options: ["--read-only", ...restrictions, ...variables], args: command };
    }),
  );
});

test("the pods of the Kubernetes manifest share their sandboxes", async () => {
  const manifest = await readFile("src/mock/kubernetes.yaml", "utf8");
  const [deployment, service] = parseAllDocuments(manifest).map((document) => document.toJS());
  const { replicas, selector, template } = deployment.spec;
  expect(template.metadata.labels).toMatchObject(selector.matchLabels);
  expect(template.metadata.labels).toMatchObject(service.spec.selector);
  const [container]: KubernetesContainer[] = template.spec.containers;
  const { args, env, ports, securityContext } = container!;
  expect(service.spec.ports.map(({ targetPort }: { targetPort: string }) => targetPort)).toEqual(
    ports.map(({ name }) => name),
  );

  // The Secret of the comment at the top of the file.
  const secrets: Record<string, string> = { "redis-url": redis.url, "control-key": CONTROL_KEY };
  for (const key of Object.keys(secrets)) expect(manifest).toContain(`--from-literal=${key}=`);
  expect(securityContext).toMatchObject({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true });
  const options = [
    "--read-only",
    "--security-opt=no-new-privileges",
    ...securityContext.capabilities.drop.map((each) => `--cap-drop=${each}`),
    ...env.map(({ name, valueFrom }) => `--env=${name}=${defined(secrets[valueFrom.secretKeyRef.key])}`),
  ];
  await expectShared(Array.from({ length: replicas }, () => ({ options, args })));
});

/** As Podman and Docker both take it. */
function securityOption(option: string): string {
  return `--security-opt=${option.replace(/:true$/, "")}`;
}
