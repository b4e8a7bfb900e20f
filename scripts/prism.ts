import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const CLI = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");
const DOCUMENT = fileURLToPath(new URL("../generated/openapi.yaml", import.meta.url));

export interface Prism {
  /** Base address, with no slash at the end. */
  url: string;
  /** Ends the process and resolves when it has ended. */
  stop(): Promise<void>;
  /** Resolves when the process has ended, by itself or not. */
  ended: Promise<void>;
}

/**
 * Starts the stock Prism CLI on the bundle and resolves when it listens. What it prints from then on goes to `log`.
 * Port 0 means any free one. Rejects with one line when the port is in use or Prism can't start.
 */
export async function startPrism(host: string, port: number, log: (line: string) => void = () => {}): Promise<Prism> {
  const freePort = await reserve(host, port);
  const child = spawn(process.execPath, [CLI, "mock", DOCUMENT, "--host", host, "--port", String(freePort)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit").then(() => {});
  let listening = false;
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
    ended.then(() => reject(new Error(`Prism could not start: ${last}`)));
  });
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { url: `http://${host}:${freePort}`, stop, ended };
}

/** Finds out whether the port is free, and which one when it is 0, since Prism tells neither. */
async function reserve(host: string, port: number): Promise<number> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, "listening");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === "EADDRINUSE" ? `Port ${port} is in use.` : `Can't listen on ${host}:${port} (${message}).`;
    throw new Error(`${reason} Choose another with --port, for example: npm start -- --port ${port + 1}`);
  }
  const { port: found } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return found;
}
