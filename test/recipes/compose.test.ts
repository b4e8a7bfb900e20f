/**
 * Containers cannot run here: this runs the commands and health checks of the services as processes, each on a free port of
 * the loopback interface.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { freePort, openRecipe, type Recipe, retry } from "./recipe.ts";

interface Service {
  command: string[];
  healthcheck: { test: [kind: "CMD", ...words: string[]] };
  depends_on?: Record<string, { condition: string }>;
  ports?: [string];
}

let recipe: Recipe;
let services: Record<string, Service>;

beforeAll(async () => {
  recipe = await openRecipe("Compose and Redis");
  services = parse(recipe.file("compose.yaml"), { merge: true }).services;
});

afterAll(() => recipe?.close());

test("the services depend on Redis, and their ports are open to this machine only", () => {
  const { redis, ...mocks } = services;
  expect(redis?.depends_on).toBeUndefined();
  expect(Object.keys(mocks)).toEqual(["mock-1", "mock-2"]);
  for (const { depends_on, ports } of Object.values(mocks)) {
    expect(depends_on).toEqual({ redis: { condition: "service_healthy" } });
    expect(ports?.[0]).toMatch(/^127\.0\.0\.1:401\d:4010$/);
  }
});

test("the commands of the services start Redis and two mocks that share their sandboxes", async () => {
  await recipe.run(recipe.commands[0]!);
  const redisPort = await freePort();
  const redis = services.redis!;
  await startService({ ...redis, command: [...redis.command, "--bind", "127.0.0.1"] }, { 6379: redisPort });

  const headers = { Authorization: "Bearer shared", "Content-Type": "application/json" };
  const urls: string[] = [];
  for (const name of ["mock-1", "mock-2"]) {
    const port = await freePort();
    await startService(services[name]!, {
      "redis:6379": `127.0.0.1:${redisPort}`,
      "0.0.0.0": "127.0.0.1",
      4010: port,
    });
    urls.push(`http://127.0.0.1:${port}`);
  }
  const body = JSON.stringify({ name: "Guide", model: "aurora-large" });
  const created = await fetch(`${urls[0]}/v1/agents`, { method: "POST", headers, body });
  const { id } = (await created.json()) as { id: string };
  const read = await fetch(`${urls[1]}/v1/agents/${id}`, { headers });
  expect(await read.json()).toMatchObject({ name: "Guide" });

  const control = `${urls[0]}/_mock/clock`;
  expect((await fetch(control, { headers })).status).toBe(401);
  expect((await fetch(control, { headers: { ...headers, "X-Control-Key": "local" } })).status).toBe(200);
});

/** Starts the command of a service, and waits until its health check succeeds. */
async function startService({ command, healthcheck }: Service, replacements: Record<string, string | number>) {
  const [kind, ...check] = healthcheck.test;
  expect(kind).toBe("CMD");
  const line = (words: string[]) =>
    Object.entries(replacements).reduce(
      (text, [from, to]) => text.replaceAll(from, `${to}`),
      words.map(quote).join(" "),
    );
  recipe.start(line(command));
  await retry(() => recipe.run(line(check)));
}

function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
