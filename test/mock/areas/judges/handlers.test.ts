import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import type { JudgeCreate, JudgeRegressionOutput } from "../../../../generated/mock-types.ts";
import { defined } from "../../../defined.ts";
import { problemExample } from "../../problem-example.ts";
import { exampleSession, ok, session } from "../../session.ts";

const { accuracyJudge, toneJudge, newAccuracyJudge, newToneJudge, stricterAccuracyJudge } = examples;
const path = { judge_id: accuracyJudge.id };

const judgesPath = "/v1/observability/judges";
const judgePath = "/v1/observability/judges/{judge_id}";
const livePath = "/v1/observability/judges/{judge_id}/live-judging";

describe("judges", () => {
  test("each update creates a revision that refers to the first and the previous one", async () => {
    const { api } = session();
    await api.PUT(judgePath, { params: { path }, body: stricterAccuracyJudge });
    const { data: second } = await ok(api.GET(judgePath, { params: { path } }));
    expect(second.base_revision).toEqual(expect.any(String));
    expect(second).toMatchObject({ down_revision: second.base_revision, up_revision: null });

    await api.PUT(judgePath, { params: { path }, body: newAccuracyJudge });
    const { data: third } = await ok(api.GET(judgePath, { params: { path } }));
    expect(third).toMatchObject({ id: accuracyJudge.id, base_revision: second.base_revision, up_revision: null });
    expect(third.down_revision).not.toBe(third.base_revision);

    await api.PUT(judgePath, { params: { path }, body: stricterAccuracyJudge });
    const { data: fourth } = await ok(api.GET(judgePath, { params: { path } }));
    expect(fourth.base_revision).toBe(second.base_revision);
    expect(fourth.down_revision).not.toBe(third.down_revision);
  });

  test("a scale goes from 0 to 1 by default", async () => {
    const { api } = session();
    const output = { type: "REGRESSION", min_description: "Bad.", max_description: "Good." } as const;
    const { data } = await ok(api.POST(judgesPath, { body: { ...newAccuracyJudge, name: "Quality", output } }));
    expect(data.output).toEqual({ ...output, min: 0, max: 1 });
  });

  test("a judge with options needs no type, and responses have it", async () => {
    const { api } = session();
    const { data, error } = await api.POST(judgesPath, { body: examples.newLanguageJudge });
    expect(error).toBeUndefined();
    expect(data?.output).toEqual({ type: "CLASSIFICATION", ...examples.newLanguageJudge.output });
    const params = { path: { judge_id: data!.id } };
    const body: JudgeCreate = { ...examples.newLanguageJudge, output: data!.output };
    expect((await api.PUT(judgePath, { params, body })).response.status).toBe(204);
    expect((await api.GET(judgePath, { params })).data).toEqual(data);
  });

  test("without a type, an output has options", async () => {
    const output = { min_description: "Bad.", max_description: "Good." };
    const body = { ...newAccuracyJudge, name: "Quality", output } as unknown as JudgeCreate;
    const { error } = await session().api.POST(judgesPath, { body });
    expect(error).toMatchObject({ status: 422, code: "VALIDATION_ERROR" });
    expect(error?.errors?.map(({ pointer }) => pointer)).toContain("/body/output/options");
  });

  test("judges.update keeps the revision if nothing differs, in any order of fields and with defaults omitted", async () => {
    const { api } = exampleSession();
    // The answer of this judge is a number.
    const { type, min_description, max_description } = accuracyJudge.output as JudgeRegressionOutput;
    const output = { max_description, min_description, type };
    for (const body of [newAccuracyJudge, { ...newAccuracyJudge, output }]) {
      const { response } = await api.PUT(judgePath, { params: { path }, body });
      expect(response.status).toBe(204);
    }
    expect((await api.GET(judgePath, { params: { path } })).data).toEqual(accuracyJudge);
  });

  test("a name that is in use returns 409, on create and on update", async () => {
    const { api } = session();
    const { error: create } = await api.POST(judgesPath, { body: newAccuracyJudge });
    expect(create).toEqual(problemExample("judgeNameTaken"));
    const params = { path: { judge_id: toneJudge.id } };
    const { error: update } = await api.PUT(judgePath, { params, body: { ...newToneJudge, name: "Answer accuracy" } });
    expect(update).toEqual(problemExample("judgeNameTaken"));
  });

  test("an unknown model returns 404, on create and on update, and an alias is accepted", async () => {
    const { api } = session();
    const body = { ...newAccuracyJudge, name: "Another one", model_name: "aurora-unknown" };
    expect((await api.POST(judgesPath, { body })).error).toEqual(problemExample("unknownJudgeModel"));
    expect((await api.PUT(judgePath, { params: { path }, body })).error).toEqual(problemExample("unknownJudgeModel"));
    const model_name = defined(examples.harborModels.data.flatMap(({ aliases }) => aliases ?? [])[0]);
    expect((await api.POST(judgesPath, { body: { ...body, model_name } })).data).toMatchObject({ model_name });
  });

  test.each([
    ["a scale that ends where it begins", { type: "REGRESSION", min: 1, max: 1 }, "/body/output/max"],
    ["a scale that begins above the default end", { type: "REGRESSION", min: 2 }, "/body/output/max"],
    ["no labels to choose from", { type: "CLASSIFICATION", options: [] }, "/body/output/options"],
  ])("judges.create returns 422 for %s", async (_what, part, pointer) => {
    const output = { min_description: "", max_description: "", ...part } as JudgeCreate["output"]; // TypeScript can't check limits.
    const { error } = await session().api.POST(judgesPath, { body: { ...newAccuracyJudge, name: "Quality", output } });
    expect(error).toMatchObject({ status: 422, code: "VALIDATION_ERROR", errors: [{ pointer }] });
  });

  test.each([
    ["", {}, 0],
    ["", { min: 3, max: 5 }, 3],
    ["At 06:12.", {}, 1],
    ["At 06:12.", { min: 3, max: 5 }, 5],
    ["At noon.", {}, 0],
    ["At noon.", { min: 3, max: 5 }, 3],
    ["At noon.", { max: 5 }, 0],
    ["At noon.", { min: 0.5 }, 0.5],
    ["At 06:12.", { min: 0.5 }, 1],
  ])("the answer '%s' gets a score on the scale %j: %d", async (content, scale, score) => {
    const { api } = session();
    const output = { type: "REGRESSION" as const, min_description: "Wrong.", max_description: "Right.", ...scale };
    const { data } = await ok(api.POST(judgesPath, { body: { ...newAccuracyJudge, name: "Quality", output } }));
    const params = { path: { judge_id: data.id } };
    const body = { messages: [{ role: "assistant", content }], properties: { expected: "06:12" } };
    const { data: judgment } = await ok(api.POST(livePath, { params, body }));
    expect(judgment.answer).toBe(score);
  });
});

