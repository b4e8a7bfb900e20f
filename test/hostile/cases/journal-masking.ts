import type { HostileCase } from "../case.ts";

/** A JSON text without an end, in which every word may begin a secret. */
export const SECRETS = Buffer.from(`"${"secret".repeat(8333)}`);

/** A masking expression that backtracks takes quadratic time. */
export const journalMasking: HostileCase = {
  name: "sends five bodies of 50 kB that consist of the word secret, and reads the journal",
  megabytes: 250,
  async attack({ send }) {
    for (let count = 0; count < 5; count += 1) await send("POST", "/v1/agents", SECRETS);
    for (let count = 0; count < 3; count += 1) await send("GET", "/_mock/journal");
  },
};
