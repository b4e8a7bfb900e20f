import type { Model, SpeechCreate, SpeechDelta, SpeechDone, SpeechUsage } from "../../../../generated/mock-types.ts";
import { notFound, unprocessable } from "../../exchange/problems.ts";
import { ok, stream } from "../../exchange/responses.ts";
import { hash } from "../../lib/hash.ts";
import { fromBase64, toBase64 } from "../../lib/runtime.ts";
import { chunks } from "../../lib/speech/chunks.ts";
import { speak } from "../../lib/speech/speech.ts";
import { countTokens } from "../../lib/text-generation/text-generation.ts";
import { defineHandlers } from "../define-handlers.ts";
import { availableModel, suggestModel } from "../models/handlers.ts";
import { tokenUsage } from "../shared/token-usage.ts";
import type { Sandbox } from "../tables.ts";

/** Generates a tune in the rhythm of the text instead of speech. A reference recording only changes its pitch. */
export const handlers = defineHandlers("audio", {
  "audio.speech.create": ({ body, sandbox, streaming }) => {
    const model = findSpeechModel(sandbox, body.model ?? undefined);
    const { input, response_format: format = "mp3" } = body;
    const recording = decodeRecording(body);
    const voice = chooseVoice(model, body);
    const text = input.slice(0, MAX_SPOKEN_CHARACTERS);
    const bytes = speak(text, { voice, format });
    if (!streaming) return ok({ audio_data: toBase64(bytes) });
    return stream(function* () {
      for (const chunk of chunks(bytes, CHUNK_BYTES)) {
        const data: SpeechDelta = { type: "speech.audio.delta", audio_data: toBase64(chunk) };
        yield { event: data.type, data };
      }
      const seconds = speak(text, { voice, format: "pcm" }).length / PCM_BYTES_PER_SECOND;
      const data: SpeechDone = { type: "speech.audio.done", usage: measureUsage(input, seconds, recording) };
      yield { event: data.type, data };
    });
  },
});

/** Enough to fill the ten seconds of the longest tune. */
const MAX_SPOKEN_CHARACTERS = 4000;
const CHUNK_BYTES = 8192;
const PCM_BYTES_PER_SECOND = 48_000;
const TOKENS_PER_SECOND = 12.5;
/** The letters RIFF, with which a WAV file begins. */
const RIFF = 0x52494646;
/** Voices of every speech model. The first one is the default. */
const VOICES = ["harbor-calm", "harbor-bright"] as const;

function findSpeechModel(sandbox: Sandbox, id?: string): Model {
  const model =
    id === undefined
      ? sandbox.models.all().find((each) => canSpeak(each) && availableModel(sandbox, each.id))
      : availableModel(sandbox, id);
  if (model && canSpeak(model)) return model;
  const hint = suggestModel(sandbox, id ?? "", canSpeak) ?? "List the models to find the right id.";
  notFound("MODEL_NOT_FOUND", `There is no speech model ${id ?? ""}. ${hint}`);
}

function canSpeak({ capabilities }: Model): boolean {
  return capabilities.audio_speech ?? false;
}

function chooseVoice(model: Model, { voice_id, ref_audio }: SpeechCreate): string {
  if (!voice_id) return ref_audio ? `recording ${hash(ref_audio)}` : VOICES[0];
  return (
    VOICES.find((voice) => voice === voice_id) ??
    notFound(
      "VOICE_NOT_FOUND",
      `The model ${model.id} has no voice ${voice_id}. Send another voice_id, or leave it out.`,
    )
  );
}

/** Decodes the reference recording. Throws a 422 if it is not base64 (RFC 4648 section 4). */
function decodeRecording({ ref_audio }: SpeechCreate): Uint8Array | undefined {
  if (!ref_audio) return undefined;
  const bytes = fromBase64(ref_audio);
  if (bytes.length === 0 || toBase64(bytes) !== ref_audio) unprocessable("/body/ref_audio", "must be base64");
  return bytes;
}

function measureUsage(input: string, seconds: number, recording?: Uint8Array): SpeechUsage {
  const recordedSeconds = recording && durationSeconds(recording);
  const prompt_tokens = countTokens(input) + Math.ceil((recordedSeconds ?? 0) * TOKENS_PER_SECOND);
  return tokenUsage(prompt_tokens, Math.ceil(seconds * TOKENS_PER_SECOND), recordedSeconds);
}

/** Duration in whole seconds, from the byte rate in the header of a WAV file. Any other format counts as 128 kbit/s. */
function durationSeconds(recording: Uint8Array): number {
  const header = new DataView(recording.buffer, recording.byteOffset, recording.byteLength);
  const isWav = recording.length >= 44 && header.getUint32(0) === RIFF;
  return Math.round(recording.length / ((isWav && header.getUint32(28, true)) || 16_000));
}
