import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMock, type ListenOptions, type MockOptions, startMock } from "../../../src/mock/index.ts";

test("an unknown option names the nearest one", async () => {
  expect(() => createMock({ speedd: 2 } as object)).toThrow("There is no option speedd. Did you mean speed");
  expect(() => createMock({ port: 1 } as object)).toThrow("There is no option port.");
  await expect(startMock({ lattency: 5 } as object)).rejects.toThrow("Did you mean latency?");
});

test("an option that may be missing is passed by its name, where the compiler refuses an unknown one", () => {
  const given: { readonly origins?: string[]; readonly names?: string[] } = {};
  const forMock: MockOptions = { corsOrigins: given.origins };
  const forServer: ListenOptions = { allowedHosts: given.names };
  // @ts-expect-error: an option of createMock
  const misplaced: ListenOptions = { ...forServer, corsOrigins: given.origins };
  expect([forMock, forServer, misplaced]).toEqual([{}, {}, {}]);
});

test("a key that no request can send is refused", () => {
  const mock = createMock();
  for (const key of ["", "two words", "ünder", "~user.bob"])
    expect(() => mock.sandbox(key)).toThrow("is not an API key");
  expect(mock.sandbox("a~user.bob").key).toBe("a~user.bob");
});

test("startMock opens a folder with its seed data", async () => {
  const parent = await mkdtemp(join(tmpdir(), "platform-start-"));
  const options = { store: join(parent, "sandboxes"), seedData: {} };
  for (const count of [1, 2]) {
    await using mock = await startMock(options);
    const client = mock.sandbox("any").client();
    await client.prompts.create({ name: `prompt-${count}`, definition: { content: "Hello" } });
    const seed = await mock.sandbox("any").seedData();
    expect(seed.prompts).toHaveLength(count);
  }
  await rm(parent, { recursive: true });
});
