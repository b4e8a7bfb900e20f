import { createReadStream, existsSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import type { Readable, Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { validators } from "../../../generated/control/validators.ts";
import { builtInSeed, loadSeed } from "../control/seed.ts";
import { checkSnapshot, usedCount } from "../control/snapshot.ts";
import { isInvalid, ProblemError, type Violations } from "../exchange/problems.ts";
import { toViolations } from "../exchange/violations.ts";
import type { StoreOptions } from "../http/open-store.ts";
import type { Tables } from "../sandboxes/control-tables.ts";
import { findNextPlace, type Snapshot } from "../state/sandbox.ts";
import type { SandboxStore } from "../stores/store.ts";
import { toChanges, toSnapshot } from "../stores/stored-snapshot.ts";
import { readSeedData } from "./seed-options.ts";

const HELP = `platform-api-mock data: copies sandboxes from a store to a file, and back

Usage: platform-api-mock data export STORE [FILE] [--seed-file FILE | --empty]
       platform-api-mock data import STORE [FILE] [--seed-file FILE | --empty]

STORE is the folder or the redis:// or rediss:// URL in which a mock keeps its sandboxes. Stop the mock that uses a
folder first.

export writes all sandboxes to FILE, which must not exist, or to standard output. import reads such a file, or
standard input. It replaces the sandboxes in the file, and keeps all others. Pass --seed-file or --empty
if the mock was started with it.

The first line of the file is {"format":"platform-api-mock","version":1}. Each other line has the id of a sandbox and a
snapshot, as GET /_mock/snapshot returns it: {"sandbox":"…","snapshot":{…}}
`;

export const HEADER = { format: "platform-api-mock", version: 1 };

/** Runs `platform-api-mock data` with the arguments that follow. Throws an Error of one line if that fails. */
export async function runData(
  args: readonly string[],
  openStore: (location: string, options: StoreOptions) => Promise<SandboxStore>,
  { stdin, stdout, stderr }: { stdin: Readable; stdout: Writable; stderr: Writable } = process,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      "seed-file": { type: "string" },
      empty: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const [command, location, file, ...rest] = positionals;
  if (values.help || command === undefined) {
    stdout.write(HELP);
    return;
  }
  if (command !== "export" && command !== "import")
    throw new Error(`There is no command data ${command}. The commands are data export and data import.`);
  if (location === undefined || rest.length > 0)
    throw new Error(
      `data ${command} takes a store and a file, such as platform-api-mock data ${command} sandboxes a.jsonl.`,
    );
  const isFolder = !/^rediss?:/.test(location);
  if (command === "export" && isFolder && !existsSync(location)) throw new Error(`There is no folder ${location}.`);

  const seedData = await readSeedData({ seedFile: values["seed-file"], empty: values.empty });
  const { tables } = seedData ? loadSeed(seedData) : builtInSeed;
  const input =
    command === "import" ? await readHeader(file === undefined ? stdin : createReadStream(file)) : undefined;
  const store = await openStore(location, { seedData }).catch(async (error) => {
    await input?.return(undefined);
    throw error;
  });
  try {
    const count = input
      ? await importFrom(input, store, tables)
      : await (file === undefined ? exportTo(stdout, store, tables) : exportToFile(file, store, tables));
    stderr.write(`${input ? "Imported" : "Exported"} ${count} ${count === 1 ? "sandbox" : "sandboxes"}.\n`);
  } finally {
    await store.close();
  }
}

/** Writes the file, and removes it if that fails: it would seem complete. */
async function exportToFile(file: string, store: SandboxStore, tables: Tables): Promise<number> {
  // Sandboxes contain data of callers, which other users of the machine must not read.
  const handle = await open(file, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? new Error(`${file} exists already. Remove it, or use another name.`) : error;
  });
  const output = handle.createWriteStream();
  try {
    const count = await exportTo(output, store, tables);
    output.end();
    await finished(output);
    return count;
  } catch (error) {
    output.destroy();
    await rm(file);
    throw error;
  }
}

/** Returns the number of sandboxes. Holds one of them in memory at a time. */
async function exportTo(output: Writable, store: SandboxStore, tables: Tables): Promise<number> {
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify(HEADER)}\n`;
    for await (const id of store.ids()) {
      const state = await store.load(id);
      // It was removed in the meantime.
      if (!state) continue;
      yield `${JSON.stringify({ sandbox: id, snapshot: toSnapshot(state, tables) })}\n`;
      count += 1;
    }
  }
  await pipeline(lines, output, { end: false });
  if (count === 0)
    throw new Error(
      "There are no sandboxes to export. In Redis, mocks with another --seed-file or --empty have others.",
    );
  return count;
}

/** Checks the first line, before a store is created. Returns the others. */
async function readHeader(input: Readable): Promise<AsyncGenerator<string>> {
  const lines = readLines(input);
  const { value } = await lines.next().catch((error: Error) => {
    throw new Error(`The file can't be read: ${error.message}.`);
  });
  if (value === undefined) throw new Error(`The file is empty, and should start with ${JSON.stringify(HEADER)}.`);
  try {
    checkHeader(value);
  } catch (error) {
    await lines.return(undefined);
    throw new Error(`Line 1: ${(error as Error).message}`);
  }
  return lines;
}

