import { vi } from "vitest";

/** Resolves when a condition is met. What takes a moment on an idle machine may take seconds on a busy one. */
export function until(condition: () => unknown): Promise<unknown> {
  return vi.waitUntil(condition, { timeout: 60_000 });
}
