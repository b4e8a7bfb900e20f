import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { recall, remember } from "../../interface/settings.ts";
import { read, request, type Schemas, toReference } from "./control.ts";
import { INTERVAL, Json, useProblem, useRefresh } from "./format.tsx";
import type { Journal } from "./journal.ts";
import {
  type Change,
  changedFields,
  compare,
  describeValues,
  type FieldChange,
  idFieldOf,
  idOf,
  isNotable,
  type Lists,
  nameOf,
  type Resource,
  stateOf,
} from "./resources.ts";
import { type Diagram, listTaken, markDiagram, readState } from "./states.ts";
import type { ViewProps } from "./view-props.ts";

interface Mark {
  key: string;
  /** The state, as JSON. */
  text: string;
}

/** It stays until the tab is closed. */
let mark: Mark | undefined = JSON.parse(recall("mark") || "null") ?? undefined;

export function storeMark(next: Mark | undefined): void {
  mark = next;
  remember("mark", next ? JSON.stringify(next) : "");
}

let loaded: Promise<Record<string, Diagram[]>> | undefined;

/** Loads the diagrams of all resources, once. */
function loadDiagrams() {
  loaded ??= fetch(new URL("dashboard/diagrams.json", document.baseURI)).then((response) => response.json());
  return loaded;
}

/** Rows of a table that are shown at first, and with each click on "more". */
const PAGE = 100;

export function State({ access, journal, place: [list, id] }: ViewProps) {
  // The same text again renders nothing.
  const [text, setText] = useState<string>();
  const [now, setNow] = useState("");
  const [search, setSearch] = useState("");
  const [marked, setMarked] = useState(mark?.key === access.key ? mark : undefined);
  const { problem, attempt } = useProblem();
  const readText = async () => (await request(access, "_mock/seed")).text();
  // What changes the state without a request moves the clock.
  const loadNow = async () => setNow((await read<Schemas["Clock"]>(access, "_mock/clock")).now);
  useRefresh(() => attempt(loadNow), [journal], INTERVAL);
  useRefresh(() => attempt(async () => setText(await readText())), [journal, now]);

  const lists = useMemo(() => (text === undefined ? undefined : parseLists(text)), [text]);
  const all = useMemo(() => (marked && lists ? compare(parseLists(marked.text), lists) : []), [marked, lists]);
  const changes = useMemo(() => all.filter(isNotable), [all]);
  const keepMark = (next: Mark | undefined) => {
    storeMark(next);
    setMarked(next);
  };
  const setMark = async () => {
    const text = await readText();
    setText(text);
    keepMark({ key: access.key, text });
  };
  if (!lists) return problem ?? <p class="facts">Loading …</p>;
  const found = find(lists, search);
  const resource = (Object.hasOwn(lists, list ?? "") ? lists[list ?? ""] : undefined)?.find(
    (resource) => idOf(resource) === id,
  );
  return (
    <div class={list ? "state selected" : "state"}>
      <div class="lists">
        <form class="toolbar" onSubmit={(event) => event.preventDefault()}>
          <label>
            Search{" "}
            <input
              type="search"
              placeholder="Id or any value"
              onInput={(event) => setSearch(event.currentTarget.value)}
            />
          </label>
          <button type="button" onClick={() => attempt(setMark)}>
            {marked ? "Set the mark again" : "Set a mark"}
          </button>
          {marked ? (
            <button type="button" onClick={() => keepMark(undefined)}>
              Remove the mark
            </button>
          ) : null}
        </form>
        {problem}
        {marked ? (
          <p class="facts">
            <a href="#state/changes" aria-current={list === "changes" ? "page" : undefined}>
              {changes.length === 0 ? "Nothing has changed since the mark" : `${changes.length} changed since the mark`}
            </a>
          </p>
        ) : (
          <p class="facts">Set a mark, run your program, and see what it has changed.</p>
        )}
        <ul class="names">
          {Object.entries(found).map(([name, resources]) => (
            <li key={name}>
              <a href={`#state/${name}`} aria-current={name === list ? "page" : undefined}>
                {name.replaceAll("_", " ")} <span class="count">{resources.length.toLocaleString("en")}</span>
                <Delta changes={changes.filter((change) => change.list === name)} />
              </a>
            </li>
          ))}
        </ul>
        {Object.keys(found).length === 0 ? <p class="empty">No resource has this value.</p> : null}
      </div>
      <div class="content">
        {list ? (
          <p class="back">
            <a href={id ? `#state/${list}` : "#state"}>Back</a>
          </p>
        ) : null}
        {list === "changes" ? (
          <Changes changes={changes} marked={marked !== undefined} ignored={all.length - changes.length} />
        ) : resource && list && id ? (
          <ResourceView key={id} list={list} id={id} resource={resource} journal={journal} />
        ) : id ? (
          <p class="empty">
            There is no <code>{id}</code> in this sandbox.
          </p>
        ) : list ? (
          <Table list={list} resources={found[list] ?? []} changes={changes} />
        ) : (
          <p class="empty">Choose a list to see its resources, as the API shows them.</p>
        )}
      </div>
    </div>
  );
}

