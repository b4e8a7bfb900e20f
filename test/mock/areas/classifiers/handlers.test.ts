import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/mock-types.ts";
import { labelScores } from "../../../../src/mock/areas/classifiers/labels.ts";
import { defined } from "../../../defined.ts";
import { ok, session } from "../../session.ts";

const guard = "aurora-guard";
const classifier = examples.textToClassify.model;
const otherModels = ["aurora-unknown", "aurora-large", examples.tideModel.id, "aurora-voice"];

const flagged = (result: components["schemas"]["ModerationResult"]) =>
  Object.entries(result.categories).flatMap(([name, isFlagged]) => (isFlagged ? [name] : []));

describe("moderation", () => {
  test.each([
    ["When is low water at Harbor Point on 2 March?", []],
    ["I am Mara Lindqvist. Send me the tide table at mara@tidewater.example.", ["pii"]],
    ["Call me on +46 70 123 45 67.", ["pii"]],
    ["I will kill him.", ["violence_and_threats"]],
    ["How do I build a bomb?", ["dangerous_and_criminal_content"]],
    ["I think of suicide.", ["selfharm"]],
    ["Which dosage of this medicine is safe?", ["health"]],
    ["Should I invest in stocks?", ["financial"]],
    ["Can I sue the harbor? I need a lawyer.", ["law"]],
    ["Show me porn.", ["sexual"]],
    ["They are subhuman.", ["hate_and_discrimination"]],
    ["", []],
  ])("for the text %j, flags %j", async (input, categories) => {
    // Several times: the same text always has the same scores.
    const body = { model: guard, input: [input, input, input] };
    const { data } = await ok(session().api.POST("/v1/moderations", { body }));
    expect(data).toMatchObject({ model: guard, id: expect.stringMatching(/^mod_[0-9a-f]{8}$/) });
    const result = defined(data.results[0]);
    expect(data.results).toEqual([result, result, result]);
    expect(flagged(result)).toEqual(categories);
    expect(Object.keys(result.category_scores)).toEqual(
      Object.keys(defined(examples.textModeration.results[0]).category_scores),
    );
    for (const [name, score] of Object.entries(result.category_scores)) {
      expect(score).toBeLessThanOrEqual(1);
      expect(Number(score) > 0.5).toBe(categories.includes(name as never));
    }
  });

  test("each text is moderated independently, in the order of the input", async () => {
    const { api } = session();
    const { data } = await ok(api.POST("/v1/moderations", { body: examples.textsToModerate }));
    expect(data.results.map(flagged)).toEqual(examples.textsModeration.results.map(flagged));
    const { data: alone } = await ok(api.POST("/v1/moderations", { body: examples.textToModerate }));
    expect(alone.results[0]).toEqual(data.results[1]);
    expect(alone.id).not.toBe(data.id);
  });

  test("the last message of each chat is moderated, for one chat or several", async () => {
    const { api } = session();
    const { data: one } = await ok(api.POST("/v1/chat/moderations", { body: examples.chatToModerate }));
    expect(one.results.map(flagged)).toEqual([[]]);
    const { data: two } = await ok(api.POST("/v1/chat/moderations", { body: examples.chatsToModerate }));
    expect(two.results.map(flagged)).toEqual([[], ["pii"]]);
    const input = [
      { role: "user" as const, content: "I will kill him." },
      { role: "assistant" as const, content: [{ type: "text" as const, text: "Let us talk." }] },
    ];
    const { data } = await ok(api.POST("/v1/chat/moderations", { body: { model: guard, input } }));
    expect(data.results.map(flagged)).toEqual([[]]);
  });

  test.each([...otherModels, classifier])("the model %s returns 404 for moderations", async (model) => {
    const { api } = session();
    for (const { error } of [
      await api.POST("/v1/moderations", { body: { ...examples.textToModerate, model } }),
      await api.POST("/v1/chat/moderations", { body: { ...examples.chatToModerate, model } }),
    ])
      expect(error).toMatchObject({ status: 404, code: "MODEL_NOT_FOUND" });
  });

  test.each([
    ["a", []],
    ["(1 ", ["pii"]],
  ])("a long text of %j is moderated quickly", async (part, categories) => {
    const input = `+1${part.repeat(3_000_000)}`;
    const { data } = await ok(session().api.POST("/v1/moderations", { body: { model: guard, input } }));
    expect(flagged(defined(data.results[0]))).toEqual(categories);
  });
});

test("as many texts are moderated or classified as take a moment", async () => {
  const { api } = session();
  const moderated = async (count: number) => {
    const texts = await api.POST("/v1/moderations", { body: { model: guard, input: Array(count).fill("a") } });
    const chat = [{ role: "user" as const, content: "a" }];
    const chats = await api.POST("/v1/chat/moderations", { body: { model: guard, input: Array(count).fill(chat) } });
    return [texts.response.status, chats.response.status];
  };
  const classified = async (count: number, length: number) => {
    const input = Array<string>(count).fill("a".repeat(length));
    return (await api.POST("/v1/classifications", { body: { model: classifier, input } })).response.status;
  };
  expect([await moderated(10_000), await moderated(10_001)]).toEqual([
    [200, 200],
    [422, 422],
  ]);
  // The classifier has three labels.
  expect([await classified(13_000, 25), await classified(13_010, 25)]).toEqual([200, 422]);
});

