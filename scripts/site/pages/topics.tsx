/** Pages for all operations. Their text is part of the document's description. */
import type { Document, Operation } from "../../generate/document.ts";
import { describePaging } from "../../shared/describe-extensions.ts";
import { REMEDIES } from "../components/errors.tsx";
import { findStream } from "../components/events.tsx";
import { Layout } from "../components/layout.tsx";
import { Link } from "../components/link.tsx";
import { Prose } from "../components/prose.tsx";
import { Scroll } from "../components/scroll.tsx";
import { Section } from "../components/section.tsx";
import { type OperationEntry, pagePaths, type Site } from "../site.ts";

/** The text below a heading of the document's description. */
function findPart(document: Document, heading: string): string {
  const part = document.info.description.split(/^## /m).find((text) => text.startsWith(`${heading}\n`));
  if (!part)
    throw new Error(
      `openapi/openapi.yaml: info.description has no heading "${heading}", which a page of the site shows.`,
    );
  return part.slice(heading.length);
}

function OperationLink({ entry }: { entry: OperationEntry }) {
  return (
    <Link to={pagePaths.operation(entry.id)}>
      <code>{entry.id}</code>
    </Link>
  );
}

interface Scheme {
  description: string;
}

export function AuthenticationPage({ site }: { site: Site }) {
  const schemes = Object.entries(site.document.components.securitySchemes as Record<string, Scheme>);
  const withUser = [...site.operations.values()].filter(({ operation }) => operation.security);
  return (
    <Layout head={{ title: "Authentication", description: "API keys, user tokens and secrets." }}>
      <h1>Authentication</h1>
      {schemes.map(([name, { description }]) => (
        <Section key={name} id={name} title={name}>
          <Prose text={description} />
        </Section>
      ))}
      <p>Operations that also require the user's token:</p>
      <ul class="names">
        {withUser.map((entry) => (
          <li key={entry.id}>
            <OperationLink entry={entry} />
          </li>
        ))}
      </ul>
      <Section id="secrets" title="Secrets">
        <Prose text={findPart(site.document, "Secrets")} />
      </Section>
    </Layout>
  );
}

export function ErrorsPage({ site }: { site: Site }) {
  return (
    <Layout head={{ title: "Errors", description: "Every error code, with its causes, operations and remedies." }}>
      <h1>Errors</h1>
      <Prose text={findPart(site.document, "Errors")} />
      {[...site.errors.values()].map(({ code, status, operations }) => (
        <section key={code} class="error" id={code}>
          <h2>
            <a class="anchor" href={`#${code}`}>
              {code}
            </a>{" "}
            <span class="muted">{status}</span>
          </h2>
          {[...operations].map(([description, ids]) => (
            <div key={description}>
              <Prose text={description} />
              {ids.length > 20 ? (
                <p class="muted">{ids.length} operations</p>
              ) : (
                <ul class="names">
                  {ids.map((id) => (
                    <li key={id}>
                      <Link to={`${pagePaths.operation(id)}#error-${status}`}>
                        <code>{id}</code>
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
          <Prose text={`**What to do:** ${REMEDIES[status]}`} />
        </section>
      ))}
    </Layout>
  );
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
    <Layout head={{ title: "Pagination", description: "The pages of each list, and the way to the next one." }}>
      <h1>Pagination</h1>
      <Prose text={findPart(site.document, "Pages")} />
      {Object.entries(FORMS).map(([form, title]) => (
        <Section key={form} id={form} title={title}>
          <Scroll label={title}>
            <table>
              <tbody>
                {paged
                  .filter(({ pagination }) => pagination.form === form)
                  .map(({ entry, pagination }) => (
                    <tr key={entry.id}>
                      <td>
                        <OperationLink entry={entry} />
                      </td>
                      <td>
                        <Prose inline text={describePaging(pagination)} />
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </Scroll>
        </Section>
      ))}
    </Layout>
  );
}

export function StreamingPage({ site }: { site: Site }) {
  const streams = [...site.operations.values()].filter(({ operation }) => findStream(site, operation));
  return (
    <Layout head={{ title: "Streaming", description: "Operations that respond with server-sent events." }}>
      <h1>Streaming</h1>
      <Prose text={findPart(site.document, "Event streams")} />
      <Scroll label="Operations with event streams">
        <table>
          <thead>
            <tr>
              <th>Operation</th>
              <th>Ends with</th>
              <th>Can be resumed</th>
            </tr>
          </thead>
          <tbody>
            {streams.map((entry) => (
              <tr key={entry.id}>
                <td>
                  <OperationLink entry={entry} />
                </td>
                <td>{listEnds(entry.operation)}</td>
                <td>{entry.operation["x-stream"]?.resumable ? "yes" : "no"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Layout>
  );
}

function listEnds(operation: Operation) {
  return (operation["x-stream"]?.ends ?? []).map((name, index) => [
    index > 0 ? ", " : "",
    <code key={name}>{name}</code>,
  ]);
}
