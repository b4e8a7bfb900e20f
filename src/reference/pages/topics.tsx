/** Pages for all operations. Their text is part of the document's description. */

import type { Document, Response } from "../../core/document.ts";
import { renderRetries } from "../../samples/retries.ts";
import type { Sample } from "../../samples/samples.ts";
import { renderResumption, renderTextStream } from "../../samples/stream-programs.ts";
import { Code } from "../components/code.tsx";
import { ErrorRow } from "../components/errors.tsx";
import { findStream } from "../components/events.tsx";
import { Choice, Filter } from "../components/filter.tsx";
import { Headers } from "../components/headers.tsx";
import { Layout } from "../components/layout.tsx";
import { Link, OperationLink, OperationList } from "../components/link.tsx";
import { Name } from "../components/name.tsx";
import { Prose } from "../components/prose.tsx";
import { Samples } from "../components/samples.tsx";
import { Section } from "../components/section.tsx";
import { Table } from "../components/table.tsx";
import { type ErrorEntry, type OperationEntry, pagePaths, type Site } from "../site.ts";

/** General rules of the API, which the document's description has below these headings. */
const CONVENTIONS = ["Requests", "Responses", "Identifiers", "Times", "Updates", "Beta"];

export function ConventionsPage({ site }: { site: Site }) {
  return (
    <Layout
      head={{
        title: "Conventions",
        description:
          "Rules for all operations: requests, responses, ids, times, null and omitted fields in updates, beta.",
      }}
    >
      <h1>Conventions</h1>
      {CONVENTIONS.map((heading) => (
        <Section key={heading} id={heading.toLowerCase()} title={heading}>
          <Prose text={findPart(site.document, heading)} />
          {heading === "Responses"
            ? [<h3 key="headers">Headers</h3>, <Headers key="list" response={mergeErrors(site)} />]
            : null}
        </Section>
      ))}
    </Layout>
  );
}

/** A response with the headers of all errors, which include those of all responses. */
function mergeErrors({ document }: Site): Response {
  const responses = Object.values(document.components.responses ?? {});
  return { description: "", headers: Object.assign({}, ...responses.map(({ headers }) => headers)) };
}

