import type { SpeechCreate } from "../../../../generated/types.ts";
import { flacOf } from "./flac.ts";
import { melodyOf } from "./melody.ts";
import { mp3Of } from "./mp3.ts";
import { opusOf } from "./opus.ts";
import { bytesOf, samplesOf } from "./samples.ts";
import { wavOf } from "./wav.ts";

export interface SpeechOptions {
  /** Another voice has another pitch. */
  voice?: string;
  format: NonNullable<SpeechCreate["response_format"]>;
}

/**
 * A tune in place of speech, always the same for the same text and voice: a note for each syllable and pauses between
 * words and sentences, up to ten seconds. It is mono; at 24 kHz, except for `opus`; and of 16 bits, little-endian, in
 * `pcm`.
 */
export function speak(text: string, { voice = "", format }: SpeechOptions): Uint8Array {
  const notes = melodyOf(text, voice);
  if (format === "mp3") return mp3Of(notes);
  if (format === "opus") return opusOf(notes);
  const samples = samplesOf(notes);
  if (format === "pcm") return bytesOf(samples);
  return format === "flac" ? flacOf(samples) : wavOf(samples);
}

/** The bytes in pieces of `size`, the last one perhaps shorter. */
export function* chunks(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
