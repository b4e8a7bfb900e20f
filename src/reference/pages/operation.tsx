import { describePaging } from "../../core/describe-extensions.ts";
import { type Move, type Parameter, type Response, resolve, type Schema } from "../../core/document.ts";
import { findFirstSentence, toPlainText } from "../../core/first-sentence.ts";
import type { Flow } from "../../core/flows.ts";
import type { Sample } from "../../samples/samples.ts";
import { Beta } from "../components/beta.tsx";
import { Errors } from "../components/errors.tsx";
import { Events, findStream } from "../components/events.tsx";
import { ExampleChoice } from "../components/example-choice.tsx";
import { Constraints, Fields, Usage } from "../components/fields.tsx";
import { describeRows } from "../components/fold.tsx";
import { Headers } from "../components/headers.tsx";
import { Layout, Method } from "../components/layout.tsx";
import { Link, usePage } from "../components/link.tsx";
import { Prose } from "../components/prose.tsx";
import { ResponseExamples, readBody, Samples } from "../components/samples.tsx";
import { Section } from "../components/section.tsx";
import { Changes } from "../components/transitions.tsx";
import { TryIt } from "../components/try-it.tsx";
import { Type } from "../components/type.tsx";
import { listFields, readContent } from "../schema.ts";
import { type OperationEntry, pagePaths, withoutBeta } from "../site.ts";
import { toAnchor } from "./changelog.tsx";

interface OperationPageProps {
  entry: OperationEntry;
  samples: Sample[];
  /** The guides that have the operation. */
  guides: Flow[];
}

export function OperationPage({ entry, samples, guides }: OperationPageProps) {
  const { method, path, operation } = entry;
  const sentence = toPlainText(findFirstSentence(withoutBeta(operation.description)));
  return (
    <Layout
      head={{ title: operation.summary, description: `${method.toUpperCase()} ${path}. ${sentence}` }}
      current={entry}
      crumbs={<Link to={pagePaths.area(entry.area.name)}>{entry.area.title}</Link>}
      intro={<Intro entry={entry} guides={guides} />}
      aside={<Aside entry={entry} samples={samples} />}
    >
      <Parameters parameters={entry.parameters} />
      <Body entry={entry} />
      {operation["x-pagination"] ? (
        <Section id="pagination" title="Pagination">
          <Prose text={describePaging(operation["x-pagination"])} />
          <p>
            <Link to={`pagination/#${operation["x-pagination"].form}`}>Loops over all pages, in each language</Link>
          </p>
        </Section>
      ) : null}
      <Responses entry={entry} />
      <EventsSection entry={entry} />
      <Section id="errors" title="Errors">
        <Errors operation={operation} />
      </Section>
      <StateChanges entry={entry} />
      <Neighbors entry={entry} />
    </Layout>
  );
}

function Intro({ entry, guides }: Omit<OperationPageProps, "samples">) {
  const { id, method, path, area, operation } = entry;
  const since = usePage().site.since.get(id);
  return (
    <>
      <h1>
        {operation.summary} {area.beta ? <Beta /> : null}
        {operation.deprecated ? <span class="badge deprecated">deprecated</span> : null}
      </h1>
      <p class="endpoint">
        <Method method={method} /> <Path path={path} /> <span class="muted">{id}</span>
        {since ? (
          <Link to={`changelog/#${toAnchor(since)}`} class="muted">
            Since {since}
          </Link>
        ) : null}
      </p>
      <div class={operation.deprecated ? "notice" : undefined}>
        <Prose text={withoutBeta(operation.description)} />
      </div>
      <Requirements entry={entry} />
      {guides.length > 0 ? (
        <p class="facts">
          {guides.length === 1 ? "Guide: " : "Guides: "}
          {guides.map(({ name, title }, index) => [
            index > 0 ? ", " : "",
            <Link key={name} to={pagePaths.guide(name)}>
              {title}
            </Link>,
          ])}
        </p>
      ) : null}
    </>
  );
}

