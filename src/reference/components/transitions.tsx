import { describeField, describeNotes } from "../../core/describe-extensions.ts";
import type { Move, Transition } from "../../core/document.ts";
import { pagePaths } from "../site.ts";
import { Link } from "./link.tsx";
import { Prose } from "./prose.tsx";

/** The changes that an operation makes: before, after, and other effects. */
export function Changes({ transitions }: { transitions: Transition[] }) {
  return (
    <ul class="changes">
      {transitions.map((change, index) => (
        <li key={index}>
          <p>
            <Link to={pagePaths.schema(change.resource)}>{change.resource}</Link>
            {": "}
            <Before change={change} />
            {" → "}
            <After change={change} />
          </p>
          <Notes notes={describeNotes(change)} />
        </li>
      ))}
    </ul>
  );
}

/** The later changes that the service makes by itself. */
export function Moves({ moves }: { moves: Move[] }) {
  return (
    <ul class="changes">
      {moves.map((move) => (
        <li key={move.condition}>
          <p>
            <Before change={move} />
            {" → "}
            <After change={move} />
          </p>
          <Notes notes={[move.condition]} />
        </li>
      ))}
    </ul>
  );
}

function Notes({ notes }: { notes: string[] }) {
  if (notes.length === 0) return null;
  return (
    <details>
      <summary>Conditions and effects</summary>
      <Prose text={notes.map((note) => `- ${note}`).join("\n")} />
    </details>
  );
}

interface StateChange {
  from?: Record<string, unknown> | undefined;
  to?: Record<string, unknown> | undefined;
  creates?: string | boolean;
  deletes?: string | boolean;
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

function State({
  fields,
  field,
  otherwise,
}: {
  fields: Record<string, unknown> | undefined;
  field: string | undefined;
  otherwise: string;
}) {
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
