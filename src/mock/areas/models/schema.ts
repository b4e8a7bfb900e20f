import type { Examples } from "../../../../generated/examples.ts";
import { type DescribeArea, list, nullable, ref, row, TEXT } from "../shared/describe.ts";
import type { ModelSeed } from "./state.ts";

const internal = {
  root_version: TEXT,
  workspace_id: TEXT,
  classifier_targets: nullable(list(ref("ClassifierTarget"))),
};

export const models: DescribeArea<"models"> = ({ examples }) => ({
  rows: { models: ref("Model"), fineTunings: row({ model_id: TEXT, ...internal }) },
  lists: {
    models: {
      resource: ref("Model"),
      internal,
      description: "Each a `Model`. `_mock` has what only the workspace of a fine-tuned model sees.",
    },
  },
  initial: { models: initialModels(examples) },
});

function initialModels({ harborModels, tideModelRenamed, questionClassifierNamed }: Examples): ModelSeed[] {
  const fineTuned = [tideModelRenamed, questionClassifierNamed];
  return harborModels.data.map((model) => {
    const details = fineTuned.find(({ id }) => id === model.id);
    if (!details) return model;
    const { root_version } = details;
    const classes = details.model_type === "classifier" ? { classifier_targets: details.classifier_targets } : {};
    return { ...model, _mock: { root_version, ...classes } };
  });
}