/** Returns the number of sandboxes. Holds one of them in memory at a time. */
async function importFrom(lines: AsyncIterable<string>, store: SandboxStore, tables: Tables): Promise<number> {
  let number = 1;
  for await (const text of lines) {
    number += 1;
    try {
      await importLine(text, store, tables);
    } catch (error) {
      const before = number > 2 ? " The lines before it were imported." : "";
      throw new Error(`Line ${number}: ${(error as Error).message}${before}`);
    }
  }
  return number - 1;
}

/** Splits a file at line feeds only. For readline, some characters in the texts of a sandbox end a line, too. */
async function* readLines(input: Readable): AsyncGenerator<string> {
  let line = "";
  for await (const chunk of input.setEncoding("utf8")) {
    const [first, ...others] = (chunk as string).split("\n"); // An encoding is set.
    line += first;
    for (const next of others) {
      yield line;
      line = next;
    }
  }
  if (line !== "") yield line;
}

function checkHeader(text: string): void {
  const { format, version } = parseObject(text);
  if (format !== HEADER.format)
    throw new Error(`It should be ${JSON.stringify(HEADER)}: another program wrote this file.`);
  if (version !== HEADER.version) throw new Error("A newer version of the mock wrote this file. Update the mock.");
}

async function importLine(text: string, store: SandboxStore, tables: Tables): Promise<void> {
  const { sandbox, snapshot } = parseObject(text);
  if (typeof sandbox !== "string" || !/^[0-9a-f]{16}$/.test(sandbox))
    throw new Error("/sandbox must be an id of 16 hexadecimal digits.");
  const checked = await validSnapshot(snapshot, tables);
  const { random_seed: randomSeed, clock, tables: rows } = checked;
  await store.replace(sandbox, {
    position: {
      randomSeed,
      clock,
      count: usedCount(checked, tables),
      nextPlace: findNextPlace(rows, tables),
      requests: 0,
      setAt: 0,
    },
    changes: toChanges(checked, tables),
  });
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`It is not JSON: ${(error as Error).message}.`);
  }
  if (typeof value !== "object" || value === null) throw new Error("It is not a JSON object.");
  return value as Record<string, unknown>; // An object has properties of any kind.
}

async function validSnapshot(value: unknown, tables: Tables): Promise<Snapshot> {
  const validate = validators["snapshot.restore"].body!; // It has a body.
  if (!validate(value)) throw new Error(describeFirst(toViolations(validate.errors, "/body")));
  const snapshot = value as Snapshot; // It is valid.
  try {
    await checkSnapshot(snapshot, tables);
  } catch (error) {
    const errors = error instanceof ProblemError ? (error.problem.errors ?? []) : [];
    throw isInvalid(errors) ? new Error(describeFirst(errors)) : error;
  }
  return snapshot;
}

/** Describes the first violation, with its pointer into a request as one into the line. */
function describeFirst([{ pointer, detail }, ...others]: Violations): string {
  const more = others.length === 0 ? "" : ` There are ${others.length} more errors in this line.`;
  return `${pointer.replace(/^\/body/, "/snapshot")} ${detail}.${more}`;
}
