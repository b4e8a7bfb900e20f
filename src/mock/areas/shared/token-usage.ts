import type { TokenUsage } from "../../../../generated/mock-types.ts";

/** The token usage of a response, with the length of the audio in its request. */
export function tokenUsage(
  prompt_tokens: number,
  completion_tokens: number,
  prompt_audio_seconds: number | null = null,
): TokenUsage {
  const total_tokens = prompt_tokens + completion_tokens;
  return { prompt_tokens, completion_tokens, total_tokens, prompt_audio_seconds };
}
