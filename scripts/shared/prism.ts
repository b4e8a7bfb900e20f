import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { connect, createServer } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const CLI = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");
const DOCUMENT = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));

export interface Prism {
  /** Base URL without a trailing slash. */
  url: string;
  /** Stops the process and resolves when it has exited. */
  stop(): Promise<void>;
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
  log?: (line: string) => void,
  logError: (line: string) => void = console.error,
): Promise<Prism> {
  const freePort = await findFreePort(host, port);
  // Logging takes a sixth of its time.
  const level = ["--verboseLevel", log ? "info" : "fatal"];
  const child = spawn(process.execPath, [CLI, "mock", DOCUMENT, "--host", host, "--port", String(freePort), ...level], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Unlike "exit", this event follows the last printed line.
  const exited = once(child, "close").then(() => {});
  // A child process outlives a parent that calls process.exit.
  const kill = () => child.kill();
  process.once("exit", kill);
  void exited.then(() => process.off("exit", kill));
  createInterface({ input: child.stderr }).on("line", logError);
  let started = false;
  let last = "";
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (started) log?.(line);
    else started = line.includes("Prism is listening");
    last = line;
  });
  while (!(await isListening(host, freePort))) {
    const ended = await Promise.race([exited.then(() => true), setTimeout(100, false)]);
    if (ended) throw new Error(`Prism did not start: ${last}`);
  }
  const stop = async () => {
    child.kill();
    await exited;
  };
  return { url: `http://${host}:${freePort}`, stop, exited };
}

async function isListening(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
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
