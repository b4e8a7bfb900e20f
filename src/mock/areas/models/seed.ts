import type { Model } from "../../../../generated/mock-types.ts";
import { convertEach } from "../../lib/collect.ts";
import type { AreaData } from "../area-data.ts";
import { createEntry, toResource } from "../seeded.ts";
import type { Sandbox } from "../tables.ts";
import { type FineTuning, type ModelSeed, modelsTables } from "./state.ts";

export const modelsData: AreaData<"models"> = {
  tables: modelsTables,
  toRows: ({ models = [], workspaces = [] }) => ({
    models: models.map((entry) => toResource<Model>(entry)),
    fineTunings: models.flatMap((entry) => toFineTuningRows(entry, workspaces[0]?.id ?? "")),
  }),
  toEntries: (sandbox) => ({ models: convertEach(sandbox.models.all(), (model) => toEntry(sandbox, model)) }),
  lists: {
    models: {
      key: ["id"],
      names: ({ id, aliases }) => [id, ...aliases],
      references: () => [],
      recorded: { deletes: { "models.delete": "model_id" } },
    },
  },
  origins: {
    models: { list: "models" },
    fineTunings: { partsOf: "models", owner: ({ model_id }) => model_id },
  },

  *checkRows({ models, fineTunings }) {
    for (const [index, { TYPE, id }] of models.all().entries())
      if (TYPE === "fine-tuned" && !fineTunings.has(id))
        yield { table: "models", index, field: "id", detail: "needs a row in fineTunings" };
  },
};

function toFineTuningRows({ TYPE, id, _mock }: ModelSeed, workspace_id: string): FineTuning[] {
  if (TYPE !== "fine-tuned") return [];
  return [{ model_id: id, root_version: "1", workspace_id, classifier_targets: null, ..._mock }];
}

function toEntry(sandbox: Sandbox, model: Model): ModelSeed {
  const tuning = sandbox.fineTunings.get(model.id);
  if (!tuning) return model;
  const { model_id: _, ...internal } = tuning;
  const workspace_id = sandbox.workspaces.all()[0]?.id;
  return createEntry(model, internal, { root_version: "1", workspace_id, classifier_targets: null });
}
