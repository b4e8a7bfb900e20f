import type { components } from "../../../../generated/types.ts";
import type { Caller } from "../caller.ts";
import { fileUrl, storeFile } from "../files.ts";
import { defineHandlers, type TaskHandler } from "../handler.ts";
import { linkedPage } from "../links.ts";
import { notFound } from "../problems.ts";
import { accepted, created, noContent, ok } from "../responses.ts";
import type { Sandbox } from "../tables.ts";
import { workspace } from "../users/state.ts";
import { continueImport } from "./import.ts";
import type { StoredImport } from "./state.ts";

type Schemas = components["schemas"];

const LISTING = "/v1/observability/datasets";

/**
 * Imports end after some seconds, which shows in the records: no operation reads an import. Deleted things are gone at
 * once.
 */
export const datasets = defineHandlers("datasets", {
  "observability.datasets.list": ({ query, sandbox }) => {
    const rows = sandbox.datasets.all().filter((dataset) => mentions(dataset, query.q));
    return ok({ datasets: linkedPage(rows.toReversed(), LISTING, query) });
  },

  "observability.datasets.create": ({ body, sandbox, caller }) => {
    const now = sandbox.time();
    const dataset = sandbox.datasets.put({
      id: sandbox.newUuid(),
      name: body.name,
      description: body.description,
      owner_id: caller.user_id,
      workspace_id: workspace.id,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    });
    return created(dataset);
  },

  "observability.datasets.get": ({ path, sandbox }) => ok(findDataset(sandbox, path.dataset_id)),

  "observability.datasets.update": ({ path, body, sandbox }) => {
    const dataset = findDataset(sandbox, path.dataset_id);
    const name = body.name ?? dataset.name;
    const description = body.description ?? dataset.description;
    if (name === dataset.name && description === dataset.description) return ok(dataset);
    return ok(sandbox.datasets.put({ ...dataset, name, description, updated_at: sandbox.time() }));
  },

  "observability.datasets.delete": ({ path, sandbox }) => {
    const { id } = findDataset(sandbox, path.dataset_id);
    for (const record of recordsOf(sandbox, id)) sandbox.datasetRecords.delete(record.id);
    sandbox.datasets.delete(id);
    return noContent();
  },

  "observability.datasets.records.list": ({ path, query, sandbox }) => {
    const { id } = findDataset(sandbox, path.dataset_id);
    return ok({ records: linkedPage(recordsOf(sandbox, id).toReversed(), `${LISTING}/${id}/records`, query) });
  },

  "observability.datasets.records.create": ({ path, body, sandbox }) => {
    const { id } = findDataset(sandbox, path.dataset_id);
    const { payload, properties = {}, source = "DIRECT_INPUT" } = body;
    return created(addRecord(sandbox, id, { payload, properties, source }));
  },

  "observability.datasets.importFromFile": ({ path, body, sandbox, caller }) => {
    const { id } = findDataset(sandbox, path.dataset_id);
    const { file_id } = body;
    if (!sandbox.files.has(file_id))
      notFound("FILE_NOT_FOUND", `No file has the id ${file_id}. Upload the file to the file storage service first.`);
    return accepted(startImport(sandbox, caller, id, { file: file_id }));
  },

  "observability.datasets.importFromPlayground": ({ path, body, sandbox, caller }) => {
    const { id } = findDataset(sandbox, path.dataset_id);
    const conversations = [...new Set(body.conversation_ids)];
    const unknown = conversations.find((conversation) => !sandbox.conversations.has(conversation));
    if (unknown !== undefined) missingInput("CONVERSATION_NOT_FOUND", "conversation", unknown);
    return accepted(startImport(sandbox, caller, id, { conversations }));
  },

  "observability.datasets.importFromDataset": ({ path, body, sandbox, caller }) => {
    const { id } = findDataset(sandbox, path.dataset_id);
    const records = [...new Set(body.dataset_record_ids)];
    const unknown = records.find((record) => !sandbox.datasetRecords.has(record));
    if (unknown !== undefined) missingInput("DATASET_RECORD_NOT_FOUND", "dataset record", unknown);
    return accepted(startImport(sandbox, caller, id, { records }));
  },

  "observability.datasets.exportToJsonl": ({ path, sandbox, origin }) => {
    const dataset = findDataset(sandbox, path.dataset_id);
    const lines = recordsOf(sandbox, dataset.id).map(({ payload, properties }) =>
      JSON.stringify({ payload, properties }),
    );
    const content = lines.map((line) => `${line}\n`).join("");
    const file = storeFile(sandbox, { name: `${dataset.id}.jsonl`, mediaType: "application/jsonl", content });
    sandbox.later(HOUR, "datasets.expireExport", { file });
    return ok({ file_url: fileUrl(origin, sandbox, file) });
  },
});

const HOUR = 3_600_000;
const SECOND = 1000;

/** No operation shows an import after its start: that it goes on is seen from the records. */
export const datasetsTasks: Readonly<Record<string, TaskHandler>> = {
  "datasets.import": (sandbox, { id }) => {
    const started = sandbox.datasetImports.get(String(id));
    if (!started) return;
    const { stored, records } = continueImport(sandbox, started);
    for (const record of records) addRecord(sandbox, stored.task.dataset_id, record);
    sandbox.datasetImports.put({ ...stored, task: { ...stored.task, updated_at: sandbox.time() } });
    if (stored.task.status === "RUNNING") sandbox.later(SECOND, "datasets.import", { id: stored.task.id });
  },

  "datasets.expireExport": (sandbox, { file }) => {
    sandbox.files.delete(String(file));
  },
};

function findDataset(sandbox: Sandbox, id: string): Schemas["Dataset"] {
  return (
    sandbox.datasets.get(id) ??
    notFound(
      "DATASET_NOT_FOUND",
      `No dataset in this workspace has the id ${id}. List the datasets to find the right id.`,
    )
  );
}

function missingInput(code: string, what: string, id: string): never {
  notFound(
    code,
    `No ${what} in this workspace has the id ${id}, so nothing was imported. Remove it or correct the id.`,
  );
}

/** Whether the name or the description contains the text. */
function mentions({ name, description }: Schemas["Dataset"], text = ""): boolean {
  return [name, description].some((place) => place.toLowerCase().includes(text.toLowerCase()));
}

/** Oldest first. */
function recordsOf(sandbox: Sandbox, dataset_id: string): Schemas["DatasetRecord"][] {
  return sandbox.datasetRecords.all().filter((record) => record.dataset_id === dataset_id);
}

function addRecord(
  sandbox: Sandbox,
  dataset_id: string,
  { payload, properties, source }: Pick<Schemas["DatasetRecord"], "payload" | "properties" | "source">,
): Schemas["DatasetRecord"] {
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
  from: StoredImport["from"],
): Schemas["DatasetImportTask"] {
  const now = sandbox.time();
  const task: Schemas["DatasetImportTask"] = {
    id: sandbox.newUuid(),
    dataset_id,
    creator_id: caller.user_id,
    workspace_id: workspace.id,
    status: "RUNNING",
    message: null,
    progress: 0,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
  sandbox.datasetImports.put({ task, from, done: 0, added: 0 });
  sandbox.later(SECOND, "datasets.import", { id: task.id });
  return task;
}
