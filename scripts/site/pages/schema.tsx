import { Constraints, Fields } from "../components/fields.tsx";
import { Layout } from "../components/layout.tsx";
import { Link, usePage } from "../components/link.tsx";
import { Prose } from "../components/prose.tsx";
import { States } from "../components/resource-states.tsx";
import { Section } from "../components/section.tsx";
import { Type } from "../components/type.tsx";
import { pagePaths, type SchemaEntry, type Site } from "../site.ts";
import { listChanges } from "../state-diagrams.ts";

export function SchemaPage({ entry }: { entry: SchemaEntry }) {
  const { site } = usePage();
  const { name, schema } = entry;
  const description = String(schema.description ?? "");
  return (
    <Layout head={{ title: name, description: description.replaceAll(/\s+/g, " ").replaceAll("`", "") }}>
      <p class="crumbs">
        <Link to="schemas/">Schemas</Link>
      </p>
      <h1>{name}</h1>
      <p class="head">
        <Type schema={{ ...schema, $ref: undefined as never }} />
      </p>
      <Prose text={description} />
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