describe("live judging", () => {
  test("judges of both types return the verdicts of the document's examples", async () => {
    const { api } = session();
    const accuracy = await api.POST(livePath, { params: { path }, body: examples.lowWaterToJudge });
    expect(accuracy.data).toMatchObject({ answer: 1, analysis: expect.stringContaining("06:12") });
    const params = { path: { judge_id: toneJudge.id } };
    const tone = await api.POST(livePath, { params, body: examples.toneToJudge });
    expect(tone.data).toMatchObject({ answer: "curt" });
  });

  test("a score is on the scale, depends on the expected answer, and is always the same", async () => {
    const { api } = session();
    const output = { ...accuracyJudge.output, type: "REGRESSION", min: 10, max: 20 } as JudgeCreate["output"];
    const { data: created } = await ok(
      api.POST(judgesPath, {
        body: { ...newAccuracyJudge, name: "Ten to twenty", output },
      }),
    );
    const judge = async (content: string, expected?: string) => {
      const body = { messages: [{ role: "assistant", content }], ...(expected ? { properties: { expected } } : {}) };
      const { data } = await ok(api.POST(livePath, { params: { path: { judge_id: created.id } }, body }));
      return data.answer;
    };
    expect(await judge("At 06:12 and 12:24.", "Low at 06:12, high at 12:24")).toBe(20);
    expect(await judge("At 06:12.", "Low at 06:12, high at 12:24")).toBe(15);
    expect(await judge("No idea.", "Low at 06:12, high at 12:24")).toBe(10);
    const free = await Promise.all(["one", "two", "three", "one"].map((text) => judge(text)));
    for (const answer of free) expect(answer).toSatisfy((number: number) => number >= 10 && number <= 20);
    expect(free[0]).toBe(free[3]);
    expect(new Set(free).size).toBe(3);
  });

  test("a label is one of the options, and depends on the messages", async () => {
    const { api } = session();
    const params = { path: { judge_id: toneJudge.id } };
    const answers = new Set<unknown>();
    for (let number = 0; number < 20; number++) {
      const body = { messages: [{ role: "assistant", content: `Answer ${number}` }] };
      answers.add((await ok(api.POST(livePath, { params, body }))).data.answer);
    }
    expect([...answers].sort()).toEqual(["curt", "friendly"]);
    const body = { messages: [{ role: "assistant", content: "Greets to the visitor! Shall I give further help?" }] };
    expect((await ok(api.POST(livePath, { params, body }))).data.answer).toBe("friendly");
  });

  test.each([
    ["no messages", { messages: [] }],
    ["messages of any structure", { messages: [{ text: ["a"] }, { content: [{ type: "text", text: "b" }, null] }] }],
    ["properties that are null", { messages: [{ role: "user", content: "Hm?" }], properties: null }],
  ])("accepts %s", async (_what, body) => {
    const { api } = session();
    for (const judge_id of [accuracyJudge.id, toneJudge.id]) {
      const { response } = await api.POST(livePath, { params: { path: { judge_id } }, body });
      expect(response.status).toBe(200);
    }
  });

  test("stores nothing", async () => {
    const { api } = session();
    const count = async () => {
      const body = { metric: { measure: "evaluation_name", aggregation: "count" } } as const;
      const { data } = await ok(api.POST("/v1/observability/spans/evaluations/aggregate", { body }));
      return defined(data.data[0]).metric_value;
    };
    const before = await count();
    await api.POST(livePath, { params: { path }, body: examples.lowWaterToJudge });
    expect(await count()).toBe(before);
  });
});
