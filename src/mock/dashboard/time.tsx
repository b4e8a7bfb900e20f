import { useRef, useState } from "preact/hooks";
import { read, type Schemas, send } from "./control.ts";
import { formatDistance, formatSandboxTime, INTERVAL, Json, useProblem, useRefresh } from "./format.tsx";
import { idOf, type Lists, nameOf, type Resource } from "./resources.ts";
import type { ViewProps } from "./view-props.ts";

const STEPS: [label: string, ms: number][] = [
  ["1 second", 1000],
  ["1 minute", 60_000],
  ["1 hour", 3_600_000],
  ["1 day", 86_400_000],
];
const UNITS = { seconds: 1000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 };

type Task = Schemas["Task"];

export function Time({ access, journal }: ViewProps) {
  const [clock, setClock] = useState<Schemas["Clock"]>();
  const [{ tasks, count }, setTasks] = useState<Schemas["TaskList"]>({ tasks: [], count: 0 });
  const { problem, attempt } = useProblem();
  const amount = useRef<HTMLInputElement>(null);
  const unit = useRef<HTMLSelectElement>(null);
  const load = () =>
    attempt(async () => {
      const [clock, tasks] = await Promise.all([
        read<Schemas["Clock"]>(access, "_mock/clock"),
        read<Schemas["TaskList"]>(access, "_mock/tasks"),
      ]);
      setClock(clock);
      setTasks(tasks);
    });
  useRefresh(load, [journal], INTERVAL);
  const [lists, setLists] = useState<Lists>({});
  const loadLists = () =>
    attempt(async () => {
      const { _mock, ...rest } = await read<Record<string, Resource[]>>(access, "_mock/seed");
      setLists(rest);
    });
  useRefresh(loadLists, [journal, clock?.now]);
  const { schedules = [] } = lists;
  const paused = schedules.filter((schedule) => schedule.paused === true);
  const [due, setDue] = useState<Task[]>();
  const move = (move: Schemas["ClockMove"]) =>
    attempt(async () => {
      const before = await read<Schemas["TaskList"]>(access, "_mock/tasks");
      const next = await send<Schemas["Clock"]>(access, "POST", "_mock/clock", move);
      setClock(next);
      setDue(before.tasks.filter(({ at }) => Date.parse(at) <= Date.parse(next.now)));
      setTasks(await read(access, "_mock/tasks"));
    });
  /** The clock may have run since it was shown. */
  const moveToNext = async () => {
    const { next } = await read<Schemas["Clock"]>(access, "_mock/clock");
    if (next) await move({ advance_to: next });
  };
  function advance(event: Event) {
    event.preventDefault();
    const factor = UNITS[unit.current?.value as keyof typeof UNITS];
    move({ advance_ms: Math.round(Number(amount.current?.value) * factor) });
  }
  if (!clock) return problem ?? <p class="facts">Loading …</p>;
  const now = Date.parse(clock.now);
  return (
    <>
      {problem}
      <p class="now">
        <time dateTime={clock.now}>{formatSandboxTime(clock.now)}</time>
      </p>
      <form class="toolbar" onSubmit={advance}>
        <button type="button" disabled={!clock.next} onClick={() => attempt(moveToNext)}>
          To the next task
        </button>
        {STEPS.map(([label, ms]) => (
          <button key={label} type="button" onClick={() => move({ advance_ms: ms })}>
            + {label}
          </button>
        ))}
        <label>
          Advance by <input ref={amount} type="number" min="0" step="any" defaultValue="30" required />
        </label>
        <select ref={unit} aria-label="Unit">
          {Object.keys(UNITS).map((name) => (
            <option key={name} selected={name === "minutes"}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit">Advance</button>
      </form>
      <p role="status">{due ? <Due tasks={due} lists={lists} /> : null}</p>
      <h2>Scheduled tasks</h2>
      {tasks.length === 0 ? (
        <p class="empty">
          {describeRest(paused.length, schedules.length)} Start a <a href="#send/workflows.execute">workflow</a> or a{" "}
          <a href="#send/batch.jobs.create">batch job</a>, and its next steps are shown here.
        </p>
      ) : (
        <ol class="timeline">
          {tasks.map((task) => (
            <li key={task.id}>
              <strong>{formatDistance(Date.parse(task.at) - now)}</strong> <TaskName task={task} lists={lists} />{" "}
              <time dateTime={task.at} class="muted">
                {formatSandboxTime(task.at)}
              </time>
              <details>
                <summary>Data</summary>
                <Json value={task.data} />
              </details>
            </li>
          ))}
        </ol>
      )}
      {count > tasks.length ? (
        <p class="facts">{(count - tasks.length).toLocaleString("en")} later tasks are not shown.</p>
      ) : null}
      <Paused schedules={paused} />
    </>
  );
}

/** Tasks that are listed after a move of the clock. */
const MAX_DUE = 10;

/** The tasks that were due in a move of the clock. */
function Due({ tasks, lists }: { tasks: Task[]; lists: Lists }) {
  if (tasks.length === 0) return <>The clock has moved. No task was due.</>;
  return (
    <>
      These tasks have run, and any that they scheduled for the same time span:{" "}
      {tasks.slice(0, MAX_DUE).map((task, index) => (
        <span key={task.id}>
          {index > 0 ? ", " : ""}
          <TaskName task={task} lists={lists} />
        </span>
      ))}
      {tasks.length > MAX_DUE ? ` and ${tasks.length - MAX_DUE} more` : ""}.
    </>
  );
}

/** The name of a task, and the resource for which it is. */
function TaskName({ task: { name, data }, lists }: { task: Task; lists: Lists }) {
  const [id] = Object.values(data);
  for (const [list, resources] of Object.entries(lists)) {
    const found = resources.find((resource) => idOf(resource) === id || resource.run_id === id);
    if (found)
      return (
        <>
          {name} <a href={`#state/${list}/${encodeURIComponent(idOf(found))}`}>{idOf(found)}</a>
        </>
      );
  }
  return (
    <>
      {name} <code>{String(id)}</code>
    </>
  );
}

/** Why there are no tasks. A schedule that has ended has none, too. */
function describeRest(paused: number, schedules: number): string {
  if (paused === 0) return "Nothing is scheduled, so nothing will happen when you move the clock.";
  const why = paused === schedules ? "every schedule is paused" : "the schedules are paused or have ended";
  return `Nothing will happen, however far you move the clock: ${why}, and nothing else is in progress.`;
}

const toResume = (schedule: Resource) =>
  `#send/workflows.schedules.resume/${encodeURIComponent(`schedule_id=${encodeURIComponent(idOf(schedule))}`)}`;

/** Schedules that start nothing, which have no task. */
function Paused({ schedules }: { schedules: Resource[] }) {
  if (schedules.length === 0) return null;
  return (
    <>
      <h2>Paused schedules</h2>
      <ul class="paused">
        {schedules.map((schedule) => (
          <li key={idOf(schedule)}>
            <a href={`#state/schedules/${encodeURIComponent(idOf(schedule))}`}>{idOf(schedule)}</a> does not run{" "}
            <code>{nameOf(schedule)}</code> until you <a href={toResume(schedule)}>resume it</a>.
            {schedule.note ? ` Note: ${schedule.note}` : ""}
          </li>
        ))}
      </ul>
    </>
  );
}
