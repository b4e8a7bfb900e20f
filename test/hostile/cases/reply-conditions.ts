import type { HostileCase, Target } from "../case.ts";

const AGENT = { model: "aurora-large", name: "x" };

/** Adds a reply or fault with this condition, and then sends small requests to which it might apply. */
async function addCondition(target: Target, path: string, more: object, condition: object): Promise<void> {
  const match = { body: [{ pointer: "", ...condition }] };
  await target.send("POST", path, Buffer.from(JSON.stringify({ ...more, match })));
  for (let count = 0; count < 3; count += 1) await target.send("POST", "/v1/agents", AGENT);
}

const value = ({ isQuick }: Target) => Array(isQuick ? 1_500_000 : 3_300_000).fill({});

export const replyValue: HostileCase = {
  name: "adds a reply to requests with a value of 10 MB, and sends small requests",
  megabytes: 800,
  attack: (target) => addCondition(target, "/_mock/replies", { status: 404, times: null }, { value: value(target) }),
};

export const faultValue: HostileCase = {
  name: "adds a fault for requests with a value of 10 MB, and sends small requests",
  megabytes: 800,
  attack: (target) =>
    addCondition(target, "/_mock/faults", { operation_id: "*", status: 503, times: null }, { value: value(target) }),
};

export const replySchema: HostileCase = {
  name: "adds a reply to requests that match a schema of 9 MB, and sends small requests",
  megabytes: 800,
  attack: (target) =>
    addCondition(
      target,
      "/_mock/replies",
      { status: 404, times: null },
      { schema: { allOf: Array(target.isQuick ? 200_000 : 450_000).fill({ type: "object" }) } },
    ),
};
