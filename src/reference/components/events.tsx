import type { VNode } from "preact";
import { findSuccess, type Operation, readName, resolve, type Schema } from "../../core/document.ts";
import { listFields, listVariants } from "../schema.ts";
import { pagePaths, type Site } from "../site.ts";
import { Code } from "./code.tsx";
import { Fields } from "./fields.tsx";
import { Link, usePage } from "./link.tsx";
import { Prose } from "./prose.tsx";

interface Event {
  /** Undefined stands for events that are added later. */
  name: string | undefined;
  schema: Schema;
  data: Schema;
  frame: string | undefined;
}

/** The media type of the event stream that the operation can respond with, if there is one. */
export function findStream(site: Site, operation: Operation) {
  return findSuccess(site.document, operation).content?.["text/event-stream"];
}

/** The events in the order of the document, each with the fields of its data and a frame from the example. */
function listEvents(site: Site, operation: Operation): Event[] {
  const media = findStream(site, operation);
  if (!media?.["x-itemSchema"]) return [];
  const frames = Object.values(media.examples ?? {}).flatMap((example) => {
    const { value } = resolve<{ value: unknown }>(site.document, example as { value: unknown });
    return listFrames(value);
  });
  return listVariants(site.document, media["x-itemSchema"]).map(({ schema }) => {
    const fields = listFields(site.document, schema);
    const findSchema = (name: string) => fields.find((field) => field.name === name)?.schema ?? {};
    const name = findSchema("event").const as string | undefined;
    const data = findSchema("data");
    const frame = frames.find((frame) => frame.name === name)?.text;
    return { name, schema: resolve(site.document, schema), data, frame };
  });
}

/** The frames of a stream with the names of their events (HTML standard, section 9.2.6). */
function listFrames(stream: unknown): { name: string | undefined; text: string }[] {
  const texts = String(stream).trim().split("\n\n");
  return texts.map((text) => ({ name: /^event: (.*)$/m.exec(text)?.[1], text }));
}

/** The first frame of each event of a stream, as the parts of the page that show one. */
export function renderFrames(stream: unknown): Record<string, VNode> {
  const frames = listFrames(stream).reverse();
  return Object.fromEntries(
    frames.flatMap(({ name, text }) => (name ? [[`frame-${name}`, <Frame key={name} name={name} text={text} />]] : [])),
  );
}

function Frame({ name, text }: { name: string; text: string }) {
  return (
    <div data-part={`frame-${name}`}>
      <Code source={text.trim()} language="text" />
    </div>
  );
}

export function Events({ operation }: { operation: Operation }) {
  const { site } = usePage();
  const { ends = [], failures = [], resumable = false } = operation["x-stream"] ?? {};
  return (
    <>
      <p>
        {ends.length > 0 ? "The stream ends with " : "The stream has no last event."}
        {ends.map((name, index) => [
          index > 0 ? " or " : "",
          <a key={name} href={`#event-${name}`}>
            <code>{name}</code>
          </a>,
          failures.includes(name) ? " (a failure)" : "",
        ])}
        {ends.length > 0 ? "." : ""}{" "}
        {resumable ? "To resume it, send the id of the last event as Last-Event-ID." : "The stream cannot be resumed."}
      </p>
      {listEvents(site, operation).map((event) => (
        <EventSection key={event.name} event={event} />
      ))}
    </>
  );
}

function EventSection({ event: { name, schema, data, frame } }: { event: Event }) {
  const id = `event-${name ?? "other"}`;
  return (
    <section class="event" id={id}>
      <h3>
        <a class="anchor" href={`#${id}`}>
          {name === undefined ? "Other events" : <code>{name}</code>}
        </a>{" "}
        <DataName data={data} />
      </h3>
      <Prose text={String(schema.description ?? "")} />
      {name === undefined ? null : (
        <details>
          <summary>Fields of the data{frame ? ", and an example" : ""}</summary>
          <Fields schema={data} prefix={id} level={2} />
          {frame ? <Frame name={name} text={frame} /> : null}
        </details>
      )}
    </section>
  );
}

function DataName({ data }: { data: Schema }) {
  const name = readName(data);
  return name ? <Link to={pagePaths.schema(name)}>{name}</Link> : null;
}
