import { excerpt } from "../../../core/shorten.ts";
import type { CalendarFields } from "./calendar.ts";
import { ascending, FIELDS, type Field, steps } from "./fields.ts";
import { ScheduleError } from "./schedule-error.ts";

// In crontab, 7 is also Sunday.
const CRON_FIELDS = {
  minute: FIELDS.minute,
  hour: FIELDS.hour,
  day_of_month: FIELDS.day_of_month,
  month: FIELDS.month,
  day_of_week: { ...FIELDS.day_of_week, max: 7 },
};
/** Enough to list every value of each field. */
const MAX_CHARACTERS = 1000;
const ITEM = /^(?:\*|(\w+)(?:-(\w+))?)(?:\/(\d+))?$/;

/**
 * Reads a cron expression of five fields, as in crontab(5), with lists, ranges, steps, and names of months and days. If
 * neither the day of the month nor the day of the week begins with `*`, a day needs to match only one of them, so there
 * are two calendars. Throws a ScheduleError with the given pointer.
 */
export function calendarsOfCron(expression: string, pointer: string): CalendarFields[] {
  if (expression.length > MAX_CHARACTERS)
    throw new ScheduleError(pointer, `must not have more than ${MAX_CHARACTERS} characters`);
  const texts = expression.trim().split(/\s+/);
  if (texts.length !== 5) {
    const detail = "must have five fields: minute, hour, day of month, month, day of week";
    throw new ScheduleError(pointer, detail);
  }
  const [minuteText, hourText, dayText, monthText, weekdayText] = texts as [string, string, string, string, string];
  const read = (text: string, field: Field) => ascending(readValues(text, field, pointer));
  const weekdays = read(weekdayText, CRON_FIELDS.day_of_week).map((day) => day % 7);
  const calendar: CalendarFields = {
    second: [0],
    minute: read(minuteText, CRON_FIELDS.minute),
    hour: read(hourText, CRON_FIELDS.hour),
    day_of_month: read(dayText, CRON_FIELDS.day_of_month),
    month: read(monthText, CRON_FIELDS.month),
    year: undefined,
    day_of_week: ascending(weekdays),
  };
  if (dayText.startsWith("*") || weekdayText.startsWith("*")) return [calendar];
  return [
    { ...calendar, day_of_week: FIELDS.day_of_week.default },
    { ...calendar, day_of_month: FIELDS.day_of_month.default },
  ];
}

function readValues(text: string, field: Field, pointer: string): number[] {
  return text.split(",").flatMap((item) => {
    const match = ITEM.exec(item);
    if (!match) throw new ScheduleError(pointer, `the ${field.label} can't be read: ${shown(item)}`);
    const [, startText, endText, stepText] = match;
    const step = Number(stepText ?? 1);
    if (step === 0) throw new ScheduleError(pointer, `the ${field.label} has a step of 0`);
    const start = startText === undefined ? field.min : readNumber(startText, field, pointer);
    // A start with a step and no end, such as 10/15, runs to the last value.
    const isOpen = startText === undefined || (endText === undefined && stepText !== undefined);
    const end = isOpen ? field.max : readNumber(endText ?? startText, field, pointer);
    if (end < start) throw new ScheduleError(pointer, `the ${field.label} ends before it starts: ${shown(item)}`);
    return steps(start, end, step);
  });
}

function readNumber(text: string, field: Field, pointer: string): number {
  const name = field.names?.indexOf(text.toUpperCase()) ?? -1;
  if (name >= 0) return field.min + name;
  if (!/^\d+$/.test(text)) throw new ScheduleError(pointer, `the ${field.label} can't be read: ${shown(text)}`);
  const value = Number(text);
  if (value < field.min || value > field.max) {
    throw new ScheduleError(pointer, `the ${field.label} must be from ${field.min} to ${field.max}`);
  }
  return value;
}

function shown(text: string): string {
  return JSON.stringify(excerpt(text));
}
