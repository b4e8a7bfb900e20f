import type { HostileCase } from "../case.ts";

/** Each request is compared with each of them. */
export const manyReplies: HostileCase = {
  name: "adds 5,000 replies with 100 conditions each, and sends small requests",
  megabytes: 600,
  async attack({ send, isQuick }) {
    const body = Array.from({ length: 99 }, (_, index) => ({ pointer: "/name", schema: { minLength: index } }));
    const match = { body: [...body, { pointer: "/model", value: "none" }] };
    for (let count = 0; count < (isQuick ? 300 : 5000); count += 1)
      await send("POST", "/_mock/replies", { match, times: null, status: 404 });
    for (let count = 0; count < 20; count += 1)
      await send("POST", "/v1/agents", { model: "aurora-large", name: "x".repeat(200) });
  },
};

export const largeReplies: HostileCase = {
  name: "adds 107 replies whose bodies have 9 MB, and as many faults with such conditions",
  nodeOptions: ["--max-old-space-size=1024"],
  megabytes: 450,
  async attack({ send, isQuick }) {
    const body = "x".repeat(9_000_000);
    const reply = Buffer.from(
      JSON.stringify({ match: { path: "/v1/models/none" }, status: 502, body, unchecked: true }),
    );
    const match = { headers: { "x-none": body } };
    const fault = Buffer.from(JSON.stringify({ operation_id: "*", status: 503, match }));
    for (let count = 0; count < (isQuick ? 25 : 107); count += 1) {
      await send("POST", "/_mock/replies", reply);
      await send("POST", "/_mock/faults", fault);
    }
    await send("GET", "/_mock/replies");
  },
};
