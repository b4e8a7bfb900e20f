import type { components } from "../../../../generated/mock-types.ts";
import { isJsonObject } from "../../lib/json-object.ts";
import { parseJsonLine } from "../../lib/parse-json.ts";
import type { Found, Steps } from "../../lib/steps.ts";
import type { StoredConversation } from "../conversations/state.ts";
import { toText } from "../message-text.ts";
import type { Sandbox } from "../tables.ts";
import type { StoredImport } from "./state.ts";

type Schemas = components["schemas"];
type NewRecord = Pick<Schemas["DatasetRecord"], "payload" | "properties" | "source">;

/** Number of parts in which an import runs, whatever its size. */
const PARTS = 3;

/**
 * Runs the next part of an import: calls `add` with each record, and returns the import after it. Items that are not valid
 * records, or were deleted after the start, are skipped. If the dataset or file was deleted, the import fails.
 */
export function* continueImport(
  sandbox: Sandbox,
  before: StoredImport,
  add: (record: NewRecord) => unknown,
): Steps<StoredImport> {
  const { task, source, processed } = before;
  if (!sandbox.datasets.has(task.dataset_id)) return failImport(before, "The dataset was deleted.");
  const items = readItems(sandbox, source);
  if (!items) return failImport(before, "The file no longer exists.");
  const length = yield* countItems(items());
  const end = Math.min(length, processed + Math.max(1, Math.ceil(length / PARTS)));
  let [index, added] = [0, before.added];
  for (const read of items()) {
    if (index === end) break;
    if (read) {
      const record = index >= processed ? read() : undefined;
      if (record) {
        add(record);
        added += 1;
      }
      index += 1;
    }
    yield;
  }
  const isComplete = end >= length;
  const skipped = end - added;
  const next: Schemas["DatasetImportTask"] = {
    ...task,
    status: isComplete ? "COMPLETED" : "RUNNING",
    message: `${added} added${skipped > 0 ? `, ${skipped} skipped because they are not valid records` : ""}.`,
    progress: isComplete ? 100 : Math.floor((100 * end) / length),
  };
  return { ...before, task: next, processed: end, added };
}

export function failImport(before: StoredImport, message: string): StoredImport {
  return { ...before, task: { ...before.task, status: "FAILED", message } };
}

/** Reads an item as a record. */
type ReadItem = () => NewRecord | undefined;

/** Returns a function that lists the items; undefined if the file no longer exists. */
function readItems(sandbox: Sandbox, source: StoredImport["source"]): (() => Found<ReadItem>) | undefined {
  if ("conversations" in source)
    return function* () {
      for (const id of source.conversations)
        yield () => {
          const conversation = sandbox.conversations.get(id);
          return conversation && recordOfConversation(conversation);
        };
    };
  if ("records" in source)
    return function* () {
      for (const id of source.records) yield () => sandbox.datasetRecords.get(id);
    };
  const file = sandbox.files.get(source.file);
  return file && (() => findLines(file.content));
}

/** Finds the lines that are not blank. */
function* findLines(content: string): Found<ReadItem> {
  for (let start = 0, end = 0; start < content.length; start = end + 1) {
    end = content.indexOf("\n", start);
    if (end < 0) end = content.length;
    const line = content.slice(start, end);
    yield line.trim() === "" ? undefined : () => parseRecord(line);
  }
}

function* countItems(items: Found<ReadItem>): Steps<number> {
  let count = 0;
  for (const item of items) {
    if (item) count += 1;
    yield;
  }
  return count;
}

function parseRecord(line: string): NewRecord | undefined {
  try {
    const value = parseJsonLine(line);
    if (!isJsonObject(value) || !isJsonObject(value.payload)) return undefined;
    const { payload, properties = {} } = value;
    const { messages = [] } = payload;
    if (!isJsonObject(properties) || !Array.isArray(messages) || !messages.every(isJsonObject)) return undefined;
    return { payload, properties, source: "UPLOADED_FILE" };
  } catch {
    return undefined;
  }
}

/** Keeps only the messages: a dataset record holds questions and answers, not tool calls. */
function recordOfConversation({ entries }: StoredConversation): NewRecord {
  const messages = entries.flatMap((entry) =>
    entry.type === "message.input" || entry.type === "message.output"
      ? [{ role: entry.role, content: toText(entry.content) }]
      : [],
  );
  return { payload: { messages }, properties: {}, source: "PLAYGROUND" };
}
