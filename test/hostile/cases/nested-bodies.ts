import type { HostileCase } from "../case.ts";

/** Texts of up to 10 MB that are hard to parse, or to check. */
export const nestedBodies: HostileCase = {
  name: "sends 10 MB of brackets, of members, of numbers, of escapes and of wrong elements",
  megabytes: 700,
  async attack({ send, isQuick }) {
    const size = isQuick ? 4_000_000 : 9_900_000;
    const members = Array.from({ length: size / 15 }, (_, index) => `"key${index}":1`).join(",");
    const nested = `${"[".repeat(99)}${"]".repeat(99)}`;
    const bodies = [
      "[".repeat(size / 2) + "]".repeat(size / 2),
      `${'{"a":'.repeat(size / 6)}1${"}".repeat(size / 6)}`,
      `{${members}}`,
      `[${"1e400,".repeat(size / 6)}1]`,
      `[${"0.1234567890123456789,".repeat(size / 22)}1]`,
      `{"name":"${"\\u0061".repeat(size / 6)}","model":1}`,
      `{"name":"x","model":"aurora-large","tools":[${`${nested},`.repeat(size / 200)}1]}`,
      `{"name":"x","model":"aurora-large","metadata":{"a":[${"{},".repeat(size / 3)}1]}}`,
      `{"name":"x","model":"aurora-large","handoffs":[${"1,".repeat(size / 2)}1]}`,
      `{"name":"x","model":"aurora-large","completion_args":{"stop":[${'"",'.repeat(size / 3)}""]}}`,
    ];
    for (const body of bodies) await send("POST", "/v1/agents", Buffer.from(body));
    for (const body of bodies.slice(0, 3)) await send("POST", "/_mock/seed", Buffer.from(body));
  },
};
