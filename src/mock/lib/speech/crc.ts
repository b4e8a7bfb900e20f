/** A cyclic redundancy check of `width` bits, at most 32, that begins with 0 and takes the highest bit first. */
export function crc(bytes: Uint8Array, polynomial: number, width: number): number {
  // Kept at the upper end of 32 bits, so that all widths work alike.
  const shifted = polynomial << (32 - width);
  let value = 0;
  for (const byte of bytes) {
    value ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) value = value < 0 ? (value << 1) ^ shifted : value << 1;
  }
  return value >>> (32 - width);
}