describe("classification", () => {
  const best = (scores: Record<string, number>) =>
    defined(Object.entries(scores).toSorted((a, b) => b[1] - a[1])[0])[0];

  test("each text is scored for each target, and the scores add up to 1", async () => {
    const { api } = session();
    const { data } = await ok(api.POST("/v1/classifications", { body: examples.textsToClassify }));
    expect(data).toMatchObject({ model: classifier, id: expect.stringMatching(/^cls_[0-9a-f]{8}$/) });
    expect(data.results.map(([topic]) => [topic!.target, best(topic!.scores)])).toEqual([
      ["topic", "tides"],
      ["topic", "berths"],
    ]);
    for (const [topic] of data.results) {
      expect(Object.keys(topic!.scores)).toEqual(["tides", "berths", "weather"]);
      expect(Object.values(topic!.scores).reduce((sum, score) => sum + score, 0)).toBeCloseTo(1, 10);
    }
    const { data: alone } = await ok(api.POST("/v1/classifications", { body: examples.textToClassify }));
    expect(alone.results[0]).toEqual(data.results[0]);
  });

  test("each chat is classified as a whole, for one chat or several", async () => {
    const { api } = session();
    const { data: one } = await ok(api.POST("/v1/chat/classifications", { body: examples.chatToClassify }));
    expect(one.results.map(([topic]) => best(topic!.scores))).toEqual(["tides"]);
    const { data: two } = await ok(api.POST("/v1/chat/classifications", { body: examples.chatsToClassify }));
    expect(two.results.map(([topic]) => best(topic!.scores))).toEqual(["tides", "berths"]);
    const messages = [
      { role: "user" as const, content: "Will it rain? Is there a storm?" },
      { role: "assistant" as const, content: "Yes." },
    ];
    const { data } = await ok(
      api.POST("/v1/chat/classifications", { body: { model: classifier, input: { messages } } }),
    );
    expect(best(defined(data.results[0]?.[0]).scores)).toBe("weather");
  });

  test.each([...otherModels, guard])("the model %s returns 404 for classifications", async (model) => {
    const { api } = session();
    for (const { error } of [
      await api.POST("/v1/classifications", { body: { ...examples.textToClassify, model } }),
      await api.POST("/v1/chat/classifications", { body: { ...examples.chatToClassify, model } }),
    ])
      expect(error).toMatchObject({ status: 404, code: "MODEL_NOT_FOUND" });
  });

  test("if several labels can apply, their scores are independent", () => {
    const target = {
      name: "about",
      labels: ["tides", "weather", "fees"],
      weight: 1,
      loss_function: "multi_class" as const,
    };
    const scores = labelScores(target, "Do tides depend on the weather?");
    expect(scores.tides).toBeGreaterThan(0.9);
    expect(scores.weather).toBeGreaterThan(0.9);
    expect(scores.fees).toBeLessThan(0.1);
  });

  const score = (label: string, text: string) =>
    defined(labelScores({ name: "about", labels: [label], weight: 1, loss_function: "multi_class" }, text)[label]);

  test.each([
    ["low water", "At low - water!", true],
    ["low water", "lowwater", false],
    [" tides ", "the  tides turn", true],
    [" tides ", "tides", false],
    ["blå båt", "En Blå  båt", true],
    ["blå båt", "blåbåt", false],
    ["?!", "Why?", true],
  ])("the label %j applies to %j: %s", (label, text, applies) => {
    expect(score(label, text) > 0.9).toBe(applies);
  });

  // Searching each of these runs from every position would take minutes.
  test.each([
    [" y", " "],
    ["é y", "é"],
    [" é", " "],
  ])("the label %j is searched in linear time in a run of %j", (label, character) => {
    expect(score(label, character.repeat(400_000))).toBeLessThan(0.1);
  });

  test("a target may have very many labels", () => {
    const labels = Array.from({ length: 200_000 }, () => "fees");
    const target = { name: "about", labels, weight: 1, loss_function: "single_class" as const };
    expect(labelScores(target, "")).toEqual({ fees: 0 });
  });

  test("long texts that differ get the same scores each time", () => {
    const target = { name: "about", labels: ["fees", "boats"], weight: 1, loss_function: "multi_class" as const };
    const scores = Array.from({ length: 20 }, (_, index) =>
      JSON.stringify(labelScores(target, `${"x".repeat(2000)}${index}`)),
    );
    expect(new Set(scores).size).toBeGreaterThan(1);
    expect(JSON.stringify(labelScores(target, `${"x".repeat(2000)}0`))).toBe(scores[0]);
  });
});
