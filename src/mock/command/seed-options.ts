import type { SeedData } from "../../../generated/seed-data.ts";

/** Reads the seed data that the options name; undefined if they name none. Throws an Error if it can't be used. */
export async function readSeedData(options: {
  readonly seedFile?: string | undefined;
  readonly empty?: boolean | undefined;
}): Promise<SeedData | undefined> {
  const { seedFile, empty } = options;
  if (seedFile !== undefined && empty) throw new Error("Use either --seed-file or --empty.");
  if (empty) return {};
  if (seedFile === undefined) return undefined;
  // Most runs need no parser of YAML.
  const { readSeedFile } = await import("./seed-file.ts");
  return readSeedFile(seedFile);
}
