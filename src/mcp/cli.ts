#!/usr/bin/env node
import "../mock/command/prepare-process.ts";
import { command } from "./options.ts";

command.action(async (options) => {
  const { start } = await import("./start.ts");
  await start(options);
});

try {
  await command.parseAsync();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nRun platform-api-mcp --help for help.\n`);
  process.exitCode = 1;
}
