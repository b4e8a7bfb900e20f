import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import { sendJson } from "../../json.ts";
import { exampleSession, session } from "../../session.ts";

const resources = [
  {
    noun: "prompt",
    code: "PROMPT",
    base: "/v2/prompts",
    seeded: examples.tidePrompt,
    creation: { definition: { content: "Say {{what}}." } },
    another: { definition: { content: "Sing {{what}}." } },
    repeated: examples.repeatedTidePromptVersion,
    // Equal to `repeated`, with the fields in another order.
    reordered: { definition: Object.fromEntries(Object.entries(examples.tidePrompt.definition).reverse()) },
  },
  {
    noun: "skill",
    code: "SKILL",
    base: "/v2/skills",
    seeded: examples.chartSkill,
    creation: { definition: { body: "Say it." } },
    another: { definition: { body: "Sing it." } },
    repeated: examples.repeatedChartSkillVersion,
    reordered: { definition: Object.fromEntries(Object.entries(examples.chartSkill.definition).reverse()) },
  },
];

const bob = "user.bob~role.member";

describe.each(resources)("$base", ({ noun, code, base, seeded, creation, another, repeated, reordered }) => {
  const of = (id: string) => `${base}/${id}`;

  test("a sandbox starts with the one from the examples", async () => {
    const { body } = await sendJson(exampleSession(), "GET", of(seeded.id));
    expect(body).toEqual(seeded);
  });

  test("a definition that exists, also with its fields in another order, creates no version", async () => {
    const mara = session();
    for (const body of [repeated, reordered]) {
      const same = await sendJson(mara, "POST", `${of(seeded.id)}/versions`, { ...body, notes: "Ignored." });
      expect(same.body).toEqual({ version: 1, deduplicated: true });
    }
  });

  test("get prefers the version to the alias, and returns 404 for an unknown version or alias", async () => {
    const mara = session();
    await sendJson(mara, "POST", `${of(seeded.id)}/versions`, another);
    const versionAt = async (query: string) => (await sendJson(mara, "GET", of(seeded.id) + query)).body;
    expect(await versionAt("?alias=live")).toMatchObject({ version: 1, latestVersion: 2 });
    expect(await versionAt("?alias=live&version=2")).toMatchObject({ version: 2 });
    expect(await versionAt("/versions/1")).toMatchObject({ version: 1, latestVersion: 2 });
    for (const query of ["?version=3", "?alias=unknown", "/versions/3"])
      expect(await versionAt(query)).toMatchObject({ status: 404, code: `${code}_VERSION_NOT_FOUND` });
    const { body } = await sendJson(mara, "PATCH", `${of(seeded.id)}/versions/3`, {});
    expect(body).toMatchObject({ status: 404, code: `${code}_VERSION_NOT_FOUND` });
  });

  test("an update that changes nothing keeps updatedAt", async () => {
    const mara = exampleSession();
    for (const body of [{}, { sharingScope: "private" }, { sharingScope: "sharing_scope_unspecified" }])
      expect((await sendJson(mara, "PATCH", of(seeded.id), body)).body).toEqual(seeded);
  });

  test("a private one returns 404 for other users", async () => {
    const other = session().as(bob);
    expect((await sendJson(other, "GET", base)).body).toEqual({ data: [] });
    for (const [method, path, body] of [
      ["GET", "", undefined],
      ["PATCH", "", {}],
      ["DELETE", "", undefined],
      ["GET", "/versions", undefined],
      ["POST", "/versions", another],
      ["GET", "/versions/1", undefined],
      ["PATCH", "/versions/1", {}],
    ] as const)
      expect((await sendJson(other, method, of(seeded.id) + path, body)).body).toMatchObject({
        status: 404,
        code: `${code}_NOT_FOUND`,
      });
  });

  test("sharing lets workspace members read, and the relation writer lets them make changes", async () => {
    const mara = session();
    const other = mara.as(bob);
    const share = (body: unknown) => sendJson(mara, "PATCH", of(seeded.id), body);
    expect((await share({ sharingScope: "workspace" })).body).toMatchObject({ sharingScope: "workspace" });
    expect((await sendJson(other, "GET", of(seeded.id))).body).toMatchObject({ id: seeded.id });
    for (const [method, path, body] of [
      ["PATCH", "", {}],
      ["DELETE", "", undefined],
      ["POST", "/versions", another],
      ["PATCH", "/versions/1", {}],
    ] as const)
      expect((await sendJson(other, method, of(seeded.id) + path, body)).body).toMatchObject({
        status: 403,
        code: `${code}_READ_ONLY`,
      });

    await share({ workspaceRelation: "writer" });
    expect((await sendJson(other, "POST", `${of(seeded.id)}/versions`, another)).body).toMatchObject({ version: 2 });

    expect((await share({ sharingScope: "private" })).body).toMatchObject({ sharingScope: "private" });
    expect((await sendJson(other, "GET", of(seeded.id))).body).toMatchObject({ code: `${code}_NOT_FOUND` });

    await share({ sharingScope: "workspace" });
    expect((await sendJson(other, "DELETE", of(seeded.id))).status).toBe(200);
  });

  test("names are sorted as in a dictionary, and a change of a version is one of the whole", async () => {
    const mara = session();
    for (const name of ["Zebra", "apple", "mango"]) await sendJson(mara, "POST", base, { name, ...creation });
    const listNames = async (query: string): Promise<string[]> =>
      (await sendJson(mara, "GET", `${base}?${query}`)).body.data.map(({ name }: { name: string }) => name);
    const byName = (await listNames("sort_by=name")).filter((name) => name !== seeded.name);
    expect(byName).toEqual(["apple", "mango", "Zebra"]);
    await sendJson(mara, "PATCH", `${of(seeded.id)}/versions/1`, { notes: "Changed." });
    expect(await listNames("sort_by=last_modified_at")).toEqual([seeded.name, "mango", "apple", "Zebra"]);
  });

  test("the definition and the notes are left out unless fields names them", async () => {
    const mara = exampleSession();
    const get = async (query: string) => (await sendJson(mara, "GET", `${base}${query}`)).body;
    const { notes, definition, title: _, description: __, ...always } = { title: "", description: "", ...seeded };
    for (const path of [`/${seeded.id}`, `/${seeded.id}/versions/1`]) {
      expect(await get(`${path}?fields=name`)).toEqual(always);
      expect(await get(`${path}?fields=definition&fields=id`)).toEqual({ ...always, definition });
      expect(await get(`${path}?fields=notes`)).toEqual({ ...always, notes });
    }
    expect((await get("?fields=notes")).data).toEqual([{ ...always, notes }]);
  });

  test("empty texts are the same as none", async () => {
    const mara = session();
    const empty = noun === "prompt" ? { title: "", description: "", notes: "" } : { notes: "" };
    const { body } = await sendJson(mara, "POST", base, { name: "empty", ...creation, ...empty });
    const { body: none } = await sendJson(mara, "POST", base, { name: "none", ...creation, notes: null });
    const changing = { id: "", name: "", createdAt: "", updatedAt: "", versionCreatedAt: "" };
    expect({ ...body, ...changing }).toEqual({ ...none, ...changing });
  });

  test("an unknown name in fields is refused", async () => {
    const { body } = await sendJson(session(), "GET", `${of(seeded.id)}?fields=content`);
    expect(body).toMatchObject({ status: 422, errors: [{ pointer: "/query/fields/0", code: "enum" }] });
  });

  test(`a ${noun} can be named __proto__`, async () => {
    const mara = session();
    const { body } = await sendJson(mara, "POST", base, { name: "__proto__", ...creation, aliases: ["__proto__"] });
    expect(body).toMatchObject({ name: "__proto__", aliases: ["__proto__"] });
    expect((await sendJson(mara, "GET", `${of(body.id)}?alias=__proto__`)).body).toMatchObject({ version: 1 });
    expect((await sendJson(mara, "GET", `${of(body.id)}?alias=constructor`)).status).toBe(404);
  });
});
