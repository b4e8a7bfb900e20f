/** Replaces a part of a sample. Throws an error if the sample does not have it. */
export function replaceExisting(source: string, from: string, to: string): string {
  if (!source.includes(from)) throw new Error(`A sample does not contain ${from}:\n${source}`);
  return source.replace(from, () => to);
}
