import { readdir, readFile, truncate } from "node:fs/promises";
import { join } from "node:path";
import { type ConfirmedWrites, logsIn, readConfirmed, toNumber } from "./level-confirmed.ts";
import { findLogNumber, readLog } from "./level-log.ts";

/** Damage of a folder, found before LevelDB opens it: LevelDB drops what it can't read, and deletes what it does not know. */
export interface Damage {
  /** Names the files and the loss. */
  readonly detail: string;
  /** True if LevelDB needs a new list of its files. */
  readonly needsRebuild: boolean;
}

/**
 * Finds confirmed writes that LevelDB would lose. Damage of tables is left to LevelDB, which does not open the folder if one
 * is missing, and otherwise reports the damage when it reads it. Rejects with the errors of Node.js.
 */
export async function findDamage(folder: string): Promise<Damage | undefined> {
  const names = await readdir(folder);
  const logs = logsIn(names);
  const confirmed = (await readConfirmed(folder)) ?? {};
  const manifest = await findManifest(folder, names);
  const losses = "damage" in manifest ? [manifest.damage] : [];
  const first = "damage" in manifest ? 0 : manifest.firstLog;
  const needed = new Set(logsIn(Object.keys(confirmed)).filter((name) => toNumber(name) >= first));
  // A new manifest has no log yet.
  if (first > 0) needed.add(`${String(first).padStart(6, "0")}.log`);
  // Without a manifest, it is unknown which logs LevelDB has deleted after it wrote their rows to tables.
  if (!("damage" in manifest))
    for (const name of needed)
      if (!logs.includes(name))
        losses.push(`the file ${name} is missing${confirmed[name] ? `, with ${count(confirmed[name])}` : ""}`);
  const needsRebuild = losses.length > 0;
  for (const name of logs)
    if (toNumber(name) >= first) losses.push(await findLostRecords(folder, name, confirmed, needsRebuild));
  const found = losses.filter((loss) => loss !== undefined);
  return found.length > 0 ? { detail: found.join("; "), needsRebuild } : undefined;
}

/** Finds the number of the oldest log that LevelDB will read. */
async function findManifest(
  folder: string,
  names: readonly string[],
): Promise<{ readonly firstLog: number } | { readonly damage: string | undefined }> {
  if (!names.includes("CURRENT")) {
    // LevelDB would start without the data, and delete it.
    const hasData = names.some((name) => /\.(ldb|sst|log)$/.test(name));
    return { damage: hasData ? "the file CURRENT is missing" : undefined };
  }
  const current = await readFile(join(folder, "CURRENT"), "utf8");
  const name = current.trimEnd();
  if (!/^MANIFEST-\d+\n$/.test(current)) return { damage: "the file CURRENT does not name a file" };
  if (!names.includes(name)) return { damage: `the file ${name} is missing` };
  const content = readLog(await readFile(join(folder, name)));
  const firstLog = findLogNumber(content);
  const reason = content.damage ?? content.damageAtEnd;
  if (reason === undefined && firstLog !== undefined) return { firstLog };
  return { damage: `the file ${name} can't be read, because ${reason ?? "its end is missing"}` };
}

async function findLostRecords(
  folder: string,
  name: string,
  confirmed: ConfirmedWrites,
  needsRebuild: boolean,
): Promise<string | undefined> {
  const { records, intact, damage, damageAtEnd } = readLog(await readFile(join(folder, name)));
  const writes = confirmed[name];
  const lost = Math.max(0, (writes ?? 0) - (needsRebuild ? intact.records : records.length));
  // At its end, a log has what a full disk left of a write that was not confirmed.
  const isDamaged = lost > 0 || damage !== undefined || (writes === undefined && damageAtEnd !== undefined);
  if (!isDamaged) return undefined;
  const loss = writes === undefined ? "an unknown number of writes" : `${lost} of ${count(writes)}`;
  return `${loss} in ${name} can't be read, because ${damage ?? damageAtEnd ?? "its end is missing"}`;
}

/** Removes from all logs what follows the first damage: when LevelDB rebuilds a folder, it does not check its logs. */
export async function truncateLogs(folder: string): Promise<void> {
  for (const name of logsIn(await readdir(folder))) {
    const file = join(folder, name);
    await truncate(file, readLog(await readFile(file)).intact.bytes);
  }
}

function count(writes: number): string {
  return `${writes} confirmed ${writes === 1 ? "write" : "writes"}`;
}
