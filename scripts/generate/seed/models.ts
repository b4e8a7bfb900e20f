import type { Examples } from "../../../generated/examples.ts";
import type { Seed } from "../../../src/mock/areas/seed.ts";

export function modelsSeed({
  harborModels,
  tideModelRenamed,
  questionClassifierNamed,
}: Examples): Pick<Seed, "models"> {
  const fineTuned = [tideModelRenamed, questionClassifierNamed];
  return {
    models: harborModels.data.map((model) => {
      const details = fineTuned.find(({ id }) => id === model.id);
      if (!details) return model;
      const { root_version } = details;
      const classes = details.model_type === "classifier" ? { classifier_targets: details.classifier_targets } : {};
      return { ...model, _mock: { root_version, ...classes } };
    }),
  };
}
