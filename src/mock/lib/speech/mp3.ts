import { createBitWriter } from "./bit-writer.ts";
import { joined } from "./bytes.ts";
import type { Note } from "./melody.ts";
import { SAMPLE_RATE } from "./samples.ts";

const FRAME_SAMPLES = 576;
const FRAME_MS = (FRAME_SAMPLES / SAMPLE_RATE) * 1000;
const FRAME_BYTES = 48;
const LINE_HZ = SAMPLE_RATE / 2 / FRAME_SAMPLES;
const GAIN = 202;

/**
 * An MP3 file (ISO/IEC 13818-3, layer III, mono, 24 kHz, 16 kbit/s). An encoder would turn samples into 576 spectral
 * lines a frame. Notes have hardly more than one line each, so that the frames can be written from them directly.
 */
export function mp3Of(notes: readonly Note[]): Uint8Array {
  const frames: Uint8Array[] = [];
  for (const { frequency, ms } of notes) {
    for (let rest = ms; rest > 0; rest -= FRAME_MS) frames.push(frame(frequency, frames.length));
  }
  return joined(frames);
}

function frame(frequency: number, number: number): Uint8Array {
  const line = Math.round(frequency / LINE_HZ - 0.5);
  const pairs = frequency > 0 ? Math.floor(line / 2) + 1 : 0;
  const spectrum = createBitWriter();
  // Huffman table 1: pairs of zeros before the one pair that has the line, as value 1 with a sign.
  for (let pair = 0; pair < pairs - 1; pair++) spectrum.write(0b1, 1);
  if (pairs > 0) {
    if (line % 2 === 0) spectrum.write(0b01, 2);
    else spectrum.write(0b001, 3);
    // The phase of a tone in the middle of a line advances by a quarter turn and a multiple of half turns each frame.
    spectrum.write(number % 4 < 2 ? 0 : 1, 1);
  }

  const bits = createBitWriter();
  bits.write(0b11111111111, 11); // Where a frame begins
  bits.write(0b10, 2); // MPEG version 2
  bits.write(0b01, 2); // Layer III
  bits.write(1, 1); // No checksum
  bits.write(0b0010, 4); // 16 kbit/s
  bits.write(0b01, 2); // 24 kHz
  bits.write(0, 2); // No padding
  bits.write(0b11, 2); // Mono
  bits.write(0, 6);
  bits.write(0, 8); // The data begin in this frame
  bits.write(0, 1);
  bits.write(spectrum.bitCount(), 12);
  bits.write(pairs, 9);
  bits.write(GAIN, 8);
  bits.write(0, 9); // No scale factors
  bits.write(0, 1); // Long windows
  for (let region = 0; region < 3; region++) bits.write(1, 5); // Huffman table
  bits.write(0, 4 + 3); // Lengths of the regions, which don't matter with one table
  bits.write(0, 2); // Of scale factors, and of the pairs behind
  const head = bits.bytes();

  const bytes = new Uint8Array(FRAME_BYTES);
  bytes.set(head);
  bytes.set(spectrum.bytes(), head.length);
  return bytes;
}
