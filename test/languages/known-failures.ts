/** A limitation of the generator, and the calls that fail because of it. */
export interface Cause {
  cause: string;
  calls: readonly string[];
}

const STREAM_WITHOUT_BODY: Cause = {
  cause: "A method for a stream sends no body. An operation whose response is JSON or a stream has no other method.",
  calls: [
    "conversations.start",
    "conversations.startStream",
    "conversations.append",
    "conversations.appendStream",
    "conversations.restart",
    "conversations.restartStream",
    "audio.speech.create",
  ],
};

const PAGES_WITHOUT_BODY: Cause = {
  cause: "A method for pages takes and sends no body.",
  calls: [
    "observability.spans.search, pages",
    "observability.spans.evaluations.search, pages",
    "observability.spans.evaluations.searchLatest, pages",
  ],
};

const UNION_WITHOUT_PAGES: Cause = {
  cause: "There is no method for pages if the body is a union.",
  calls: ["connectors.tools.list, pages"],
};

const ONLY_NAMED_PROPERTIES: Cause = {
  cause: "A type for an object with named and other properties has only the named ones.",
  calls: ["observability.spans.aggregate", "observability.spans.evaluations.aggregate"],
};

const OMITTED_NULL = "A property that is null is not sent.";

/** By language. */
export const KNOWN_FAILURES: Readonly<Record<"Python" | "Go", readonly Cause[]>> = {
  Python: [
    STREAM_WITHOUT_BODY,
    PAGES_WITHOUT_BODY,
    UNION_WITHOUT_PAGES,
    ONLY_NAMED_PROPERTIES,
    {
      cause: OMITTED_NULL,
      calls: ["workflows.schedules.create", "workflows.deployments.create", "retrieval.deployments.register"],
    },
  ],
  Go: [
    STREAM_WITHOUT_BODY,
    PAGES_WITHOUT_BODY,
    UNION_WITHOUT_PAGES,
    ONLY_NAMED_PROPERTIES,
    { cause: OMITTED_NULL, calls: ["workflows.schedules.create"] },
  ],
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
