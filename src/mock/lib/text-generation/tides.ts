import { dayAndMonth, type Subject, TODAY } from "./subject.ts";

const MINUTES_A_DAY = 1440;
/** Low water is at 06:12 on 2 March and 46 minutes later each day. High water is 372 minutes after it. */
const FIRST_LOW_MINUTES = 372;
const LATER_MINUTES = 46;
const TIDE_MINUTES = 745;

/** Answers a question about tides like the document's examples; undefined if the input is not about tides. */
export function tideAnswer(input: string, { date, name }: Subject): string | undefined {
  const asksLow = /\blow\b[^.?!]*\bwater\b/i.test(input);
  const asksHigh = /\bhigh\b[^.?!]*\bwater\b/i.test(input);
  if (!asksLow && !asksHigh && !/\btides?\b/i.test(input)) return undefined;
  const { low_water: low, high_water: high } = tidesOn(date ?? TODAY);
  const where = `${name === undefined ? "" : ` at ${name}`}${date === undefined ? "" : ` on ${dayAndMonth(date)}`}`;
  if (asksLow === asksHigh) return `Low water${where} is at ${low}, high water at ${high}.`;
  if (asksLow) return `Low water${where} is at ${low}.`;
  return where === "" ? `High water follows at ${high}.` : `High water${where} is at ${high}.`;
}

/** Times of low and high water, such as `06:12`, on a date such as `2026-03-02`. */
export function tidesOn(date: string): { low_water: string; high_water: string } {
  const days = (Date.parse(date) - Date.parse(TODAY)) / (MINUTES_A_DAY * 60_000);
  const minutes = FIRST_LOW_MINUTES + LATER_MINUTES * days;
  const low = ((minutes % TIDE_MINUTES) + TIDE_MINUTES) % TIDE_MINUTES;
  return { low_water: clock(low), high_water: clock(low + FIRST_LOW_MINUTES) };
}

function clock(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
