import type { HostileCase } from "../case.ts";

const PREFER = [["Prefer", "dynamic=true"]] as const;

/** One worker makes the examples of all keys. Those with dynamic=true are not remembered. */
export const prefer: HostileCase = {
  name: "sends 1,300 requests with Prefer at the same time, while the other key sends one after the other",
  megabytes: 700,
  probe: {
    method: "GET",
    target: "/v1/models",
    headers: [
      ["Host", "localhost"],
      ["Authorization", "Bearer other"],
      ["Prefer", "dynamic=true"],
    ],
  },
  async attack({ send, isQuick }) {
    const requests = Array.from({ length: isQuick ? 500 : 1300 }, () =>
      send("GET", "/v1/agents", undefined, { headers: PREFER }),
    );
    await Promise.all(requests);
  },
};
