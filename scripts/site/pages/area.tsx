import { Beta } from "../components/beta.tsx";
import { Fields } from "../components/fields.tsx";
import { Layout, Method } from "../components/layout.tsx";
import { Link } from "../components/link.tsx";
import { Prose } from "../components/prose.tsx";
import { States } from "../components/resource-states.tsx";
import { Scroll } from "../components/scroll.tsx";
import { Section } from "../components/section.tsx";
import { type Area, getExisting, pagePaths, type Site } from "../site.ts";
import { breakable } from "./operation.tsx";

export function AreaPage({ site, area }: { site: Site; area: Area }) {
  const resources = listResources(area);
  return (
    <Layout head={{ title: area.title, description: area.description.replaceAll(/\s+/g, " ") }} current={area}>
      <h1>
        {area.title} {area.beta ? <Beta /> : null}
      </h1>
      <Prose text={area.description} />
      <Section id="operations" title="Operations">
        <Scroll label="Operations">
          <table class="operations">
            <tbody>
              {area.operations.map(({ id, method, path, operation }) => (
                <tr key={id}>
                  <td>
                    <Link to={pagePaths.operation(id)}>{operation.summary}</Link>
                    {operation.deprecated ? <span class="deprecated"> deprecated</span> : null}
                  </td>
                  <td>
                    <Method method={method} /> <code>{breakable(path)}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </Section>
      {resources.map((name) => (
        <Section key={name} id={name} title={name}>
          <Prose text={String(getExisting(site.schemas, name).schema.description ?? "")} />
          <Fields schema={{ $ref: `#/components/schemas/${name}` }} prefix={name} level={3} />
          <h3 id={`${name}-states`}>States of {name}</h3>
          <States resource={name} />
        </Section>
      ))}
    </Layout>
  );
}

/** Names of the schemas of the resources whose state the operations of an area change. */
function listResources(area: Area): string[] {
  const names = area.operations.flatMap(
    ({ operation }) => operation["x-transition"]?.map(({ resource }) => resource) ?? [],
  );
  return [...new Set(names)];
}
