import { findSuccess, resolve } from "../../generate/document.ts";
import { Code } from "../components/code.tsx";
import { Constraints, Fields } from "../components/fields.tsx";
import { Layout } from "../components/layout.tsx";
import { Link, usePage } from "../components/link.tsx";
import { Prose } from "../components/prose.tsx";
import { States } from "../components/resource-states.tsx";
import { Section } from "../components/section.tsx";
import { Type } from "../components/type.tsx";
import { pagePaths, readName, type SchemaEntry, type Site } from "../site.ts";
import { listChanges } from "../state-diagrams.ts";

export function SchemaPage({ entry }: { entry: SchemaEntry }) {
  const { site } = usePage();
  const { name, schema } = entry;
  const description = String(schema.description ?? "");
  const example = findExample(site, name);
  return (
    <Layout
      head={{ title: name, description: description.replaceAll(/\s+/g, " ").replaceAll("`", "") }}
      intro={
        <>
          <p class="crumbs">
            <Link to="schemas/">Schemas</Link>
          </p>
          <h1>{withBreaks(name)}</h1>
          <p class="head">
            <Type schema={{ ...schema, $ref: undefined as never }} />
          </p>
          <Prose text={description} />
        </>
      }
      aside={
        example === undefined ? undefined : (
          <div class="samples">
            <p class="facts">Example</p>
            <Code source={JSON.stringify(example, undefined, 2)} language="json" />
          </div>
        )
      }
    >
      <Constraints schema={schema} />
      <Fields schema={schema} prefix="" heading={2} />
      {listChanges(site, name).length > 0 ? (
        <Section id="states" title="States">
          <States resource={name} />
        </Section>
      ) : null}
      <Section id="used-by" title="Used by">
        <ul class="names">
          {entry.operations.map((id) => (
            <li key={id}>
              <Link to={pagePaths.operation(id)}>
                <code>{id}</code>
              </Link>
            </li>
          ))}
          {entry.schemas.map((other) => (
            <li key={other}>
              <Link to={pagePaths.schema(other)}>{other}</Link>
            </li>
          ))}
        </ul>
      </Section>
    </Layout>
  );
}

/** A name with places where a line may break: before the capital letters of its words. */
function withBreaks(name: string) {
  return name.split(/(?<=[a-z\d])(?=[A-Z])/).map((part) => [part, <wbr key={part} />]);
}

/** The first example of a request or response whose whole body has the schema. */
function findExample(site: Site, name: string): unknown {
  for (const { operation } of site.operations.values()) {
    const bodies = [findSuccess(site.document, operation).content, operation.requestBody?.content];
    for (const { schema, examples = {} } of bodies.flatMap((content) => Object.values(content ?? {}))) {
      const [example] = Object.values(examples);
      if (example && readName(schema) === name)
        return resolve<{ value: unknown }>(site.document, example as { value: unknown }).value;
    }
  }
  return undefined;
}

/** All schemas by name. */
export function SchemasPage({ site }: { site: Site }) {
  return (
    <Layout head={{ title: "Schemas", description: "All schemas of requests, responses and events." }}>
      <h1>Schemas</h1>
      <ul class="names">
        {[...site.schemas.keys()].sort().map((name) => (
          <li key={name}>
            <Link to={pagePaths.schema(name)}>{name}</Link>
          </li>
        ))}
      </ul>
    </Layout>
  );
}
