import { bytesOf, SAMPLE_RATE } from "./samples.ts";

const HEADER_BYTES = 44;

/** A RIFF file with PCM of 16 bits, mono. */
export function wavOf(samples: Int16Array): Uint8Array {
  const data = bytesOf(samples);
  const file = new Uint8Array(HEADER_BYTES + data.length);
  const view = new DataView(file.buffer);
  const text = (offset: number, value: string) => file.set(new TextEncoder().encode(value), offset);
  text(0, "RIFF");
  view.setUint32(4, file.length - 8, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true); // Length of what describes the format
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true); // Channels
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * 2, true); // Bytes a second
  view.setUint16(32, 2, true); // Bytes of a sample
  view.setUint16(34, 16, true); // Bits of a sample
  text(36, "data");
  view.setUint32(40, data.length, true);
  file.set(data, HEADER_BYTES);
  return file;
}
