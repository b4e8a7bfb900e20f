import type { ConversationGuardrailResult, Guardrail } from "../../../../generated/mock-types.ts";
import { moderate } from "../classifiers/moderation.ts";

export type GuardrailResult = ConversationGuardrailResult & { action: "none" | "block" };

const DEFAULT_THRESHOLD = 0.5;
const JAILBREAK_PATTERN = /\bignore (?:all |your )*(?:previous |prior )?instructions\b/i;
/** Further guardrails are ignored: each has a result of 500 characters. */
const MAX_GUARDRAILS = 1000;
const MAX_CHARACTERS = 10_000;

/** Returns a result for each guardrail, with scores of the moderation operations; null if there are no guardrails. */
export function checkGuardrails(guardrails: readonly Guardrail[], text: string): GuardrailResult[] | null {
  if (guardrails.length === 0) return null;
  const scores = computeScores(text.slice(-MAX_CHARACTERS));
  return guardrails.slice(0, MAX_GUARDRAILS).map((guardrail) => toResult(guardrail, scores));
}

export function isBlocked(results: readonly GuardrailResult[] | null): boolean {
  return results?.some(({ action }) => action === "block") ?? false;
}

type ModerationVersion = "moderation_llm_v1" | "moderation_llm_v2";
type Scores = readonly (readonly [category: string, score: number])[];

function computeScores(text: string): Record<ModerationVersion, Scores> {
  // The type allows missing scores, but every score is present.
  const v1 = Object.entries(moderate(text).category_scores as Record<string, number>);
  const v2 = v1.flatMap(([category, score]): Scores => {
    if (category !== "dangerous_and_criminal_content") return [[category, score]];
    return [
      ["dangerous", score],
      ["criminal", score],
    ];
  });
  return {
    moderation_llm_v1: v1,
    moderation_llm_v2: [...v2, ["jailbreaking", JAILBREAK_PATTERN.test(text) ? 0.99 : 0.0001]],
  };
}

function toResult(guardrail: Guardrail, scores: Record<ModerationVersion, Scores>): GuardrailResult {
  const categories: Record<string, boolean> = {};
  const category_scores: Record<string, number> = {};
  let action: "none" | "block" = "none";
  for (const version of ["moderation_llm_v1", "moderation_llm_v2"] as const) {
    const check = guardrail[version];
    if (!check) continue;
    const thresholds = new Map(Object.entries(check.custom_category_thresholds ?? {}));
    for (const [category, score] of scores[version]) {
      if (check.ignore_other_categories && !thresholds.has(category)) continue;
      const isFlagged = score >= (thresholds.get(category) ?? DEFAULT_THRESHOLD);
      category_scores[category] = score;
      categories[category] ||= isFlagged;
      if (isFlagged && check.action === "block") action = "block";
    }
  }
  const model_name = guardrail.moderation_llm_v1?.model_name ?? guardrail.moderation_llm_v2?.model_name;
  return { model_name: model_name ?? "aurora-guard", categories, category_scores, action };
}
