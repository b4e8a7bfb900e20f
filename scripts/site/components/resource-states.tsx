import { pagePaths } from "../site.ts";
import { type Change, listChanges, renderDiagrams } from "../state-diagrams.ts";
import { Link, usePage } from "./link.tsx";
import { Prose } from "./prose.tsx";
import { Scroll } from "./scroll.tsx";
import { After, Before } from "./transitions.tsx";

/** The states of a resource as diagrams, and all of its changes as a table, which is the text version of the diagrams. */
export function States({ resource }: { resource: string }) {
  const { site } = usePage();
  const changes = listChanges(site, resource);
  return (
    <>
      {renderDiagrams(changes).map(({ field, svg }) => (
        <figure key={field} class="diagram">
          <Scroll label={`Diagram of ${resource}.${field}`}>
            <div
              role="img"
              aria-label="The table below has the same changes."
              dangerouslySetInnerHTML={{ __html: svg }}
            />
          </Scroll>
          <figcaption>
            Values of <code>{field}</code>
          </figcaption>
        </figure>
      ))}
      <Scroll label={`State changes of ${resource}`}>
        <table>
          <thead>
            <tr>
              <th>Before</th>
              <th>After</th>
              <th>By</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change, index) => (
              <ChangeRow key={index} change={change} />
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}

function ChangeRow({ change }: { change: Change }) {
  const { operation, condition } = change;
  return (
    <tr>
      <td>
        <Before change={change} />
      </td>
      <td>
        <After change={change} />
      </td>
      <td>
        {operation ? (
          <Link to={pagePaths.operation(operation)}>
            <code>{operation}</code>
          </Link>
        ) : (
          "the service"
        )}
        {condition ? [". ", <Prose key="condition" inline text={condition} />] : null}
      </td>
    </tr>
  );
}
