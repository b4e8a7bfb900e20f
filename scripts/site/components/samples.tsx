import { findSuccess, type MediaType, type Operation, resolve, successStatus } from "../../generate/document.ts";
import type { Sample } from "../../samples/samples.ts";
import type { OperationEntry } from "../site.ts";
import { Code, type Language } from "./code.tsx";
import { usePage } from "./link.tsx";

/** Languages of samples by the names of the highlighter. */
const LANGUAGES: Record<Sample["lang"], Language> = {
  shell: "bash",
  typescript: "typescript",
  javascript: "typescript",
  python: "python",
};

/** Samples in several languages, below each other; a script turns them into tabs. */
export function Samples({ samples, of = "Request" }: { samples: Sample[]; of?: string }) {
  return (
    <div class="samples">
      {samples.map(({ label, lang, source }) => (
        <section key={label} data-label={label}>
          <h3>{label}</h3>
          <Code source={source} language={LANGUAGES[lang]} label={`${of} in ${label}`} />
        </section>
      ))}
    </div>
  );
}

/** The first example of each media type of the successful response. */
export function ResponseExample({ entry }: { entry: OperationEntry }) {
  const { site } = usePage();
  const status = successStatus(entry.operation);
  const { content = {} } = findSuccess(site.document, entry.operation);
  return (
    <>
      {Object.entries(content).map(([type, media]) => {
        const value = firstExample(media);
        if (value === undefined) return null;
        const text = typeof value === "string" ? value : JSON.stringify(value, undefined, 2);
        return (
          <details key={type} open>
            <summary>
              Response {status} <span class="muted">{type}</span>
            </summary>
            <Code
              source={text.trim()}
              language={typeof value === "string" ? "text" : "json"}
              label={`Example of a response with status ${status} as ${type}`}
            />
          </details>
        );
      })}
    </>
  );

  function firstExample(media: MediaType): unknown {
    const example = Object.values(media.examples ?? {})[0];
    return example && resolve<{ value: unknown }>(site.document, example as { value: unknown }).value;
  }
}

/** The media type of a request body and its schema. Every body of this API has one media type. */
export function readBody({
  requestBody,
}: Operation): { type: string; media: MediaType; required: boolean } | undefined {
  const [content] = Object.entries(requestBody?.content ?? {});
  return content && { type: content[0], media: content[1], required: requestBody?.required === true };
}
