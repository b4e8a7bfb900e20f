/** Collects numbers bit by bit, the most significant first. */
export function createBitWriter() {
  const bytes: number[] = [];
  let free = 0;
  return {
    /** Appends the lowest `count` bits, at most 32, of a whole number. */
    write: (value: number, count: number) => {
      for (let bit = count - 1; bit >= 0; bit--) {
        if (free === 0) {
          bytes.push(0);
          free = 8;
        }
        free--;
        bytes[bytes.length - 1]! |= ((value >>> bit) & 1) << free;
      }
    },
    /** What was written, the last byte filled up with zeros. */
    bytes: () => Uint8Array.from(bytes),
    bitCount: () => bytes.length * 8 - free,
  };
}
