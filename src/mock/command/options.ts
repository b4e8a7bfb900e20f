/** The commands with their options. Their actions are in cli.ts. */
import { Command, InvalidArgumentError, Option } from "@commander-js/extra-typings";
import manifest from "../package.json" with { type: "json" };
import { hostNames, list, notEmpty, wholeNumber } from "./option-values.ts";

const LOG_FORMAT = new Option(
  "--log-format <format>",
  "format of the log of requests; by default text on a terminal, otherwise json",
).choices(["text", "json"] as const);
const CONFIG = new Option(
  "--config <file>",
  "read options from a file, JSON or YAML, by their names without the leading dashes",
);
const MAX_BODIES = new Option(
  "--max-bodies-mb <number>",
  "megabytes of memory for the bodies of requests in progress; further ones get a 503",
)
  // A single body may have 10 MB, and count twice.
  .argParser(wholeNumber(20, 100_000))
  .default(100);

/** How to print the errors of a command. An invalid URL of a store may have a password, and logs keep what is printed. */
function printErrors(listOptions: () => readonly Option[]) {
  return {
    outputError: (text: string, write: (text: string) => void) =>
      write(
        preferWords(text, listOptions())
          .replace(/^error: /, "")
          .replace(/[^/\s']*@/g, "****@"),
      ),
  };
}

/** Suggests options that contain the words of the unknown one, such as `--random-seed` for `--seed`, and only then similar ones. */
function preferWords(text: string, options: readonly Option[]): string {
  const [, name = ""] = /^error: unknown option '--([\w-]+)'/.exec(text) ?? [];
  const words = options.flatMap(({ long }) => (long && `${long}-`.includes(`-${name}-`) ? [long] : []));
  if (name === "" || words.length === 0) return text;
  const suggested = words.length === 1 ? words[0] : `one of ${words.join(", ")}`;
  return text.replace(/'(\n\(Did you mean .*\))?$/m, `'\n(Did you mean ${suggested}?)`);
}

export const mock = new Command("platform-api-mock")
  .description("Starts a mock server of the Platform API.")
  .version(manifest.version)
  .showHelpAfterError("Run platform-api-mock --help for help.")
  // Options that follow the name of a command belong to that command.
  .enablePositionalOptions()
  .allowExcessArguments()
  .option("--port <number>", "port to listen on; 0 for any free port", wholeNumber(0, 65_535), 4010)
  .option("--host <address>", "address to listen on; 0.0.0.0 accepts other machines", notEmpty, "127.0.0.1")
  .option("--allow-host <name>", "another name to accept in the Host header of requests (repeatable)", hostNames)
  .option("--cors-origin <origin>", "allow only pages of this origin to call the API (repeatable)", origins)
  .option("--random-seed <number>", "determines ids and generated content (default: 1)", wholeNumber(0, 2 ** 32 - 1))
  .option("--seed-file <file>", "start each sandbox with the data of this file, JSON or YAML")
  .option("--empty", "start each sandbox without data")
  .addOption(
    new Option(
      "--clock <mode>",
      "real: sandboxes start at the current time and run in real time; logical: they start at noon UTC on 2 March 2026, and each request takes one second, so that runs can be repeated",
    )
      .choices(["real", "logical"] as const)
      .default("real" as const),
  )
  .option("--now <time>", "time at which each sandbox starts, such as 2026-03-02T12:00:00Z", time)
  .option(
    "--speed <number>",
    "factor by which time passes faster than real time; on a logical clock, only while a stream waits",
    wholeNumber(1, 1_000_000),
    1,
  )
  .addOption(
    new Option("--data <folder>", "keep the sandboxes in this folder, in an SQLite database")
      .conflicts("store")
      .argParser(folder),
  )
  .addOption(
    new Option(
      "--sync <mode>",
      "normal: changes in the folder survive kill -9; full: also a power failure, but each waits for the disk (default: normal)",
    ).choices(["normal", "full"] as const),
  )
  .option("--repair", "open a damaged folder with its readable data, and print how much is lost")
  .addOption(
    new Option(
      "--store <url>",
      "keep the sandboxes in Redis or Valkey, shared with other mocks (repeatable, for nodes of a cluster; in the environment, separate them by spaces)",
    )
      .env("PLATFORM_MOCK_STORE")
      .argParser(redisUrls),
  )
  .option("--expire <time>", "time after which Redis removes an unused sandbox, such as 12h (default: 30d)", duration)
  .option(
    "--max-sandboxes <number>",
    "maximum number of sandboxes in memory; the least recently used one is dropped",
    wholeNumber(1, 10_000_000),
    10_000,
  )
  .option(
    "--max-sandbox-mb <number>",
    "megabytes of memory that a sandbox may use; beyond it, writes get a 503",
    wholeNumber(1, 100_000),
    64,
  )
  .option(
    "--max-memory-mb <number>",
    "megabytes of memory for all sandboxes; beyond it, unused ones are dropped if a store keeps them, otherwise writes get a 503",
    wholeNumber(1, 1_000_000),
    512,
  )
  .option(
    "--max-replies <number>",
    "maximum number of pending replies of a sandbox, of its pending faults, and of its pending turns",
    wholeNumber(1, 1_000_000),
    1000,
  )
  .option(
    "--max-journal-mb <number>",
    "megabytes of memory for the journals of all sandboxes; the largest drop their oldest bodies first",
    wholeNumber(1, 100_000),
    50,
  )
  .option(
    "--max-response-mb <number>",
    "megabytes of a response; a request for a larger one gets a 503",
    wholeNumber(1, 400),
    32,
  )
  .option(
    "--max-streams <number>",
    "maximum number of open streams that wait for events; further requests get a 503",
    wholeNumber(1, 10_000_000),
    10_000,
  )
  .option(
    "--max-streams-per-key <number>",
    "the same for one key; further requests get a 429",
    wholeNumber(1, 10_000_000),
    1000,
  )
  .addOption(MAX_BODIES)
  .option(
    "--max-unsent-mb <number>",
    "megabytes of memory for responses that are delayed or not read; beyond it, connections of the key with the most are closed",
    wholeNumber(1, 100_000),
    200,
  )
  .option(
    "--max-connections <number>",
    "maximum number of connections; beyond it, idle ones of the address with the most are closed",
    wholeNumber(1, 10_000_000),
    10_000,
  )
  .option(
    "--max-pipelined <number>",
    "maximum number of waiting pipelined requests; the connection with the most is closed",
    wholeNumber(1, 10_000_000),
    10_000,
  )
  .option(
    "--headers-timeout <ms>",
    "milliseconds in which the headers of a request must arrive; later ones get a 408",
    wholeNumber(1, 600_000),
    10_000,
  )
  .option(
    "--request-timeout <ms>",
    "milliseconds in which a whole request must arrive; later ones get a 408",
    wholeNumber(1, 600_000),
    30_000,
  )
  .option(
    "--shutdown-timeout <ms>",
    "milliseconds to wait for responses in progress after SIGINT or SIGTERM; a second signal ends the process at once",
    wholeNumber(0, 600_000),
    10_000,
  )
  .option("--static <operation>", "respond to this operation with its examples, as Prism does (repeatable)", list)
  .option("--no-auth", "accept requests without a key")
  .option("--latency <ms>", "milliseconds to wait before each response, or a range such as 50-200", latency, 0)
  .option("--event-latency <ms>", "the same between the events of a stream", latency, 0)
  .addOption(
    new Option("--control-key <key>", "serve /_mock/ only to requests with the header X-Control-Key: KEY")
      .env("PLATFORM_MOCK_CONTROL_KEY")
      .argParser(headerValue),
  )
  .option("--no-control", "do not serve /_mock/, except for files")
  .option("--no-validate-responses", "do not check responses against the document")
  .addOption(LOG_FORMAT)
  .option("--quiet", "do not log requests")
  .addOption(CONFIG)
  .addHelpText(
    "after",
    `
Any API key works, and each key has its own sandbox. POST /_mock/reset resets it, and GET /_mock/openapi.json
describes the other operations that control it. A server that accepts other machines serves them only with
--control-key.`,
  );

/** Limits of a part, each with that of the whole. The part's limit by default may be higher, since it has no effect then. */
const PARTS = [
  ["maxSandboxMb", "maxMemoryMb"],
  ["maxStreamsPerKey", "maxStreams"],
  ["headersTimeout", "requestTimeout"],
] as const;

mock.hook("preAction", () => {
  const values = mock.opts();
  const flag = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  for (const [part, whole] of PARTS)
    if (mock.getOptionValueSource(part) !== "default" && values[part] > values[whole])
      mock.error(`${flag(part)} is ${values[part]}, more than ${flag(whole)}, which is ${values[whole]}.`);
});

mock.configureOutput(printErrors(() => mock.options));

export type MockCommandOptions = ReturnType<typeof mock.opts>;

export const proxy = mock
  .command("proxy")
  .description("forward requests to a server, and check that both sides conform to the document")
  .requiredOption("--upstream <url>", "server to forward requests to, such as https://api.example.com", httpUrl)
  .option("--port <number>", "port to listen on; 0 for any free port", wholeNumber(0, 65_535), 4010)
  .option("--host <address>", "address to listen on; 0.0.0.0 accepts other machines", notEmpty, "127.0.0.1")
  .option(
    "--upstream-timeout <time>",
    "time without a byte from the server, such as 90s, after which a request gets a 504, or its response is cut (default: 10m)",
    duration,
  )
  .option(
    "--strict",
    "refuse requests (422) and responses (502) that violate the document, and requests whose bodies can't be checked",
  )
  .addOption(MAX_BODIES)
  .option(
    "--record <file>",
    "write the resources that responses showed to this file when the proxy stops, as seed data",
  )
  .addOption(LOG_FORMAT)
  .option("--quiet", "do not log requests")
  .addOption(CONFIG)
  .addHelpText(
    "after",
    `
GET /_mock/journal lists the requests with their responses and violations.`,
  );

proxy.configureOutput(printErrors(() => proxy.options));

export type ProxyCommandOptions = ReturnType<typeof proxy.opts>;

export const data = mock
  .command("data")
  .description("copy sandboxes from a store to a file, and back")
  .helpOption(false)
  .allowUnknownOption()
  .argument("[arguments...]");

function httpUrl(text: string): string {
  if (!URL.canParse(text) || !/^https?:\/\//.test(text) || /[?#]/.test(text))
    throw new InvalidArgumentError("It must be a URL such as https://api.example.com, without a query.");
  return text;
}

function time(text: string): string {
  // Some resources have times in seconds since 1970. Without an offset, the time would depend on the machine.
  if (/^\d{4}-.*T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) && Date.parse(text) >= 0) return text;
  throw new InvalidArgumentError("It must be a time since 1970, such as 2026-03-02T12:00:00Z.");
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function duration(text: string): number {
  const [, number, unit = ""] = /^([1-9]\d{0,5})([smhd])$/.exec(text) ?? [];
  if (number === undefined) throw new InvalidArgumentError("It must be a time such as 30d, 12h, 15m or 90s.");
  return Number(number) * UNITS[unit]!;
}

function latency(text: string): number | [least: number, most: number] {
  const [, first, last = first] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? [];
  const [least, most] = [Number(first), Number(last)];
  if (!(least <= most && most <= 600_000))
    throw new InvalidArgumentError("It must be a whole number from 0 to 600000, or a range such as 50-200.");
  return text.includes("-") ? [least, most] : least;
}

/** The value of a header, which has no other characters, and no spaces around it (RFC 9110 section 5.5). */
function headerValue(text: string): string {
  if (/^[!-~](?:[ -~]*[!-~])?$/.test(text)) return text;
  throw new InvalidArgumentError("It must have printable ASCII characters, without spaces around them.");
}

function origins(text: string, before?: readonly string[]): string[] {
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new InvalidArgumentError("It must be an origin such as https://app.example:8080.");
  return list(text, before);
}

function folder(text: string): string {
  // A text with a hyphen is the next option.
  if (text === "" || text.startsWith("-") || text.includes("://"))
    throw new InvalidArgumentError("It must be a folder, such as ./sandboxes. For Redis, use --store.");
  return text;
}

function redisUrls(text: string, before?: readonly string[]): string[] {
  const urls = text.trim().split(/\s+/);
  if (!urls.every((url) => /^rediss?:\/\//.test(url)))
    throw new InvalidArgumentError("It must be a URL such as redis://localhost:6379.");
  return [...(before ?? []), ...urls];
}
