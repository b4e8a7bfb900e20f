import { randomBytes } from "node:crypto";
import { rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Space for opening a folder whose disk is full: for two write-ahead logs as tables, and a batch that exceeds its log. */
const RESERVE_BYTES = 4_000_000;

const reserveIn = (folder: string) => join(folder, "RESERVE");

/** Removes the reserve of a folder if its disk has less space. Call `keepReserve` after the folder has been opened. */
export async function releaseReserve(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < RESERVE_BYTES) await rm(reserveIn(folder), { force: true });
}

/** Takes the reserve of a folder, or as much of it as there is space for. */
export async function keepReserve(folder: string): Promise<void> {
  try {
    const size = await stat(reserveIn(folder)).then(
      (found) => found.size,
      () => 0,
    );
    // Some file systems compress other content.
    if (size < RESERVE_BYTES) await writeFile(reserveIn(folder), randomBytes(RESERVE_BYTES), { mode: 0o600 });
  } catch {
    // The disk is full. The next start tries again.
  }
}
