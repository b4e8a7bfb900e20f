import { Choice, Filter, Toggle } from "../components/filter.tsx";
import { Fold } from "../components/fold.tsx";
import { Layout, Method } from "../components/layout.tsx";
import { Link, OperationLink } from "../components/link.tsx";
import { Table } from "../components/table.tsx";
import { type OperationEntry, pagePaths, type Site } from "../site.ts";
import { Path } from "./operation.tsx";

export function OperationsPage({ site }: { site: Site }) {
  const areas = site.groups.flatMap((group) => group.areas);
  const operations = areas.flatMap((area) => area.operations);
  return (
    <Layout
      head={{
        title: "All operations",
        description: "Every operation by area, with its method, path and effect.",
      }}
      wide
    >
      <h1>All operations</h1>
      <Filter label="Filter operations">
        <Choice name="method" label="Method" values={[...new Set(operations.map(({ method }) => method))]} />
        <Choice name="area" label="Area" values={areas.map(({ name }) => name)} />
        <Toggle tag="beta" />
        <Toggle tag="deprecated" />
        <Toggle tag="deletes" />
      </Filter>
      {areas.map((area) => (
        <section key={area.name}>
          <h2 id={area.name}>
            <Link to={pagePaths.area(area.name)}>{area.title}</Link>{" "}
            {area.beta ? <span class="badge">beta</span> : null}
          </h2>
          <Fold rows={area.operations.length} name="operation">
            <Table label={`Operations: ${area.title}`} class="operations all">
              {area.operations.map((entry) => (
                <Row key={entry.id} entry={entry} />
              ))}
            </Table>
          </Fold>
        </section>
      ))}
    </Layout>
  );
}

function Row({ entry }: { entry: OperationEntry }) {
  const { id, method, path, area, operation } = entry;
  const effects = listEffects(entry);
  const tags = [
    method,
    area.name,
    ...(area.beta ? ["beta"] : []),
    ...(operation.deprecated ? ["deprecated"] : []),
    ...(effects.some((effect) => effect.startsWith("deletes ")) ? ["deletes"] : []),
  ];
  return (
    <tr data-tags={tags.join(" ")}>
      <td>
        <OperationLink id={id} />
        {effects.length > 0 ? <span class="muted"> {effects.join(", ")}</span> : null}
      </td>
      <td>
        <Method method={method} /> <Path path={path} />
      </td>
    </tr>
  );
}

/** What the operation creates and deletes, such as "creates Agent". */
function listEffects({ operation }: OperationEntry): string[] {
  const effects = (operation["x-transition"] ?? []).flatMap(({ creates, deletes }) => [
    ...(creates ? [`creates ${creates}`] : []),
    ...(deletes ? [`deletes ${deletes}`] : []),
  ]);
  return [...new Set(effects)];
}
