import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TestCase, TestModule } from "vitest/node";
import { watchdog } from "../../scripts/watchdog.ts";

// The reporter reads no more than this of what vitest hands to it.
const module = { id: "1", relativeModuleId: "test/loop.test.ts" } as TestModule;
const end = vi.fn();

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  end.mockClear();
});

test("a file whose test never ends is named, and the run is over", () => {
  const { onTestModuleQueued, onTestCaseResult } = watchdog(1000, end);
  onTestModuleQueued!(module);
  vi.advanceTimersByTime(999);
  onTestCaseResult!({ module } as TestCase);
  vi.advanceTimersByTime(999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledExactlyOnceWith("test/loop.test.ts finished no test for 1 seconds.");
});

test("a file that has ended is watched no more", () => {
  const { onTestModuleQueued, onTestModuleEnd } = watchdog(1000, end);
  onTestModuleQueued!(module);
  onTestModuleEnd!(module);
  vi.advanceTimersByTime(1000);
  expect(end).not.toHaveBeenCalled();
});