/** Requirements besides the API key: the user's token, or permissions. */
function Requirements({ entry }: { entry: OperationEntry }) {
  const { security = [], "x-transition": transitions = [] } = entry.operation;
  const schemes = security.flatMap((requirement) => Object.keys(requirement)).filter((name) => name !== "BearerAuth");
  // A permission that only some changes need is shown with these changes.
  const isNeeded = transitions.every(({ permission }) => permission);
  const permissions = new Set(isNeeded ? transitions.map(({ permission }) => permission) : []);
  if (schemes.length === 0 && permissions.size === 0) return null;
  return (
    <p class="facts">
      Requires
      {schemes.map((name) => [
        " ",
        <Link key={name} to={`authentication/#${name}`}>
          {name}
        </Link>,
        " besides the API key",
      ])}
      {[...permissions].map((name, index) => [
        index > 0 ? " or " : schemes.length > 0 ? ", and the permission " : " the permission ",
        <code key={name}>{name}</code>,
      ])}
      .
    </p>
  );
}

/** A path whose parameters stand out, with places where the line may break. What follows `#` is no part of the address. */
export function Path({ path: name }: { path: string }) {
  const [path = "", form] = name.split("#");
  const parts = path.split(/(?=\/)/).map((part) => {
    const [before, name, after] = part.split(/(\{\w+\})/);
    return [before, name ? <span class="parameter">{name}</span> : null, after, <wbr key={part} />];
  });
  return (
    <>
      <code>{parts}</code>
      {form
        ? [
            " ",
            <span key={form} class="badge">
              {form}
            </span>,
          ]
        : null}
    </>
  );
}

function Aside({ entry, samples }: { entry: OperationEntry; samples: Sample[] }) {
  return (
    <>
      <ExampleChoice entry={entry} />
      <Samples samples={samples} part="samples" />
      <TryIt entry={entry}>
        {entry.operation["x-stream"]?.ends?.includes("conversation.response.done") ? (
          <Link to="streaming/#text">Print only the text</Link>
        ) : null}
      </TryIt>
      <ResponseExamples entry={entry} part="responses" />
    </>
  );
}

function StateChanges({ entry }: { entry: OperationEntry }) {
  const { site } = usePage();
  const transitions = entry.operation["x-transition"] ?? [];
  const created = new Set(transitions.flatMap(({ creates }) => creates ?? []));
  const moves = [...created].flatMap((name): Move[] => site.document.components.schemas[name]?.["x-transition"] ?? []);
  if (transitions.length === 0) return null;
  return (
    <Section id="state" title="State">
      <Changes changes={transitions} />
      {moves.length > 0 ? (
        <>
          <h3>Later changes, by the service</h3>
          <Changes changes={moves} />
        </>
      ) : null}
    </Section>
  );
}

const PLACES: [Parameter["in"], string][] = [
  ["path", "Path parameters"],
  ["query", "Query parameters"],
  ["header", "Headers"],
];

function Parameters({ parameters }: { parameters: Parameter[] }) {
  const places = PLACES.map(([place, title]) => ({
    place,
    title,
    found: parameters.filter((parameter) => parameter.in === place),
  }));
  return (
    <>
      {places
        .filter(({ found }) => found.length > 0)
        .map(({ place, title, found }) => (
          <Section key={place} id={place} title={title}>
            <ul class="fields">
              {found.map((parameter) => (
                <ParameterItem key={parameter.name} parameter={parameter} />
              ))}
            </ul>
          </Section>
        ))}
    </>
  );
}

function ParameterItem({ parameter }: { parameter: Parameter & { deprecated?: boolean } }) {
  const { name, schema, required, description = "", deprecated } = parameter;
  const id = `${parameter.in}.${name}`;
  return (
    <li id={id}>
      <p class="head">
        <a class="anchor" href={`#${id}`}>
          <code>{name}</code>
        </a>{" "}
        <Type schema={schema} />{" "}
        {required ? <span class="required">required</span> : <span class="optional">optional</span>}
        {deprecated ? <span class="deprecated"> deprecated</span> : null}
      </p>
      <Prose text={description} />
      <Constraints schema={schema} description={description} />
    </li>
  );
}

