import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/types.ts";
import { defineTable } from "../../sandbox/table.ts";

type Schemas = components["schemas"];

/** What the workspace alone sees of a fine-tuned model, and what never changes. */
export interface FineTuning {
  readonly model_id: string;
  readonly root_version: string;
  readonly workspace_id: string;
  /** What a classifier decides about a text; null for a model that writes text. */
  readonly classifier_targets: readonly Schemas["ClassifierTarget"][] | null;
}

const fineTunings = [examples.tideModelRenamed, examples.questionClassifierNamed].map(
  (model): FineTuning => ({
    model_id: model.id,
    root_version: model.root_version,
    workspace_id: model.workspace_id,
    classifier_targets: model.model_type === "classifier" ? model.classifier_targets : null,
  }),
);

export const modelsState = {
  models: defineTable<Schemas["Model"]>((model) => model.id, examples.harbourModels.data),
  fineTunings: defineTable<FineTuning>((tuning) => tuning.model_id, fineTunings),
};
