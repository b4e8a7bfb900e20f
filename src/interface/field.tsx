import type { ComponentChildren } from "preact";
import { toFieldName } from "./request.ts";
import type { TryItParameter } from "./try-it.ts";

interface FieldProps {
  /** Unique in the form. */
  name: string;
  label: ComponentChildren;
  hint?: string | undefined;
  messages: string[] | undefined;
}

const toId = (name: string) => `try-${name}`;

/** A label, a control, which `children` renders with the attributes that it needs, a hint, and messages about the value. */
export function Field({
  name,
  label,
  hint,
  messages,
  children,
}: FieldProps & { children: (attributes: ControlAttributes) => ComponentChildren }) {
  return (
    <div class="field">
      <label for={toId(name)}>{label}</label>
      {children({ id: toId(name), name, ...toAttributes({ name, hint, messages }) })}
      <Notes name={name} hint={hint} messages={messages} />
    </div>
  );
}

type ControlAttributes = { id: string; name: string } & ReturnType<typeof toAttributes>;

function toAttributes({ name, hint, messages }: Omit<FieldProps, "label">) {
  const notes = [hint && `${toId(name)}-hint`, messages && `${toId(name)}-messages`].filter(Boolean).join(" ");
  return { "aria-invalid": messages ? true : undefined, "aria-describedby": notes || undefined };
}

function Notes({ name, hint, messages }: Omit<FieldProps, "label">) {
  return (
    <>
      {hint ? (
        <p class="hint" id={`${toId(name)}-hint`}>
          {hint}
        </p>
      ) : null}
      {messages ? (
        <ul class="messages" id={`${toId(name)}-messages`}>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The field of a parameter. One that the sample sends has its example as its value. */
export function ParameterField({ parameter, messages }: { parameter: TryItParameter; messages: string[] | undefined }) {
  const {
    name,
    required,
    sent,
    type,
    values = type === "boolean" ? ["true", "false"] : undefined,
    example,
  } = parameter;
  const label = (
    <>
      <code>{name}</code> <span class={required ? "required" : "optional"}>{required ? "required" : parameter.in}</span>
    </>
  );
  const field = { name: toFieldName(parameter), label, messages };
  const initial = required || sent ? [example].flat().map(String) : [];
  if (values && type === "array") return <Choices {...field} values={values} initial={initial} />;
  if (values)
    return (
      <Field {...field}>
        {(attributes) => (
          <select {...attributes} required={required}>
            {required ? null : <option value="">not sent</option>}
            {values.map((value) => (
              <option key={value} selected={initial.includes(value)}>
                {value}
              </option>
            ))}
          </select>
        )}
      </Field>
    );
  const shown = { required, defaultValue: initial.join("\n"), spellcheck: false };
  const placeholder = example === undefined ? undefined : [example].flat().join("\n");
  if (type === "array")
    return (
      <Field {...field} hint="One value per line.">
        {(attributes) => <textarea {...attributes} {...shown} placeholder={placeholder} rows={2} />}
      </Field>
    );
  return (
    <Field {...field}>
      {(attributes) => (
        <input
          {...attributes}
          {...shown}
          placeholder={placeholder}
          autocomplete="off"
          inputmode={type === "integer" ? "numeric" : undefined}
        />
      )}
    </Field>
  );
}

/** Checkboxes for an array whose items have a few values. */
function Choices({
  name,
  label,
  messages,
  values,
  initial,
}: Omit<FieldProps, "hint"> & { values: string[]; initial: string[] }) {
  return (
    <fieldset
      class="field choices"
      id={toId(name)}
      aria-describedby={toAttributes({ name, messages })["aria-describedby"]}
    >
      <legend>{label}</legend>
      <div>
        {values.map((value) => (
          <label key={value}>
            <input type="checkbox" name={name} value={value} defaultChecked={initial.includes(value)} /> {value}
          </label>
        ))}
      </div>
      <Notes name={name} messages={messages} />
    </fieldset>
  );
}
