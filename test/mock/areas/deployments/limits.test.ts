import { expect, test } from "vitest";
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