export function findPart(document: Document, heading: string): string {
  const part = document.info.description.split(/^## /m).find((text) => text.startsWith(`${heading}\n`));
  if (!part)
    throw new Error(
      `openapi/openapi.yaml: info.description has no heading "${heading}", which a page of the site shows.`,
    );
  return part.slice(heading.length);
}

interface Scheme {
  description: string;
  /** Place and name of a key, such as a request header. Omitted for the scheme of an `Authorization` header. */
  in?: string;
  name?: string;
}

/** `samples` is a call of `entry`. */
export function AuthenticationPage({ site, entry, samples }: { site: Site; entry: OperationEntry; samples: Sample[] }) {
  const schemes = Object.entries(site.document.components.securitySchemes as Record<string, Scheme>);
  const [mock] = site.document.servers as { url: string }[];
  const withUser = [...site.operations.values()].filter(({ operation }) => operation.security);
  return (
    <Layout head={{ title: "Authentication", description: "API keys, user tokens and secrets." }}>
      <h1>Authentication</h1>
      <Section id="first-call" title="Set the key and call an operation">
        <p>
          All samples read the API key from an environment variable. The <Link to="mock/">mock</Link> accepts any key.
        </p>
        <Code source={'export PLATFORM_API_KEY="<your key>"'} language="bash" />
        <p>
          Then run a sample, here that of <Link to={pagePaths.operation(entry.id)}>{entry.operation.summary}</Link>:
        </p>
        <Samples samples={samples} />
      </Section>
      <Section id="address" title="Set the address of the server">
        <p>
          The samples call the mock at <code>{mock!.url}</code>. The service has no fixed address: ask whoever operates
          it for the scheme, host and port, and set them here:
        </p>
        <Table label="Where to set the address" columns={["Sample", "Address"]}>
          {ADDRESSES.map(([language, place]) => (
            <tr key={language}>
              <td>{language}</td>
              <td>
                <Prose inline text={place} />
              </td>
            </tr>
          ))}
        </Table>
      </Section>
      <Section id="prerequisites" title="What the samples need">
        <Prerequisites />
      </Section>
      {schemes.map(([name, scheme]) => (
        <Section key={name} id={name} title={`${scheme.in ? "User token" : "API key"} (${name})`}>
          <Prose text={scheme.description} />
          {scheme.in === "header" ? (
            <>
              <p>
                Send it in the request header <code>{scheme.name}</code>. The samples read it from the environment
                variable <code>PLATFORM_USER_CONTEXT_TOKEN</code>, as the client does. Operations that require it:
              </p>
              <OperationList ids={withUser.map(({ id }) => id)} />
            </>
          ) : (
            <p>
              No operation creates or revokes an API key: see{" "}
              <Link to="not-available/#creating-api-keys-users-and-roles">what the API does not have</Link>.
            </p>
          )}
        </Section>
      ))}
      <Section id="secrets" title="Secrets">
        <Prose text={findPart(site.document, "Secrets")} />
      </Section>
    </Layout>
  );
}

/** Where a program in each language has the address of the server. */
const ADDRESSES = [
  ["curl, fetch and httpx", "the URL of each call"],
  ["TypeScript", "the environment variable `PLATFORM_BASE_URL`, or `new Platform({ baseUrl })`"],
  ["Python", "the first argument of `Client`"],
  ["Go", "`ServerURL` of `platform.Config`"],
  ["PHP", "`serverUrl` of `Config`"],
  ["Java", "`serverUrl` of `Client.Config`"],
] as const;

function Prerequisites() {
  return (
    <ul>
      <li>
        curl: curl 7.82 or later for <code>--json</code>, in Bash or Zsh. If a later call needs a value of a response,
        jq reads it.
      </li>
      <li>
        TypeScript: the <Link to="client/">client</Link>, and Node.js 20.19 or later with a tool such as tsx.
      </li>
      <li>
        fetch: Node.js 20.19 or later, and a file that ends in <code>.mjs</code>. For event streams, also the package{" "}
        <code>eventsource-parser</code>.
      </li>
      <li>
        httpx: Python 3 with the package <code>httpx</code>.
      </li>
      <li>
        Python, Go, PHP and Java: the clients for <Link to="languages/">other languages</Link>.
      </li>
    </ul>
  );
}

/** The meanings of statuses that several codes have, from the list below "Errors". Other codes explain themselves. */
function readMeanings(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/^- `(\d+)`: (.+?)\n(?=- |\n)/gms)].map(([, status = "", meaning = ""]) => [status, meaning]),
  );
}

export function ErrorsPage({ site }: { site: Site }) {
  const text = findPart(site.document, "Errors").trim();
  const [first = "", retry = "", ...others] = text.split("\n\n").filter((part) => !part.startsWith("- "));
  const meanings = readMeanings(text);
  return (
    <Layout head={{ title: "Errors", description: "Every error code, with its causes, operations and remedies." }} wide>
      <h1>Errors</h1>
      <Prose text={`${first}\n\n${retry}`} />
      <p>
        <a href="#retry">Programs that retry</a>
      </p>
      <details>
        <summary>Errors of any path, which operations do not list</summary>
        <Prose text={others.join("\n\n")} />
      </details>
      <Filter label="Filter errors">
        <Choice name="status" label="Status" values={[...groupByStatus(site).keys()]} />
      </Filter>
      {[...groupByStatus(site)].map(([status, entries]) => (
        <Section key={status} id={`status-${status}`} title={`${status} ${readStatusTitle(entries)}`}>
          <Prose text={meanings.get(status) ?? ""} />
          {entries.map((entry) => (
            <ErrorRow key={entry.code} entry={entry} />
          ))}
        </Section>
      ))}
      <Section id="retry" title="Retry a request">
        <div class="step">
          <div>
            <p>
              These programs call <OperationLink id="agents.create" />. After <code>429</code> or <code>503</code>, they
              wait as long as <code>Retry-After</code> says, and send the request again, up to four times.
            </p>
            <p>
              The client for TypeScript does this itself, by default up to twice. The option <code>retry</code> of the
              other <Link to="languages/">clients</Link> only repeats <code>GET</code>, <code>PUT</code> and{" "}
              <code>DELETE</code>, so these programs repeat the <code>POST</code>. In PHP, the option is on by default.
            </p>
          </div>
          <Samples samples={renderRetries(site.document, "agents.create", site.clients)} />
        </div>
      </Section>
    </Layout>
  );
}

