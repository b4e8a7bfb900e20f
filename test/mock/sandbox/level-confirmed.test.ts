import { appendFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { logsIn, openConfirmations, readConfirmed } from "../../../src/mock/sandbox/level-confirmed.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "platform-confirmed-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("the writes of the newest log and of the one before it are counted", async () => {
  await writeFile(join(folder, "000003.log"), "");
  const confirmations = openConfirmations(folder);
  const write = async (log: string) => {
    await appendFile(join(folder, log), "x");
    confirmations.add();
    return readConfirmed(folder);
  };
  expect(await write("000003.log")).toEqual({ "000003.log": 1 });
  expect(await write("000003.log")).toEqual({ "000003.log": 2 });
  // LevelDB leaves the earlier one until its rows are in a table.
  expect(await write("000005.log")).toEqual({ "000003.log": 2, "000005.log": 1 });
  expect(await write("000005.log")).toEqual({ "000003.log": 2, "000005.log": 2 });
  await rm(join(folder, "000005.log"));
  expect(await write("000008.log")).toEqual({ "000005.log": 2, "000008.log": 1 });
  confirmations.close();
});

test("logs are in the order of their numbers, whatever their length", () => {
  const names = ["1000000.log", "CURRENT", "000007.log", "999999.log", "000005.ldb", "LOG"];
  expect(logsIn(names)).toEqual(["000007.log", "999999.log", "1000000.log"]);
});
