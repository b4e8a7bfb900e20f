import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/mock-types.ts";
import { eventsIn } from "../../../../src/contract/requests/events.ts";
import { defined } from "../../../defined.ts";
import { type Session, session } from "../../session.ts";

type Schemas = components["schemas"];
type Format = NonNullable<Schemas["SpeechCreate"]["response_format"]>;

/** A request body. The generated types require fields that have defaults. */
type Body = Partial<Schemas["SpeechCreate"]>;

const announcement = examples.tideAnnouncement;

function post({ send }: Session, body: Body, accept = "application/json"): Promise<Response> {
  const headers = { "content-type": "application/json", accept: `${accept}, application/problem+json` };
  return send("/v1/audio/speech", { method: "POST", headers, body: JSON.stringify(body) });
}

async function speech(body: Body): Promise<Buffer> {
  const response = await post(session(), body);
  expect(response.status).toBe(200);
  return Buffer.from(((await response.json()) as Schemas["SpeechResult"]).audio_data, "base64");
}

async function streamed(body: Body, accept?: string) {
  const response = await post(session(), body, accept);
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  // The pipeline has checked each event against the document.
  const events = eventsIn(await response.text()) as Schemas["SpeechEvent"][];
  const chunks = events.flatMap(({ data }) => ("audio_data" in data ? [Buffer.from(data.audio_data, "base64")] : []));
  return { events, audio: Buffer.concat(chunks), chunks: chunks.length };
}

describe("audio.speech.create", () => {
  test.each([
    ["wav", "RIFF"],
    ["flac", "fLaC"],
  ] as const)("returns a file in the format %s", async (response_format, signature) => {
    const audio = await speech({ ...announcement, response_format });
    expect(audio.toString("latin1", 0, 4)).toBe(signature);
  });

  test("returns MP3 by default", async () => {
    const { input } = announcement;
    expect(await speech({ input })).toEqual(await speech({ ...announcement, response_format: "mp3" }));
  });

  test("each voice sounds different, and the first one is the default", async () => {
    const { voice_id: _, ...rest } = announcement;
    const calm = await speech({ ...rest, voice_id: "harbor-calm" });
    expect(await speech({ ...rest, voice_id: null })).toEqual(calm);
    expect(await speech({ ...rest, voice_id: "harbor-bright" })).not.toEqual(calm);
    expect(await speech({ ...rest, ref_audio: examples.tideSpeech.audio_data })).not.toEqual(calm);
  });

  test.each([
    [{ ...announcement, stream: true }, undefined],
    [announcement, "text/event-stream"],
  ])("streams the same bytes in chunks, then a done event", async (body, accept) => {
    const { events, audio, chunks } = await streamed(body, accept);
    expect(audio).toEqual(await speech(announcement));
    expect(chunks).toBeGreaterThan(1);
    expect(new Set(events.slice(0, -1).map(({ event }) => event))).toEqual(new Set(["speech.audio.delta"]));
    const { event, data } = defined(events.at(-1));
    expect(event).toBe("speech.audio.done");
    const { usage } = data as Schemas["SpeechDone"];
    const pcm = await speech({ ...announcement, response_format: "pcm" });
    const { prompt_tokens } = usage;
    expect(prompt_tokens).toBe((announcement.input.match(/\w{1,10}|\S/g) ?? []).length);
    const completion_tokens = Math.ceil((pcm.length / 48_000) * 12.5);
    const total_tokens = prompt_tokens + completion_tokens;
    expect(usage).toEqual({ prompt_tokens, completion_tokens, total_tokens, prompt_audio_seconds: null });
  });

  test("the usage is the same in each format", async () => {
    const usages = new Set<string>();
    for (const response_format of ["pcm", "wav", "mp3", "flac", "opus"] satisfies Format[]) {
      const last = defined((await streamed({ ...announcement, response_format, stream: true })).events.at(-1));
      usages.add(JSON.stringify((last.data as Schemas["SpeechDone"]).usage));
    }
    expect(usages.size).toBe(1);
  });

  test("the usage counts the whole text, also what is too long for the tune", async () => {
    const { events } = await streamed({ input: Array(1000).fill("tide").join(" "), stream: true });
    const { usage } = defined(events.at(-1)).data as Schemas["SpeechDone"];
    expect(usage.prompt_tokens).toBe(1000);
  });

  test("the duration of a reference recording is part of the usage", async () => {
    const pcm = await speech({ ...announcement, response_format: "pcm" });
    const wav = await speech(announcement);
    const { voice_id: _, ...rest } = announcement;
    const body = { ...rest, stream: true };
    const { usage: usageWithoutRecording } = defined((await streamed(body)).events.at(-1))
      .data as Schemas["SpeechDone"];
    const spoken = await streamed({ ...body, ref_audio: wav.toString("base64") });
    const { usage } = defined(spoken.events.at(-1)).data as Schemas["SpeechDone"];
    const seconds = Math.round(pcm.length / 48_000);
    expect(usage.prompt_audio_seconds).toBe(seconds);
    expect(usage.prompt_tokens).toBe(usageWithoutRecording.prompt_tokens + Math.ceil(seconds * 12.5));
  });

  test.each(["pcm", "wav", "mp3", "flac", "opus"] satisfies Format[])(
    "an empty text is valid in the format %s",
    async (response_format) => {
      const response = await post(session(), { input: "", response_format, stream: true });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("speech.audio.done");
    },
  );

  test("a text of a million letters without spaces is processed quickly", async () => {
    expect((await speech({ input: "a".repeat(1_000_000) })).length).toBeGreaterThan(0);
  });

  test.each([
    [{ model: "aurora-unknown" }, 404, "MODEL_NOT_FOUND"],
    [{ model: "aurora-large" }, 404, "MODEL_NOT_FOUND"],
    [{ voice_id: "harbor-unknown" }, 404, "VOICE_NOT_FOUND"],
    [{ ref_audio: "not base64!" }, 422, "VALIDATION_ERROR"],
  ])("for %o, returns %i", async (change, status, code) => {
    for (const stream of [false, true]) {
      const response = await post(session(), { ...announcement, ...change, stream });
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(await response.json()).toMatchObject({ status, code });
    }
  });
});
