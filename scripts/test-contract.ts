/**
 * Runs the command platform-api-contract from its source: against the server at --base-url, or, without it, against stock Prism
 * with every check.
 *
 *   npm run test:contract
 *   npm run test:contract -- --base-url http://127.0.0.1:4010 --writes
 */
import { runCommand } from "../src/contract/command.ts";
import { startPrism } from "./shared/prism.ts";

const OUTPUT = {
  out: (text: string) => process.stdout.write(text),
  error: (text: string) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
};
const args = process.argv.slice(2);
const isComplete = args.some((arg) => /^(--base-url(=|$)|-h$|--help$|-V$|--version$)/.test(arg));

if (isComplete || process.env.PLATFORM_BASE_URL) {
  process.exitCode = await runCommand(args, OUTPUT);
} else {
  const prism = await startPrism("127.0.0.1", 0);
  const all = ["--writes", "--stateless", "--allow", "*", "--prefer", "--user-context-token", "any"];
  process.exitCode = await runCommand(["--base-url", prism.url, ...all, ...args], OUTPUT);
  await prism.stop();
}
