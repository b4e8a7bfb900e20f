import type { ClassifierTarget, Model } from "../../../../generated/mock-types.ts";
import { table } from "../../state/table.ts";
import type { Seeded } from "../seeded.ts";

/** The properties of a fine-tuned model that only its workspace can see. They never change. */
export interface FineTuning {
  readonly model_id: string;
  readonly root_version: string;
  readonly workspace_id: string;
  /** The targets of a classifier; null for a model that generates text. */
  readonly classifier_targets: readonly ClassifierTarget[] | null;
}

export interface ModelsSeed {
  readonly models?: readonly ModelSeed[];
}

/** Only a fine-tuned model has internal data. */
export type ModelSeed = Seeded<Model, Partial<Omit<FineTuning, "model_id">>>;

export const modelsTables = {
  models: table<Model>(({ id }) => id),
  fineTunings: table<FineTuning>(({ model_id }) => model_id),
};
