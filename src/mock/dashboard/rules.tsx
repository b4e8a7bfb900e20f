import { useEffect, useRef, useState } from "preact/hooks";
import type { Document, Operation } from "../../core/document.ts";
import { recall, remember } from "../../interface/settings.ts";
import { type Access, read, send } from "./control.ts";
import { Json, useProblem, useRefresh } from "./format.tsx";
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
  useRefresh(() => attempt(load), journal);
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
  const uses = (id: string) => journal.entries.filter(({ request }) => request.used.includes(id)).length;
  return (
    <section class="rules" aria-labelledby={kind.name}>
      <h2 id={kind.name}>{kind.name[0]!.toUpperCase() + kind.name.slice(1)}</h2>
      <p class="facts">{kind.description}</p>
      {problem}
      {rules?.length === 0 && off.length === 0 ? <p class="empty">There are none. Add one from an example:</p> : null}
      <ul>
        {(rules ?? []).map((rule) => (
          <li key={rule.id}>
            <RuleView rule={rule} uses={uses(rule.id)}>
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
            <RuleView rule={rule} uses={uses(rule.id)}>
              <button type="button" onClick={() => enable(rule)}>
                Enable
              </button>{" "}
              <button type="button" onClick={() => keepOff(off.filter((other) => other !== rule))}>
                Remove
              </button>
            </RuleView>
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

/** The value that adds a rule again. */
function toCreate({ id, remaining, ...rule }: Rule): unknown {
  const set = Object.entries(rule).filter(([, value]) => value !== null && value !== false);
  return { ...Object.fromEntries(set), times: remaining };
}

function RuleView({ rule, uses, children }: { rule: Rule; uses: number; children: preact.ComponentChildren }) {
  const { id, remaining } = rule;
  const left = remaining === null ? "always applies" : `${remaining} more ${remaining === 1 ? "time" : "times"}`;
  return (
    <>
      <p class="facts">
        <code>{id}</code> used {uses} {uses === 1 ? "time" : "times"} · {left} {children}
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
    void attempt(async () => onAdd(JSON.parse(text.current?.value ?? "")));
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
