import { type HostileCase, succeed } from "../case.ts";

export const moderation: HostileCase = {
  name: "moderates texts of 9 MB",
  megabytes: 500,
  async attack(target) {
    const moderate = (input: string) =>
      succeed(target, "POST", "/v1/moderations", Buffer.from(JSON.stringify({ model: "aurora-guard", input })));
    await moderate("x ".repeat(4_500_000));
    await moderate("When is low water? ".repeat(470_000));
    await moderate("x".repeat(9_000_000));
    await moderate("é ".repeat(3_000_000));
  },
};
