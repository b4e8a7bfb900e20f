#!/usr/bin/env node
import "./prepare-process.ts";
import type { SandboxStore } from "../stores/store.ts";
import { withConfig } from "./config.ts";
import { data, mock, proxy } from "./options.ts";

// A command loads its code when it runs, so that help and errors appear at once.
mock.action(async (options, command) => {
  const [name] = command.args;
  if (name !== undefined) command.error(`There is no command ${name}. The commands are proxy and data.`);
  const { startMock } = await import("./start.ts");
  await startMock(options);
});
proxy.action(async (options) => {
  const { startProxyServer } = await import("./start.ts");
  await startProxyServer(options);
});
data.action(async (args) => {
  const [{ runData }, { openStore }] = await Promise.all([import("./data.ts"), import("../http/open-store.ts")]);
  // There is no other kind of store.
  await runData(args, async (location, options) => (await openStore(location, options)) as SandboxStore);
});

function explain(error: NodeJS.ErrnoException): string {
  if (error.code === "EADDRINUSE") return "The port is in use. Choose another one with --port, or 0 for any free one.";
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return "The address given with --host does not belong to this machine.";
  if (error.code === "EACCES") return `Not allowed: ${error.message}. Choose another port or file.`;
  return error.message;
}

try {
  await mock.parseAsync(await withConfig(process.argv.slice(2)), { from: "user" });
} catch (error) {
  const command = process.argv[2] === "data" ? "platform-api-mock data" : "platform-api-mock";
  process.stderr.write(`${explain(error as Error)}\nRun ${command} --help for help.\n`);
  process.exitCode = 1;
}
