import { hash } from "../hash.ts";

/** The parts of an input that a generated answer uses. */
export interface Subject {
  /** A few words about the topic of the input. */
  phrase: string;
  /** The first name in it, such as `Harbor Point`. */
  name: string | undefined;
  /** The day that it mentions, as `2026-03-02`. */
  date: string | undefined;
  /** The numbers in it, except those in dates and times. */
  numbers: number[];
  key: number;
}

/** The day on which all examples of the document take place. */
export const TODAY = "2026-03-02";

// An input may have megabytes, and the question is at its end.
const MAX_LENGTH = 2000;
const MAX_WORDS = 8;
const MONTHS = "January February March April May June July August September October November December".split(" ");
const STOP_WORDS = new Set(
  `a about an and are as at be been but by can could did do does for from give had has have hello help hi how i if in is it
  me my of on or our please shall should so tell than thank thanks that the their them then there these they this those to
  us was we were what when where which who why will with would you your`.split(/\s+/),
);
const DATE = new RegExp(`(\\d{4})-(\\d\\d)-(\\d\\d)|\\b(\\d{1,2}) (${MONTHS.join("|")})\\b`, "u");

export function findSubject(input: string): Subject {
  const text = input.slice(-MAX_LENGTH);
  const sentences = text.split(/(?<=[.?!])\s+|\n+/u);
  const questions = sentences.filter((sentence) => sentence.endsWith("?")).reverse();
  const plain = text.replace(/\d+(?:[-:/]\d+)+/g, " ").replace(new RegExp(DATE, "gu"), " ");
  return {
    phrase: [...questions, ...sentences].map(toPhrase).find((phrase) => phrase !== "") ?? "your message",
    name: /[\p{Ll}\p{N},] (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)/u.exec(plain)?.[1],
    date: findDate(text),
    numbers: (plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number).filter(Number.isFinite),
    key: hash(input),
  };
}

/** `2 March`, from `2026-03-02`. */
export function dayAndMonth(date: string): string {
  return `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}`;
}

/** The words from the first to the last that carries meaning; empty if none does. */
function toPhrase(sentence: string): string {
  const words = sentence.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [];
  const hasMeaning = words.map((word) => !STOP_WORDS.has(word.toLowerCase()));
  const first = hasMeaning.indexOf(true);
  if (first < 0) return "";
  const last = hasMeaning.lastIndexOf(true, first + MAX_WORDS - 1);
  return words.slice(first, last + 1).join(" ");
}

function findDate(text: string): string | undefined {
  const match = DATE.exec(text);
  if (!match) return /\b(?:tomorrow|(?:next day|day after))\b/i.test(text) ? "2026-03-03" : undefined;
  const [, year = "2026", monthNumber, dayNumber, day, month] = match;
  const written = `${year}-${monthNumber ?? twoDigits(MONTHS.indexOf(month ?? "") + 1)}-${dayNumber ?? twoDigits(day)}`;
  // Not everything that looks like a date is one: 2026-02-31 would become 3 March.
  const parsed = new Date(`${written}T00:00:00Z`);
  const exists = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(written);
  return exists ? written : undefined;
}

function twoDigits(value: string | number | undefined): string {
  return String(value).padStart(2, "0");
}
