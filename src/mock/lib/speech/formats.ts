import { type CannedFrames, FLAC_HEADER, OPUS_HEADER, OPUS_PACKETS, WAV_HEADER } from "./canned.ts";
import { chunks } from "./chunks.ts";
import type { Note } from "./tune.ts";

export function toWav(pcm: Buffer): Buffer {
  const header = Buffer.from(WAV_HEADER, "base64");
  header.writeUInt32LE(header.length - 8 + pcm.length, 4);
  header.writeUInt32LE(pcm.length, 40);
  return Buffer.concat([header, pcm]);
}

/** A FLAC file (RFC 9639) with verbatim subframes: as large as the PCM, but no encoder is needed. */
export function toFlac(pcm: Buffer): Buffer {
  const blockBytes = 4096 * 2;
  const header = Buffer.from(FLAC_HEADER, "base64");
  header[4] = 0x80; // No metadata follows
  header.writeUInt32BE(pcm.length / 2, 22);
  return Buffer.concat([header, ...Array.from(chunks(pcm, blockBytes), flacFrame)]);
}

/** RFC 9639, section 9. The frame number fits in one byte up to 127; ten seconds have 59 frames. */
function flacFrame(pcm: Uint8Array, number: number): Buffer {
  const frame = Buffer.alloc(9 + pcm.length + 2);
  frame.set([0xff, 0xf8, 0x77, 0x08, number]); // 24 kHz, one channel of 16 bits
  frame.writeUInt16BE(pcm.length / 2 - 1, 5);
  frame[7] = crc(frame.subarray(0, 7), 0x07, 8);
  frame[8] = 0x02; // A verbatim subframe
  frame.set(pcm, 9);
  frame.subarray(9, -2).swap16();
  frame.writeUInt16BE(crc(frame.subarray(0, -2), 0x8005, 16), frame.length - 2);
  return frame;
}

/** Canned frames of the nearest pitch. Time that does not fill a frame is carried over to the next note. */
export function toFrames(notes: readonly Note[], { ms, byWaves }: CannedFrames): Buffer {
  let restMs = 0;
  const frames = notes.flatMap((note) => {
    const count = Math.floor((restMs + note.ms) / ms);
    restMs += note.ms - count * ms;
    const frame = byWaves[Math.round((note.frequency * ms) / 1000)]!;
    return Array<Buffer>(count).fill(Buffer.from(frame, "base64"));
  });
  return Buffer.concat(frames);
}

/** An Ogg Opus file (RFC 7845, pages by RFC 3533, section 6) with one page per second. */
export function toOpus(notes: readonly Note[]): Buffer {
  const packets = toFrames(notes, OPUS_PACKETS);
  const packetBytes = 40;
  const pages = Array.from(chunks(packets, 50 * packetBytes), (content, index) => {
    const count = content.length / packetBytes;
    const end = index * 50 + count;
    const page = Buffer.concat([Buffer.alloc(27), Buffer.alloc(count, packetBytes), content]);
    page.write("OggS");
    page[5] = end * packetBytes === packets.length ? 4 : 0; // End of stream
    page.writeUInt32LE(end * 960, 6); // In samples at 48 kHz
    page.writeUInt32LE(index + 2, 18); // After the two pages of the header
    page[26] = count;
    page.writeUInt32LE(crc(page, 0x04c11db7, 32), 22);
    return page;
  });
  return Buffer.concat([Buffer.from(OPUS_HEADER, "base64"), ...pages]);
}

/** A cyclic redundancy check of up to 32 bits, most significant bit first, starting at 0. */
export function crc(bytes: Uint8Array, polynomial: number, width: number): number {
  // The value occupies the upper bits, so that every width works the same way.
  const shifted = polynomial << (32 - width);
  let value = 0;
  for (const byte of bytes) {
    value ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) value = value < 0 ? (value << 1) ^ shifted : value << 1;
  }
  return value >>> (32 - width);
}
