/**
 * Keeps our own mock busy with 200 keys, 500 open streams and abandoned connections, and prints its resources at the
 * start, at the end and after everything is closed. Linux only, for its /proc.
 *
 *   npm run soak -- [--minutes 10]
 */
import { parseArgs } from "node:util";
import { startMock } from "./fuzz/server.ts";
import { soak } from "./fuzz/soak.ts";

/** Megabytes of heap. Without a limit, Node.js keeps memory that is free, and the figure would say little. */
const HEAP = 256;

const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error(`--minutes must be a number above 0, not "${values.minutes}".`);
  process.exit(1);
}
const server = await startMock(1, [`--max-old-space-size=${HEAP}`]);
try {
  const figures = await soak(server, minutes * 60_000);
  const row = (name: string, cells: readonly string[]) => console.log(`| ${[name, ...cells].join(" | ")} |`);
  row("", ["start", "end", "all closed"]);
  console.log(`|${" --- |".repeat(4)}`);
  row(
    "memory in MB",
    figures.map(({ memory }) => memory.toFixed(0)),
  );
  row(
    "files and sockets",
    figures.map(({ handles }) => String(handles)),
  );
  row(
    "p99 in ms",
    figures.map(({ p99 }) => p99?.toFixed(1) ?? ""),
  );
  if (server.hasEnded()) throw new Error(`The server has ended. ${server.complaints()}`);
} finally {
  await server.stop();
}
