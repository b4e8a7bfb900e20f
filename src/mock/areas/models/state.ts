import type { components } from "../../../../generated/types.ts";
import { defineTable } from "../../sandbox/table.ts";
import { resourceOf, type Seeded } from "../seeded.ts";
import type { UsersSeed } from "../users/state.ts";

type Schemas = components["schemas"];

/** The properties of a fine-tuned model that only its workspace can see. They never change. */
export interface FineTuning {
  readonly model_id: string;
  readonly root_version: string;
  readonly workspace_id: string;
  /** The targets of a classifier; null for a model that generates text. */
  readonly classifier_targets: readonly Schemas["ClassifierTarget"][] | null;
}

export interface ModelsSeed extends Pick<UsersSeed, "workspaces"> {
  readonly models?: readonly ModelSeed[];
}

/** Only a fine-tuned model has internal data. */
type ModelSeed = Seeded<Schemas["Model"], Partial<Omit<FineTuning, "model_id">>>;

export function modelsTables({ models = [], workspaces = [] }: ModelsSeed) {
  const workspace_id = workspaces[0]?.id ?? "";
  return {
    models: defineTable<Schemas["Model"]>(
      (model) => model.id,
      models.map((entry) => resourceOf<Schemas["Model"]>(entry)),
    ),
    fineTunings: defineTable<FineTuning>(
      (tuning) => tuning.model_id,
      models.flatMap((entry) => fineTuningRows(entry, workspace_id)),
    ),
  };
}

function fineTuningRows({ TYPE, id, _mock }: ModelSeed, workspace_id: string): FineTuning[] {
  if (TYPE !== "fine-tuned") return [];
  return [{ model_id: id, root_version: "1", workspace_id, classifier_targets: null, ..._mock }];
}
