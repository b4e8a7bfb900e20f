import { fromBase64 } from "../runtime.ts";
import { type CannedFrames, FLAC_HEADER, OPUS_HEADER, OPUS_PACKETS, WAV_HEADER } from "./canned.ts";
import { chunks } from "./chunks.ts";
import { concat } from "./concat.ts";
import type { Note } from "./tune.ts";

export function toWav(pcm: Uint8Array): Uint8Array {
  const header = fromBase64(WAV_HEADER);
  view(header).setUint32(4, header.length - 8 + pcm.length, true);
  view(header).setUint32(40, pcm.length, true);
  return concat([header, pcm]);
}

/** A FLAC file (RFC 9639) with verbatim subframes: as large as the PCM, but no encoder is needed. */
export function toFlac(pcm: Uint8Array): Uint8Array {
  const blockBytes = 4096 * 2;
  const header = fromBase64(FLAC_HEADER);
  header[4] = 0x80; // No metadata follows
  view(header).setUint32(22, pcm.length / 2);
  return concat([header, ...Array.from(chunks(pcm, blockBytes), flacFrame)]);
}

/** RFC 9639, section 9. The frame number fits in one byte up to 127; ten seconds have 59 frames. */
function flacFrame(pcm: Uint8Array, number: number): Uint8Array {
  const frame = new Uint8Array(9 + pcm.length + 2);
  frame.set([0xff, 0xf8, 0x77, 0x08, number]); // 24 kHz, one channel of 16 bits
  view(frame).setUint16(5, pcm.length / 2 - 1);
  frame[7] = crc(frame.subarray(0, 7), 0x07, 8);
  frame[8] = 0x02; // A verbatim subframe
  // Its samples are big-endian.
  for (const [index, byte] of pcm.entries()) frame[9 + (index ^ 1)] = byte;
  view(frame).setUint16(frame.length - 2, crc(frame.subarray(0, -2), 0x8005, 16));
  return frame;
}

/** Canned frames of the nearest pitch. Time that does not fill a frame is carried over to the next note. */
export function toFrames(notes: readonly Note[], { ms, byWaves }: CannedFrames): Uint8Array {
  let restMs = 0;
  const frames = notes.flatMap((note) => {
    const count = Math.floor((restMs + note.ms) / ms);
    restMs += note.ms - count * ms;
    const frame = byWaves[Math.round((note.frequency * ms) / 1000)]!;
    return Array<Uint8Array>(count).fill(fromBase64(frame));
  });
  return concat(frames);
}

/** An Ogg Opus file (RFC 7845, pages by RFC 3533, section 6) with one page per second. */
export function toOpus(notes: readonly Note[]): Uint8Array {
  const packets = toFrames(notes, OPUS_PACKETS);
  const packetBytes = 40;
  const pages = Array.from(chunks(packets, 50 * packetBytes), (content, index) => {
    const count = content.length / packetBytes;
    const end = index * 50 + count;
    const page = concat([new Uint8Array(27), new Uint8Array(count).fill(packetBytes), content]);
    page.set([0x4f, 0x67, 0x67, 0x53]); // OggS
    page[5] = end * packetBytes === packets.length ? 4 : 0; // End of stream
    view(page).setUint32(6, end * 960, true); // In samples at 48 kHz
    view(page).setUint32(18, index + 2, true); // After the two pages of the header
    page[26] = count;
    view(page).setUint32(22, crc(page, 0x04c11db7, 32), true);
    return page;
  });
  return concat([fromBase64(OPUS_HEADER), ...pages]);
}

function view({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
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
