import type { Move, Transition } from "../../generate/document.ts";
import { pathOf } from "../site.ts";
import { Link } from "./link.tsx";
import { Prose } from "./prose.tsx";

/** The changes that an operation makes: before, after, and other effects. */
export function Changes({ transitions }: { transitions: Transition[] }) {
  return (
    <ul class="changes">
      {transitions.map((change, index) => (
        <li key={index}>
          <p>
            <Link to={pathOf.schema(change.resource)}>{change.resource}</Link>
            {": "}
            <State fields={change.from} otherwise={change.creates ? "does not exist" : "any state"} />
            {" → "}
            <State
              fields={change.to}
              otherwise={change.deletes ? "deleted" : change.creates ? "created" : "as before"}
            />
          </p>
          <Notes change={change} />
        </li>
      ))}
    </ul>
  );
}

function Notes({ change }: { change: Transition }) {
  const { condition, permission, creator, effects = [] } = change;
  const notes = [
    ...(condition ? [`Only if: ${condition}`] : []),
    ...(permission ? [`Requires the permission \`${permission}\`.`] : []),
    ...(creator ? ["Only the creator can do this."] : []),
    ...effects,
  ];
  return <Prose text={notes.map((note) => `- ${note}`).join("\n")} />;
}

/** The later changes that the service makes by itself. */
export function Moves({ moves }: { moves: Move[] }) {
  return (
    <ul class="changes">
      {moves.map(({ from, to, condition }) => (
        <li key={condition}>
          <p>
            <State fields={from} otherwise="any state" />
            {" → "}
            <State fields={to} otherwise="as before" />
          </p>
          <Prose text={condition} />
        </li>
      ))}
    </ul>
  );
}

export function State({ fields, otherwise }: { fields: Record<string, unknown> | undefined; otherwise: string }) {
  const entries = Object.entries(fields ?? {});
  if (entries.length === 0) return <span class="muted">{otherwise}</span>;
  return (
    <>
      {entries.map(([name, value], index) => [index > 0 ? ", " : "", <code key={name}>{describe(name, value)}</code>])}
    </>
  );
}

function describe(name: string, value: unknown): string {
  // A runtime expression (OpenAPI 3.1.0, section 4.8.20.3).
  const [, part] = /^\$(request|response)\./.exec(String(value)) ?? [];
  return part ? `${name} as in the ${part}` : `${name}: ${[value].flat().join(" | ")}`;
}
