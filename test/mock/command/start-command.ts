import { spawn } from "node:child_process";
import { once } from "node:events";
import { defined } from "../../defined.ts";
import { until } from "../../until.ts";

/** A server that a command has started. */
export type RunningCommand = Awaited<ReturnType<typeof startCommand>>;

/**
 * Starts the command with arguments and further variables of the environment, and resolves when it listens. `tracer` is a
 * command that runs it.
 */
export async function startCommand(
  cli: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
  tracer: readonly string[] = [],
) {
  const env = { ...process.env, ...variables };
  const [program = "", ...first] = [...tracer, process.execPath, cli];
  const child = spawn(program, [...first, ...args], { stdio: ["ignore", "pipe", "pipe"], env });
  const exited = once(child, "exit");
  let [output, errors] = ["", ""];
  child.stdout.on("data", (data) => {
    output += data;
  });
  child.stderr.on("data", (data) => {
    errors += data;
  });
  const address = () => / listens on (http:\/\/\S+)[.,]\s/.exec(errors)?.[1];
  await until(() => address() !== undefined || child.exitCode !== null);
  if (child.exitCode !== null) throw new Error(`The command did not start: ${errors}`);
  return {
    url: defined(address()),
    output: () => output,
    errors: () => errors,
    /** Resolves when the command has ended. */
    async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
      child.kill(signal);
      await exited;
    },
  };
}
