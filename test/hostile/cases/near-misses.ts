import type { HostileCase } from "../case.ts";
import { SECRETS } from "./journal-masking.ts";

/** A search without a match compares each entry with each condition, and shows the nearest. */
export const nearMisses: HostileCase = {
  name: "fills the journal with bodies of 50 kB, and searches for what is in none of them",
  megabytes: 250,
  async attack({ send }) {
    for (let count = 0; count < 5; count += 1) await send("POST", "/v1/agents", SECRETS);
    const body = Array.from({ length: 100 }, (_, index) => ({ pointer: `/field${index}`, value: index }));
    for (let count = 0; count < 3; count += 1)
      await send("POST", "/_mock/journal/search", { match: { operation_id: "agents.create", body } });
    const names = Buffer.from(JSON.stringify({ model: "aurora-large", name: "secret".repeat(8000) }));
    for (let count = 0; count < 30; count += 1) await send("POST", "/v1/agents", names);
    await send("POST", "/_mock/journal/search", { match: { method: "PUT", body } });
  },
};
