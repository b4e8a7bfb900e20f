import { renderSamples } from "../../samples/samples.ts";
import { Beta } from "../components/beta.tsx";
import { Fields, Usage } from "../components/fields.tsx";
import { Layout, Method } from "../components/layout.tsx";
import { Link, OperationLink } from "../components/link.tsx";
import { Prose } from "../components/prose.tsx";
import { States } from "../components/resource-states.tsx";
import { ResponseExamples, Samples } from "../components/samples.tsx";
import { Section } from "../components/section.tsx";
import { Table } from "../components/table.tsx";
import { TryIt } from "../components/try-it.tsx";
import { type Area, getExisting, type OperationEntry, pagePaths, type Site } from "../site.ts";
import { listChanges } from "../state-diagrams.ts";
import { Path } from "./operation.tsx";
import { readUsage } from "./schema.tsx";

export function AreaPage({ site, area }: { site: Site; area: Area }) {
  const resources = listResources(area);
  const first = findFirstCall(area);
  return (
    <Layout
      head={{ title: area.title, description: area.description.replaceAll(/\s+/g, " ") }}
      current={area}
      crumbs={site.groups.find(({ areas }) => areas.includes(area))?.name}
      intro={
        <>
          <h1>
            {area.title} {area.beta ? <Beta /> : null}
          </h1>
          <Prose text={area.description} />
          <Section id="operations" title="Operations">
            <Table label="Operations" class="operations">
              {area.operations.map(({ id, method, path }) => (
                <tr key={id}>
                  <td>
                    <OperationLink id={id} />
                  </td>
                  <td>
                    <Method method={method} /> <Path path={path} />
                  </td>
                </tr>
              ))}
            </Table>
          </Section>
        </>
      }
      aside={
        <>
          <p class="facts">
            <Link to={pagePaths.operation(first.id)}>{first.operation.summary}</Link>
          </p>
          <Samples samples={renderSamples(site.document, first.id, site.clients)} />
          <TryIt entry={first} />
          <ResponseExamples entry={first} />
        </>
      }
    >
      {resources.map((name) => (
        <Section key={name} id={name} title={name}>
          <Prose text={String(getExisting(site.schemas, name).schema.description ?? "")} />
          <Usage.Provider value={readUsage(getExisting(site.schemas, name))}>
            <Fields schema={{ $ref: `#/components/schemas/${name}` }} prefix={name} level={3} />
          </Usage.Provider>
          {listChanges(site, name).length > 0 ? (
            <>
              <h3 id={`${name}-states`}>States of {name}</h3>
              <States resource={name} />
            </>
          ) : null}
        </Section>
      ))}
    </Layout>
  );
}

/** The operation that a reader may call first: one that reads something, if there is one. */
function findFirstCall({ operations }: Area): OperationEntry {
  const current = operations.filter(({ operation }) => !operation.deprecated);
  return current.find(({ method }) => method === "get") ?? current[0]!; // No area is empty.
}

/** Names of the schemas of the resources whose state the operations of an area change. */
function listResources(area: Area): string[] {
  const names = area.operations.flatMap(
    ({ operation }) => operation["x-transition"]?.map(({ resource }) => resource) ?? [],
  );
  return [...new Set(names)];
}
