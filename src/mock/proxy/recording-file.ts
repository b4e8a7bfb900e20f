import { open, rename, rm } from "node:fs/promises";
import { acceptedSeed } from "./accepted-seed.ts";
import { createRecording, type Recording } from "./recording.ts";

/** A recording that is written to a file at the end. */
export interface RecordingFile extends Pick<Recording, "add"> {
  /** Returns a line for each resource that was left out because a mock could not start with it. */
  write(): Promise<readonly string[]>;
}

/** Rejects if the file can't be written, before anything is recorded. */
export async function openRecording(file: string): Promise<RecordingFile> {
  const recording = createRecording();
  // An earlier recording stays until this one replaces it.
  const temporary = `${file}.tmp`;
  const handle = await open(temporary, "w");
  return {
    add: recording.add,
    async write() {
      const { seed, leftOut } = acceptedSeed(recording.toSeed());
      try {
        await handle.writeFile(`${JSON.stringify(seed, null, 2)}\n`);
        await handle.close();
        await rename(temporary, file);
        return leftOut;
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
  };
}
