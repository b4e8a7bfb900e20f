import { type Operation, type Response, readName } from "../../core/document.ts";
import { type ErrorEntry, getExisting, listCodes, listErrors, pagePaths, withoutCode } from "../site.ts";
import { Code } from "./code.tsx";
import { describeRows } from "./fold.tsx";
import { Headers } from "./headers.tsx";
import { Link, OperationList, usePage } from "./link.tsx";
import { Name } from "./name.tsx";
import { Prose } from "./prose.tsx";

/** The errors of an operation. Each has an anchor. */
export function Errors({ operation }: { operation: Operation }) {
  const { site } = usePage();
  const errors = listErrors(site.document, operation);
  const own = errors.filter(({ name }) => !isShared(name));
  const shared = errors.filter(({ name }) => isShared(name));
  return (
    <>
      <Bodies operation={operation} />
      {own.length > 0 ? <OwnErrors errors={own} /> : null}
      <p>{own.length > 0 ? "Errors that other areas also have:" : "The operation has no errors of its own."}</p>
      <ul class="names">
        {shared.map(({ status, codes }) => (
          <li key={status} id={`error-${status}`}>
            {status}{" "}
            {codes.map((code) => (
              <Link key={code} to={`errors/#${code}`}>
                <code>
                  <Name>{code}</Name>
                </code>
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </>
  );

  function isShared(name: string | undefined) {
    return name !== undefined && site.sharedErrors.has(name);
  }
}

function Bodies({ operation }: { operation: Operation }) {
  const { site } = usePage();
  const statuses = new Map<string, string[]>();
  for (const { status, response } of listErrors(site.document, operation)) {
    for (const { schema } of Object.values(response.content ?? {})) {
      const name = readName(schema);
      if (name) statuses.set(name, [...(statuses.get(name) ?? []), status]);
    }
  }
  return (
    <p class="facts">
      Bodies:{" "}
      {[...statuses].map(([name, list], index) => [
        index > 0 ? "; " : "",
        <Link key={name} to={pagePaths.schema(name)}>
          {name}
        </Link>,
        ` with ${list.join(", ")}`,
      ])}
    </p>
  );
}

function OwnErrors({ errors }: { errors: ReturnType<typeof listErrors> }) {
  const { site } = usePage();
  return (
    <ul class="fields">
      {errors.map(({ status, response, codes }) => (
        <li key={status} id={`error-${status}`}>
          <p class="head">
            <a class="anchor" href={`#error-${status}`}>
              <code>{status}</code>
            </a>
          </p>
          <Prose
            text={`${response.description.trim()}\n\n${describeAdvice(codes.map((code) => getExisting(site.errors, code)))}`}
          />
        </li>
      ))}
    </ul>
  );
}

/** What to do about an error, by its code if it has several. */
function describeAdvice(codes: ErrorEntry[]): string {
  if (codes.length === 1) return `**What to do:** ${codes[0]!.advice}`;
  return `**What to do:**\n\n${codes.map(({ code, advice }) => `- \`${code}\`: ${advice.replaceAll(/\s+/g, " ")}`).join("\n")}`;
}

export function ProblemExamples({ examples }: { examples: Iterable<[summary: string, problem: unknown]> }) {
  return (
    <>
      {[...examples].map(([summary, problem]) => (
        <div key={summary}>
          <p class="facts">{summary}</p>
          <Code source={JSON.stringify(problem, undefined, 2)} language="json" name="response" />
        </div>
      ))}
    </>
  );
}

/** A code on the page of errors. Its examples and operations are collapsed. */
export function ErrorRow({
  entry: { code, status, explanation, advice, operations, examples },
}: {
  entry: ErrorEntry;
}) {
  const { site } = usePage();
  // The description that names the fewest other codes says the most about this one.
  const responses = [...operations].sort(
    ([a, ids], [b, otherIds]) => listCodes(a).length - listCodes(b).length || otherIds.length - ids.length,
  );
  const count = new Set([...operations.values()].flat()).size;
  const response = findResponse();
  return (
    <section id={code} class="error" data-tags={status}>
      <h3>
        <a class="anchor" href={`#${code}`}>
          <Name>{code}</Name>
        </a>{" "}
        <span class="muted">{status}</span>
      </h3>
      <div>
        <Prose text={explanation} />
        <Prose text={`**What to do:** ${advice}`} />
        {response?.headers?.["Retry-After"] ? (
          <p>
            <a href="#retry">Programs that do this</a>
          </p>
        ) : null}
        <details>
          <summary>
            {examples.size > 0 ? "Example; " : ""}
            {count === 0
              ? "any path"
              : count === site.operations.size
                ? "all operations"
                : describeRows(count, "operation")}
          </summary>
          <ProblemExamples examples={examples} />
          <Headers response={response} />
          {responses.map(([description, ids]) => (
            <div key={description}>
              {withoutCode(description, code) === explanation ? null : <Prose text={description} />}
              <OperationNames ids={ids} status={status} />
            </div>
          ))}
        </details>
      </div>
    </section>
  );

  function findResponse(): Response | undefined {
    const id = responses[0]?.[1][0];
    const operation = id && getExisting(site.operations, id).operation;
    return operation
      ? listErrors(site.document, operation).find((error) => error.status === status)?.response
      : undefined;
  }
}

function OperationNames({ ids, status }: { ids: string[]; status: string }) {
  const { site } = usePage();
  if (ids.length === 0) return null;
  if (ids.length === site.operations.size) return <p>All operations</p>;
  return <OperationList ids={ids} part={`#error-${status}`} />;
}
