#!/usr/bin/env node
import "../mock/command/prepare-process.ts";
import { runCommand } from "./command.ts";

const interrupt = new AbortController();
// The first signal lets the checks delete what they created; a second one ends the process.
for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => interrupt.abort(name));

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
  signal: interrupt.signal,
});
