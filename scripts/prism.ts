import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const CLI = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");
const DOCUMENT = fileURLToPath(new URL("../generated/openapi.yaml", import.meta.url));

export interface Prism {
  /** Base URL without a trailing slash. */
  url: string;
  /** Stops the process and resolves when it has exited. */
  stop(): Promise<void>;
  /** Resolves when the process has exited. */
  exited: Promise<void>;
}

/**
 * Starts the stock Prism CLI with the bundled document, and resolves when Prism is listening. Calls `log` with each line that
 * Prism prints after that, and `logError` with each line on stderr. Port 0 means any free port. Rejects if the port is in use
 * or Prism does not start.
 */
export async function startPrism(
  host: string,
  port: number,
  log: (line: string) => void = () => {},
  logError: (line: string) => void = console.error,
): Promise<Prism> {
  const freePort = await findFreePort(host, port);
  const child = spawn(process.execPath, [CLI, "mock", DOCUMENT, "--host", host, "--port", String(freePort)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Unlike "exit", this is after the last line that it printed.
  const exited = once(child, "close").then(() => {});
  // A child process outlives a parent that calls process.exit.
  const kill = () => child.kill();
  process.once("exit", kill);
  void exited.then(() => process.off("exit", kill));
  let listening = false;
  createInterface({ input: child.stderr }).on("line", logError);
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((resolve, reject) => {
    let last = "";
    lines.on("line", (line) => {
      if (listening) log(line);
      else if (line.includes("Prism is listening")) {
        listening = true;
        resolve();
      }
      last = line;
    });
    exited.then(() => reject(new Error(`Prism did not start: ${last}`)));
  });
  const stop = async () => {
    child.kill();
    await exited;
  };
  return { url: `http://${host}:${freePort}`, stop, exited };
}

/** Returns the port if it is free, or any free port for 0. Prism reports neither that a port is in use nor its number. */
async function findFreePort(host: string, port: number): Promise<number> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, "listening");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === "EADDRINUSE" ? `Port ${port} is in use.` : `Can't listen on ${host}:${port} (${message}).`;
    throw new Error(`${reason} Choose another with --port, for example: npm run mock:prism -- --port ${port + 1}`);
  }
  const { port: freePort } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return freePort;
}
