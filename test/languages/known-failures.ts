/** A limitation of the generator, and the calls that fail because of it. */
export interface Cause {
  cause: string;
  /** What the table says about these calls. Default: no. */
  cell?: string;
  calls: readonly string[];
}

export type Language = "Python" | "Go" | "PHP" | "Java";

const OMITTED_NULLS: Cause = {
  cause: "An optional property that is null is not sent.",
  cell: "except null",
  calls: ["workflows.schedules.create", "workflows.deployments.create"],
};

export const KNOWN_FAILURES: Readonly<Record<Language, readonly Cause[]>> = {
  Python: [{ ...OMITTED_NULLS, cause: `${OMITTED_NULLS.cause} Pass a dict to send it.` }],
  Go: [{ ...OMITTED_NULLS, calls: ["workflows.schedules.create"] }],
  PHP: [{ ...OMITTED_NULLS, cause: `${OMITTED_NULLS.cause} Pass an array to send it.` }],
  Java: [OMITTED_NULLS],
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
