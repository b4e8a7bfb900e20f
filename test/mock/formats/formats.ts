import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Stored data that `write.ts` has written with a released version, and the numbers of its formats. */
export interface StoredData {
  readonly release: string;
  /** Of a folder; see sqlite-file.ts. */
  readonly folder: number;
  /** Of the keys in Redis; see redis.ts. */
  readonly redis: number;
  /** Of a file that `data export` writes; see data.ts. */
  readonly file: number;
}

export const STORED: readonly StoredData[] = [{ release: "1.0.0", folder: 1, redis: 1, file: 1 }];

/** Returns the path of a file of the stored data. */
export function pathIn({ release }: StoredData, ...names: string[]): string {
  return join(import.meta.dirname, release, ...names);
}

/** Reads a file of the stored data. */
export function readIn(data: StoredData, name: "snapshot.json" | "redis.json") {
  return JSON.parse(readFileSync(pathIn(data, name), "utf8"));
}

/** A snapshot with numbers of rows: those of the built-in data are not stored, and may have other fields in this version. */
export function countRows({ tables, ...state }: { tables: Record<string, unknown[]> }) {
  return { ...state, tables: Object.entries(tables).map(([name, rows]) => [name, rows.length]) };
}
