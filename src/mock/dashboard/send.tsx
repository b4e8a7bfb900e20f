import { useEffect, useState } from "preact/hooks";
import { type Document, listOperations } from "../../core/document.ts";
import type { TryIt } from "../../interface/try-it.ts";
import { origin, toReference } from "./control.ts";
import { useProblem } from "./format.tsx";
import type { Entry } from "./journal.ts";
import { loadDocument } from "./load-document.ts";
import type { ViewProps } from "./view-props.ts";

/** The form is in a file of its own, because it contains the client. */
type FormModule = typeof import("./send-form.ts");

/** `from` is the number of an earlier request, or parameters such as `schedule_id=daily`. */
export function Send({ journal, place: [id = "agents.create", from = ""] }: ViewProps) {
  const [document, setDocument] = useState<Document>();
  const [module, setModule] = useState<FormModule>();
  const { problem, attempt } = useProblem();
  useEffect(() => {
    void attempt(async () => {
      setDocument(await loadDocument());
      setModule(await import("./send-form.ts"));
    });
  }, []);
  if (!document || !module) return problem ?? <p class="facts">Loading …</p>;
  const operations = [...listOperations(document)];
  const entry = operations.find(({ operation }) => operation.operationId === id);
  const earlier = journal.entries.find((one) => String(one.number) === from);
  return (
    <div class="send try-it">
      <label>
        Operation{" "}
        <select
          onChange={(event) => {
            location.hash = `send/${event.currentTarget.value}`;
          }}
        >
          {operations.map(({ operation }) => (
            <option key={operation.operationId} selected={operation.operationId === id}>
              {operation.operationId}
            </option>
          ))}
        </select>
      </label>
      {entry ? (
        <>
          <p class="facts">
            {entry.operation.summary} · <a href={toReference(`operations/${id}/`)}>in the reference</a>
          </p>
          <module.Form
            key={`${id} ${from}`}
            tryIt={
              earlier
                ? withRequest(module.toTryIt(document, entry), earlier, entry.path, module)
                : withParameters(module.toTryIt(document, entry), {
                    path: Object.fromEntries(new URLSearchParams(from)),
                  })
            }
            address={origin}
          />
        </>
      ) : (
        <p class="empty">There is no operation {id}.</p>
      )}
    </div>
  );
}

/** The form starts with the values of an earlier request. */
function withRequest(tryIt: TryIt, { request }: Entry, path: string, { readPath }: FormModule): TryIt {
  const { query, headers, body } = request;
  const form = withParameters(tryIt, { path: readPath(path, request.path), query, header: headers });
  return { ...form, ...(form.body && { body: { ...form.body, example: body ?? undefined } }) };
}

/** The form starts with values of parameters, by their place and name. */
function withParameters(tryIt: TryIt, values: Record<string, Record<string, unknown>>): TryIt {
  const parameters = tryIt.parameters.map((parameter) => {
    const name = parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
    const value = values[parameter.in]?.[name];
    return value === undefined ? parameter : { ...parameter, sent: true as const, example: value };
  });
  return { ...tryIt, parameters };
}
