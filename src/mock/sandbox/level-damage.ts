import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { logsIn, readConfirmed, toNumber } from "./level-confirmed.ts";
import { findLogNumber, readLog } from "./level-log.ts";

/** Damage of a folder, found before LevelDB opens it: LevelDB drops what it can't read, and deletes what it does not know. */
export interface Damage {
  /** Names the files and the loss. */
  readonly detail: string;
  /** True if LevelDB would delete more than the loss, so that its list of files must be rebuilt first. */
  readonly needsRebuild: boolean;
  /** Names of the damaged logs. */
  readonly logs: readonly string[];
}

/**
 * Finds confirmed writes that LevelDB would lose. Damage of which LevelDB itself refuses to open the folder, such as
 * that of its list of files, and damage of tables is left to LevelDB. Rejects with the errors of Node.js.
 */
export async function findDamage(folder: string): Promise<Damage | undefined> {
  const names = await readdir(folder);
  if (!names.includes("CURRENT"))
    return names.some((name) => /\.(ldb|sst|log)$/.test(name)) ? rebuild("the file CURRENT is missing") : undefined;
  const manifest = (await readFile(join(folder, "CURRENT"), "utf8")).trimEnd();
  if (!names.includes(manifest)) return undefined;
  const first = findLogNumber(readLog(await readFile(join(folder, manifest))));
  if (first === undefined) return undefined;
  const confirmed = await readConfirmed(folder);
  const logs = logsIn(names).filter((name) => toNumber(name) >= first);
  const expected = logsIn(Object.keys(confirmed ?? {})).filter((name) => toNumber(name) >= first);
  const isMissing = first > 0 && !logs.some((name) => toNumber(name) === first);
  const missing = isMissing ? `${String(first).padStart(6, "0")}.log` : expected.find((name) => !logs.includes(name));
  if (missing !== undefined) {
    const writes = expected.reduce((sum, name) => sum + (logs.includes(name) ? 0 : (confirmed?.[name] ?? 0)), 0);
    return rebuild(`the file ${missing} is missing${writes > 0 ? `, with ${count(writes)}` : ""}`);
  }
  return findLostRecords(folder, logs, confirmed);
}

function rebuild(detail: string): Damage {
  return { detail, needsRebuild: true, logs: [] };
}

async function findLostRecords(
  folder: string,
  logs: readonly string[],
  confirmed: Readonly<Record<string, number>> = {},
): Promise<Damage | undefined> {
  const found = [];
  for (const name of logs) {
    const { records, damage, damageAtEnd } = readLog(await readFile(join(folder, name)));
    const writes = confirmed[name];
    const lost = Math.max(0, (writes ?? 0) - records.length);
    // At its end, a log has what a full disk left of a write that was not confirmed.
    const isDamaged = lost > 0 || damage !== undefined || (writes === undefined && damageAtEnd !== undefined);
    const reason = damage ?? damageAtEnd ?? "its end is missing";
    const loss = writes === undefined ? "an unknown number of writes" : `${lost} of ${count(writes)}`;
    if (isDamaged) found.push({ name, detail: `${loss} in ${name} can't be read, because ${reason}` });
  }
  if (found.length === 0) return undefined;
  return {
    detail: found.map(({ detail }) => detail).join("; "),
    needsRebuild: false,
    logs: found.map(({ name }) => name),
  };
}

function count(writes: number): string {
  return `${writes} confirmed ${writes === 1 ? "write" : "writes"}`;
}
