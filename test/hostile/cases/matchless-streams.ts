import { type HostileCase, succeed, type Target } from "../case.ts";

interface Deployment {
  readonly name: string;
  readonly _mock: { logs?: object[] };
}

/** Gives the first deployment of the sandbox a long log, and returns its name. */
async function seedLog(target: Target, count: number): Promise<string> {
  const seed = JSON.parse(await succeed(target, "GET", "/_mock/seed")) as { deployments: [Deployment] };
  const [deployment] = seed.deployments;
  const start = Date.parse("2026-03-01T16:00:00Z");
  deployment._mock.logs = Array.from({ length: count }, (_, index) => ({
    timestamp: new Date(start + index).toISOString(),
    severity_text: "INFO",
    trace_id: "",
    span_id: "",
    body: "x",
    log_attributes: {},
  }));
  await succeed(target, "POST", "/_mock/seed", seed);
  return deployment.name;
}

export const matchlessStreams: HostileCase = {
  name: "opens 500 streams of a log with 60,000 records, of which none matches, and changes something",
  megabytes: 600,
  async attack(target) {
    const name = await seedLog(target, 60_000);
    const stream = target.toBytes("GET", `/v1/workflows/deployments/${name}/logs/stream?worker_name=nobody`);
    for (let count = 0; count < (target.isQuick ? 300 : 500); count += 1) await target.open(stream);
    await target.idle();
    await succeed(target, "POST", "/v1/observability/datasets", { name: "Change", description: "" });
  },
};
