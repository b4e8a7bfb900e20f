import type { HostileCase } from "../case.ts";

/** JSON of 50 kB with a text in which every word may begin a secret. */
export const SECRETS = Buffer.from(JSON.stringify({ name: '"secret":"'.repeat(3500) }));

/** A name of 7 MB, which a violation would quote. */
const LONG_NAME = Buffer.from(JSON.stringify({ ['"token":"'.repeat(800_000)]: 1 }));

/** A masking expression that backtracks takes quadratic time. */
export const journalMasking: HostileCase = {
  name: "sends five bodies of 50 kB that consist of secrets, and one with a long name, and reads the journal",
  megabytes: 250,
  async attack({ send }) {
    for (let count = 0; count < 5; count += 1) await send("POST", "/v1/agents", SECRETS);
    await send("POST", "/v1/agents", LONG_NAME);
    for (let count = 0; count < 3; count += 1) await send("GET", "/_mock/journal");
  },
};
