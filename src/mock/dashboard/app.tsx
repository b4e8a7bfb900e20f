import { useEffect, useRef, useState } from "preact/hooks";
import { INITIAL_KEY } from "../../interface/samples.ts";
import { recall, remember } from "../../interface/settings.ts";
import { addThemeButton } from "../../interface/theme-button.ts";
import { type Access, isProxy, toReference } from "./control.ts";
import { follow, type Journal } from "./journal.ts";
import { Requests } from "./requests.tsx";
import { Rules } from "./rules.tsx";
import { SandboxView } from "./sandbox.tsx";
import { Send } from "./send.tsx";
import { State } from "./state.tsx";
import { Time } from "./time.tsx";

const REQUESTS = { requests: "Requests" };
const VIEWS = {
  ...REQUESTS,
  state: "State",
  time: "Time",
  rules: "Faults and replies",
  sandbox: "Sandbox",
  send: "Send",
};

const EMPTY: Journal = { entries: [], missing: 0, state: "connecting" };

export function App() {
  const [access, setAccess] = useState<Access>(() => ({
    key: recall("key") ?? INITIAL_KEY,
    controlKey: recall("controlKey") ?? "",
  }));
  const [journal, setJournal] = useState(EMPTY);
  const [view = "", ...place] = useHash();

  useEffect(() => {
    const controller = new AbortController();
    setJournal(EMPTY);
    void follow(access, controller.signal, (next) => setJournal(next));
    return () => controller.abort();
  }, [access]);
  useEffect(addThemeButton, []);
  // The form that sends requests remembers its key, too.
  useEffect(() => {
    const key = recall("key");
    if (key !== undefined && key !== access.key) setAccess({ ...access, key });
  }, [view]);

  const change = (changes: Partial<Access>) => {
    for (const [name, value] of Object.entries(changes)) remember(name as keyof Access, value);
    setAccess({ ...access, ...changes });
  };
  const props = { access, journal, place };
  const views = {
    requests: <Requests {...props} />,
    state: <State {...props} />,
    time: <Time {...props} />,
    rules: <Rules {...props} />,
    sandbox: <SandboxView {...props} />,
    send: <Send {...props} />,
  };
  const shown = isProxy ? REQUESTS : VIEWS;
  const current = view in shown ? (view as keyof typeof views) : "requests";
  return (
    <>
      <header>
        <a class="brand" href="#requests">
          Platform API {isProxy ? "proxy" : "mock"}
        </a>
        <nav aria-label="Views">
          {Object.entries(shown).map(([name, title]) => (
            <a key={name} href={`#${name}`} aria-current={name === current ? "page" : undefined}>
              {title}
            </a>
          ))}
        </nav>
        {isProxy ? null : (
          <>
            <a href={toReference("")}>Reference</a>
            <KeyForm
              key={access.key}
              name="key"
              label="API key"
              value={access.key}
              onChange={(key) => change({ key })}
            />
          </>
        )}
        <button type="button" id="theme">
          Colors: Auto
        </button>
      </header>
      <main>
        <h1 class="hidden">{VIEWS[current]}</h1>
        <Notice journal={journal} access={access} onControlKey={(controlKey) => change({ controlKey })} />
        {/* Another key is another sandbox: nothing that a view has read stays. */}
        <div class="view" key={`${access.key} ${access.controlKey}`}>
          {views[current]}
        </div>
      </main>
    </>
  );
}

/** The parts of the address after `#`, such as `requests` and `12`. */
function useHash(): string[] {
  const read = () => location.hash.slice(1).split("/").map(decode);
  const [parts, setParts] = useState(read);
  useEffect(() => {
    const update = () => setParts(read());
    addEventListener("hashchange", update);
    return () => removeEventListener("hashchange", update);
  }, []);
  return parts;
}

/** Decodes a part of the address. People may enter anything. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Explains why nothing can be shown, and asks for the control key if the mock needs it. */
function Notice({
  journal: { state, error },
  access,
  onControlKey,
}: {
  journal: Journal;
  access: Access;
  onControlKey: (key: string) => void;
}) {
  if (state !== "failed" || !error) return null;
  return (
    <div class="notice" role="alert">
      <p>{error.message}</p>
      {error.status === 401 && access.key !== "" ? (
        <KeyForm name="controlKey" label="Control key" value={access.controlKey} onChange={onControlKey} secret />
      ) : null}
    </div>
  );
}

/** A field that takes effect with Enter or when it is left. */
function KeyForm({
  name,
  label,
  value,
  onChange,
  secret = false,
}: {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  secret?: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: Event) => {
    event.preventDefault();
    // The field may lose the focus because it disappears.
    const entered = input.current?.value.trim();
    if (entered !== undefined && entered !== value) onChange(entered);
  };
  return (
    <form class="key" onSubmit={submit} onFocusOut={submit}>
      <label>
        {label}{" "}
        <input
          ref={input}
          name={name}
          defaultValue={value}
          class={secret ? "secret" : ""}
          autocomplete="off"
          spellcheck={false}
        />
      </label>
    </form>
  );
}
