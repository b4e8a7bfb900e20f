import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import { cases } from "../../../../src/contract/cases.ts";
import { defined } from "../../../defined.ts";
import { callersSeed } from "../../distinct-seed.ts";
import { examplePath } from "../../example-path.ts";
import { sendJson } from "../../json.ts";
import { ok, type Session, session } from "../../session.ts";

const aliased = defined(callersSeed.models).map((model) =>
  model.id === examples.tideModel.id ? { ...model, aliases: ["tide-answers"] } : model,
);
const [connector, workflow] = [defined(callersSeed.connectors?.[0]), defined(callersSeed.workflows?.[0])];
/** The names of a resource, its id first, for each parameter that takes several. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  model_id: [examples.tideModel.id, "tide-answers"],
  connector_id_or_name: [connector.id, connector.name],
  workflow_identifier: [workflow.id, workflow.name],
};
const own = session({ seedData: { ...callersSeed, models: aliased } });
const model_id = examples.tideModel.id;
const classifier_id = examples.questionClassifierNamed.id;
const of = (id: string) => ({ params: { path: { model_id: id } } });

async function ids({ api }: Session, query: { provider?: string; model?: string } = {}): Promise<string[]> {
  const { data } = await ok(api.GET("/v1/models", { params: { query } }));
  return data.data.map(({ id }) => id);
}

describe("models", () => {
  test("the filters of models.list apply together", async () => {
    expect(await ids(session(), { model: "aurora-small", provider: "other" })).toEqual([]);
  });

  test.each(["aurora-large", "aurora-large-latest"])("models.get finds a model by the id or alias %s", async (id) => {
    const { data } = await session().api.GET("/v1/models/{model_id}", of(id));
    expect(data).toEqual(examples.auroraLargeModel);
  });

  test("models.update returns a classifier with its targets", async () => {
    const { data } = await session().api.PATCH("/v1/fine_tuning/models/{model_id}", {
      ...of(classifier_id),
      body: examples.namedQuestionClassifier,
    });
    expect(data).toEqual(examples.questionClassifierNamed);
  });

  test("an archived model is listed, but requests to it fail until it is unarchived", async () => {
    const all = session();
    const { api } = all;
    const path = "/v1/fine_tuning/models/{model_id}/archive";
    const classify = () => api.POST("/v1/classifications", { body: examples.textToClassify });
    expect((await classify()).response.status).toBe(200);
    for (let time = 0; time < 2; time += 1)
      expect((await api.POST(path, of(classifier_id))).data).toEqual({
        id: classifier_id,
        object: "model",
        archived: true,
      });
    expect(await ids(all)).toContain(classifier_id);
    expect((await api.GET("/v1/models/{model_id}", of(classifier_id))).data).toMatchObject({ archived: true });
    expect((await classify()).error).toMatchObject({ status: 404, code: "MODEL_NOT_FOUND" });
    for (let time = 0; time < 2; time += 1)
      expect((await api.DELETE(path, of(classifier_id))).data).toEqual({
        id: classifier_id,
        object: "model",
        archived: false,
      });
    expect((await classify()).response.status).toBe(200);
  });

  test("an archived model is refused wherever it is named, and fails what uses it", async () => {
    const { api, send } = session();
    const post = async (path: string, body: unknown) => {
      const response = await send(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return { status: response.status, data: await response.json() };
    };
    const guardrails = [{ moderation_llm_v1: { model_name: model_id } }];
    const judge = { ...examples.newAccuracyJudge, name: "Judge of tides", model_name: model_id };
    const agent = { name: "Guide of tides", description: "Harbor depths", model: model_id };
    const guarded = { name: "Guarded guide", model: "aurora-large", guardrails };
    const messages = { messages: [{ role: "user", content: "What are the harbor depths?" }] };
    const made = async (path: string, body: unknown) => (await post(path, body)).data;
    const [judgeId, agentId, guardedId, conversation] = [
      (await made("/v1/observability/judges", judge)).id,
      (await made("/v1/agents", agent)).id,
      (await made("/v1/agents", guarded)).id,
      (await made("/v1/conversations", { model: model_id, inputs: "Hello" })).conversation_id,
    ];
    const desk = await made("/v1/agents", { name: "Desk", model: "aurora-large", handoffs: [agentId] });
    const lines = { endpoint: "/v1/chat/completions", requests: [{ custom_id: "1", body: messages }] };
    const uses: Record<string, readonly [path: string, body: unknown]> = {
      "judge to create": ["/v1/observability/judges", { ...judge, name: "Another judge" }],
      judge: [`/v1/observability/judges/${judgeId}/live-judging`, { messages: messages.messages }],
      "agent to create": ["/v1/agents", { ...agent, name: "Another guide" }],
      "guarded agent to create": ["/v1/agents", { ...guarded, name: "Another guide" }],
      agent: ["/v1/agents/completions", { agent_id: agentId, ...messages }],
      "guarded agent": ["/v1/agents/completions", { agent_id: guardedId, ...messages }],
      "conversation to start": ["/v1/conversations", { model: model_id, inputs: "Hello" }],
      conversation: [`/v1/conversations/${conversation}`, { inputs: "Hello" }],
      "guarded conversation": ["/v1/conversations", { agent_id: guardedId, inputs: "Hello" }],
      handoff: ["/v1/conversations", { agent_id: desk.id, inputs: "What are the harbor depths?" }],
      batch: ["/v1/batch/jobs", { ...lines, model: model_id }],
    };
    const path = "/v1/fine_tuning/models/{model_id}/archive";
    await api.POST(path, of(model_id));
    for (const [name, [path, body]] of Object.entries(uses))
      expect({ name, ...(await post(path, body)) }).toMatchObject({
        name,
        status: 404,
        data: { code: "MODEL_NOT_FOUND" },
      });
    await api.DELETE(path, of(model_id));
    for (const [name, [path, body]] of Object.entries(uses))
      expect({ name, status: Math.floor((await post(path, body)).status / 100) }).toEqual({ name, status: 2 });
    // Each suggested model can be used instead.
    await api.POST(path, of(model_id));
    const suggested: string[] = [];
    for (const [path, body] of Object.values(uses)) {
      const naming = (model: string) => JSON.parse(JSON.stringify(body).replace(model_id, model));
      if (isDeepStrictEqual(naming(""), body)) continue;
      for (const unknown of [`${model_id.slice(0, -1)}_`, "aurora-larg"]) {
        const [, names = ""] = /Did you mean (.*)\?/.exec((await post(path, naming(unknown))).data.detail) ?? [];
        for (const name of names.split(/, or |, | or /).filter(Boolean)) {
          const { status, data } = await post(path, naming(name));
          expect(status === 404 ? { path, name, detail: data.detail } : "found").toBe("found");
          suggested.push(name);
        }
      }
    }
    expect(new Set(suggested)).toContain("aurora-large");
  });

  test("a fine-tuned model can be deleted, archived or not", async () => {
    const all = session();
    const { api } = all;
    await api.POST("/v1/fine_tuning/models/{model_id}/archive", of(classifier_id));
    for (const id of [model_id, classifier_id])
      expect((await api.DELETE("/v1/models/{model_id}", of(id))).data).toEqual({ id, object: "model", deleted: true });
    expect(await ids(all, { provider: examples.tideModel.owned_by })).toEqual([]);
    expect((await api.GET("/v1/models/{model_id}", of(model_id))).error).toMatchObject({
      status: 404,
      code: "MODEL_NOT_FOUND",
    });
    expect((await api.POST("/v1/classifications", { body: examples.textToClassify })).error).toMatchObject({
      status: 404,
      code: "MODEL_NOT_FOUND",
    });
  });

  test.each(cases.filter(({ parameters }) => parameters.some(({ name }) => name in NAMES)))(
    "$id does the same by each name",
    async ({ method, path, parameters, body }) => {
      const { name } = defined(parameters.find((each) => each.name in NAMES));
      const [input] = Object.values(body?.examples ?? {});
      const results: [result: Awaited<ReturnType<typeof sendJson>>, state: unknown][] = [];
      for (const value of defined(NAMES[name])) {
        await sendJson(own, "POST", "/_mock/reset");
        const filled = examplePath({ path: path.replace(`{${name}}`, encodeURIComponent(value)), parameters });
        const result = await sendJson(own, method.toUpperCase(), filled, input);
        results.push([result, (await sendJson(own, "GET", "/_mock/snapshot")).body]);
      }
      const [byId, ...others] = results;
      // Only these take no alias.
      const isById = /fine_tuning/.test(path);
      for (const other of others) expect(isById ? other[0]?.status : other).toEqual(isById ? 404 : byId);
    },
  );

  test("a base model can't be deleted", async () => {
    const all = session();
    const { error } = await all.api.DELETE("/v1/models/{model_id}", of("aurora-large"));
    expect(error).toMatchObject({ status: 403, code: "MODEL_NOT_DELETABLE" });
    expect(await ids(all)).toContain("aurora-large");
  });

  test.each(["aurora-large", "ft-unknown"])("fine-tuning operations return 404 for the model %s", async (id) => {
    const { api } = session();
    const answers = [
      await api.PATCH("/v1/fine_tuning/models/{model_id}", { ...of(id), body: {} }),
      await api.POST("/v1/fine_tuning/models/{model_id}/archive", of(id)),
      await api.DELETE("/v1/fine_tuning/models/{model_id}/archive", of(id)),
    ];
    for (const { error } of answers) expect(error).toMatchObject({ status: 404, code: "MODEL_NOT_FOUND" });
  });
});
