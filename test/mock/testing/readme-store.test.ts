import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMock } from "platform-api-mock";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandboxes-"));
});

afterEach(() => rm(folder, { recursive: true }));

test("prompts are there after a restart", async () => {
  let id: string;
  {
    await using mock = await startMock({ store: folder });
    const client = mock.sandbox("test").client();
    ({ id } = await client.prompts.create({ name: "greeting", definition: { content: "Hello" } }));
  }
  await using mock = await startMock({ store: folder });
  expect(await mock.sandbox("test").client().prompts.get(id)).toMatchObject({ name: "greeting" });
});
