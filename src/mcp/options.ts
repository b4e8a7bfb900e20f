/** The options of the command. */
import { Command, InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { hostNames, list, notEmpty, wholeNumber } from "../mock/command/option-values.ts";
import manifest from "./package.json" with { type: "json" };

export const command = new Command("platform-api-mcp")
  .description(
    "An MCP server that lets assistants search the reference of the Platform API and call its operations: of a mock, or of a service with --base-url and the environment variable PLATFORM_API_KEY.",
  )
  .version(manifest.version)
  .showHelpAfterError("Run platform-api-mcp --help for help.")
  .addOption(
    new Option("--base-url <url>", "call the service at this address instead of a mock")
      .env("PLATFORM_BASE_URL")
      .argParser(httpUrl),
  )
  .option("--allow-writes", "also allow searches, and operations that run nothing and that other operations can undo")
  .option("--allow-destructive", "allow all operations, including those that run something or can't be undone")
  .option(
    "--operations <pattern>",
    "allow only operations with matching ids; * matches any characters (repeatable)",
    patterns,
  )
  .option("--http", "serve HTTP at /mcp instead of standard input and output")
  .addOption(
    forHttp("--port <number>", "port for HTTP; 0 for any free port").default(4011).argParser(wholeNumber(0, 65_535)),
  )
  .addOption(
    forHttp("--host <address>", "address for HTTP; one that other machines can reach needs PLATFORM_MCP_TOKEN")
      .default("127.0.0.1")
      .argParser(notEmpty),
  )
  .addOption(
    forHttp("--allow-host <name>", "another name to accept in the headers Host and Origin (repeatable)").argParser(
      hostNames,
    ),
  );

function forHttp<Flags extends string>(flags: Flags, description: string) {
  return new Option(flags, description).implies({ http: true as const });
}

function patterns(text: string, before?: readonly string[]): string[] {
  if (/^[\w.*-]+$/.test(text)) return list(text, before);
  throw new InvalidArgumentError("It must be an operation id, in which * stands for any characters.");
}

function httpUrl(text: string): string {
  if (/^https?:\/\/[^\s/?#@]+(\/[^?#]*)?$/i.test(text) && URL.canParse(text)) return text;
  throw new InvalidArgumentError("It must be an http(s) URL without credentials, query or fragment.");
}
