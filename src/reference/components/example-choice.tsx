import type { VNode } from "preact";
import { render } from "preact-render-to-string";
import { renderSamples } from "../../samples/samples.ts";
import { listOperationExamples, listRequests, type OperationExample, SHORTEST } from "../operation-examples.ts";
import type { OperationEntry } from "../site.ts";
import { renderFrames } from "./events.tsx";
import { PageContext, usePage } from "./link.tsx";
import { ResponseExamples, Samples, toSource } from "./samples.tsx";
import { TryItData } from "./try-it.tsx";

/**
 * The choice of an example, which replaces the samples, the response, the frames of events and the request of "Try it". The page
 * loads the examples after the first when one is chosen. Without JavaScript, it shows the first one.
 */
export function ExampleChoice({ entry }: { entry: OperationEntry }) {
  const page = usePage();
  const examples = listOperationExamples(page.site, entry);
  const [first, ...others] = examples;
  if (others.length === 0 || !page.later) return null;
  const toHtml = (content: VNode) => render(<PageContext.Provider value={page}>{content}</PageContext.Provider>);
  for (const example of others) {
    const parts = Object.entries({
      ...listParts(entry, example, renderExampleSamples(example)),
      ...(example.request === undefined && {
        note: (
          <p class="facts" data-part="note">
            This example is only a response. The request, which Run sends, is that of the first example.
          </p>
        ),
      }),
    });
    page.later.examples[example.name] = Object.fromEntries(parts.map(([part, content]) => [part, toHtml(content)]));
  }
  page.later.list = toHtml(<ExampleList entry={entry} examples={examples} />);
  return (
    <div class="example-choice">
      <label>
        Example{" "}
        <select data-operation={entry.id}>
          {examples.map(({ name, summary }) => (
            <option key={name} value={name}>
              {summary}
            </option>
          ))}
        </select>
      </label>
      <p class="facts" data-part="note" />
      <noscript>
        {first.summary}. <a href="index.html.md">All {examples.length} examples in Markdown</a>
      </noscript>
    </div>
  );

  function renderExampleSamples({ request }: OperationExample) {
    return request === undefined ? [] : renderSamples(page.site.document, entry.id, page.site.clients, request);
  }
}

/** The parts of the page that differ from those of the first example. */
function listParts(
  entry: OperationEntry,
  { request, responses }: OperationExample,
  samples: ReturnType<typeof renderSamples>,
): Record<string, VNode> {
  const stream = responses.find(({ value }) => typeof value === "string");
  return {
    ...(request !== undefined && {
      samples: <Samples samples={samples} part="samples" />,
      "request-data": <TryItData entry={entry} request={request} />,
    }),
    responses: <ResponseExamples entry={entry} responses={responses} part="responses" />,
    ...(stream && renderFrames(stream.value)),
  };
}

/** All examples of the document below each other. */
function ExampleList({ entry, examples }: { entry: OperationEntry; examples: OperationExample[] }) {
  const { site } = usePage();
  const requests = new Map(listRequests(site.document, entry));
  return (
    <>
      <h2>Examples</h2>
      {examples
        .filter(({ name }) => name !== SHORTEST)
        .map(({ name, summary, responses }) => {
          const request = requests.get(name);
          return (
            <section key={name}>
              <h3 id={`example=${name}`}>
                {name}: {summary}
              </h3>
              {request ? <Listed label="Request body" value={request.value} /> : null}
              {responses.map(({ label, value, summary: answer }) => (
                <Listed key={label} label={`Response ${label}${answer ? `: ${answer}` : ""}`} value={value} />
              ))}
            </section>
          );
        })}
    </>
  );
}

function Listed({ label, value }: { label: string; value: unknown }) {
  const { source, language } = toSource(value);
  return (
    <>
      <p>{label}</p>
      <pre>
        <code class={`language-${language}`}>{source}</code>
      </pre>
    </>
  );
}
