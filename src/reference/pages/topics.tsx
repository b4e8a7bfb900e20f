/** Pages for all operations. Their text is part of the document's description. */

import { describePaging } from "../../core/describe-extensions.ts";
import type { Document, Operation, Response } from "../../core/document.ts";
import { renderPageLoops } from "../../samples/page-loops.ts";
import type { Sample } from "../../samples/samples.ts";
import { renderResumption, renderTextStream } from "../../samples/stream-programs.ts";
import { Code } from "../components/code.tsx";
import { ErrorRow, ProblemExamples } from "../components/errors.tsx";
import { findStream } from "../components/events.tsx";
import { Choice, Filter } from "../components/filter.tsx";
import { Headers } from "../components/headers.tsx";
import { Layout } from "../components/layout.tsx";
import { Link, OperationLink, OperationList } from "../components/link.tsx";
import { Panels } from "../components/panels.tsx";
import { Prose } from "../components/prose.tsx";
import { Samples } from "../components/samples.tsx";
import { Section } from "../components/section.tsx";
import { Table } from "../components/table.tsx";
import { type ErrorEntry, getExisting, type OperationEntry, pagePaths, type Site } from "../site.ts";

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
          {heading === "Responses" ? <Headers response={mergeErrors(site)} /> : null}
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
        <Prerequisites />
      </Section>
      {schemes.map(([name, scheme]) => (
        <Section key={name} id={name} title={name}>
          <Prose text={scheme.description} />
          {scheme.in === "header" ? (
            <p>
              Send it in the request header <code>{scheme.name}</code>. The samples read it from the environment
              variable <code>PLATFORM_USER_CONTEXT_TOKEN</code>, as the client does.
            </p>
          ) : null}
        </Section>
      ))}
      <p>Operations that also require the user's token:</p>
      <OperationList ids={withUser.map(({ id }) => id)} />
      <p>
        No operation creates or revokes an API key: see{" "}
        <Link to="not-available/#creating-api-keys-users-and-roles">what the API does not have</Link>.
      </p>
      <Section id="secrets" title="Secrets">
        <Prose text={findPart(site.document, "Secrets")} />
      </Section>
    </Layout>
  );
}

function Prerequisites() {
  return (
    <>
      <p>The samples and the guides need:</p>
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
          Python: Python 3 with the package <code>httpx</code>.
        </li>
        <li>
          Python client, Go, PHP and Java: the clients for <Link to="languages/">other languages</Link>. The guides have
          no samples with them.
        </li>
      </ul>
    </>
  );
}

/** An error that validation finds, one of a resource, and one after which a client waits. */
const TYPICAL_ERRORS = ["VALIDATION_ERROR", "AGENT_NOT_FOUND", "RATE_LIMITED"];

/** The meanings of statuses that several codes have, from the list below "Errors". Other codes explain themselves. */
function readMeanings(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/^- `(\d+)`: (.+?)\n(?=- |\n)/gms)].map(([, status = "", meaning = ""]) => [status, meaning]),
  );
}

function readProblem({ status, examples }: ErrorEntry) {
  return { label: status, content: <ProblemExamples examples={[...examples].slice(0, 1)} /> };
}

export function ErrorsPage({ site }: { site: Site }) {
  const text = findPart(site.document, "Errors").trim();
  const [first = "", retry = "", ...others] = text.split("\n\n").filter((part) => !part.startsWith("- "));
  const meanings = readMeanings(text);
  return (
    <Layout
      head={{ title: "Errors", description: "Every error code, with its causes, operations and remedies." }}
      intro={
        <>
          <h1>Errors</h1>
          <Prose text={`${first}\n\n${retry}`} />
          <details>
            <summary>Errors of every path</summary>
            <Prose text={others.join("\n\n")} />
          </details>
        </>
      }
      aside={
        <Panels label="Status" panels={TYPICAL_ERRORS.map((code) => readProblem(getExisting(site.errors, code)))} />
      }
    >
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
    </Layout>
  );
}

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

const FORMS: Record<string, string> = {
  page: "By page number",
  offset: "By offset",
  cursor: "By cursor",
  token: "By token",
};

