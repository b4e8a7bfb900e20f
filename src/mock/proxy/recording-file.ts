import { renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { acceptedSeed } from "./accepted-seed.ts";
import { createRecording } from "./recording.ts";

/** A recording that is written to a file at the end. Throws if it can't be written, before anything is recorded. */
export function openRecording(file: string) {
  const recording = createRecording();
  // An earlier recording stays until this one replaces it.
  const temporary = `${file}.tmp`;
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false)
    throw new Error(`--record takes a file, but ${file} is a folder or a device.`);
  try {
    writeFileSync(temporary, "");
  } finally {
    rmSync(temporary, { force: true });
  }
  return {
    add: recording.add,
    /**
     * Writes the file without a pause, so that a second signal can't stop it. Returns a line for each resource that was left
     * out because a mock could not start with it, and a last one that says where the others are. Throws an Error that names
     * the file if that fails; then an earlier file is unchanged.
     */
    write(): readonly string[] {
      const { seed, leftOut } = acceptedSeed(recording.toSeed());
      try {
        writeFileSync(temporary, `${JSON.stringify(seed, null, 2)}\n`, { flush: true });
        renameSync(temporary, file);
      } catch (error) {
        rmSync(temporary, { force: true });
        throw new Error(`The recording could not be written to ${file}: ${(error as Error).message}`);
      }
      return [...leftOut.map((line) => `Not recorded: ${line}`), `The recording is in ${file}.`];
    },
  };
}
