import { randomInt } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { constants } from "node:os";
import { Command, CommanderError, InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { list, wholeNumber } from "../mock/command/option-values.ts";
import manifest from "../mock/package.json" with { type: "json" };
import { listChecks } from "./checks/checks.ts";
import { listNotChecked } from "./not-checked.ts";
import { renderHtml } from "./reports/html.ts";
import { renderJunit } from "./reports/junit.ts";
import { createReport, type Report } from "./reports/report.ts";
import { renderText } from "./reports/text.ts";
import { probe } from "./requests/probe.ts";
import { ConnectionFailure, ResponseTimeout } from "./requests/send.ts";
import { roundedSeconds, runChecks } from "./run.ts";
import { selectOperations } from "./select.ts";
import { Skipped } from "./skipped.ts";
import type { Target } from "./target.ts";

/** Output of the command. */
export interface Output {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** True if `error` is a terminal, which shows the progress. */
  readonly isTerminal: boolean;
  /** Stops the checks. The reason is the name of the signal that the process received. */
  readonly signal?: AbortSignal;
}

const RENDERERS: Readonly<Record<"junit" | "html" | "json", (report: Report) => string>> = {
  junit: renderJunit,
  html: renderHtml,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
};

const HELP = `
Without --writes, only operations that read are checked: every GET, and the searches. Their ids come from the
server's own listings. If the server has no suitable data, a check is skipped, and the report gives the reason.

With --writes, operations that change something are checked too, including invalid requests and requests without
credentials. Checks create resources with unique names, and delete them afterward where the API can. They change
and delete only resources that they created or that have the id of an example in the document. They also call
models and agents of the server, which may cost money. Use an account for tests.

Operations that affect other users get a valid request only if --allow names them: to share with an organization,
to activate connectors, to archive workflows, to archive or delete models, to register search indexes.
--allow "*" allows all of them.

The API can't delete connectors and ingestion configurations, so these stay. It can't delete workflow executions
either, so the command terminates them. It can delete a batch job only after the job has ended; until then, the
command cancels it.

Every request has a key. Without --key, the command makes up a new key for each check that changes something.
Runs with the same key share resources: if one run deletes an example, the next run skips the checks that need it.

Exit codes: 0 every check passed or was skipped, 1 the server does not conform to the document, 2 the command
could not check everything: wrong usage, no connection, no valid key, or a server that stops responding, 130 or
143 the command was interrupted. The report of a run that ended early has the checks that were run.`;

const STOPPING = `
Stopping: the running checks end first, and delete what they created. A second signal ends the command at once.
`;

function createCommand({ out, error }: Output) {
  return (
    new Command("platform-api-contract")
      .description("Checks whether a server conforms to the document of the Platform API.")
      .version(manifest.version)
      .addOption(
        new Option("--base-url <url>", "the server, such as http://127.0.0.1:4010")
          .env("PLATFORM_BASE_URL")
          .argParser(httpUrl)
          .makeOptionMandatory(),
      )
      .addOption(
        new Option("--key <key>", "API key; without it, a new key for each check that changes something")
          .env("PLATFORM_API_KEY")
          .argParser(headerValue),
      )
      .addOption(
        new Option(
          "--user-context-token <token>",
          "token of a user; without it, the operations that need it are skipped",
        )
          .env("PLATFORM_USER_CONTEXT_TOKEN")
          .argParser(headerValue),
      )
      .addOption(
        new Option("--other-key <key>", "API key of another workspace, which must not see what the checks create")
          .env("PLATFORM_OTHER_API_KEY")
          .argParser(headerValue),
      )
      .option("--operation <id>", "check only this operation, or several, as in agents.* (repeatable)", list)
      .option("--writes", "also check operations that create, change and delete", false)
      .option("--stateless", "the server only sends examples, as Prism does: do not check what it stores", false)
      .option("--allow <id>", "also call this operation, which may affect others (repeatable)", list)
      .option("--prefer", "also request each documented response with the header Prefer, which mocks may honor", false)
      .addOption(new Option("--report <format>", "write a report").choices(["junit", "html", "json"] as const))
      .option("--output <file>", "file for the report (default: standard output)")
      .option("--concurrency <number>", "checks to run at the same time", wholeNumber(1, 100), 4)
      .option(
        "--generate <number>",
        "also send this number of generated requests to each operation",
        wholeNumber(1, 10_000),
      )
      .option(
        "--random-seed <number>",
        "random seed of the generated requests (default: a random one)",
        wholeNumber(0, 2 ** 31 - 1),
      )
      .option("--settle <seconds>", "time after which lists must show a change", wholeNumber(0, 600), 10)
      .option("--timeout <seconds>", "time limit for the responses of a check", wholeNumber(1, 3600), 30)
      .addHelpText("after", HELP)
      .showHelpAfterError("Run platform-api-contract --help for help.")
      .configureOutput({
        writeOut: out,
        writeErr: error,
        outputError: (text, write) => write(text.replace(/^error: /, "")),
      })
      // Throws instead of ending the process.
      .exitOverride()
  );
}

/** Runs the command. Resolves to its exit code. */
export async function runCommand(args: readonly string[], output: Output): Promise<number> {
  const command = createCommand(output);
  try {
    command.parse(args, { from: "user" });
    return await check(command.opts(), output);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    output.error(`${(error as Error).message}\n`);
    return 2;
  }
}

async function check(options: ReturnType<ReturnType<typeof createCommand>["opts"]>, output: Output): Promise<number> {
  const { baseUrl, key, userContextToken, writes, prefer, report: format, output: file } = options;
  if (file !== undefined && format === undefined) throw new Error("--output needs --report junit, html or json.");
  const operations = selectOperations(options.operation ?? []);
  const target: Target = {
    baseUrl,
    key,
    userContextToken,
    otherKey: options.otherKey,
    data: "own",
    prefer: prefer ? "all" : "none",
    stateless: options.stateless,
    allow: (options.allow ? selectOperations(options.allow) : []).map(({ id }) => id),
    ...(options.generate !== undefined && {
      generate: { count: options.generate, randomSeed: options.randomSeed ?? randomInt(2 ** 31) },
    }),
    settleMs: options.settle * 1000,
    writes,
    timeoutMs: options.timeout * 1000,
  };
  const checks = operations
    .flatMap((testCase) => listChecks(testCase, target))
    .filter((each) => writes || !each.writes);
  if (checks.length === 0) throw new Error("The operations change something. Pass --writes to check them.");
  const start = new Date();
  const refused = await probe(operations, target).catch((error) => describeFailure(baseUrl, error));
  if (refused !== undefined) throw new Error(refused);
  let done = 0;
  let failed = 0;
  const onResult = ({ outcome }: { outcome: string }) => {
    done += 1;
    if (outcome === "failed") failed += 1;
    output.error(`\r${done} of ${checks.length} checks, ${failed} failed`);
  };
  output.signal?.addEventListener("abort", () => output.error(STOPPING));
  const { results, incomplete } = await runChecks(checks, target, {
    concurrency: options.concurrency,
    signal: output.signal,
    ...(output.isTerminal && { onResult }),
  });
  // Clears the line of the progress.
  if (output.isTerminal) output.error("\r\u001b[K");
  const seconds = roundedSeconds(Date.now() - start.getTime());
  const startedAt = start.toISOString();
  const report = createReport(results, {
    baseUrl,
    startedAt,
    seconds,
    writes,
    notChecked: listNotChecked(target),
    incomplete,
  });
  if (format && file !== undefined) await writeFile(file, RENDERERS[format](report));
  if (format && file === undefined) output.out(RENDERERS[format](report));
  // Standard output has either the report or this.
  const say = format && file === undefined ? output.error : output.out;
  say(renderText(report));
  if (file !== undefined) say(`Wrote ${file}.\n`);
  if (output.signal?.aborted) return 128 + constants.signals[output.signal.reason as NodeJS.Signals];
  if (incomplete !== undefined) return 2;
  if (report.summary.failed > 0) return 1;
  if (report.summary.passed > 0) return 0;
  throw new Error("No check could be run. The report says why each was skipped.");
}

function describeFailure(baseUrl: string, error: unknown): string {
  if (error instanceof ResponseTimeout) return `The server at ${baseUrl} does not respond in time.`;
  if (error instanceof Skipped) return `The server at ${baseUrl} can't be checked: ${error.message}.`;
  if (error instanceof ConnectionFailure) return `The server at ${baseUrl} can't be reached: ${error.message}`;
  throw error;
}

function httpUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new InvalidArgumentError("It must be a URL such as http://127.0.0.1:4010, without a query.");
  return text.replace(/\/+$/, "");
}

function headerValue(text: string): string {
  if (!/^[\x21-\x7e]+$/.test(text)) throw new InvalidArgumentError("It must have only printable ASCII characters.");
  return text;
}
