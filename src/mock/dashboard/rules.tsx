import { useEffect, useRef, useState } from "preact/hooks";
import type { Document, Operation } from "../../core/document.ts";
import { recall, remember } from "../../interface/settings.ts";
import { type Access, read, send } from "./control.ts";
import { INTERVAL, Json, useProblem, useRefresh } from "./format.tsx";
import type { Journal } from "./journal.ts";
import { loadDocument } from "./load-document.ts";
import type { ViewProps } from "./view-props.ts";

type Rule = Record<string, unknown> & { id: string; remaining: number | null };

interface Kind {
  name: "faults" | "replies" | "turns";
  one: string;
  description: string;
  /** The value that adds the rule. */
  wrap: (value: unknown) => unknown;
}

const KINDS: Kind[] = [
  {
    name: "faults",
    one: "fault",
    description: "Errors, latency, and connections that are cut.",
    wrap: (value) => value,
  },
  {
    name: "replies",
    one: "reply",
    description: "Responses of your choice, instead of the mock's.",
    wrap: (value) => value,
  },
  {
    name: "turns",
    one: "turn",
    description: "What models and agents write and call next.",
    wrap: (value) => (Object(value).turns ? value : { turns: [value] }),
  },
];

export function Rules({ access, journal }: ViewProps) {
  return (
    <>
      {KINDS.map((kind) => (
        <Section key={kind.name} kind={kind} access={access} journal={journal} />
      ))}
    </>
  );
}

/** Rules that the reader has disabled, which the mock no longer has, by key and kind. They stay until the tab is closed. */
const disabled: Record<string, Rule[]> = JSON.parse(recall("disabledRules") ?? "{}");

function Section({ kind, access, journal }: { kind: Kind; access: Access; journal: Journal }) {
  const path = `_mock/${kind.name}`;
  const memory = `${access.key} ${kind.name}`;
  const [rules, setRules] = useState<Rule[]>();
  const [off, setOff] = useState(disabled[memory] ?? []);
  const { problem, attempt } = useProblem();
  const load = async () => {
    const list = await read<Record<string, Rule[]>>(access, path);
    setRules(list[kind.name]);
  };
  useRefresh(() => attempt(load), [journal], INTERVAL);
  const keepOff = (next: Rule[]) => {
    disabled[memory] = next;
    remember("disabledRules", JSON.stringify(disabled));
    setOff(next);
  };
  const remove = (rule: Rule, keep: boolean) =>
    attempt(async () => {
      await send(access, "DELETE", `${path}/${rule.id}`);
      if (keep) keepOff([...off, rule]);
      await load();
    });
  const enable = (rule: Rule) =>
    attempt(async () => {
      await send(access, "POST", path, kind.wrap(toCreate(rule)));
      keepOff(off.filter((other) => other !== rule));
      await load();
    });
  const uses = countUses(journal, `${kind.one}_`);
  /** Of others, the mock has told the requests only their ids. */
  const over = rules ? [...uses.keys()].filter((id) => ![...rules, ...off].some((rule) => rule.id === id)) : [];
  return (
    <section class="rules" aria-labelledby={kind.name}>
      <h2 id={kind.name}>{kind.name[0]!.toUpperCase() + kind.name.slice(1)}</h2>
      <p class="facts">{kind.description}</p>
      {problem}
      {rules?.length === 0 && off.length === 0 && over.length === 0 ? (
        <p class="empty">There are none. Add one from an example:</p>
      ) : null}
      <ul>
        {(rules ?? []).map((rule) => (
          <li key={rule.id}>
            <RuleView rule={rule} uses={uses.get(rule.id)}>
              <button type="button" onClick={() => remove(rule, true)}>
                Disable
              </button>{" "}
              <button type="button" onClick={() => remove(rule, false)}>
                Remove
              </button>
            </RuleView>
          </li>
        ))}
        {off.map((rule) => (
          <li key={rule.id} class="off">
            <RuleView rule={rule} uses={uses.get(rule.id)}>
              <button type="button" onClick={() => enable(rule)}>
                Enable
              </button>{" "}
              <button type="button" onClick={() => keepOff(off.filter((other) => other !== rule))}>
                Remove
              </button>
            </RuleView>
          </li>
        ))}
        {over.map((id) => (
          <li key={id} class="facts">
            <code>{id}</code> {describeUses(uses.get(id))} It is used up or removed.
          </li>
        ))}
      </ul>
      <AddRule
        kind={kind}
        onAdd={async (value) => {
          await send(access, "POST", path, kind.wrap(value));
          await load();
        }}
      />
    </section>
  );
}

