import { useEffect, useState } from "preact/hooks";
import type { Schemas } from "../../mock/dashboard/control.ts";
import { type Change, nameOf, stateOf } from "../../mock/dashboard/resources.ts";
import { followOthers } from "./sandbox.ts";
import { control, isOwn, type SandboxState } from "./sandbox-state.ts";

/** Operations that apply to the resources of a list: id and title. The build sets it. */
declare const SANDBOX_USES: Record<string, [id: string, title: string][]>;

const STEPS: [label: string, milliseconds: number][] = [
  ["1 minute", 60_000],
  ["1 hour", 3_600_000],
  ["1 day", 86_400_000],
];

type Task = Schemas["Task"];

interface PanelProps {
  state: SandboxState;
  /** Called when the sandbox has changed. */
  onChange: () => void;
}

/** What the reader has made and changed, with the calls that apply to it, and the time of the sandbox. */
export function SandboxPanel({ state, onChange }: PanelProps) {
  const own = state.changes.filter(isOwn);
  const changes = [...own, ...state.changes.filter((change) => !isOwn(change))];
  useEffect(() => followOthers(onChange), [onChange]);
  return (
    <details class="sandbox">
      <summary>
        Your sandbox <span class="muted">{describeCounts(own.length, changes.length - own.length)}</span>
      </summary>
      <p class="hint">
        Only you see it. It is kept in this browser, and shared by the tabs of this site. Answers of models are
        invented, and other people's resources are examples.
      </p>
      <Clock state={state} onChange={onChange} />
      {changes.length > 0 ? (
        <ul class="resources">
          {changes.map((change) => (
            <li key={`${change.list} ${change.id}`}>
              <Resource change={change} />
            </li>
          ))}
        </ul>
      ) : (
        <p class="hint">What your requests create or change is listed here.</p>
      )}
      <p class="buttons">
        <ResetButton onReset={onChange} />
        <a href={`${document.body.dataset.root}dashboard/index.html`}>Open the dashboard</a>
      </p>
    </details>
  );
}

export function ResetButton({ onReset }: { onReset: () => void }) {
  const reset = async () => {
    if (
      !confirm("Reset the sandbox? What you have made and changed, and its requests, replies and faults are deleted.")
    )
      return;
    await control("POST", "reset");
    onReset();
  };
  return (
    <button type="button" onClick={reset}>
      Reset the sandbox
    </button>
  );
}

/** Other people's resources, which the reader or time has changed, are not the reader's, nor is what schedules have started. */
function describeCounts(own: number, others: number): string {
  const resources = (count: number) => `${count} ${count === 1 ? "resource" : "resources"}`;
  if (own === 0) return others === 0 ? "unchanged" : `${resources(others)} changed`;
  return `${resources(own)} of yours${others === 0 ? "" : `, ${others} ${others === 1 ? "other" : "others"} changed`}`;
}

function Resource({ change }: { change: Change }) {
  const { list, id, kind, before, after } = change;
  const resource = after ?? before ?? {};
  // Such as `batch job` for `batch_jobs`.
  const singular = list.replaceAll("_", " ").replace(/ies$/, "y").replace(/s$/, "");
  return (
    <details>
      <summary>
        {nameOf(resource)} <code>{id.slice(0, 60)}</code>{" "}
        <span class="muted">{[singular, isOwn(change) ? "" : kind, stateOf(resource)].filter(Boolean).join(", ")}</span>
      </summary>
      <Uses change={change} />
    </details>
  );
}

/** Links to the calls that apply to a resource. */
function Uses({ change: { list, id, kind }, most }: { change: Change; most?: number }) {
  return (
    <ul>
      {(kind === "deleted" ? [] : (SANDBOX_USES[list] ?? [])).slice(0, most).map(([operation, title]) => (
        <li key={operation}>
          <a href={`${document.body.dataset.root}operations/${operation}/index.html?id=${encodeURIComponent(id)}`}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What the reader can do next with the resource that the response has created. */
export function NextCalls({ change }: { change: Change }) {
  return (
    <section class="next" aria-label="Next calls">
      <p>
        Next, with <code>{change.id}</code>:
      </p>
      <Uses change={change} most={4} />
    </section>
  );
}

/** Moves the clock of the sandbox, on which batch jobs, schedules and deployments wait. */
export function Clock({ state: { now, next }, onChange }: PanelProps) {
  const [due, setDue] = useState<Task[]>();
  const advance = async (body: object) => {
    const { tasks } = await control<{ tasks: Task[] }>("GET", "tasks");
    const moved = await control<{ now: string }>("POST", "clock", body);
    setDue(tasks.filter(({ at }) => Date.parse(at) <= Date.parse(moved.now)));
    onChange();
  };
  return (
    <div class="clock">
      <p class="hint">
        It is <time>{now.replace("T", " ").replace(/(\.\d+)?Z/, " UTC")}</time> in the sandbox. Advance the clock:
      </p>
      <p class="buttons">
        {STEPS.map(([label, milliseconds]) => (
          <button key={label} type="button" onClick={() => advance({ advance_ms: milliseconds })}>
            {label}
          </button>
        ))}
        {next ? (
          <button type="button" onClick={() => advance({ advance_to: next })}>
            To the next task
          </button>
        ) : null}
      </p>
      <p class="hint" role="status">
        {due ? describeTasks(due) : ""}
      </p>
    </div>
  );
}

/** Tasks that are named after a move of the clock. */
const MAX_TASKS = 10;

/** The tasks that were due in a move of the clock, as the dashboard describes them. */
function describeTasks(tasks: Task[]): string {
  if (tasks.length === 0) return "The clock has moved. No task was due.";
  const names = tasks.slice(0, MAX_TASKS).map(({ name, data }) => `${name} ${Object.values(data)[0]}`);
  const rest = tasks.length - names.length;
  return `These tasks have run: ${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`;
}
