import { choose, hash } from "../hash.ts";
import { concat } from "./concat.ts";

export interface Note {
  /** In hertz, from 200 to 640; 0 is a pause. */
  frequency: number;
  ms: number;
}

const LONGEST_MS = 10_000;
const NOTE_MS = 120;
const PAUSES_MS = new Map(Object.entries({ " ": 48, ",": 120, ";": 120, ":": 120, ".": 240, "?": 240, "!": 240 }));
const NOTE_OR_PAUSE = /\p{L}{1,3}|\p{N}|[ ,;:.?!]/gu;
/** A pentatonic scale: its notes sound good in any order. */
const SCALE = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2];
const LOWEST_HZ = 200;

const SAMPLE_RATE = 24_000;
const LOUDNESS = 9000;
const FADE_SAMPLES = 0.015 * SAMPLE_RATE;

/** One note per digit or group of up to three letters, one pause per space or punctuation mark; at most 10 seconds. */
export function toNotes(text: string, voice: string): Note[] {
  const lowest = LOWEST_HZ + (hash(voice) % 120);
  const notes: Note[] = [];
  let length = 0;
  for (const [part] of text.toLowerCase().matchAll(NOTE_OR_PAUSE)) {
    const pause = PAUSES_MS.get(part);
    const note = pause ? { frequency: 0, ms: pause } : { frequency: lowest * choose(SCALE, part), ms: NOTE_MS };
    length += note.ms;
    if (length > LONGEST_MS) break;
    notes.push(note);
  }
  return notes.length > 0 ? notes : [{ frequency: 0, ms: NOTE_MS }];
}

/** 16-bit little-endian mono samples. Each note fades in and out, because a sudden start or end clicks. */
export function toPcm(notes: readonly Note[]): Uint8Array<ArrayBuffer> {
  const parts = notes.map(({ frequency, ms }) => {
    const length = (ms * SAMPLE_RATE) / 1000;
    const part = new DataView(new ArrayBuffer(length * 2));
    for (let index = 0; index < length; index++) {
      const loudness = LOUDNESS * Math.min(1, index / FADE_SAMPLES, (length - index) / FADE_SAMPLES);
      const angle = (2 * Math.PI * frequency * index) / SAMPLE_RATE;
      part.setInt16(index * 2, loudness * (Math.sin(angle) + 0.4 * Math.sin(2 * angle)), true);
    }
    return new Uint8Array(part.buffer);
  });
  return concat(parts);
}
