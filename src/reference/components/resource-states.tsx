import { pagePaths, relative } from "../site.ts";
import { type Change, listChanges, renderDiagrams } from "../state-diagrams.ts";
import { OperationLink, usePage } from "./link.tsx";
import { Prose } from "./prose.tsx";
import { Scroll } from "./scroll.tsx";
import { Table } from "./table.tsx";
import { After, Before } from "./transitions.tsx";

/** All changes of a resource's states as a table, and the states of each field as a diagram. */
export function States({ resource }: { resource: string }) {
  const { site, path } = usePage();
  const changes = listChanges(site, resource);
  const fields = new Set(changes.flatMap(({ from, to }) => Object.keys({ ...from, ...to })));
  const [field] = fields.size === 1 ? fields : [];
  const diagrams = renderDiagrams(changes, (id) => relative(path, pagePaths.operation(id)));
  return (
    <div class="states">
      <Table label={`State changes of ${resource}`} columns={["Before", "After", "By"]}>
        {changes.map((change, index) => (
          <ChangeRow key={index} change={change} field={field} />
        ))}
      </Table>
      {diagrams.length > 0 ? (
        // On a wide screen, the style sheet opens it and shows it first.
        <details class="diagrams">
          <summary>{diagrams.length === 1 ? "Diagram" : "Diagrams"}</summary>
          {diagrams.map(({ field, svg }) => (
            <figure key={field} class="diagram">
              <Scroll label={`Diagram of ${resource}.${field}`}>
                <div dangerouslySetInnerHTML={{ __html: svg }} />
              </Scroll>
              <figcaption>
                Values of <code>{field}</code>
                {svg.includes('"edge service"') ? "; dashed: the service makes the change" : null}
                {svg.includes("final") ? "; double border: final" : null}.
              </figcaption>
            </figure>
          ))}
        </details>
      ) : null}
    </div>
  );
}

function ChangeRow({ change, field }: { change: Change; field: string | undefined }) {
  const { operation, condition } = change;
  return (
    <tr>
      <td>
        <Before change={change} field={field} />
      </td>
      <td>
        <After change={change} field={field} />
      </td>
      <td>
        {operation ? <OperationLink id={operation} /> : "the service"}
        {condition ? (
          <p class="facts">
            <Prose inline text={condition} />
          </p>
        ) : null}
      </td>
    </tr>
  );
}