/** The errors of each status, by their codes. */
function groupByStatus({ errors }: Site): Map<string, ErrorEntry[]> {
  const groups = new Map<string, ErrorEntry[]>();
  for (const entry of [...errors.values()].sort((a, b) => Number(a.status) - Number(b.status)))
    groups.set(entry.status, [...(groups.get(entry.status) ?? []), entry]);
  return groups;
}

/** The title that all problems with a status have, such as "Not Found". */
function readStatusTitle(entries: ErrorEntry[]): string {
  const [problem] = entries.flatMap(({ examples }) => [...examples.values()]);
  return (problem as { title: string }).title;
}

export function StreamingPage({ site }: { site: Site }) {
  const all = [...site.operations.values()].filter(({ operation }) => findStream(site, operation));
  // An operation that can also respond without a stream has a form that always streams.
  const streams = all.filter(({ id }) => !all.some((other) => other.id === `${id}Stream`));
  const [about = "", failure = "", inDocument = ""] = findPart(site.document, "Event streams").trim().split("\n\n");
  return (
    <Layout head={{ title: "Streaming", description: "Operations that respond with server-sent events." }} wide>
      <h1>Streaming</h1>
      <Prose text={`${about}\n\n${failure}`} />
      <StreamPrograms site={site} />
      <Section id="operations" title="Operations">
        <Table label="Operations" columns={["Operation", "Last event", "After a failure", "Resumable"]}>
          {streams.map(({ id, operation: { "x-stream": { ends = [], failures = [], resumable } = {} } }) => (
            <tr key={id}>
              <td>
                <OperationLink id={id} />
              </td>
              <EventNames names={ends.filter((name) => !failures.includes(name))} />
              <EventNames names={failures} />
              <td>{resumable ? "yes" : "no"}</td>
            </tr>
          ))}
        </Table>
      </Section>
      <Section id="paths" title="Paths that end with #stream">
        <Prose text={inDocument} />
      </Section>
    </Layout>
  );
}

function StreamPrograms({ site }: { site: Site }) {
  const { document, clients } = site;
  return (
    <>
      <Section id="text" title="Print a response as it arrives">
        <div class="step">
          <p>
            These programs call <OperationLink id="conversations.startStream" />, and print each fragment of the
            message. They end after <code>conversation.response.done</code>, and fail after{" "}
            <code>conversation.response.error</code> or if the connection breaks before that. The clients for
            TypeScript, Python, Go, PHP and Java check this themselves. The content of a fragment can also be a chunk,
            such as a reference, which the programs skip.
          </p>
          <Samples samples={renderTextStream(document, "conversations.startStream", clients)} />
        </div>
      </Section>
      <Section id="resume" title="Resume a stream">
        <div class="step">
          <p>
            When the connection of a stream breaks, send the request again with the id of the last event that you
            received, in the header <code>Last-Event-ID</code> or the parameter <code>last_event_id</code>. The programs
            in curl, fetch and httpx do this for <OperationLink id="workflows.events.stream" />. The clients for
            TypeScript, Python, Go, PHP and Java do it themselves, so these programs only keep the id: store it to
            continue in another process.
          </p>
          <Samples samples={renderResumption(document, "workflows.events.stream", clients)} />
        </div>
      </Section>
    </>
  );
}

function EventNames({ names }: { names: string[] }) {
  return (
    <td>
      {names.length === 0 ? "none" : null}
      {names.map((name) => (
        <code key={name}>
          <Name>{name}</Name>
        </code>
      ))}
    </td>
  );
}
