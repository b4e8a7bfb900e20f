import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import seed from "../../../generated/seed.json" with { type: "json" };
import type { SeedData } from "../../../generated/seed-data.ts";
import { runData } from "../../../src/mock/command/data.ts";
import { loadSeed } from "../../../src/mock/control/seed.ts";
import { openStore, type StoreOptions } from "../../../src/mock/http/open-store.ts";
import { type InjectedFault, tables } from "../../../src/mock/sandboxes/control-tables.ts";
import { openSqliteStore } from "../../../src/mock/stores/sqlite.ts";
import type { SandboxStore } from "../../../src/mock/stores/store.ts";
import { defined } from "../../defined.ts";
import { A, B, listIds, load, START } from "../stores/store-cases.ts";

const HEADER = '{"format":"platform-api-mock","version":1}';

let folder: string;
let store: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "platform-data-"));
  store = join(folder, "store");
  file = join(folder, "sandboxes.jsonl");
});

afterEach(() => rm(folder, { recursive: true }));

function fault(id: string, operation_id = "agents.get"): InjectedFault {
  const none = {
    remaining: null,
    latency_ms: null,
    event_latency_ms: null,
    retry_after: null,
    cut_after_bytes: null,
    cut_after_events: null,
  };
  return { id, operation_id, match: {}, probability: 1, status: 503, drop: false, ...none };
}

