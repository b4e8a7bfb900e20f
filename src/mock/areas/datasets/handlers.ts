import type { Dataset, DatasetImportTask, DatasetRecord } from "../../../../generated/mock-types.ts";
import { notFound } from "../../exchange/problems.ts";
import { remember } from "../../exchange/remembered.ts";
import { accepted, created, noContent, ok } from "../../exchange/responses.ts";
import { jsonl } from "../../lib/jsonl.ts";
import type { RowRange } from "../../state/row-index.ts";
import type { Caller } from "../caller.ts";
import { defineHandlers, type ShortageHandler, type TaskHandler } from "../define-handlers.ts";
import { fileUrl, findFile, storeFile } from "../files/files.ts";
import { textFilter } from "../shared/filters.ts";
import { linkedPage } from "../shared/links.ts";
import { updated } from "../shared/updates.ts";
import type { Sandbox } from "../tables.ts";
import { findWorkspace } from "../users/state.ts";
import { continueImport, failImport } from "./import.ts";
import { datasetsInOrder, recordsByDataset, type StoredImport } from "./state.ts";

const DATASETS_PATH = "/v1/observability/datasets";

/**
 * An import ends after a few seconds. No operation gets an import, so only the new records show its progress. Deleted
 * resources disappear immediately.
 */
export const handlers = defineHandlers("datasets", {
  "observability.datasets.list": ({ query, sandbox }) => {
    const newestFirst = sandbox.datasets.by(datasetsInOrder).reversed();
    const hasText = textFilter(query.q);
    const rows =
      query.q === undefined
        ? newestFirst
        : [...newestFirst].filter(({ name, description }) => hasText(name, description));
    return ok({ datasets: linkedPage(rows, DATASETS_PATH, query) });
  },

  "observability.datasets.create": ({ body, sandbox, caller }) => {
    const now = sandbox.time();
    const dataset = sandbox.datasets.put({
      id: sandbox.newUuid(),
      name: body.name,
      description: body.description,
      owner_id: caller.user_id,
      workspace_id: findWorkspace(sandbox).id,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    });
    return created(dataset);
  },

  "observability.datasets.get": ({ path, sandbox }) => ok(remember(findDataset(sandbox, path.dataset_id))),

  "observability.datasets.update": ({ path, body, sandbox }) => {
    const dataset = findDataset(sandbox, path.dataset_id);
    const { name = dataset.name } = body;
    const description = updated(body.description, dataset.description, "");
    if (name === dataset.name && description === dataset.description) return ok(dataset);
    return ok(sandbox.datasets.put({ ...dataset, name, description, updated_at: sandbox.time() }));
  },

  "observability.datasets.delete": ({ path, sandbox }) => {
    const { id } = findDataset(sandbox, path.dataset_id);
    for (const record of listRecords(sandbox, id)) sandbox.datasetRecords.delete(record.id);
    sandbox.datasets.delete(id);
    return noContent();
  },

  "observability.datasets.records.list": ({ path, query, sandbox }) => {
    const { id } = findDataset(sandbox, path.dataset_id);
    return ok({ records: linkedPage(listRecords(sandbox, id).reversed(), `${DATASETS_PATH}/${id}/records`, query) });
  },

  "observability.datasets.records.create": ({ path, body, sandbox }) => {
    const { id } = findDataset(sandbox, path.dataset_id);
    const { payload, properties = {}, source = "DIRECT_INPUT" } = body;
    return created(addRecord(sandbox, id, { payload, properties, source }));
  },

  "observability.datasets.importFromFile": ({ path, body, sandbox, caller }) => {
    const { id } = findDataset(sandbox, path.dataset_id);
    const file = findFile(sandbox, body.file_id);
    return accepted(startImport(sandbox, caller, id, { file: file.id }));
  },

  "observability.datasets.importFromPlayground": ({ path, body, sandbox, caller }) => {
    const { id } = findDataset(sandbox, path.dataset_id);
    const conversations = [...new Set(body.conversation_ids)];
    const unknown = conversations.find((conversation) => !sandbox.conversations.has(conversation));
    if (unknown !== undefined) importItemNotFound("CONVERSATION_NOT_FOUND", "conversation", unknown);
    return accepted(startImport(sandbox, caller, id, { conversations }));
  },

  "observability.datasets.importFromDataset": ({ path, body, sandbox, caller }) => {
    const { id } = findDataset(sandbox, path.dataset_id);
    const records = [...new Set(body.dataset_record_ids)];
    const unknown = records.find((record) => !sandbox.datasetRecords.has(record));
    if (unknown !== undefined) importItemNotFound("DATASET_RECORD_NOT_FOUND", "dataset record", unknown);
    return accepted(startImport(sandbox, caller, id, { records }));
  },

  "observability.datasets.exportToJsonl": ({ path, sandbox, origin }) => {
    const dataset = findDataset(sandbox, path.dataset_id);
    const lines = [...listRecords(sandbox, dataset.id)].map(({ payload, properties }) => ({ payload, properties }));
    const content = jsonl(lines);
    const file = storeFile(sandbox, { name: `${dataset.id}.jsonl`, mediaType: "application/jsonl", content });
    sandbox.later(HOUR_MS, "datasets.expireExport", { file });
    return ok({ file_url: fileUrl(origin, sandbox, file) });
  },
});

