import type { Note } from "./melody.ts";

export const SAMPLE_RATE = 24_000;
const LOUDNESS = 9000;
const FADE_MS = 15;

/** Samples of 16 bits, mono, at SAMPLE_RATE. Notes fade in and out, because a sudden end clicks. */
export function samplesOf(notes: readonly Note[]): Int16Array {
  const perMs = SAMPLE_RATE / 1000;
  const samples = new Int16Array(notes.reduce((sum, { ms }) => sum + ms * perMs, 0));
  let start = 0;
  for (const { frequency, ms } of notes) {
    const length = ms * perMs;
    for (let index = 0; frequency > 0 && index < length; index++) {
      const fade = Math.min(1, index / (FADE_MS * perMs), (length - index) / (FADE_MS * perMs));
      const angle = (2 * Math.PI * frequency * index) / SAMPLE_RATE;
      samples[start + index] = LOUDNESS * fade * (Math.sin(angle) + 0.4 * Math.sin(2 * angle));
    }
    start += length;
  }
  return samples;
}

/** In the order given, whatever that of the machine. */
export function bytesOf(samples: Int16Array, order: "little-endian" | "big-endian" = "little-endian"): Uint8Array {
  const bytes = new Uint8Array(samples.length * 2);
  const view = new DataView(bytes.buffer);
  const isLittle = order === "little-endian";
  for (let index = 0; index < samples.length; index++) view.setInt16(index * 2, samples[index]!, isLittle);
  return bytes;
}