export function PaginationPage({ site }: { site: Site }) {
  const paged = [...site.operations.values()].flatMap((entry) => {
    const pagination = entry.operation["x-pagination"];
    return pagination ? [{ entry, pagination }] : [];
  });
  return (
    <Layout head={{ title: "Pagination", description: "The pages of each list, with a loop over all of them." }}>
      <h1>Pagination</h1>
      <Prose text={findPart(site.document, "Pages")} />
      {Object.entries(FORMS).map(([form, title]) => {
        const lists = paged.filter(({ pagination }) => pagination.form === form);
        const example = findPagedExample(lists.map(({ entry }) => entry));
        return (
          <Section key={form} id={form} title={title}>
            <p>
              These programs print the items of all pages of{" "}
              <Link to={pagePaths.operation(example.id)}>{example.operation.summary}</Link>:
            </p>
            <Samples samples={renderPageLoops(site.document, example.id, site.clients)} />
            <Table label={title} class="lists">
              {lists.map(({ entry, pagination }) => (
                <tr key={entry.id}>
                  <td>
                    <OperationLink id={entry.id} />
                  </td>
                  <td>
                    <Prose inline text={describePaging(pagination)} />
                  </td>
                </tr>
              ))}
            </Table>
          </Section>
        );
      })}
    </Layout>
  );
}

/** The simplest list: one that is not deprecated, and needs neither an id nor a body. */
function findPagedExample(entries: OperationEntry[]): OperationEntry {
  return entries.find(
    ({ method, parameters, operation }) =>
      method === "get" &&
      !operation.deprecated &&
      !parameters.some(({ required }) => required) &&
      // A list whose next page is only known by its number is the most common one.
      (operation["x-pagination"]?.form !== "page" || operation["x-pagination"].next === undefined),
  )!;
}

export function StreamingPage({ site }: { site: Site }) {
  const streams = [...site.operations.values()].filter(({ operation }) => findStream(site, operation));
  return (
    <Layout head={{ title: "Streaming", description: "Operations that respond with server-sent events." }}>
      <h1>Streaming</h1>
      <Prose text={findPart(site.document, "Event streams")} />
      <Table label="Operations with event streams" columns={["Operation", "Ends with", "Can be resumed"]}>
        {streams.map((entry) => (
          <tr key={entry.id}>
            <td>
              <OperationLink id={entry.id} />
            </td>
            <td>{listEnds(entry.operation)}</td>
            <td>{entry.operation["x-stream"]?.resumable ? "yes" : "no"}</td>
          </tr>
        ))}
      </Table>
      <StreamPrograms site={site} />
    </Layout>
  );
}

function StreamPrograms({ site }: { site: Site }) {
  const { document, clients } = site;
  return (
    <>
      <Section id="text" title="Print a response as it arrives">
        <p>
          These programs call <OperationLink id="conversations.startStream" />, and print each fragment of the message.
          They end after <code>conversation.response.done</code>, and fail after{" "}
          <code>conversation.response.error</code> or if the connection breaks before that. The clients for TypeScript,
          Python, Go, PHP and Java check this themselves. The content of a fragment can also be a chunk, such as a
          reference, which the programs skip.
        </p>
        <Samples samples={renderTextStream(document, "conversations.startStream", clients)} />
      </Section>
      <Section id="resume" title="Resume a stream">
        <p>
          When the connection of a stream breaks, send the request again with the id of the last event that you
          received, in the header <code>Last-Event-ID</code> or the parameter <code>last_event_id</code>. The programs
          in curl, fetch and Python do this for <OperationLink id="workflows.events.stream" />. The clients for
          TypeScript, Python, Go, PHP and Java do it themselves, so these programs only keep the id: store it to
          continue in another process.
        </p>
        <Samples samples={renderResumption(document, "workflows.events.stream", clients)} />
      </Section>
    </>
  );
}

function listEnds(operation: Operation) {
  const { ends = [], failures = [] } = operation["x-stream"] ?? {};
  return ends.map((name, index) => [
    index > 0 ? ", " : "",
    <code key={name}>{name}</code>,
    failures.includes(name) ? " (a failure)" : "",
  ]);
}
