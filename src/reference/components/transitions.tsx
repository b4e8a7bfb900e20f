import { describeField, describeNotes } from "../../core/describe-extensions.ts";
import type { Move, Transition } from "../../core/document.ts";
import { pagePaths } from "../site.ts";
import { hasStates, type StateChange } from "../state-diagrams.ts";
import { Link } from "./link.tsx";
import { Prose } from "./prose.tsx";

/** The changes that an operation or the service makes: before, after, and other effects. */
export function Changes({ changes }: { changes: (Transition | Move)[] }) {
  return (
    <ul class="changes">
      {changes.map((change, index) => (
        <li key={index}>
          <p>
            {"resource" in change
              ? [
                  <Link key="resource" to={pagePaths.schema(change.resource)}>
                    {change.resource}
                  </Link>,
                  hasStates(change) ? ": " : "",
                ]
              : null}
            {hasStates(change)
              ? [<Before key="before" change={change} />, " → ", <After key="after" change={change} />]
              : null}
          </p>
          <Notes
            notes={"resource" in change ? describeNotes(change) : [change.condition]}
            isFolded={hasStates(change)}
          />
        </li>
      ))}
    </ul>
  );
}

function Notes({ notes, isFolded }: { notes: string[]; isFolded: boolean }) {
  const list = <Prose text={notes.map((note) => `- ${note}`).join("\n")} />;
  if (notes.length === 0 || !isFolded) return list;
  return (
    <details>
      <summary>Conditions and effects</summary>
      {list}
    </details>
  );
}

interface StateProps {
  change: StateChange;
  /** The only field that any change of the resource has, which its values need not name. */
  field?: string | undefined;
}

export function Before({ change: { from, creates }, field }: StateProps) {
  return <State fields={from} field={field} otherwise={creates ? "does not exist" : "any state"} />;
}

export function After({ change: { to, creates, deletes }, field }: StateProps) {
  return <State fields={to} field={field} otherwise={deletes ? "deleted" : creates ? "created" : "as before"} />;
}

interface FieldsOfStateProps extends Pick<StateProps, "field"> {
  fields: StateChange["from"];
  otherwise: string;
}

function State({ fields, field, otherwise }: FieldsOfStateProps) {
  const entries = Object.entries(fields ?? {});
  if (entries.length === 0) return <span class="muted">{otherwise}</span>;
  return (
    <>
      {entries.map(([name, value], index) => [
        index > 0 ? ", " : "",
        <code key={name}>{describeField(name, value).slice(name === field ? name.length + 2 : 0)}</code>,
      ])}
    </>
  );
}
