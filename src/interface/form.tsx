import { useEffect, useRef, useState } from "preact/hooks";
import { Field, ParameterField } from "./field.tsx";
import { type Messages, readArguments, toFieldName } from "./request.ts";
import { Result } from "./result.tsx";
import { INITIAL_KEY, updateSamples } from "./samples.ts";
import { type Exchange, send } from "./send.ts";
import { recall, remember, type Settings } from "./settings.ts";
import type { TryIt } from "./try-it.ts";
import { assignViolations } from "./violations.ts";

/** Lines of a body that are shown before its field scrolls. */
const MAX_ROWS = 14;

/** The form, and below it the response. `address` is used until the reader enters another one. */
export function Form({ tryIt, address }: { tryIt: TryIt; address: string }) {
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

  const showSettings = () => updateSamples(tryIt.server, readSettings(new FormData(form.current ?? undefined)));
  // The reader may have entered the settings on another page.
  useEffect(showSettings, []);

  async function submit(event: Event) {
    event.preventDefault();
    controller.current?.abort();
    const values = new FormData(form.current ?? undefined);
    const request = readArguments(tryIt, values);
    setMessages("messages" in request ? request.messages : {});
    if ("messages" in request) {
      setExchange(undefined);
      const [name = ""] = Object.keys(request.messages);
      setToCorrect({ name, offset: request.offset });
      return;
    }
    const settings = readSettings(values);
    const current = new AbortController();
    controller.current = current;
    setSentTo(settings.address);
    const report = (received: Exchange) => {
      // An earlier request may still report that it was stopped.
      if (controller.current === current) setExchange(received);
    };
    report({ running: true, ms: 0, violations: [], messages: {} });
    const received = await send(tryIt.operationId, request.args, settings, { signal: current.signal, report });
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
    const { name, offset } = toCorrect;
    const control = form.current?.elements.namedItem(name);
    if (!(control instanceof HTMLElement)) return;
    control.focus();
    if (offset !== undefined && control instanceof HTMLTextAreaElement) control.setSelectionRange(offset, offset + 1);
  }, [toCorrect]);

  /** Opens the optional parameters if one of the fields is among them. */
  function reveal(names: string[]) {
    const details = form.current?.querySelector("details");
    if (details && optional.some((parameter) => names.includes(toFieldName(parameter)))) details.open = true;
  }

  function stop() {
    controller.current?.abort();
    // The button that has the focus is about to disappear.
    sendButton.current?.focus();
  }

  return (
    <>
      <form class="group" ref={form} onInput={showSettings} onSubmit={submit} noValidate>
        <SettingField name="address" label="Address" initial={address} messages={messages.address} />
        <SettingField
          name="key"
          label="API key"
          initial={INITIAL_KEY}
          hint="The mock accepts any key."
          messages={messages.key}
        />
        {tryIt.userToken ? (
          <SettingField name="userToken" label="User context token" initial="any" messages={messages.userToken} />
        ) : null}
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
                defaultValue={example}
              />
            )}
          </Field>
        ) : null}
        <p class="buttons">
          <button ref={sendButton} type="submit">
            Send request
          </button>
          {exchange?.running ? (
            <button type="button" onClick={stop}>
              Stop
            </button>
          ) : null}
        </p>
      </form>
      <Result exchange={exchange} address={sentTo} others={messages[""] ?? []} />
    </>
  );
}

function SettingField({
  name,
  label,
  initial,
  ...others
}: {
  name: keyof Settings;
  label: string;
  initial: string;
  hint?: string;
  messages: string[] | undefined;
}) {
  return (
    <Field name={name} label={label} {...others}>
      {(attributes) => (
        <input
          {...attributes}
          defaultValue={recall(name) ?? initial}
          onInput={(event) => remember(name, event.currentTarget.value)}
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
