import { findSuccess, type MediaType, type Operation, resolve, successStatus } from "../../core/document.ts";
import type { Sample } from "../../samples/samples.ts";
import { listErrors, listExamples, type OperationEntry } from "../site.ts";
import { Code, type Language } from "./code.tsx";
import { ProblemExamples } from "./errors.tsx";
import { usePage } from "./link.tsx";
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

/** Samples in several languages. */
export function Samples({ samples }: { samples: Sample[] }) {
  const panels = samples.map(({ label, lang, source }) => ({
    label,
    content: <Code source={source} language={LANGUAGES[lang]} />,
  }));
  return <Panels label="Language" panels={panels} />;
}

/**
 * The successful response to the sample, or the first example of each of its media types, and the examples of the errors that
 * only this area has.
 */
export function ResponseExamples({ entry: { id, operation } }: { entry: OperationEntry }) {
  const { site } = usePage();
  const status = String(successStatus(operation));
  const media = Object.entries(findSuccess(site.document, operation).content ?? {});
  const successes = media.flatMap(([type, { examples = {} }], index) => {
    const [example] = Object.values(examples);
    if (!example) return [];
    const recorded = index === 0 ? site.responses.get(id) : undefined;
    const value = recorded ?? resolve<{ value: unknown }>(site.document, example as { value: unknown }).value;
    const isText = typeof value === "string";
    const source = isText ? withSpaces(value.trim()) : JSON.stringify(value, undefined, 2);
    const content = <Code source={source} language={isText ? "text" : "json"} />;
    return [{ label: index === 0 ? status : `${status} ${type}`, content }];
  });
  const none = { label: status, content: <p class="facts">The response has no body.</p> };
  const errors = listErrors(site.document, operation)
    .filter(({ name }) => name === undefined || !site.sharedErrors.has(name))
    .map(({ status, response }) => ({
      label: status,
      content: (
        <ProblemExamples
          examples={listExamples(site.document, response).map(({ summary, value }) => [summary, value])}
        />
      ),
    }));
  return <Panels label="Status" panels={[...(media.length === 0 ? [none] : successes), ...errors]} />;
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
