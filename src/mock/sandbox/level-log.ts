/** The records of a file in the log format of LevelDB. */
export interface LogRecords {
  /** The records that LevelDB reads from it. */
  readonly records: readonly Buffer[];
  /** Number of records before any damage, and of bytes to the end of the last one. */
  readonly intact: { readonly records: number; readonly bytes: number };
  /** The first damage that is followed by a record. A write that was cut short is none. */
  readonly damage: string | undefined;
  /** The first damage that no record follows. */
  readonly damageAtEnd: string | undefined;
}

const BLOCK_BYTES = 32_768;
const HEADER_BYTES = 7;
const [FULL, FIRST, LAST] = [1, 2, 4];

/**
 * Reads a write-ahead log or manifest as LevelDB does, which skips damaged records: see its doc/log_format.md and
 * db/log_reader.cc. Unlike LevelDB, it does not change the folder.
 */
export function readLog(bytes: Buffer): LogRecords {
  const records: Buffer[] = [];
  let intact = { records: 0, bytes: 0 };
  let fragments: Buffer[] | undefined;
  let damage: string | undefined;
  let damageAtEnd: string | undefined;

  function addFragment(type: number, data: Buffer, at: number): void {
    const isFirst = type === FULL || type === FIRST;
    if (isFirst === (fragments !== undefined)) damageAtEnd ??= `part of a record is missing at byte ${at}`;
    if (isFirst) fragments = [];
    fragments?.push(data);
    if (!fragments || (type !== FULL && type !== LAST)) return;
    records.push(Buffer.concat(fragments));
    fragments = undefined;
    if (!damage && !damageAtEnd) intact = { records: records.length, bytes: at + HEADER_BYTES + data.length };
    damage ??= damageAtEnd;
    damageAtEnd = undefined;
  }

  for (let start = 0; start < bytes.length; start += BLOCK_BYTES) {
    const block = bytes.subarray(start, start + BLOCK_BYTES);
    for (let at = 0; at + HEADER_BYTES <= block.length; ) {
      const length = block.readUInt16LE(at + 4);
      const end = at + HEADER_BYTES + length;
      // The process ended in the middle of this write.
      if (end > block.length && block.length < BLOCK_BYTES) return { records, intact, damage, damageAtEnd };
      const content = block.subarray(at + 6, end);
      if (end > block.length || mask(crc32c(content)) !== block.readUInt32LE(at)) {
        damageAtEnd ??= `the checksum is wrong at byte ${start + at}`;
        fragments = undefined;
        break;
      }
      addFragment(content[0]!, content.subarray(1), start + at);
      at = end;
    }
  }
  return { records, intact, damage, damageAtEnd };
}

/** Returns the number of the oldest write-ahead log that a manifest needs; undefined if it has none that can be read. */
export function findLogNumber({ records }: LogRecords): number | undefined {
  let found: number | undefined;
  for (const edit of records) found = readLogNumber(edit) ?? found;
  return found;
}

/** Reads the number from a version edit, where only the name of the comparator may precede it: see db/version_edit.cc. */
function readLogNumber(edit: Buffer): number | undefined {
  const [COMPARATOR, LOG_NUMBER] = [1, 2];
  let at = 0;
  if (edit[at] === COMPARATOR) at += 2 + edit[1]!; // The name is shorter than 128 bytes.
  if (edit[at] !== LOG_NUMBER) return undefined;
  let number = 0;
  for (let factor = 1; ; factor *= 128) {
    at += 1;
    number += (edit[at]! & 127) * factor;
    if (edit[at]! < 128) return number;
  }
}

/** Remainders of the CRC-32C by byte (RFC 3720, section 12.1). Node.js computes only the other CRC-32. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0x82f63b78 : 0);
  return remainder;
});

function crc32c(bytes: Buffer): number {
  let crc = -1;
  for (let at = 0; at < bytes.length; at += 1) crc = REMAINDERS[(crc ^ bytes[at]!) & 255]! ^ (crc >>> 8);
  return ~crc;
}

/** Returns the form in which LevelDB stores a checksum. */
function mask(crc: number): number {
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}
