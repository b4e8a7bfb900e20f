import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";

/**
 * Packs the files of the reference, by their names. Most of a page is also in others, so all in one are a quarter as large as
 * each compressed by itself.
 */
export function packDocs(files: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  const lengths = [...files].map(([name, { length }]) => [name, length]);
  const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(lengths)}\n`), ...files.values()]);
  // The dashboard contains all pages. The highest quality takes 30 times as long, and saves an eighth.
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 9 };
  return promisify(brotliCompress)(bytes, { params });
}

export async function unpackDocs(archive: Uint8Array): Promise<ReadonlyMap<string, Uint8Array>> {
  const bytes = await promisify(brotliDecompress)(archive);
  let start = bytes.indexOf("\n") + 1;
  const lengths: [string, number][] = JSON.parse(bytes.toString("utf8", 0, start));
  return new Map(
    lengths.map(([name, length]) => {
      start += length;
      return [name, bytes.subarray(start - length, start)];
    }),
  );
}
