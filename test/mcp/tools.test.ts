import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { expect, test } from "vitest";
import { connect } from "./connection.ts";

test("everything that an assistant reads at first has at most 1,500 tokens", async () => {
  const { client } = await connect();
  const { tools } = await client.listTools();
  expect(tools).toHaveLength(5);
  expect(encode(JSON.stringify(tools) + client.getInstructions()).length).toBeLessThanOrEqual(1500);
});

test("every tool has a title, a description, schemas and annotations", async () => {
  const { client } = await connect();
  for (const { name, ...tool } of (await client.listTools()).tools) {
    const text = expect.stringMatching(/\S/);
    const object = expect.objectContaining({ type: "object" });
    const annotations = { readOnlyHint: expect.any(Boolean), openWorldHint: expect.any(Boolean) };
    expect([name, tool]).toEqual([
      name,
      expect.objectContaining({
        title: text,
        description: text,
        inputSchema: object,
        outputSchema: object,
        annotations: expect.objectContaining(annotations),
      }),
    ]);
  }
});

const ANNOTATIONS: [access: "read" | "write" | "destroy" | "mock", tools: Record<string, object>][] = [
  ["read", { read_operation: { readOnlyHint: true, openWorldHint: true } }],
  [
    "write",
    {
      read_operation: { readOnlyHint: true, openWorldHint: true },
      change_operation: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
    },
  ],
  [
    "destroy",
    {
      read_operation: { readOnlyHint: true, openWorldHint: true },
      change_operation: { readOnlyHint: false, destructiveHint: true, openWorldHint: true },
    },
  ],
  [
    "mock",
    {
      read_operation: { readOnlyHint: true, openWorldHint: false },
      change_operation: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
      sandbox: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
    },
  ],
];

test.each(ANNOTATIONS)("the annotations are true: %s", async (access, expected) => {
  const { client } = await connect(access === "mock" ? {} : { service: { access } });
  const { tools } = await client.listTools();
  const own = tools.filter(({ name }) => !["search", "read"].includes(name));
  expect(Object.fromEntries(own.map(({ name, annotations }) => [name, annotations]))).toEqual(
    Object.fromEntries(Object.entries(expected).map(([name, each]) => [name, expect.objectContaining(each)])),
  );
});

test("the instructions say what is allowed", async () => {
  const instructions = async (setup?: Parameters<typeof connect>[0]) => (await connect(setup)).client.getInstructions();
  expect(await instructions()).toMatch(/mock/);
  expect(await instructions({ service: { access: "read" } })).toMatch(
    /Only operations that use GET are allowed, .* no change_operation without --allow-writes/,
  );
  expect(await instructions({ service: { access: "write" } })).toMatch(/can't be undone are not allowed/);
  expect(await instructions({ service: { access: "destroy", patterns: ["agents.*"] } })).toMatch(
    /as a real service.*Only these operations are allowed: agents\.\*/,
  );
});
