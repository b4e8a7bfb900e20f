import { expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import { session } from "../../session.ts";

const path = { prompt_id: examples.tidePrompt.id };

test("prompts.update sets, keeps and removes title and description", async () => {
  const { api } = session();
  const update = async (body: { title?: string | null; description?: string | null }) =>
    (await api.PATCH("/v2/prompts/{prompt_id}", { params: { path }, body })).data;
  expect(await update({ title: "Tides" })).toMatchObject({ title: "Tides", updatedAt: "2026-03-02T12:00:01Z" });
  expect(await update({ description: "" })).toHaveProperty("title", "Tides");
  expect(await update({})).not.toHaveProperty("description");
  expect(await update({ title: "" })).not.toHaveProperty("title");
});

test("prompts.create without variables creates a prompt with none", async () => {
  const { api } = session();
  const { data } = await api.POST("/v2/prompts", { body: { name: "bare", definition: { content: "{{place}}" } } });
  expect(data).toMatchObject({ definition: { content: "{{place}}", variables: [] } });
  expect(data).toHaveProperty("versionCreatedAt", data?.createdAt);
});

test("versionCreatedAt is the time of the version that is shown", async () => {
  const { api } = session();
  const body = { definition: { content: "Tides of {{day}}" } };
  await api.POST("/v2/prompts/{prompt_id}/versions", { params: { path }, body });
  const read = async (version: number) =>
    (await api.GET("/v2/prompts/{prompt_id}", { params: { path, query: { version } } })).data?.versionCreatedAt;
  expect([await read(1), await read(2)]).toEqual([examples.tidePrompt.versionCreatedAt, "2026-03-02T12:00:01Z"]);
});

test("prompts.get leaves out the title and the description unless fields names them", async () => {
  const { api } = session();
  const get = async (fields: ("title" | "description" | "id")[]) =>
    (await api.GET("/v2/prompts/{prompt_id}", { params: { path, query: { fields } } })).data;
  expect(await get(["id"])).not.toHaveProperty("title");
  expect(await get(["title"])).toMatchObject({ title: examples.tidePrompt.title });
  expect(await get(["title"])).not.toHaveProperty("description");
  expect(await get(["description"])).toMatchObject({ description: examples.tidePrompt.description });
});
