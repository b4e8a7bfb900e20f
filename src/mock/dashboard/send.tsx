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

export function Send({ journal, place: [id = "agents.create", number] }: ViewProps) {
  const [document, setDocument] = useState<Document>();
  const [module, setModule] = useState<FormModule>();
  const { problem, attempt } = useProblem();
  useEffect(() => {
    void attempt(async () => {
      const { Form, toTryIt, readPath } = await import("./send-form.ts");
      setDocument(await loadDocument());
      setModule({ Form, toTryIt, readPath });
    });
  }, []);
  if (!document || !module) return problem ?? <p class="facts">Loading …</p>;
  const operations = [...listOperations(document)];
  const entry = operations.find(({ operation }) => operation.operationId === id);
  const earlier = journal.entries.find((one) => String(one.number) === number);
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
            key={`${id} ${number}`}
            tryIt={withValues(module.toTryIt(document, entry), earlier, entry.path, module)}
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
function withValues(tryIt: TryIt, entry: Entry | undefined, path: string, { readPath }: FormModule): TryIt {
  if (!entry) return tryIt;
  const { query, headers, body, path: sentPath } = entry.request;
  const sent: Record<string, Record<string, unknown>> = { path: readPath(path, sentPath), query, header: headers };
  return {
    ...tryIt,
    parameters: tryIt.parameters.map((parameter) => {
      const name = parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
      const value = sent[parameter.in]?.[name];
      return value === undefined ? parameter : { ...parameter, sent: true, example: value };
    }),
    ...(tryIt.body && { body: { ...tryIt.body, example: body ?? undefined } }),
  };
}
