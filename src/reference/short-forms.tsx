/** Short forms of the pages of operations, for assistants: what a first call needs, in at most 2,500 tokens. */
import { render } from "preact-render-to-string";
import { describePaging } from "../core/describe-extensions.ts";
import { findSuccess, resolve, type Schema, successStatus } from "../core/document.ts";
import { findFirstSentence } from "../core/first-sentence.ts";
import { renderSample } from "../samples/samples.ts";
import { findStream } from "./components/events.tsx";
import { Constraints } from "./components/fields.tsx";
import { Link, PageContext, usePage } from "./components/link.tsx";
import { Prose } from "./components/prose.tsx";
import { readBody } from "./components/samples.tsx";
import { Type } from "./components/type.tsx";
import { markdownAddress, toMarkdown } from "./markdown.ts";
import { type Field, listFields, listVariants, readContent, readDescription, unnamedContent } from "./schema.ts";
import { listErrors, type OperationEntry, pagePaths, type Site, withoutBeta } from "./site.ts";

/** The file of the short form, beside the page of the operation. */
export function shortFile(id: string): string {
  return `${pagePaths.operation(id)}short.md`;
}

/** The short form as Markdown: the fields of the first level, one example, and links to the rest. */
export function renderShortForm(site: Site, entry: OperationEntry): string {
  const page = { site, path: pagePaths.operation(entry.id) };
  const html = render(
    <PageContext.Provider value={page}>
      <main>
        <ShortForm entry={entry} />
      </main>
    </PageContext.Provider>,
  );
  return toMarkdown(html, { link: markdownAddress });
}

function ShortForm({ entry }: { entry: OperationEntry }) {
  const { site } = usePage();
  const { id, method, path, area, operation, parameters } = entry;
  const body = readBody(operation);
  const stream = findStream(site, operation);
  const paging = operation["x-pagination"];
  return (
    <>
      <h1>{operation.summary}</h1>
      <p>
        {method.toUpperCase()} <code>{path.replace(/#.*/, "")}</code> {id}
        {area.beta ? ", beta" : ""}
        {operation.deprecated ? ", deprecated" : ""}
      </p>
      <Prose text={withoutBeta(operation.description)} />
      {parameters.length > 0 ? (
        <>
          <h2>Parameters</h2>
          <ShortFields fields={parameters.map((each) => ({ ...each, required: each.required === true }))} />
        </>
      ) : null}
      {body ? (
        <>
          <h2>Body</h2>
          <Content schema={body.media.schema} />
        </>
      ) : null}
      <h2>Example</h2>
      <Example source={renderSample(site.document, id, "curl").source} language="sh" />
      <h2>Response</h2>
      <ResponseBody entry={entry} />
      {paging ? <Prose text={describePaging(paging)} /> : null}
      {stream ? <p>This operation can stream its response as events.</p> : null}
      <h2>Errors</h2>
      <p>
        {listErrors(site.document, operation)
          .map(({ status, codes }) => `${status} ${codes.join(", ")}`)
          .join("; ")}
      </p>
      <p>
        This is the short form. Nested fields, events, changes of state and more samples are on{" "}
        <a href="index.html">the whole page</a>.
      </p>
    </>
  );
}

function ResponseBody({ entry: { id, operation } }: { entry: OperationEntry }) {
  const { site } = usePage();
  const [content] = Object.entries(findSuccess(site.document, operation).content ?? {});
  if (!content) return <p>{successStatus(operation)}, without a body.</p>;
  const [type, { schema, examples = {} }] = content;
  const [first] = Object.values(examples);
  const example = first && resolve<{ value: unknown }>(site.document, first as { value: unknown }).value;
  const items = operation["x-pagination"] ? 1 : MAX_ITEMS;
  const value = abridge(site.responses.get(id) ?? example, items);
  const source = typeof value === "string" ? value : JSON.stringify(value, undefined, 1);
  return (
    <>
      <p>
        {successStatus(operation)} <code>{type}</code>
      </p>
      {type === "text/event-stream" ? null : <Content schema={schema} />}
      {value === undefined ? null : (
        <>
          <p>Example, with the first {items === 1 ? "item" : `${items} items`} of each list:</p>
          <Example source={source} language={typeof value === "string" ? "text" : "json"} />
        </>
      )}
    </>
  );
}

/** The type of a body, and its fields of the first level, or those of each variant. */
function Content({ schema }: { schema: Schema }) {
  const { site } = usePage();
  const own = unnamedContent(site.document, readContent(site.document, schema).schema).schema;
  const fields = listFields(site.document, own);
  const variants = listVariants(site.document, own);
  return (
    <>
      <p>
        <Type schema={schema} />
      </p>
      <ShortFields fields={fields} />
      {variants.length > 0 ? (
        <ul>
          {variants.map(({ name, label, schema: variant }) => (
            <li key={label}>
              Variant {name ? <Link to={pagePaths.schema(name)}>{label}</Link> : label}:{" "}
              {listFields(site.document, variant)
                .filter(({ name }) => !fields.some((field) => field.name === name))
                .map(({ name, required }, index) => [
                  index > 0 ? ", " : "",
                  <code key={name}>{name}</code>,
                  required ? " (required)" : "",
                ])}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Fields with the first sentence of each. A parameter has its description beside its schema. */
function ShortFields({ fields }: { fields: (Field & { description?: string })[] }) {
  const { site } = usePage();
  return (
    <ul>
      {fields.map(({ name, schema, required, description = readDescription(site.document, schema) }) => (
        <li key={name}>
          <code>{name}</code> <Type schema={schema} />
          {required ? ", required" : ""}: <Prose inline text={findFirstSentence(description)} />{" "}
          <Constraints schema={schema} description={description} />
        </li>
      ))}
    </ul>
  );
}

function Example({ source, language }: { source: string; language: string }) {
  return (
    <pre>
      <code class={`language-${language}`}>{source}</code>
    </pre>
  );
}

/**
 * Items of a list in an example, of which a page of a longer list has one; characters of a text in it, and those of an example that
 * is a text, such as a stream.
 */
const MAX_ITEMS = 2;
const MAX_TEXT = 120;
const MAX_STREAM = 600;

/** The value with the first items of each list, and the start of long texts. */
function abridge(value: unknown, items: number, length = MAX_STREAM): unknown {
  if (typeof value === "string") return value.length > length ? `${value.slice(0, length)}…` : value;
  if (Array.isArray(value)) return value.slice(0, items).map((item) => abridge(item, items, MAX_TEXT));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, abridge(item, items, MAX_TEXT)]));
}
