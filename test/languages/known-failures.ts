/** A limitation of the generator, and the calls that fail because of it. */
export interface Cause {
  cause: string;
  calls: readonly string[];
}

const OMITTED_NULL = "An optional property that is null is not sent.";

export type Language = "Python" | "Go";

export const KNOWN_FAILURES: Readonly<Record<Language, readonly Cause[]>> = {
  Python: [{ cause: OMITTED_NULL, calls: ["workflows.schedules.create", "workflows.deployments.create"] }],
  Go: [{ cause: OMITTED_NULL, calls: ["workflows.schedules.create"] }],
};

/** Returns a line for each failed call that has no known cause, and for each call that has one and succeeded. */
export function listSurprises(failures: Readonly<Record<string, string>>, causes: readonly Cause[]): string[] {
  const known = new Set(causes.flatMap(({ calls }) => calls));
  const fixed = [...known].filter((call) => !(call in failures));
  return [
    ...Object.keys(failures).flatMap((call) => (known.has(call) ? [] : [`${call} ${failures[call]}`])),
    ...fixed.map((call) => `${call} succeeds, so remove it from test/languages/known-failures.ts`),
  ];
}
