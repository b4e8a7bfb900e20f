import { expect, test } from "vitest";
import { tasks } from "../../../../src/mock/areas/areas.ts";
import { logKey } from "../../../../src/mock/areas/deployments/state.ts";
import { deleteDeployment } from "../../../../src/mock/areas/deployments/workers.ts";
import { tables } from "../../../../src/mock/sandboxes/control-tables.ts";
import { createSandbox } from "../../../../src/mock/state/sandbox.ts";
import { defined } from "../../../defined.ts";
import { session } from "../../session.ts";

const NAME = "tide-service";

function deploy(replicas: number) {
  const current = session();
  const spec = { codehost_url: "https://codehost.example/tidewater/workers" };
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: NAME, spec, resources: { replicas } }),
  };
  return { ...current, created: current.send("/v1/workflows/deployments", init) };
}

test("more than 100 replicas are refused", async () => {
  const { created } = deploy(100_000);
  const response = await created;
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    errors: [{ pointer: "/body/resources/replicas", code: "maximum" }],
  });
});

test("100 workers start and write one log record each, all at the same time", async () => {
  const { created, pass, send } = deploy(100);
  expect((await created).status).toBe(202);
  pass(600);
  const bodies: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const response = await send(`/v1/workflows/deployments/${NAME}/logs?${cursor === "" ? "" : `cursor=${cursor}`}`);
    const page = (await response.json()) as { results: { body: string }[]; next_cursor: string | null };
    bodies.push(...page.results.map(({ body }) => body));
    cursor = page.next_cursor ?? null;
  }
  const started = bodies.filter((body) => /^The worker .* has started\.$/.test(body));
  expect([started.length, new Set(started).size]).toEqual([100, 100]);
});

test("a deployment is deleted with at most 1,000 workers and log records, and the others in pieces", () => {
  const { sandbox } = createSandbox(tables, "", { randomSeed: 1, clock: 0 });
  const { deployments, deploymentWorkers: workers, deploymentLogs: logs } = sandbox;
  const deployment = defined(deployments.all()[0]);
  const isOwn = ({ deployment_id }: { deployment_id: string }) => deployment_id === deployment.id;
  for (const row of logs.all().filter(isOwn).slice(1)) logs.delete(logKey(row));
  const [worker, log] = [defined(workers.all().find(isOwn)), defined(logs.all().find(isOwn))];
  const count = () => [workers.all().filter(isOwn).length, logs.all().filter(isOwn).length];
  for (let number = count()[0] ?? 0; number < 2500; number += 1)
    workers.put({ ...worker, number: number + 1, ended_at: worker.created_at });
  for (let number = 1; number < 1500; number += 1) logs.put({ ...log, number });

  deleteDeployment(sandbox, deployment);
  expect(count()).toEqual([1500, 500]);
  const { name, data } = defined(sandbox.tasks.all().find((task) => task.data.id === deployment.id));
  expect([tasks[name]?.(sandbox, data), count()]).toEqual([data, [500, 0]]);
  expect([tasks[name]?.(sandbox, data), count()]).toEqual([undefined, [0, 0]]);
});
