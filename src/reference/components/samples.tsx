import { findSuccess, type MediaType, type Operation, successStatus } from "../../core/document.ts";
import { CLIENT_LABELS } from "../../samples/languages/render.ts";
import type { Sample } from "../../samples/samples.ts";
import { listOperationExamples, type OperationExample, recordedKey } from "../operation-examples.ts";
import type { RecordedProblem } from "../record-responses.ts";
import { listErrors, listExamples, type OperationEntry } from "../site.ts";
import { Code, type Language } from "./code.tsx";
import { ProblemExamples } from "./errors.tsx";
import { Link, usePage } from "./link.tsx";
import { Panels } from "./panels.tsx";

/** Languages of samples by the names of the highlighter. */
const LANGUAGES: Record<Sample["lang"], Language> = {
  shell: "bash",
  typescript: "typescript",
  javascript: "typescript",
  python: "python",
  go: "go",
  php: "php",
  java: "java",
};

/** Pages that say how to install the clients, by the labels of samples. */
const CLIENTS: Partial<Record<Sample["label"], string>> = {
  TypeScript: "client/",
  ...Object.fromEntries(Object.entries(CLIENT_LABELS).map(([folder, label]) => [label, `client/${folder}/`])),
};

/** Samples in several languages. `part` names them if an example replaces them. */
export function Samples({ samples, part }: { samples: Sample[]; part?: string }) {
  const panels = samples.map(({ label, lang, source }) => {
    const client = CLIENTS[label];
    const content = (
      <>
        <Code source={source} language={LANGUAGES[lang]} name="request" />
        {client ? (
          <p class="facts">
            <Link to={client}>Set up the {label} client</Link>
          </p>
        ) : null}
      </>
    );
    return { label, content };
  });
  return <Panels label="Language" panels={panels} part={part} />;
}

interface ResponsesProps {
  entry: OperationEntry;
  /** The successful responses to show. Default: that to the sample. */
  responses?: OperationExample["responses"];
  part?: string;
}

/** The successful responses, the examples of the errors that only this area has, and a recorded 422. */
export function ResponseExamples({ entry, responses, part }: ResponsesProps) {
  const { site } = usePage();
  const { operation } = entry;
  const successes = (responses ?? listOperationExamples(site, entry)[0].responses).map(({ label, value }) => {
    const { source, language } = toSource(value);
    return { label, content: <Code source={source} language={language} name="response" /> };
  });
  const none = {
    label: String(successStatus(operation)),
    content: <p class="facts">The response has no body.</p>,
  };
  const hasBody = findSuccess(site.document, operation).content !== undefined;
  const errors = listErrors(site.document, operation)
    .map(({ status, name, response }): { label: string; examples: RecordedProblem[] } => {
      if (name === undefined || !site.sharedErrors.has(name))
        return {
          label: status,
          examples: listExamples(site.document, response).map(({ summary, value }) => [
            summary,
            value as { code: string },
          ]),
        };
      const recorded = site.responses.get(recordedKey(entry.id, status)) as RecordedProblem | undefined;
      return { label: status, examples: recorded ? [recorded] : [] };
    })
    .filter(({ examples }) => examples.length > 0)
    .map(({ label, examples }) => ({ label, content: <Problems examples={examples} /> }));
  return <Panels label="Status" panels={[...(hasBody ? successes : [none]), ...errors]} part={part} />;
}

/** Examples of problems that are shown in full. The page of errors has the others. */
const MAX_PROBLEMS = 3;

function Problems({ examples }: { examples: RecordedProblem[] }) {
  return (
    <>
      <ProblemExamples examples={examples.slice(0, MAX_PROBLEMS)} />
      {examples.slice(MAX_PROBLEMS).map(([summary, { code }]) => (
        <p key={summary} class="facts">
          {summary}: <Link to={`errors/#${code}`}>{code}</Link>
        </p>
      ))}
    </>
  );
}

/** The text of a body: the events of a stream, or JSON. */
export function toSource(value: unknown): { source: string; language: "events" | "json" } {
  if (typeof value === "string") return { source: withSpaces(value.trim()), language: "events" };
  return { source: JSON.stringify(value, undefined, 2), language: "json" };
}

/** The data of events with a space after each comma and colon, where a line may break. */
function withSpaces(events: string): string {
  return events.replaceAll(/^data: (.*)$/gm, (_, data: string) => {
    const lines = JSON.stringify(JSON.parse(data), undefined, 1).split("\n");
    return `data: ${lines.map((line) => line.trim()).join(" ")}`;
  });
}

/** The media type of a request body and its schema. Every body of this API has one media type. */
export function readBody({
  requestBody,
}: Operation): { type: string; media: MediaType; required: boolean } | undefined {
  const [content] = Object.entries(requestBody?.content ?? {});
  return content && { type: content[0], media: content[1], required: requestBody?.required === true };
}
