import type { components } from "../../../../generated/types.ts";
import type { StoredConversation } from "../conversations/state.ts";
import { textOf } from "../message-text.ts";
import type { Sandbox } from "../tables.ts";
import type { StoredImport } from "./state.ts";

type Schemas = components["schemas"];
type NewRecord = Pick<Schemas["DatasetRecord"], "payload" | "properties" | "source">;

/** An import takes so many steps, however much there is to import. */
const STEPS = 3;

/**
 * The next step of an import: the records to add, and the import after it. What is no valid record, or has gone since the
 * start, is skipped; an import whose dataset or file has gone fails.
 */
export function continueImport(sandbox: Sandbox, stored: StoredImport): { stored: StoredImport; records: NewRecord[] } {
  const { task, from, done } = stored;
  if (!sandbox.datasets.has(task.dataset_id)) return failed(stored, "The dataset was deleted.");
  const items = readItems(sandbox, from);
  if (!items) return failed(stored, "The file is no longer there.");
  const end = Math.min(items.length, done + Math.max(1, Math.ceil(items.length / STEPS)));
  const records = items.slice(done, end).flatMap((read) => read() ?? []);
  const added = stored.added + records.length;
  const over = end >= items.length;
  const skipped = end - added;
  const next: Schemas["DatasetImportTask"] = {
    ...task,
    status: over ? "COMPLETED" : "RUNNING",
    message: `${added} added${skipped > 0 ? `, ${skipped} skipped because they are no valid records` : ""}.`,
    progress: over ? 100 : Math.floor((100 * end) / items.length),
  };
  return { stored: { ...stored, task: next, done: end, added }, records };
}

function failed(stored: StoredImport, message: string): { stored: StoredImport; records: NewRecord[] } {
  return { stored: { ...stored, task: { ...stored.task, status: "FAILED", message } }, records: [] };
}

/** How to read each item; undefined if there is nothing to read from. */
function readItems(sandbox: Sandbox, from: StoredImport["from"]): (() => NewRecord | undefined)[] | undefined {
  if ("conversations" in from)
    return from.conversations.map((id) => () => {
      const conversation = sandbox.conversations.get(id);
      return conversation && recordOfConversation(conversation);
    });
  if ("records" in from) return from.records.map((id) => () => sandbox.datasetRecords.get(id));
  const file = sandbox.files.get(from.file);
  return file && linesOf(file.content).map((line) => () => recordOfLine(line));
}

/** Blank lines don't count. */
function linesOf(content: string): string[] {
  return content.split("\n").filter((line) => line.trim() !== "");
}

function recordOfLine(line: string): NewRecord | undefined {
  try {
    const value: unknown = JSON.parse(line);
    if (!isObject(value) || !isObject(value.payload)) return undefined;
    const { payload, properties = {} } = value;
    const { messages = [] } = payload;
    if (!isObject(properties) || !Array.isArray(messages) || !messages.every(isObject)) return undefined;
    return { payload, properties, source: "UPLOADED_FILE" };
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Only its messages: a record of a dataset says what was asked and answered, not which tools ran. */
function recordOfConversation({ entries }: StoredConversation): NewRecord {
  const messages = entries.flatMap((entry) =>
    entry.type === "message.input" || entry.type === "message.output"
      ? [{ role: entry.role, content: textOf(entry.content) }]
      : [],
  );
  return { payload: { messages }, properties: {}, source: "PLAYGROUND" };
}