/** The numbers of the requests that used rules, by the id of the rule. */
function countUses({ entries }: Journal, prefix: string): Map<string, number> {
  const uses = new Map<string, number>();
  for (const id of entries.flatMap(({ request }) => request.used))
    if (id.startsWith(prefix)) uses.set(id, (uses.get(id) ?? 0) + 1);
  return uses;
}

function describeUses(uses = 0): string {
  return uses === 0 ? "Not used yet." : `Used by ${uses} ${uses === 1 ? "request" : "requests"}.`;
}

/** The value that adds a rule again. */
function toCreate({ id, remaining, ...rule }: Rule): unknown {
  const set = Object.entries(rule).filter(([, value]) => value !== null && value !== false);
  return { ...Object.fromEntries(set), times: remaining };
}

function RuleView({
  rule,
  uses,
  children,
}: {
  rule: Rule;
  uses: number | undefined;
  children: preact.ComponentChildren;
}) {
  const { id, remaining } = rule;
  const left =
    remaining === null
      ? "all matching requests"
      : remaining === 1
        ? "the next matching request"
        : `the next ${remaining} matching requests`;
  return (
    <>
      <p class="facts">
        <code>{id}</code> {describeUses(uses)} Applies to {left}. {children}
      </p>
      <Json value={toCreate(rule)} />
    </>
  );
}

/** A form with the examples of the control operation. It keeps its own error, which a refresh of the list would remove. */
function AddRule({ kind, onAdd }: { kind: Kind; onAdd: (value: unknown) => Promise<void> }) {
  const [examples, setExamples] = useState<[summary: string, value: unknown][]>([]);
  const text = useRef<HTMLTextAreaElement>(null);
  const { problem, attempt } = useProblem();
  const show = (index: number) => {
    if (text.current) text.current.value = JSON.stringify(examples[index]?.[1], undefined, 2);
  };
  useEffect(() => {
    void attempt(async () => setExamples(listExamples(await loadDocument("_mock/openapi.json"), kind.name)));
  }, []);
  useEffect(() => show(0), [examples]);
  const submit = (event: Event) => {
    event.preventDefault();
    void attempt(async () => {
      const { parseJson } = await import("./send-form.ts");
      const parsed = parseJson(text.current?.value ?? "");
      if ("message" in parsed) throw new Error(parsed.message);
      await onAdd(parsed.value);
    });
  };
  return (
    <form onSubmit={submit}>
      {problem}
      <p class="toolbar">
        <label>
          Example{" "}
          <select onChange={(event) => show(event.currentTarget.selectedIndex)}>
            {examples.map(([summary]) => (
              <option key={summary}>{summary}</option>
            ))}
          </select>
        </label>
        <button type="submit" disabled={examples.length === 0}>
          Add {kind.one}
        </button>
      </p>
      <textarea ref={text} rows={8} spellcheck={false} aria-label={`The ${kind.one} as JSON`} />
    </form>
  );
}

function listExamples(document: Document, name: Kind["name"]): [string, unknown][] {
  const operation = document.paths[`/_mock/${name}`]?.post as Operation;
  const { examples = {} } = operation.requestBody?.content["application/json"] ?? {};
  return Object.entries(examples as Record<string, { summary?: string; value?: unknown }>).map(([key, example]) => [
    example.summary ?? key,
    example.value,
  ]);
}
