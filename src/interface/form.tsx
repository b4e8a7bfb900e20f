import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Exchange } from "./exchange.ts";
import { Field, ParameterField } from "./field.tsx";
import { type Messages, readForm, toArguments, toFieldName } from "./request.ts";
import { Result } from "./result.tsx";
import { INITIAL_KEY, updateSamples } from "./samples.ts";
import { send } from "./send.ts";
import { recall, remember, type Settings } from "./settings.ts";
import type { TryIt } from "./try-it.ts";
import { assignViolations } from "./violations.ts";

/** Lines of a body that are shown before its field scrolls. */
const MAX_ROWS = 14;

/** Answers requests without a server. */
interface LocalServer {
  key: string;
  fetch: (request: Request) => Promise<Response>;
  /** Resolves when it can be used. Rejects with an Error whose message is for the reader. */
  start: () => Promise<unknown>;
}

interface FormProps {
  tryIt: TryIt;
  /** Used until the reader enters another one. */
  address: string;
  /** If present, the reader chooses where requests go, and no key is stored. */
  local?: LocalServer;
  /** Shows the result. By default, it is below the form. */
  showResult?: (result: VNode, exchange: Exchange | undefined) => void;
}

/** Where requests go, if the reader can choose. */
const TARGETS = {
  page: { label: "This page", hint: "The mock runs in this page, without a server. Its state stays in this browser." },
  local: {
    label: "Local mock",
    hint: "A mock that you have started on this machine with npm start. It accepts any key.",
  },
  own: { label: "Your server", hint: "Another server with this API. It must allow requests from this page (CORS)." },
} as const;
type Target = keyof typeof TARGETS;

