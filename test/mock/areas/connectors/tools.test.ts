import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import { labelScores } from "../../../../src/mock/areas/classifiers/labels.ts";
import { showToolSummary } from "../../../../src/mock/areas/connectors/tools.ts";
import { defined } from "../../../defined.ts";
import { callersSeed } from "../../distinct-seed.ts";
import { sendJson } from "../../json.ts";
import { session } from "../../session.ts";

describe.each(["constructor", "toString", "hasOwnProperty", "__proto__"])("%s is a name like any other", (name) => {
  const inputSchema = { type: "object" as const, properties: JSON.parse(`{"${name}":{}}`), required: [name] };
  const [tides] = defined(callersSeed.connectors);
  const server = { ...tides?._mock, tools: [{ name, inputSchema }] };
  const [scout, ...others] = defined(callersSeed.agents);
  const aliases = JSON.parse(`{"${name}":${scout?.version}}`);
  const agents = [{ ...defined(scout), _mock: { ...scout?._mock, aliases } }, ...others];
  const own = () =>
    session({
      seedData: { ...callersSeed, agents, connectors: [{ ...defined(tides), tools: null, _mock: server as never }] },
    });

  test("of a tool and its argument", async () => {
    const call = async (args: string) => {
      const body = JSON.parse(`{"arguments":${args}}`);
      return (await sendJson(own(), "POST", `/v1/connectors/${tides?.id}/tools/${name}/call`, body)).body;
    };
    expect(await call(`{"${name}":"a"}`)).toMatchObject({ content: [{ text: `${name} is done.` }] });
    expect(await call("{}")).toMatchObject({ content: [{ text: `The argument ${name} is missing.` }] });
    expect(await call(`{"${name}":7}`)).toMatchObject({
      content: [{ text: `The argument ${name} must be a string.` }],
    });
  });

  test("of a label", () => {
    const target = { name: "topic", labels: [name, "tides"], weight: 1, loss_function: "single_class" as const };
    const scores = Object.entries(labelScores(target, `about ${name.replaceAll("_", " ")}.`));
    expect(scores.map(([label, score]) => [label, score > 0.9])).toEqual([
      [name, true],
      ["tides", false],
    ]);
  });

  test("of metadata, an index, a header and an alias", async () => {
    const all = own();
    const agent = JSON.parse(`{"name":"Guide","model":"aurora-small","metadata":{"${name}":{}}}`);
    const { body: made } = await sendJson(all, "POST", "/v1/agents", agent);
    expect(JSON.stringify(made.metadata)).toBe(`{"${name}":{}}`);
    const filter = encodeURIComponent(`{"${name}":{}}`);
    const { body: found } = await sendJson(all, "GET", `/v1/agents?metadata=${filter}`);
    expect(found.map(({ id }: { id: string }) => id)).toEqual([made.id]);
    const match = { headers: JSON.parse(`{"${name}":"a"}`) };
    const { body: searched } = await sendJson(all, "POST", "/_mock/journal/search", { match });
    expect(searched.near_misses[0].mismatches).toMatchObject([{ detail: expect.stringContaining("is missing") }]);
    const aliased = `/v1/agents/${agents[0]?.id}?agent_version=`;
    const statuses = [name, "valueOf"].map(async (alias) => (await sendJson(all, "GET", aliased + alias)).status);
    expect(await Promise.all(statuses)).toEqual([200, 404]);
    const index = { ...examples.handbookRegistration, name };
    await sendJson(all, "PUT", "/v1/rag/deployments", index);
    const { body: indexes } = await sendJson(all, "GET", "/v1/rag/deployments");
    expect(JSON.stringify(indexes)).toContain(`"name":"${name}"`);
  });
});

test("a summary has no annotations, but the properties that have their names", () => {
  const inputSchema = {
    type: "object" as const,
    title: "Note",
    properties: {
      title: { type: "string", description: "The heading." },
      properties: {
        type: "object",
        description: "More.",
        properties: { description: { type: "string", examples: ["a"] } },
      },
    },
    required: ["title"],
  };
  expect(showToolSummary({ name: "note", inputSchema })).toEqual({
    name: "note",
    inputSchema: {
      type: "object",
      properties: {
        title: { type: "string" },
        properties: { type: "object", properties: { description: { type: "string" } } },
      },
      required: ["title"],
    },
  });
});
