import type { components } from "../../../../generated/mock-types.ts";
import { isJsonObject } from "../../lib/json-object.ts";
import type { StoredConversation } from "../conversations/state.ts";
import { toText } from "../message-text.ts";
import type { Sandbox } from "../tables.ts";
import type { StoredImport } from "./state.ts";

type Schemas = components["schemas"];
type NewRecord = Pick<Schemas["DatasetRecord"], "payload" | "properties" | "source">;

/** Number of steps in which an import runs, whatever its size. */
const STEPS = 3;

/**
 * Runs the next step of an import. Returns the records to add and the import after the step. Items that are not valid
 * records, or were deleted after the start, are skipped. If the dataset or file was deleted, the import fails.
 */
export function continueImport(sandbox: Sandbox, before: StoredImport): { after: StoredImport; records: NewRecord[] } {
  const { task, source, processed } = before;
  if (!sandbox.datasets.has(task.dataset_id)) return failImport(before, "The dataset was deleted.");
  const items = readItems(sandbox, source);
  if (!items) return failImport(before, "The file no longer exists.");
  const end = Math.min(items.length, processed + Math.max(1, Math.ceil(items.length / STEPS)));
  const records = items.slice(processed, end).flatMap((read) => read() ?? []);
  const added = before.added + records.length;
  const isComplete = end >= items.length;
  const skipped = end - added;
  const next: Schemas["DatasetImportTask"] = {
    ...task,
    status: isComplete ? "COMPLETED" : "RUNNING",
    message: `${added} added${skipped > 0 ? `, ${skipped} skipped because they are not valid records` : ""}.`,
    progress: isComplete ? 100 : Math.floor((100 * end) / items.length),
  };
  return { after: { ...before, task: next, processed: end, added }, records };
}

function failImport(before: StoredImport, message: string): { after: StoredImport; records: NewRecord[] } {
  return { after: { ...before, task: { ...before.task, status: "FAILED", message } }, records: [] };
}

/** A function for each item that reads it as a record; undefined if the file no longer exists. */
function readItems(sandbox: Sandbox, source: StoredImport["source"]): (() => NewRecord | undefined)[] | undefined {
  if ("conversations" in source)
    return source.conversations.map((id) => () => {
      const conversation = sandbox.conversations.get(id);
      return conversation && recordOfConversation(conversation);
    });
  if ("records" in source) return source.records.map((id) => () => sandbox.datasetRecords.get(id));
  const file = sandbox.files.get(source.file);
  return file && nonBlankLines(file.content).map((line) => () => parseRecord(line));
}

function nonBlankLines(content: string): string[] {
  return content.split("\n").filter((line) => line.trim() !== "");
}

function parseRecord(line: string): NewRecord | undefined {
  try {
    const value: unknown = JSON.parse(line);
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