/** The form, and the response. */
export function Form({ tryIt, address, local, showResult }: FormProps) {
  const [target, setTarget] = useState<Target>("page");
  const [messages, setMessages] = useState<Messages>({});
  /** The field that the reader has to correct first, and the index of the wrong character. */
  const [toCorrect, setToCorrect] = useState<{ name: string; offset?: number | undefined }>();
  const [exchange, setExchange] = useState<Exchange>();
  const [sentTo, setSentTo] = useState(address);
  const controller = useRef<AbortController | undefined>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const { parameters, body } = tryIt;
  const sent = parameters.filter((parameter) => parameter.required || parameter.sent);
  const optional = parameters.filter((parameter) => !sent.includes(parameter));
  const example = body?.example === undefined ? "" : JSON.stringify(body.example, undefined, 2);

  const inPage = local !== undefined && target === "page";
  const showSettings = () => {
    const settings = inPage
      ? { address: tryIt.server, key: INITIAL_KEY, userToken: "any" }
      : readSettings(new FormData(form.current ?? undefined));
    updateSamples(tryIt.server, settings);
  };
  // The reader may have entered the settings on another page.
  useEffect(showSettings, [target]);

  async function submit(event: Event) {
    event.preventDefault();
    controller.current?.abort();
    controller.current = undefined;
    const values = new FormData(form.current ?? undefined);
    const entered = readForm(tryIt, values);
    setMessages("messages" in entered ? entered.messages : {});
    if ("messages" in entered) {
      setExchange({ running: false, ms: 0, violations: [], messages: entered.messages });
      const [name = ""] = Object.keys(entered.messages);
      setToCorrect({ name, offset: entered.offset });
      return;
    }
    const settings = inPage ? { address: tryIt.server, key: local.key, userToken: "any" } : readSettings(values);
    const current = new AbortController();
    controller.current = current;
    setSentTo(settings.address);
    const report = (received: Exchange) => {
      // An earlier request may still report that it was stopped.
      if (controller.current === current) setExchange(received);
    };
    report({ running: true, ms: 0, violations: [], messages: {} });
    if (inPage) {
      const failure = await local.start().then(
        () => undefined,
        (error: Error) => error,
      );
      if (failure) return report({ running: false, ms: 0, violations: [], messages: {}, failure });
    }
    const args = toArguments(tryIt, entered);
    const fetch = inPage ? local.fetch : globalThis.fetch;
    const received = await send(tryIt.operationId, args, settings, { signal: current.signal, report, fetch });
    if (controller.current !== current) return;
    const fields = [...parameters.map(toFieldName), "body"];
    const found = assignViolations(received.violations, fields, String(values.get("body") ?? ""));
    setMessages({ ...found, ...received.messages });
    const [field] = Object.keys(received.messages);
    if (field) setToCorrect({ name: field });
    else reveal(Object.keys(found));
  }

  // Once its messages are shown, because a screen reader reads them with the field.
  useEffect(() => {
    if (!toCorrect) return;
    openForm();
    const { name, offset } = toCorrect;
    const control = form.current?.elements.namedItem(name);
    if (!(control instanceof HTMLElement)) return;
    control.focus();
    if (offset !== undefined && control instanceof HTMLTextAreaElement) control.setSelectionRange(offset, offset + 1);
  }, [toCorrect]);

  /** "Run" sends the form while it is closed. */
  function openForm() {
    form.current?.closest("details")?.setAttribute("open", "");
  }

  /** Opens the form if there are messages, and the optional parameters if one of the fields is among them. */
  function reveal(names: string[]) {
    if (names.length > 0) openForm();
    const details = form.current?.querySelector("details");
    if (details && optional.some((parameter) => names.includes(toFieldName(parameter)))) details.open = true;
  }

  /** Another text field sends the form with Enter. */
  function sendBody({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (key === "Enter" && (ctrlKey || metaKey)) form.current?.requestSubmit();
  }

  function stop() {
    controller.current?.abort();
    // The button that has the focus is about to disappear.
    sendButton.current?.focus();
  }

  const result = <Result exchange={exchange} address={sentTo} others={messages[""] ?? []} onStop={stop} />;
  useEffect(() => showResult?.(result, exchange));
  return (
    <>
      <form class="group" ref={form} onInput={showSettings} onSubmit={submit} noValidate>
        {local ? <TargetField target={target} onChange={setTarget} /> : null}
        {inPage ? null : (
          <SettingFields
            key={target}
            tryIt={tryIt}
            address={target === "own" ? "" : address}
            stored={!local}
            messages={messages}
          />
        )}
        {sent.map((parameter) => (
          <ParameterField
            key={toFieldName(parameter)}
            parameter={parameter}
            messages={messages[toFieldName(parameter)]}
          />
        ))}
        {optional.length > 0 ? (
          <details>
            <summary>
              {optional.length} optional {optional.length === 1 ? "parameter" : "parameters"}
            </summary>
            <div class="group">
              {optional.map((parameter) => (
                <ParameterField
                  key={toFieldName(parameter)}
                  parameter={parameter}
                  messages={messages[toFieldName(parameter)]}
                />
              ))}
            </div>
          </details>
        ) : null}
        {body ? (
          <Field
            name="body"
            label={
              <>
                Body{" "}
                <span class={body.required ? "required" : "optional"}>{body.required ? "required" : "optional"}</span>
              </>
            }
            messages={messages.body}
          >
            {(attributes) => (
              <textarea
                {...attributes}
                class="json"
                rows={Math.min(example.split("\n").length + 1, MAX_ROWS)}
                spellcheck={false}
                autocapitalize="off"
                defaultValue={example}
                onKeyDown={sendBody}
              />
            )}
          </Field>
        ) : null}
        <p class="buttons">
          <button ref={sendButton} type="submit" title={body && "From the body: Ctrl+Enter"}>
            {local ? "Run" : "Send request"}
          </button>
        </p>
      </form>
      {showResult ? null : result}
    </>
  );
}

function TargetField({ target, onChange }: { target: Target; onChange: (target: Target) => void }) {
  return (
    <Field name="target" label="Send to" hint={TARGETS[target].hint} messages={undefined}>
      {(attributes) => (
        <select {...attributes} onChange={(event) => onChange(event.currentTarget.value as Target)}>
          {Object.entries(TARGETS).map(([name, { label }]) => (
            <option key={name} value={name} selected={name === target}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface SettingFieldsProps extends Pick<FormProps, "tryIt" | "address"> {
  /** True if credentials are remembered, too. */
  stored: boolean;
  messages: Messages;
}

function SettingFields({ tryIt, address, stored, messages }: SettingFieldsProps) {
  return (
    <>
      <SettingField name="address" label="Address" initial={address} stored={stored} messages={messages.address} />
      <SettingField
        name="key"
        label="API key"
        initial={INITIAL_KEY}
        stored={stored}
        {...(stored && { hint: "The mock accepts any key." })}
        messages={messages.key}
      />
      {tryIt.userToken ? (
        <SettingField
          name="userToken"
          label="User context token"
          initial="any"
          stored={stored}
          messages={messages.userToken}
        />
      ) : null}
    </>
  );
}

function SettingField({
  name,
  label,
  initial,
  stored,
  ...others
}: {
  name: keyof Settings;
  label: string;
  initial: string;
  hint?: string;
  stored: boolean;
  messages: string[] | undefined;
}) {
  return (
    <Field name={name} label={label} {...others}>
      {(attributes) => (
        <input
          {...attributes}
          defaultValue={(stored ? recall(name) : undefined) ?? initial}
          onInput={(event) => stored && remember(name, event.currentTarget.value)}
          autocomplete="off"
          spellcheck={false}
        />
      )}
    </Field>
  );
}

function readSettings(values: FormData): Settings {
  const read = (name: keyof Settings) => String(values.get(name) ?? "").trim();
  return { address: read("address"), key: read("key"), userToken: read("userToken") };
}