function parseLists(text: string): Lists {
  const { _mock, ...lists } = JSON.parse(text);
  return lists;
}

function find(lists: Lists, search: string): Record<string, readonly Resource[]> {
  const text = search.trim().toLowerCase();
  const found = Object.entries(lists).map(([name, resources]): [string, readonly Resource[]] => [
    name,
    text === "" ? resources : resources.filter((resource) => JSON.stringify(resource).toLowerCase().includes(text)),
  ]);
  return Object.fromEntries(found.filter(([, resources]) => resources.length > 0));
}

function Delta({ changes }: { changes: Change[] }) {
  const count = (kind: Change["kind"]) => changes.filter((change) => change.kind === kind).length;
  const parts = [
    [count("added"), "new"],
    [count("changed"), "changed"],
    [count("deleted"), "deleted"],
  ].filter(([number]) => number !== 0);
  return parts.length === 0 ? null : (
    <span class="delta">{parts.map(([number, word]) => `${number} ${word}`).join(", ")}</span>
  );
}

function Table({ list, resources, changes }: { list: string; resources: readonly Resource[]; changes: Change[] }) {
  const [limit, setLimit] = useState(PAGE);
  const kinds = new Map(changes.filter((change) => change.list === list).map(({ id, kind }) => [id, kind]));
  // The newest are what a program has just created.
  const shown = resources.slice(-limit).reverse();
  const names = shown.some((resource) => nameOf(resource) !== "");
  const states = shown.some((resource) => stateOf(resource) !== "");
  return (
    <>
      <h2>{list.replaceAll("_", " ")}</h2>
      <table>
        <thead>
          <tr>
            <th>Id</th>
            {names ? <th>Name</th> : null}
            {states ? <th>State</th> : null}
          </tr>
        </thead>
        <tbody>
          {shown.map((resource) => {
            const id = idOf(resource);
            return (
              <tr key={id}>
                <td>
                  <a href={`#state/${list}/${encodeURIComponent(id)}`}>{id}</a>{" "}
                  {kinds.has(id) ? <span class="delta">{kinds.get(id)}</span> : null}
                </td>
                {names ? <td>{nameOf(resource)}</td> : null}
                {states ? <td class="state-name">{stateOf(resource)}</td> : null}
              </tr>
            );
          })}
        </tbody>
      </table>
      {resources.length > limit ? (
        <button type="button" onClick={() => setLimit(limit + PAGE)}>
          Show {Math.min(PAGE, resources.length - limit)} more of {resources.length.toLocaleString("en")}
        </button>
      ) : null}
    </>
  );
}

