import { expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import { defaultSeed } from "../../../../src/mock/areas/seed.ts";
import { defined } from "../../../defined.ts";
import { sendJson } from "../../json.ts";
import { ok, type Session, session } from "../../session.ts";

const messages = [{ role: "user", content: "When is low water?" }];

/** Requests with a model, by the capability that it needs. */
const REQUESTS: Readonly<Record<string, readonly [path: string, body: (model: string) => object][]>> = {
  completion_chat: [
    ["/v1/conversations", (model) => ({ model, inputs: "Hi" })],
    ["/v1/agents", (model) => ({ model, name: "Another agent" })],
    ["/v1/batch/jobs", (model) => ({ endpoint: "/v1/chat/completions", model, requests: [{ body: { messages } }] })],
  ],
  completion_fim: [
    [
      "/v1/batch/jobs",
      (model) => ({ endpoint: "/v1/fim/completions", model, requests: [{ body: { prompt: "def" } }] }),
    ],
  ],
  moderation: [
    ["/v1/moderations", (model) => ({ model, input: "Hi" })],
    ["/v1/chat/moderations", (model) => ({ model, input: messages })],
  ],
  classification: [
    ["/v1/classifications", (model) => ({ model, input: "Hi" })],
    ["/v1/chat/classifications", (model) => ({ model, input: { messages } })],
  ],
  ocr: [["/v1/batch/jobs", (model) => ({ endpoint: "/v1/ocr", model, requests: [{ body: { document: {} } }] })]],
  audio_transcription: [
    [
      "/v1/batch/jobs",
      (model) => ({ endpoint: "/v1/audio/transcriptions", model, requests: [{ body: { file_id: "f" } }] }),
    ],
  ],
  audio_speech: [["/v1/audio/speech", (model) => ({ model, input: "Hi" })]],
};

/** No operation depends on these alone. */
const OTHERS = [
  "function_calling",
  "fine_tuning",
  "vision",
  "reasoning",
  "audio",
  "audio_transcription_realtime",
  "unified_resources",
];

/** The status of a response, or of the only request of a batch job. */
async function sendFor({ send, pass }: Session, path: string, body: object): Promise<number> {
  const headers = { "Content-Type": "application/json" };
  const response = await send(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (path !== "/v1/batch/jobs" || !response.ok) return response.status;
  const { id } = (await response.json()) as { id: string };
  pass(60);
  const job = (await (await send(`${path}/${id}?inline=true`)).json()) as {
    outputs: [{ response: { status_code: number } }];
  };
  return job.outputs[0].response.status_code;
}

test("every capability is one that operations need, or one that none does", () => {
  const { capabilities } = defined(examples.harborModels.data[0]);
  expect([...Object.keys(REQUESTS), ...OTHERS].toSorted()).toEqual(Object.keys(capabilities).toSorted());
});

/** Members of responses that are ids of models that were used. Others say what the request named. */
const USED = new Set(["/v1/moderations", "/v1/chat/moderations", "/v1/classifications", "/v1/chat/classifications"]);

test.each(Object.entries(REQUESTS))(
  "what needs %s shows a model that the request names by an alias",
  async (capability, requests) => {
    const models = defined(defaultSeed.models).map((model, index) => ({ ...model, aliases: [`alias-${index}`] }));
    const index = models.findIndex(({ capabilities }) => Object(capabilities)[capability]);
    const { id = "", aliases: [alias = ""] = [] } = models[index] ?? {};
    const all = session({ seedData: { ...defaultSeed, models } });
    for (const [path, body] of requests)
      for (const name of [id, alias]) {
        const { body: shown } = await sendJson(all, "POST", path, body(name));
        const seen = JSON.stringify(shown).match(/(?<="model":")[^"]+/g) ?? [];
        const shownName = USED.has(path) ? id : name;
        expect([path, ...seen]).toEqual([path, ...(path === "/v1/audio/speech" ? [] : [shownName])]);
      }
  },
);

test.each(
  Object.entries(REQUESTS).flatMap(([capability, requests]) =>
    requests.map(([path, body]) => {
      const { endpoint = path } = body("") as { endpoint?: string };
      return { capability, path, body, endpoint };
    }),
  ),
)("the models with $capability are the ones that $endpoint accepts", async ({ capability, path, body }) => {
  const { data } = await ok(session().api.GET("/v1/models"));
  const able = data.data.filter(({ capabilities }) => (capabilities as Record<string, unknown>)[capability]);
  expect(able).not.toEqual([]);
  const statuses = await Promise.all(
    data.data.map(async ({ id }) => [id, await sendFor(session(), path, body(id))] as const),
  );
  const accepted = statuses.filter(([, status]) => status < 300);
  expect(accepted.map(([id]) => id)).toEqual(able.map(({ id }) => id));
  const refused = statuses.filter(([, status]) => status >= 300).map(([, status]) => status);
  expect(refused.filter((status) => status !== 404 && status !== 422)).toEqual([]);
});
