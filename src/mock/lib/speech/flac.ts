import { createBitWriter } from "./bit-writer.ts";
import { joined } from "./bytes.ts";
import { crc } from "./crc.ts";
import { bytesOf, SAMPLE_RATE } from "./samples.ts";

const BLOCK_SAMPLES = 4096;

/**
 * A FLAC file (RFC 9639), mono, 16 bits, whose subframes are verbatim: it is as long as the samples, but any decoder
 * plays it.
 */
export function flacOf(samples: Int16Array): Uint8Array {
  const parts = [new TextEncoder().encode("fLaC"), streamInfo(samples.length)];
  for (let start = 0; start < samples.length; start += BLOCK_SAMPLES) {
    parts.push(frame(samples.subarray(start, start + BLOCK_SAMPLES), start / BLOCK_SAMPLES));
  }
  return joined(parts);
}

/** RFC 9639, section 8.2. */
function streamInfo(sampleCount: number): Uint8Array {
  const bits = createBitWriter();
  bits.write(0x80, 8); // The last block of metadata, and of the kind STREAMINFO
  bits.write(34, 24);
  bits.write(BLOCK_SAMPLES, 16);
  bits.write(BLOCK_SAMPLES, 16);
  bits.write(0, 24); // Sizes of the frames: unknown
  bits.write(0, 24);
  bits.write(SAMPLE_RATE, 20);
  bits.write(0, 3); // One channel
  bits.write(15, 5); // 16 bits
  bits.write(0, 4);
  bits.write(sampleCount, 32);
  for (let word = 0; word < 4; word++) bits.write(0, 32); // Checksum of the samples: unknown
  return bits.bytes();
}

/** RFC 9639, section 9, with its two checks. */
function frame(samples: Int16Array, number: number): Uint8Array {
  const header = createBitWriter();
  header.write(0b111111111111100, 15); // Where a frame begins
  header.write(0, 1); // Blocks of the same length
  header.write(0b0111, 4); // Their length follows in 16 bits
  header.write(0b0111, 4); // 24 kHz
  header.write(0, 4); // One channel
  header.write(0b100, 3); // 16 bits
  header.write(0, 1);
  // At most 59 frames in ten seconds, so that the number has one byte in the form of UTF-8.
  header.write(number, 8);
  header.write(samples.length - 1, 16);
  const head = header.bytes();
  const VERBATIM = 0b00000010;
  const body = joined([head, Uint8Array.of(crc(head, 0x07, 8), VERBATIM), bytesOf(samples, "big-endian")]);
  const check = crc(body, 0x8005, 16);
  return joined([body, Uint8Array.of(check >>> 8, check & 0xff)]);
}
