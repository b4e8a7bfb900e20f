import { choose, hash } from "../hash.ts";

export interface Note {
  /** In hertz; 0 for a pause. */
  frequency: number;
  /** A multiple of 24, which is the length of an MP3 frame. */
  ms: number;
}

const LONGEST_MS = 10_000;
const SYLLABLE_MS = 120;
/** In letters: nobody says "aaaaaaaaaaaaa" at once. */
const LONGEST_SYLLABLE = 12;
const PAUSES_MS: Record<string, number> = { " ": 48, ",": 120, ";": 120, ":": 120, ".": 240, "?": 240, "!": 240 };
/** A pentatonic scale, on which any order of notes sounds well. */
const SCALE = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2];
const LOWEST_HZ = 200;
const SYLLABLE_OR_PAUSE = /[\p{L}\p{N}]|[ ,;:.?!]/gu;
const VOWEL = /[aeiouyäöüáéíóúàèìòùâêîôû]/i;

/** A text as a tune: a note for each syllable, roughly, and a pause for each space and punctuation mark; up to 10 s. */
export function melodyOf(text: string, voice: string): Note[] {
  const lowest = LOWEST_HZ + (hash(voice) % 120);
  const notes: Note[] = [];
  let length = 0;
  let letters = "";
  const add = (note: Note) => {
    if (note.ms > LONGEST_MS - length) return;
    notes.push(note);
    length += note.ms;
  };
  const addSyllable = () => {
    if (letters) add({ frequency: lowest * choose(SCALE, letters.toLowerCase()), ms: SYLLABLE_MS });
    letters = "";
  };
  for (const [character] of text.matchAll(SYLLABLE_OR_PAUSE)) {
    const pause = PAUSES_MS[character];
    if (pause === undefined) {
      // Another vowel begins another syllable, unless it belongs to the one before.
      if (VOWEL.test(character) && VOWEL.test(letters) && !VOWEL.test(letters.at(-1) ?? "")) addSyllable();
      if (/\d/.test(character) || letters.length === LONGEST_SYLLABLE) addSyllable();
      if (length >= LONGEST_MS - SYLLABLE_MS) break;
      letters += character;
      continue;
    }
    addSyllable();
    add({ frequency: 0, ms: pause });
    if (length >= LONGEST_MS - SYLLABLE_MS) break;
  }
  addSyllable();
  return notes.length > 0 ? notes : [{ frequency: 0, ms: SYLLABLE_MS }];
}