function ResourceView({
  list,
  id,
  resource,
  journal,
}: {
  list: string;
  id: string;
  resource: Resource;
  journal: Journal;
}) {
  const [shown, setShown] = useState<Diagram[]>([]);
  useEffect(() => {
    // Without diagrams, the rest is shown.
    loadDiagrams()
      .then((all) => setShown(all[list] ?? []))
      .catch(() => {});
  }, []);
  const { _mock, ...visible } = resource;
  return (
    <>
      <h2>{nameOf(resource) || id}</h2>
      <p class="facts">{id}</p>
      {shown.map((diagram) => (
        <StateDiagram key={diagram.field} diagram={diagram} resource={resource} id={id} journal={journal} />
      ))}
      <Json value={visible} />
      {_mock === undefined ? null : (
        <details>
          <summary>What the API does not show</summary>
          <Json value={_mock} />
        </details>
      )}
    </>
  );
}

function StateDiagram({
  diagram: { field, svg },
  resource,
  id,
  journal,
}: {
  diagram: Diagram;
  resource: Resource;
  id: string;
  journal: Journal;
}) {
  const figure = useRef<HTMLDivElement>(null);
  const state = readState(resource, field);
  const taken = useMemo(() => listTaken(journal.entries, idFieldOf(resource), id, field), [journal]);
  useLayoutEffect(() => {
    const drawn = figure.current?.querySelector("svg");
    if (drawn) markDiagram(drawn, state, new Set(taken.flatMap(({ operation }) => operation ?? [])));
  });
  if (state === undefined) return null;
  return (
    <figure class="diagram">
      <figcaption>
        <code>{field}</code> is now <strong>{state}</strong>
        {taken.length === 0 ? "." : ", after:"}
      </figcaption>
      {taken.length === 0 ? null : (
        <ol class="taken">
          {taken.map(({ from, to, number, operation }, index) => (
            <li key={index}>
              {from} → {to} <a href={`#requests/${number}`}>seen in {operation ?? `request ${number}`}</a>
            </li>
          ))}
        </ol>
      )}
      {/* It is made from the document when the page is built, and contains nothing of a caller. */}
      <div
        class="scroll"
        ref={figure}
        dangerouslySetInnerHTML={{ __html: svg.replace(/(?<=href=")[^"]*/g, toReference) }}
      />
    </figure>
  );
}

function Changes({ changes, marked, ignored }: { changes: Change[]; marked: boolean; ignored: number }) {
  return (
    <>
      <h2>Changes since the mark</h2>
      {!marked ? (
        <p class="empty">There is no mark. Set one first.</p>
      ) : changes.length === 0 ? (
        <p class="empty">
          {ignored === 0
            ? "Nothing has changed. Run your program, or move the clock."
            : `Only heartbeats of workers, or data that the API does not show, have changed, in ${ignored} ${ignored === 1 ? "resource" : "resources"}.`}
        </p>
      ) : null}
      {changes.slice(0, PAGE).map((change) => {
        const { list, id, kind, before, after } = change;
        return (
          <section key={`${list} ${id}`} class="change">
            <h3>
              <span class="delta">{kind}</span> {list.replaceAll("_", " ")}{" "}
              {after ? <a href={`#state/${list}/${encodeURIComponent(id)}`}>{id}</a> : id}{" "}
              {nameOf(after ?? before ?? {})}
            </h3>
            {kind === "changed" ? <Fields fields={changedFields(change)} /> : null}
          </section>
        );
      })}
      {changes.length > PAGE ? <p class="facts">{changes.length - PAGE} more are not shown.</p> : null}
    </>
  );
}

function Fields({ fields }: { fields: FieldChange[] }) {
  return (
    <ul>
      {fields.slice(0, PAGE).map((field) => {
        const [before, after] = describeValues(field);
        return (
          <li key={field.name}>
            <code>{field.name}</code> <del>{before}</del> → <ins>{after}</ins>
          </li>
        );
      })}
      {fields.length > PAGE ? <li>{fields.length - PAGE} more fields are not shown.</li> : null}
    </ul>
  );
}