const HOUR_MS = 3_600_000;
const SECOND_MS = 1000;

export const datasetsTasks: Readonly<Record<string, TaskHandler>> = {
  "datasets.import": (sandbox, data) => {
    const before = sandbox.datasetImports.get(String(data.id));
    if (!before) return;
    const { after, place, isPartDone } = continueImport(sandbox, before, data, (record) =>
      addRecord(sandbox, before.task.dataset_id, record),
    );
    putImport(sandbox, after);
    const next = { id: after.task.id, ...place };
    if (!isPartDone) return next;
    if (after.task.status === "RUNNING") sandbox.later(SECOND_MS, "datasets.import", next);
  },

  "datasets.expireExport": (sandbox, { file }) => {
    sandbox.files.delete(String(file));
  },
};

export const datasetsShortages: Readonly<Record<string, ShortageHandler>> = {
  "datasets.import": (sandbox, { id }, { message }) => {
    const before = sandbox.datasetImports.get(String(id));
    if (before) putImport(sandbox, failImport(before, message));
  },
};

function putImport(sandbox: Sandbox, after: StoredImport): void {
  sandbox.datasetImports.put({ ...after, task: { ...after.task, updated_at: sandbox.time() } });
}

function findDataset(sandbox: Sandbox, id: string): Dataset {
  return (
    sandbox.datasets.get(id) ??
    notFound(
      "DATASET_NOT_FOUND",
      `No dataset in this workspace has the id ${id}. List the datasets to find the right id.`,
    )
  );
}

function importItemNotFound(code: string, noun: string, id: string): never {
  notFound(
    code,
    `No ${noun} in this workspace has the id ${id}, so nothing was imported. Remove it or correct the id.`,
  );
}

/** Oldest first. */
function listRecords(sandbox: Sandbox, dataset_id: string): RowRange<DatasetRecord> {
  return sandbox.datasetRecords.by(recordsByDataset).within([dataset_id]);
}

function addRecord(
  sandbox: Sandbox,
  dataset_id: string,
  { payload, properties, source }: Pick<DatasetRecord, "payload" | "properties" | "source">,
): DatasetRecord {
  const now = sandbox.time();
  return sandbox.datasetRecords.put({
    id: sandbox.newUuid(),
    dataset_id,
    payload,
    properties,
    source,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  });
}

function startImport(
  sandbox: Sandbox,
  caller: Caller,
  dataset_id: string,
  from: StoredImport["source"],
): DatasetImportTask {
  const now = sandbox.time();
  const task: DatasetImportTask = {
    id: sandbox.newUuid(),
    dataset_id,
    creator_id: caller.user_id,
    workspace_id: findWorkspace(sandbox).id,
    status: "RUNNING",
    message: null,
    progress: 0,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
  sandbox.datasetImports.put({ task, source: from, processed: 0, added: 0 });
  sandbox.later(SECOND_MS, "datasets.import", { id: task.id });
  return task;
}