const toLine = (sandbox: string, rows: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  JSON.stringify({ sandbox, snapshot: { random_seed: 1, clock: 1_772_452_800_000, count: 0, tables: rows, ...more } });

const toFile = (...lines: string[]) => `${[HEADER, ...lines].join("\n")}\n`;

/** Runs the command, and returns its output. */
async function data(args: readonly string[], input = ""): Promise<{ output: string; errors: string }> {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  await runData(args, (location) => openSqliteStore(location, tables), {
    stdin: Readable.from(toChunks(input)),
    stdout,
    stderr,
  });
  return { output: await text(stdout.end()), errors: await text(stderr.end()) };
}

/** Bytes in chunks that end within lines and characters. */
function toChunks(input: string): Buffer[] {
  const bytes = Buffer.from(input);
  return Array.from({ length: Math.ceil(bytes.length / 97) }, (_, index) =>
    bytes.subarray(index * 97, (index + 1) * 97),
  );
}

async function withStore<T>(use: (opened: SandboxStore) => Promise<T>): Promise<T> {
  const opened = await openSqliteStore(store, tables);
  try {
    return await use(opened);
  } finally {
    await opened.close();
  }
}

const refused = (args: readonly string[], input?: string) =>
  data(args, input).then(
    () => "(nothing)",
    (error: Error) => error.message,
  );

const models = Array.from(tables.models.seed.values(), ({ row }) => row);

describe("platform-api data", () => {
  test("imports what it has exported, and exports the same again", async () => {
    const exported = toFile(
      toLine(A, { faults: [fault("fault_2"), fault("fault_1", "line\u2028break \u{1f6a2} \ud83d")] }, { count: 7 }),
      toLine(B, {}, { random_seed: 4_294_967_295, clock: -62_167_219_200_000 }),
    );
    expect(await data(["import", store], exported)).toEqual({ output: "", errors: "Imported 2 sandboxes.\n" });
    expect(await data(["export", store])).toEqual({ output: exported, errors: "Exported 2 sandboxes.\n" });
    expect(await data(["export", store, file])).toEqual({ output: "", errors: "Exported 2 sandboxes.\n" });
    expect(await readFile(file, "utf8")).toBe(exported);
    // Windows has no such permissions.
    if (process.platform !== "win32") expect((await stat(file)).mode & 0o777).toBe(0o600);
    store = join(folder, "another store");
    await data(["import", store, file]);
    expect((await data(["export", store])).output).toBe(exported);
  });

  test("keeps seeded rows deleted, and rows in their order", async () => {
    const reversed = models.toReversed().slice(1);
    expect(reversed.length).toBeGreaterThan(1);
    await data(["import", store], toFile(toLine(A, { models: reversed })));
    expect(JSON.parse(defined((await data(["export", store])).output.split("\n")[1])).snapshot.tables).toEqual({
      models: reversed,
    });
    const state = await withStore((opened) => load(opened, A));
    expect(state.changes).toHaveLength(models.length);
    expect(state.position.nextPlace).toBeGreaterThanOrEqual(models.length);
  });

  test("import replaces the sandboxes of the file, and leaves others as they are", async () => {
    const before = toLine(B, { faults: [fault("fault_1")] });
    await data(["import", store], toFile(toLine(A, { faults: [fault("fault_1")] }), before));
    const after = toLine(A, { faults: [fault("fault_2")] });
    expect((await data(["import", store], toFile(after))).errors).toBe("Imported 1 sandbox.\n");
    expect((await data(["export", store])).output).toBe(toFile(after, before));
  });

  test("import continues after the ids that rows have", async () => {
    const task = { ...defined([...tables.tasks.seed.values()][0]).row, id: "12" };
    await data(["import", store], toFile(toLine(A, { tasks: [task] })));
    expect((await withStore((opened) => load(opened, A))).position).toMatchObject({ count: 12, requests: 0 });
  });

  test.each([
    ["nothing", "", "The file is empty, and should start with"],
    ["another text", "Dear\n", "Line 1: It is not JSON: "],
    ["another header", "{}\n", `Line 1: It should be ${HEADER}: another program wrote this file.`],
    [
      "a later version",
      HEADER.replace("1", "2"),
      "Line 1: A newer version of the mock wrote this file. Update the mock.",
    ],
    ["half a line", toFile(toLine(A, {}).slice(0, 40)), "Line 2: It is not JSON: "],
    ["a line that is no object", toFile("null"), "Line 2: It is not a JSON object."],
    ["another id", toFile(toLine("a", {})), "Line 2: /sandbox must be an id of 16 hexadecimal digits."],
    ["a wrong value", toFile(toLine(A, {}, { random_seed: -1 })), "Line 2: /snapshot/random_seed "],
    [
      "an unknown table",
      toFile(toLine(A, { ships: [] })),
      "Line 2: /snapshot/tables/ships is not a table of this mock.",
    ],
    ["an invalid row", toFile(toLine(A, { faults: [{}] })), "Line 2: /snapshot/tables/faults/0"],
    [
      "a row without the rows that it needs",
      toFile(toLine(A, { agentVersions: [] })),
      "needs version 0 in agentVersions",
    ],
  ])("import refuses a file with %s, and names the line", async (_name, input, message) => {
    const line = await refused(["import", store], input);
    expect(line).toContain(message);
    expect(line).not.toContain("\n");
    expect(await withStore(listIds)).toEqual([]);
  });

  test.each([
    ["no file", () => ["import", store, file], "The file can't be read: ENOENT"],
    ["a folder", () => ["import", store, folder], "The file can't be read: EISDIR"],
    ["an empty file", () => ["import", store], "The file is empty"],
  ])("import of %s creates no store", async (_name, args, message) => {
    expect(await refused(args())).toContain(message);
    await expect(stat(store)).rejects.toThrow("ENOENT");
  });

  test("export of nothing fails, because another seed may have sandboxes", async () => {
    await withStore(listIds);
    expect(await refused(["export", store, file])).toMatch(
      /^There are no sandboxes to export. .* --seed-file or --empty/,
    );
    await expect(stat(file)).rejects.toThrow("ENOENT");
  });

  test("copies sandboxes to other seed data", async () => {
    const before = { models: seed.models.slice(0, 1) } as SeedData;
    const after = { models: seed.models.slice(0, 2) } as SeedData;
    const names = await Promise.all(
      [before, after].map(async (data, index) => {
        const name = join(folder, `seed-${index}.json`);
        await writeFile(name, JSON.stringify(data));
        return name;
      }),
    );
    const open = (location: string, given: StoreOptions) => openStore(location, given) as Promise<SandboxStore>;
    const streams = { stdin: Readable.from([""]), stdout: new PassThrough(), stderr: new PassThrough() };
    const copy = join(folder, "copy");
    await (await openStore(copy, { seedData: before })).close(); // Without sandboxes, it takes other data.
    const kept = (await openStore(store, { seedData: before })) as SandboxStore;
    await kept.replace(A, { position: START, changes: [] });
    await kept.close();
    await expect(openStore(store, { seedData: after })).rejects.toThrow(
      "or copy its sandboxes (platform-api-mock data).",
    );
    await runData(["export", store, file, "--seed-file", defined(names[0])], open, streams);
    await runData(["import", copy, file, "--seed-file", defined(names[1])], open, streams);
    const copied = (await openStore(copy, { seedData: after })) as SandboxStore;
    expect(await listIds(copied)).toEqual([A]);
    await copied.close();
  });

  test("import says that it has imported the lines before one that it refuses", async () => {
    const line = await refused(["import", store], toFile(toLine(A, {}), toLine(B, { faults: [{}] })));
    expect(line).toMatch(/^Line 3: .* The lines before it were imported.$/);
    expect(await withStore(listIds)).toEqual([A]);
  });

  test("import refuses two rows with one key", async () => {
    const input = toFile(toLine(A, { faults: [fault("fault_1"), fault("fault_1")] }));
    expect(await refused(["import", store], input)).toBe(
      "Line 2: /snapshot/tables/faults/1 has the same key as row 0.",
    );
  });

  test("export does not overwrite a file", async () => {
    await mkdir(store);
    await writeFile(file, "Dear");
    expect(await refused(["export", store, file])).toBe(`${file} exists already. Remove it, or use another name.`);
    expect(await readFile(file, "utf8")).toBe("Dear");
  });

  test("export leaves no file that is not complete", async () => {
    await data(["import", store], toFile(toLine(A, {})));
    const broken = async (location: string) => {
      const opened = await openSqliteStore(location, tables);
      return { ...opened, load: () => Promise.reject(new Error("The disk is broken.")) };
    };
    await expect(runData(["export", store, file], broken)).rejects.toThrow("The disk is broken.");
    await expect(stat(file)).rejects.toThrow("ENOENT");
  });

  test("export does not create a store", async () => {
    expect(await refused(["export", store])).toBe(`There is no folder ${store}.`);
    await expect(stat(store)).rejects.toThrow("ENOENT");
  });

  /** Exports, and imports into another folder, what fits only the data that the options name. */
  async function copyWith(seedData: SeedData, ...options: string[]) {
    const loaded = loadSeed(seedData);
    const open = (location: string) => openStore(location, { seedData }) as Promise<SandboxStore>;
    const row = defined([...loaded.tables.models.seed.values()][0]).row;
    const exported = toFile(toLine(A, { models: [row] }));
    for (const [args, input] of [
      [["import", store, ...options], exported],
      [["export", store, ...options], ""],
    ] as const) {
      const stdout = new PassThrough();
      const streams = { stdin: Readable.from([input]), stdout, stderr: new PassThrough() };
      await runData(args, (location, given) => openStore(location, given) as Promise<SandboxStore>, streams);
      if (args[0] === "export") expect(await text(stdout.end())).toBe(exported);
    }
    // The folder belongs to this seed data only.
    await (await open(store)).close();
    await expect(openStore(store)).rejects.toThrow(/seed/);
  }

  const OPTIONS: Readonly<Record<string, () => Promise<void>>> = {
    "--empty": () => copyWith({}, "--empty"),
    "--seed-file": async () => {
      const seedData = { models: seed.models.slice(0, 1) } as SeedData;
      const seedFile = join(folder, "seed.json");
      await writeFile(seedFile, JSON.stringify(seedData));
      await copyWith(seedData, "--seed-file", seedFile);
    },
  };

  test.each(Object.entries(OPTIONS))("%s has its effect", (_name, observe) => observe());

  test("--help names the options of the table", async () => {
    const { output } = await data(["--help"]);
    expect(new Set(output.match(/--[\w-]+/g))).toEqual(new Set(Object.keys(OPTIONS)));
  });

  test("--help explains both commands and the file", async () => {
    for (const args of [[], ["--help"], ["export", "--help"]]) {
      const { output } = await data(args);
      for (const part of ["data export STORE [FILE]", "data import STORE [FILE]", HEADER])
        expect(output).toContain(part);
    }
  });

  test.each([
    [["copy", "a", "b"], "There is no command data copy. The commands are data export and data import."],
    [["export"], "data export takes a store and a file, such as"],
    [["import", "a", "b", "c"], "data import takes a store and a file, such as"],
    [["export", "--all"], "Unknown option '--all'"],
  ])("%j fails with one line that says why", async (args, message) => {
    expect(await refused(args)).toContain(message);
  });
});
