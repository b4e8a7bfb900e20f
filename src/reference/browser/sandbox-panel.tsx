import { useEffect } from "preact/hooks";
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
  const reset = async () => {
    if (
      !confirm("Reset the sandbox? What you have made and changed, and its requests, replies and faults are deleted.")
    )
      return;
    await control("POST", "reset");
    onChange();
  };
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
        <button type="button" onClick={reset}>
          Reset the sandbox
        </button>
        <a href={`${document.body.dataset.root}dashboard/index.html`}>Open the dashboard</a>
      </p>
    </details>
  );
}

/** Other people's resources, which the reader or time has changed, are not the reader's, nor is what schedules have started. */
function describeCounts(own: number, others: number): string {
  const resources = (count: number) => `${count} ${count === 1 ? "resource" : "resources"}`;
  if (own === 0) return others === 0 ? "unchanged" : `${resources(others)} changed`;
  return `${resources(own)} of yours${others === 0 ? "" : `, ${others} ${others === 1 ? "other" : "others"} changed`}`;
}

/** Such as "batch job" of the list batch_jobs. */
function nameOne(list: string): string {
  return list.replaceAll("_", " ").replace(/ies$/, "y").replace(/s$/, "");
}

function Resource({ change }: { change: Change }) {
  const { list, id, kind, before, after } = change;
  const resource = after ?? before ?? {};
  return (
    <details>
      <summary>
        {nameOf(resource) || nameOne(list)} <code>{id.slice(0, 60)}</code>{" "}
        <span class="muted">{[isOwn(change) ? "" : kind, stateOf(resource)].filter(Boolean).join(", ")}</span>
      </summary>
      <ul>
        {(kind === "deleted" ? [] : (SANDBOX_USES[list] ?? [])).map(([operation, title]) => (
          <li key={operation}>
            <a href={`${document.body.dataset.root}operations/${operation}/index.html?id=${encodeURIComponent(id)}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Moves the clock of the sandbox, on which batch jobs, schedules and deployments wait. */
export function Clock({ state: { now, next }, onChange }: PanelProps) {
  const advance = async (body: object) => {
    await control("POST", "clock", body);
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
    </div>
  );
}
