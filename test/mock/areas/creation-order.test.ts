/** Times without a fraction are written without a point, so their texts do not sort like the times. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findCase } from "../../../src/contract/cases.ts";
import { valueAt } from "../../../src/core/json-pointer.ts";
import { defined } from "../../defined.ts";
import { sendJson } from "../json.ts";
import { session } from "../session.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2030-01-01T00:00:00Z") }));
afterEach(() => vi.useRealTimers());

test.each([
  ["agents.list", "agents.create"],
  ["agents.listLegacy", "agents.create"],
  ["batch.jobs.list", "batch.jobs.create"],
  ["connectors.list", "connectors.create"],
  ["conversations.list", "conversations.start"],
  ["observability.datasets.list", "observability.datasets.create"],
  ["observability.judges.list", "observability.judges.create"],
  ["prompts.list", "prompts.create"],
  ["skills.list", "skills.create"],
])("%s has the newest first, also of those of the same second", async (listId, createId) => {
  const [list, create] = [defined(findCase(listId)), defined(findCase(createId))];
  const mara = session({ clock: "real" });
  const created: string[] = [];
  for (const name of ["first", "second", "third"]) {
    const example = Object.values(defined(create.body).examples)[0] as object;
    const { body } = await sendJson(mara, "POST", create.path, { ...example, ...("name" in example && { name }) });
    created.unshift(body.id ?? body.conversation_id);
    vi.setSystemTime(Date.now() + 250);
  }
  const { body } = await sendJson(mara, "GET", list.path);
  const listed = valueAt(body, list.operation["x-pagination"]?.items ?? "") as { id: string }[];
  expect(listed.map(({ id }) => id).slice(0, 3)).toEqual(created);
});
