import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TestCase, TestModule } from "vitest/node";
import { watchdog } from "./watchdog.ts";

// The reporter reads only these fields of a TestModule.
const module = { id: "1", relativeModuleId: "test/loop.test.ts" } as TestModule;
const end = vi.fn();

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  end.mockClear();
});

test("a file that finishes no test within the limit ends the run with a message that names the file", () => {
  const { onTestModuleCollected, onTestCaseResult } = watchdog(1000, end);
  onTestModuleCollected!(module);
  vi.advanceTimersByTime(999);
  onTestCaseResult!({ module } as TestCase);
  vi.advanceTimersByTime(999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledExactlyOnceWith("test/loop.test.ts has finished no test for 1 seconds.");
});

test("a file that has finished does not end the run", () => {
  const { onTestModuleCollected, onTestModuleEnd } = watchdog(1000, end);
  onTestModuleCollected!(module);
  onTestModuleEnd!(module);
  vi.advanceTimersByTime(1000);
  expect(end).not.toHaveBeenCalled();
});

test("a file that is being loaded does not end the run", () => {
  watchdog(1000, end).onTestModuleQueued?.(module);
  vi.advanceTimersByTime(1000);
  expect(end).not.toHaveBeenCalled();
});
