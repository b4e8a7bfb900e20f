import type { Calendar } from "./calendar.ts";

const MINUTES = 24 * 60;
/** Bits in a word. Two words have the seconds of a minute. */
const BITS = 30;
const WORDS = 2 * MINUTES;
const ALL_BITS = 2 ** BITS - 1;

/** The seconds of a day that some of `added` and none of `removed` have. Callbacks would take ten times as long. */
export class TimesOfDay {
  readonly #words: Uint32Array;
  readonly isEmpty: boolean;
  readonly isFull: boolean;

  constructor(added: readonly Calendar[], removed: readonly Calendar[]) {
    const [words, without] = [toWords(added), toWords(removed)];
    for (let index = 0; index < WORDS; index += 1) words[index]! &= ~without[index]!;
    this.#words = words;
    this.isEmpty = consistsOf(words, 0);
    this.isFull = consistsOf(words, ALL_BITS);
  }

  has(second: number): boolean {
    return (this.#words[Math.floor(second / BITS)]! & (1 << (second % BITS))) !== 0;
  }

  /** Yields the seconds from `start` on, in ascending order. */
  *from(start: number): Generator<number> {
    let second = start;
    for (let index = Math.floor(start / BITS); index < WORDS; index++) {
      const word = this.#words[index]!;
      for (; word !== 0 && second < (index + 1) * BITS; second++) if (word & (1 << (second % BITS))) yield second;
      second = (index + 1) * BITS;
    }
  }
}

function toWords(calendars: readonly Calendar[]): Uint32Array {
  const words = new Uint32Array(WORDS);
  for (const { hour, minute, second } of calendars) {
    let [first, last] = [0, 0];
    for (const s of second) {
      if (s < BITS) first |= 1 << s;
      else last |= 1 << (s - BITS);
    }
    for (const h of hour) {
      for (const m of minute) {
        const index = 2 * (60 * h + m);
        words[index]! |= first;
        words[index + 1]! |= last;
      }
    }
  }
  return words;
}

function consistsOf(words: Uint32Array, word: number): boolean {
  for (const each of words) if (each !== word) return false;
  return true;
}
