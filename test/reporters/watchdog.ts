import type { Reporter, TestModule } from "vitest/node";

/**
 * Returns a Vitest reporter that ends the run if a test file finishes no test within the limit. The timeout of a test can't
 * stop a loop that blocks its thread, because the timer runs on the same thread. Exiting the process stops all threads. The
 * time that a file takes to load doesn't count: on a busy machine, files that render the whole reference need minutes.
 */
export function watchdog(limitMs: number, end = endProcess): Reporter {
  const timers = new Map<string, NodeJS.Timeout>();
  const clear = ({ id }: TestModule) => clearTimeout(timers.get(id));
  const restart = (module: TestModule) => {
    clear(module);
    const message = `${module.relativeModuleId} has finished no test for ${limitMs / 1000} seconds.`;
    timers.set(
      module.id,
      setTimeout(() => end(message), limitMs),
    );
  };
  return {
    onTestModuleCollected: restart,
    onTestCaseResult: (test) => restart(test.module),
    onTestModuleEnd: clear,
  };
}

function endProcess(message: string): void {
  console.error(message);
  process.exit(1);
}