function Body({ entry }: { entry: OperationEntry }) {
  const { site } = usePage();
  const body = readBody(entry.operation);
  if (!body) return null;
  const { description = "" } = entry.operation.requestBody as { description?: string };
  const about = String(resolve<Schema>(site.document, body.media.schema).description ?? "");
  // The first sentence says what the schema is; the others are rules about several fields.
  const rules = about.replaceAll(/\s+/g, " ").slice(findFirstSentence(about).length);
  return (
    <Section id="body" title="Body">
      <p class="head">
        <code>{body.type}</code> <Type schema={body.media.schema} />{" "}
        {body.required ? null : <span class="optional">optional</span>}
      </p>
      <Prose text={`${description} ${rules}`} />
      <FieldLinks schema={body.media.schema} />
      <Usage.Provider value="request">
        <Fields schema={body.media.schema} prefix="body" />
      </Usage.Provider>
    </Section>
  );
}

/** The number of fields from which a body has links to them. */
const MANY_FIELDS = 6;

/** Links to the fields of a long body. */
function FieldLinks({ schema }: { schema: Schema }) {
  const fields = listFields(usePage().site.document, schema);
  if (fields.length < MANY_FIELDS) return null;
  return (
    <nav class="field-links" aria-label="Fields of the request">
      <span>Fields</span>
      {fields.map(({ name }) => (
        <a key={name} href={`#body.${name}`}>
          <code>{name}</code>
        </a>
      ))}
    </nav>
  );
}

function Responses({ entry }: { entry: OperationEntry }) {
  const { site } = usePage();
  const successes = Object.entries(entry.operation.responses).filter(([status]) => status < "400");
  return (
    <Section id="responses" title="Response">
      {successes.map(([status, reference]) => {
        const response = resolve<Response>(site.document, reference);
        return (
          <section key={status} id={`response-${status}`}>
            <h3>
              <a class="anchor" href={`#response-${status}`}>
                {status}
              </a>
            </h3>
            <Prose text={response.description} />
            <Headers response={response} />
            {Object.entries(response.content ?? {}).map(([type, media]) => (
              <ResponseContent key={type} type={type} schema={media.schema} isOpen={!entry.operation.requestBody} />
            ))}
          </section>
        );
      })}
    </Section>
  );
}

interface ResponseContentProps {
  type: string;
  schema: Parameter["schema"];
  /** False folds the fields, as those of the request come first and the response is beside them. */
  isOpen: boolean;
}

function ResponseContent({ type, schema, isOpen }: ResponseContentProps) {
  const { site } = usePage();
  const stream = type === "text/event-stream";
  const content = readContent(site.document, schema).schema;
  const count = listFields(site.document, content).length;
  const fields = <Fields schema={content} prefix="response" heading={4} />;
  return (
    <>
      <p class="head">
        <code>{type}</code> {stream ? <a href="#events">server-sent events</a> : <Type schema={schema} />}
      </p>
      {stream ? null : (
        <Usage.Provider value="response">
          {count > 0 ? (
            <details open={isOpen}>
              <summary>{describeRows(count, "field")}</summary>
              {fields}
            </details>
          ) : (
            fields
          )}
        </Usage.Provider>
      )}
    </>
  );
}

function EventsSection({ entry }: { entry: OperationEntry }) {
  const { site } = usePage();
  if (!findStream(site, entry.operation)) return null;
  return (
    <Section id="events" title="Events">
      <Usage.Provider value="response">
        <Events operation={entry.operation} />
      </Usage.Provider>
    </Section>
  );
}

function Neighbors({ entry }: { entry: OperationEntry }) {
  const { operations } = entry.area;
  const index = operations.indexOf(entry);
  const previous = operations[index - 1];
  const next = operations[index + 1];
  return (
    <nav class="neighbors" aria-label="Previous and next operation">
      {previous ? (
        <Link to={pagePaths.operation(previous.id)} rel="prev">
          ← {previous.operation.summary}
        </Link>
      ) : null}
      <a href="index.html.md">Markdown</a>
      {next ? (
        <Link to={pagePaths.operation(next.id)} rel="next">
          {next.operation.summary} →
        </Link>
      ) : null}
    </nav>
  );
}
