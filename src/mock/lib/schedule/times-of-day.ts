import type { Calendar } from "./calendar.ts";

const MINUTES = 24 * 60;
/** Bits in a word. Two words have the seconds of a minute. */
const BITS = 30;
const WORDS = 2 * MINUTES;
const ALL_BITS = 2 ** BITS - 1;

/** A set of seconds of a day, numbered from 0. Its loops have no callbacks, which would take ten times as long. */
export class TimesOfDay {
  readonly #words = new Uint32Array(WORDS);

  /** Adds the times of a calendar. */
  add({ hour, minute, second }: Calendar): void {
    let [first, last] = [0, 0];
    for (const s of second) {
      if (s < BITS) first |= 1 << s;
      else last |= 1 << (s - BITS);
    }
    const words = this.#words;
    for (const h of hour) {
      for (const m of minute) {
        const index = 2 * (60 * h + m);
        words[index]! |= first;
        words[index + 1]! |= last;
      }
    }
  }

  remove(times: TimesOfDay): void {
    const [words, removed] = [this.#words, times.#words];
    for (let index = 0; index < WORDS; index += 1) words[index]! &= ~removed[index]!;
  }

  has(second: number): boolean {
    return (this.#words[Math.floor(second / BITS)]! & (1 << (second % BITS))) !== 0;
  }

  isEmpty(): boolean {
    return this.#consistsOf(0);
  }

  isFull(): boolean {
    return this.#consistsOf(ALL_BITS);
  }

  #consistsOf(word: number): boolean {
    for (const each of this.#words) if (each !== word) return false;
    return true;
  }

  /** Yields the seconds from `start` on, in ascending order. */
  *from(start: number): Generator<number> {
    let second = start;
    for (let index = Math.floor(start / BITS); index < this.#words.length; index++) {
      const word = this.#words[index]!;
      for (; word !== 0 && second < (index + 1) * BITS; second++) if (word & (1 << (second % BITS))) yield second;
      second = (index + 1) * BITS;
    }
  }
}
