import type { components } from "../../../../generated/types.ts";
import { moderate } from "../classifiers/moderation.ts";

type Schemas = components["schemas"];

export type GuardrailResult = Schemas["ConversationGuardrailResult"] & { action: "none" | "block" };

const THRESHOLD = 0.5;
const JAILBREAK = /\bignore (?:all |your )*(?:previous |prior )?instructions\b/i;
/** Only the end of a longer text is checked. */
const MAX_CHARACTERS = 10_000;

/** A result for each guardrail; null if there are none. The scores are those of the moderation operations. */
export function checkText(guardrails: readonly Schemas["Guardrail"][], text: string): GuardrailResult[] | null {
  if (guardrails.length === 0) return null;
  const scores = scoresOf(text.slice(-MAX_CHARACTERS));
  return guardrails.map((guardrail) => resultOf(guardrail, scores));
}

export function isBlocked(results: readonly GuardrailResult[] | null): boolean {
  return results?.some(({ action }) => action === "block") ?? false;
}

type Generation = "moderation_llm_v1" | "moderation_llm_v2";
type Scores = readonly (readonly [category: string, score: number])[];

function scoresOf(text: string): Record<Generation, Scores> {
  // Their type allows scores to be missing, but none is.
  const first = Object.entries(moderate(text).category_scores as Record<string, number>);
  const second = first.flatMap(([category, score]): Scores => {
    if (category !== "dangerous_and_criminal_content") return [[category, score]];
    return [
      ["dangerous", score],
      ["criminal", score],
    ];
  });
  return {
    moderation_llm_v1: first,
    moderation_llm_v2: [...second, ["jailbreaking", JAILBREAK.test(text) ? 0.99 : 0.0001]],
  };
}

function resultOf(guardrail: Schemas["Guardrail"], scores: Record<Generation, Scores>): GuardrailResult {
  const categories: Record<string, boolean> = {};
  const category_scores: Record<string, number> = {};
  let action: "none" | "block" = "none";
  for (const generation of ["moderation_llm_v1", "moderation_llm_v2"] as const) {
    const check = guardrail[generation];
    if (!check) continue;
    const thresholds = new Map(Object.entries(check.custom_category_thresholds ?? {}));
    for (const [category, score] of scores[generation]) {
      if (check.ignore_other_categories && !thresholds.has(category)) continue;
      const isFound = score >= (thresholds.get(category) ?? THRESHOLD);
      category_scores[category] = score;
      categories[category] ||= isFound;
      if (isFound && check.action === "block") action = "block";
    }
  }
  const model_name = guardrail.moderation_llm_v1?.model_name ?? guardrail.moderation_llm_v2?.model_name;
  return { model_name: model_name ?? "aurora-guard", categories, category_scores, action };
}
