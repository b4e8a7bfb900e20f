import { type HostileCase, succeed } from "../case.ts";

export const manyTexts: HostileCase = {
  name: "moderates 900,000 texts",
  megabytes: 500,
  async attack({ send, isQuick }) {
    const input = Array(isQuick ? 400_000 : 900_000).fill("a");
    await send("POST", "/v1/moderations", { model: "aurora-guard", input });
  },
};

type Model = { id: string; _mock?: { classifier_targets?: { labels: string[] }[] } };

/** The classifier is part of a seed. */
export const manyLabels: HostileCase = {
  name: "classifies a text by 200,000 labels",
  megabytes: 500,
  async attack(target) {
    const seed = JSON.parse(await succeed(target, "GET", "/_mock/seed")) as { models: Model[] };
    const classifier = seed.models.find(({ _mock }) => _mock?.classifier_targets)!;
    const labels = Array.from({ length: target.isQuick ? 100_000 : 200_000 }, (_, index) => `label ${index}`);
    classifier._mock!.classifier_targets![0]!.labels = labels;
    await succeed(target, "POST", "/_mock/seed", seed);
    await target.send("POST", "/v1/classifications", { model: classifier.id, input: "When is low water?" });
  },
};
