import type { DatasetImportTask, DatasetRecord } from "../../../../generated/mock-types.ts";
import { isJsonObject } from "../../../core/json-object.ts";
import { parseJsonLine } from "../../lib/parse-json.ts";
import { pieceDeadline } from "../../lib/pause.ts";
import type { TaskData } from "../../state/tasks.ts";
import type { StoredConversation } from "../conversations/state.ts";
import { toText } from "../shared/message-text.ts";
import type { Sandbox } from "../tables.ts";
import type { StoredImport } from "./state.ts";

type NewRecord = Pick<DatasetRecord, "payload" | "properties" | "source">;

/** Number of parts in which an import runs, whatever its size. */
const PARTS = 3;

/** Where the next item of an import begins, and the number of all items. It is in the task's data, so that they are counted once. */
type Place = Readonly<Record<"from" | "length", number>>;

/**
 * Runs a piece of the next part of an import: calls `add` with each record. Returns the import after it, and the place of the
 * next piece. Items that are not valid records, or were deleted after the start, are skipped. If the dataset or file was
 * deleted, the import fails.
 */
export function continueImport(
  sandbox: Sandbox,
  before: StoredImport,
  data: TaskData,
  add: (record: NewRecord) => unknown,
) {
  const fail = (message: string) => ({ after: failImport(before, message), place: undefined, isPartDone: true });
  if (!sandbox.datasets.has(before.task.dataset_id)) return fail("The dataset was deleted.");
  const itemsFrom = findItems(sandbox, before.source);
  if (!itemsFrom) return fail("The file no longer exists.");
  let { processed, added } = before;
  let { from, length } = isPlace(data) ? data : locate(itemsFrom(0), processed);
  const part = Math.max(1, Math.ceil(length / PARTS));
  const end = Math.min(length, (Math.floor(processed / part) + 1) * part);
  const time = pieceDeadline();
  for (const { read, after } of itemsFrom(from)) {
    const record = read();
    if (record) add(record);
    processed += 1;
    added += record ? 1 : 0;
    from = after;
    if (processed >= end) break;
    if (performance.now() >= time)
      return { after: { ...before, processed, added }, place: { from, length }, isPartDone: false };
  }
  const isComplete = end >= length;
  const skipped = end - added;
  const task: DatasetImportTask = {
    ...before.task,
    status: isComplete ? "COMPLETED" : "RUNNING",
    message: `${added} added${skipped > 0 ? `, ${skipped} skipped because they are not valid records` : ""}.`,
    progress: isComplete ? 100 : Math.floor((100 * end) / length),
  };
  return { after: { ...before, task, processed: end, added }, place: { from, length }, isPartDone: true };
}

function isPlace(data: TaskData): data is TaskData & Place {
  return typeof data.from === "number" && typeof data.length === "number";
}

/** Counts the items, and finds the place of the first that is not processed. */
function locate(items: Iterable<Item>, processed: number): Place {
  let [from, length] = [0, 0];
  for (const { after } of items) if (++length === processed) from = after;
  return { from, length };
}

export function failImport(before: StoredImport, message: string): StoredImport {
  return { ...before, task: { ...before.task, status: "FAILED", message } };
}

/** An item of an import, and the place of the next one: an index, or the offset of a line. */
interface Item {
  readonly read: () => NewRecord | undefined;
  readonly after: number;
}

/** Returns a function that lists the items from a place on; undefined if the file no longer exists. */
function findItems(sandbox: Sandbox, source: StoredImport["source"]): ((from: number) => Iterable<Item>) | undefined {
  if ("conversations" in source)
    return (from) =>
      listItems(source.conversations, from, (id) => {
        const conversation = sandbox.conversations.get(id);
        return conversation && recordOfConversation(conversation);
      });
  if ("records" in source) return (from) => listItems(source.records, from, (id) => sandbox.datasetRecords.get(id));
  const file = sandbox.files.get(source.file);
  return file && ((from) => findLines(file.content, from));
}

function* listItems(ids: readonly string[], from: number, read: (id: string) => NewRecord | undefined) {
  for (let index = from; index < ids.length; index += 1) yield { read: () => read(ids[index]!), after: index + 1 };
}

/** Finds the lines that are not blank. */
function* findLines(content: string, from: number): Generator<Item> {
  for (let start = from, end = 0; start < content.length; start = end + 1) {
    end = content.indexOf("\n", start);
    if (end < 0) end = content.length;
    const line = content.slice(start, end);
    if (line.trim() !== "") yield { read: () => parseRecord(line), after: end + 1 };
  }
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
