import type { Reporter, TestModule } from "vitest/node";

/**
 * A reporter that ends the run when a test file has finished no test for a while. A test's own timeout can't end a loop
 * that never yields, because the timer runs on the same thread. To end the process ends the threads of all workers.
 */
export function watchdog(limitMs: number, end = endProcess): Reporter {
  const timers = new Map<string, NodeJS.Timeout>();
  const clear = ({ id }: TestModule) => clearTimeout(timers.get(id));
  const restart = (module: TestModule) => {
    clear(module);
    const message = `${module.relativeModuleId} finished no test for ${limitMs / 1000} seconds.`;
    timers.set(
      module.id,
      setTimeout(() => end(message), limitMs),
    );
  };
  return {
    onTestModuleQueued: restart,
    onTestCaseResult: (test) => restart(test.module),
    onTestModuleEnd: clear,
  };
}

function endProcess(message: string): void {
  console.error(message);
  process.exit(1);
}
