const WEEK_MS = 604_800_000;
const UNITS_MS = [86_400_000, 3_600_000, 60_000, 1000];
const SHORT_DURATION = /^(?:\d+h)?(?:\d+m)?(?:\d+s)?$/;
const DURATION = /^P(?!$)(?:(\d+)W|(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?)$/;

/**
 * Milliseconds of an ISO 8601 duration. A day has 24 hours. Undefined if the text is not a duration, has years or months
 * (whose length varies), or is too long for a number.
 */
export function durationMs(text: string): number | undefined {
  const match = DURATION.exec(text);
  if (!match) return undefined;
  const [, weeks = "0", ...parts] = match;
  const ms = UNITS_MS.reduce((sum, unit, index) => sum + Number(parts[index] ?? 0) * unit, Number(weeks) * WEEK_MS);
  return Number.isSafeInteger(ms) ? ms : undefined;
}

/** The same, for a text that can also have a short form such as 30s or 1h30m. */
export function delayMs(text: string): number | undefined {
  return durationMs(SHORT_DURATION.test(text) ? `PT${text.toUpperCase()}` : text);
}
