import { Constraints, Example, Fields, readVariantExample, Usage } from "../components/fields.tsx";
import { Filter } from "../components/filter.tsx";
import { describeRows, Fold } from "../components/fold.tsx";
import { Layout } from "../components/layout.tsx";
import { Link, OperationLink, OperationList, usePage } from "../components/link.tsx";
import { Name } from "../components/name.tsx";
import { Prose } from "../components/prose.tsx";
import { States } from "../components/resource-states.tsx";
import { Section } from "../components/section.tsx";
import { Type } from "../components/type.tsx";
import { listInnermostVariants } from "../schema.ts";
import { pagePaths, type SchemaEntry, type Site } from "../site.ts";
import { listChanges } from "../state-diagrams.ts";

export function SchemaPage({ entry }: { entry: SchemaEntry }) {
  const { site } = usePage();
  const { name, schema, example } = entry;
  const description = String(schema.description ?? "");
  const hasVariantExamples = listInnermostVariants(site.document, schema).some(
    (variant) => readVariantExample(site, variant.name) !== undefined,
  );
  return (
    <Layout
      head={{ title: name, description: description.replaceAll(/\s+/g, " ").replaceAll("`", "") }}
      crumbs={<Link to="schemas/">Schemas</Link>}
      intro={
        <>
          <h1>
            <Name>{name}</Name>
          </h1>
          <p class="head">
            <Type schema={{ ...schema, $ref: undefined as never }} />
          </p>
          <Prose text={description} />
        </>
      }
      aside={example === undefined || hasVariantExamples ? undefined : <Example value={example} />}
      wide={hasVariantExamples}
    >
      <Constraints schema={schema} description={description} />
      <Usage.Provider value={readUsage(entry)}>
        <Fields schema={schema} prefix="" heading={2} />
      </Usage.Provider>
      {listChanges(site, name).length > 0 ? (
        <Section id="states" title="States">
          <States resource={name} />
        </Section>
      ) : null}
      <Section id="used-by" title="Used by">
        <ul class="names">
          {entry.operations.map((id) => (
            <li key={id}>
              <OperationLink id={id} />
            </li>
          ))}
          {entry.schemas.map((other) => (
            <li key={other}>
              <Link to={pagePaths.schema(other)}>
                <Name>{other}</Name>
              </Link>
            </li>
          ))}
        </ul>
        <Requests ids={entry.sentIn.request.filter((id) => !entry.operations.includes(id))} />
      </Section>
    </Layout>
  );
}

/** The number of operations with a schema that a page shows at first. */
const SHOWN = 5;

/** The operations in whose requests the schema is part of another one. */
function Requests({ ids }: { ids: string[] }) {
  if (ids.length === 0) return null;
  return (
    <>
      <h3>In requests of</h3>
      <OperationList ids={ids.slice(0, SHOWN)} />
      {ids.length > SHOWN ? (
        <details>
          <summary>{describeRows(ids.length - SHOWN, "more operation")}</summary>
          <OperationList ids={ids.slice(SHOWN)} />
        </details>
      ) : null}
    </>
  );
}

/** What sends the schema, unless both requests and responses do. */
export function readUsage({ sentIn }: SchemaEntry): "request" | "response" | undefined {
  if (sentIn.request.length === 0) return sentIn.response.length === 0 ? undefined : "response";
  return sentIn.response.length === 0 ? "request" : undefined;
}

export function SchemasPage({ site }: { site: Site }) {
  return (
    <Layout head={{ title: "Schemas", description: "All schemas of requests, responses and events." }}>
      <h1>Schemas</h1>
      <Filter label="Filter schemas" />
      {groupByLetter([...site.schemas.keys()].sort()).map(([letter, names]) => (
        <Section key={letter} id={letter} title={letter}>
          <Fold rows={names.length} name="schema">
            <ul class="names">
              {names.map((name) => (
                <li key={name} data-tags="">
                  <Link to={pagePaths.schema(name)}>
                    <Name>{name}</Name>
                  </Link>
                </li>
              ))}
            </ul>
          </Fold>
        </Section>
      ))}
    </Layout>
  );
}

function groupByLetter(names: string[]): [letter: string, names: string[]][] {
  const letters = [...new Set(names.map((name) => name.charAt(0)))];
  return letters.map((letter) => [letter, names.filter((name) => name.startsWith(letter))]);
}
