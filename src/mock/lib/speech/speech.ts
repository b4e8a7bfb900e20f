import type { SpeechCreate } from "../../../../generated/mock-types.ts";
import { MP3_FRAMES } from "./canned.ts";
import { toFlac, toFrames, toOpus, toWav } from "./formats.ts";
import { toNotes, toPcm } from "./tune.ts";

type Format = NonNullable<SpeechCreate["response_format"]>;

/**
 * A valid audio file with a tune in the rhythm of the text. It is not speech: no words can be heard, and it stops after
 * ten seconds. The voice sets the pitch; the same text and voice always give the same bytes. `pcm` (16-bit
 * little-endian), `wav` and `flac` hold the same computed samples, mono at 24 kHz. `mp3` (24 kHz) and `opus` (48 kHz)
 * are joined from canned frames with a few fixed pitches, so two similar voices can sound the same.
 */
export function speak(text: string, { voice = "", format }: { voice?: string; format: Format }): Uint8Array {
  const notes = toNotes(text, voice);
  if (format === "mp3") return toFrames(notes, MP3_FRAMES);
  if (format === "opus") return toOpus(notes);
  const pcm = toPcm(notes);
  if (format === "pcm") return pcm;
  return format === "flac" ? toFlac(pcm) : toWav(pcm);
}
