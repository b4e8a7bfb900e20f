import { joined } from "./bytes.ts";
import { crc } from "./crc.ts";
import type { Note } from "./melody.ts";

/** Opus counts time at this rate, whatever the rate of the recording. */
const CLOCK_RATE = 48_000;
const PACKET_MS = 20;
const PACKET_SAMPLES = (CLOCK_RATE / 1000) * PACKET_MS;
const PACKETS_A_PAGE = 50;
/** What a decoder drops at the beginning, as encoders have it. */
const PRE_SKIP_SAMPLES = 312;
const SILENCE = Uint8Array.of(0xf8, 0xff, 0xfe);

/**
 * Twenty milliseconds of a steady tone by its frequency, as libopus packs them (CELT, mono, 16 kbit/s). They have a
 * whole number of waves, so that they can follow each other. An encoder would be out of proportion here.
 */
const TONES = new Map(
  (
    [
      [200, "+MNNa5c4o05sItE85f1Ua2MvpgyO8DxJA1RvCaz6hQh4rsB0/vCrcQ=="],
      [250, "+MDi8vlBdi/QpuFR/fORvLO1oIYmnw0SAZBvCbLgh9+m7jVDUXW3QQ=="],
      [300, "+ML35SBoJHljcTVXYG2aR13Vroj9bLUgxc3Uwt2BzJ42wAgPquSvIQ=="],
      [350, "+ML2N92LtDPoCNGhY6b092Aqw8hMjAjEbOLN5XVbba51Y/B/UzdrCg=="],
      [400, "+K20gu5+bZ4vPnTMVkBFKIWFjhUtcurRNxZpd2TwZiFZ0BiJfhEFuQ=="],
      [450, "+K1/O4Al7LJ1fZNADenzikFuV5vehVAtW1Q8Zn3/qXKexqB7qjgNrA=="],
      [500, "+K1/LGYhWrnQvcVURijZpBcJwThwGuoizA/2JLMUN2LX1CmU07gNoQ=="],
      [550, "+K1/AmXo96G/0LSOKpTxXCWK2A7juhwSgJKb2h9MvmbEVv1nC8SDmA=="],
      [600, "+Kylk0ZW2QcRho44C55egIRfg2GZfN8Ii3K4KF/PrUoXLZhTNHX5kQ=="],
      [650, "+LBKOCYy6QXpMInqis/EjwjHtAHLqEFiLaSoEI/h7bU+LYmS3Mjviw=="],
      [700, "+K/pQs8Qp5Qaag/W8CFn8V37nVbu+PnwIt4ZKp1R7QzMP0o+B8qbhg=="],
    ] as const
  ).map(([frequency, packet]) => [frequency, Uint8Array.from(atob(packet), (byte) => byte.charCodeAt(0))] as const),
);

/** An Opus file (RFC 6716) in Ogg (RFC 7845). Pitches are rounded to multiples of 50 Hz. */
export function opusOf(notes: readonly Note[]): Uint8Array {
  const packets = notes.flatMap(({ frequency, ms }) => {
    return Array<Uint8Array>(Math.round(ms / PACKET_MS)).fill(packetOf(frequency));
  });
  const pages = [page([head()], 0, 0, FIRST), page([tags()], 1, 0, 0)];
  for (let start = 0; start < packets.length; start += PACKETS_A_PAGE) {
    const part = packets.slice(start, start + PACKETS_A_PAGE);
    const end = start + part.length;
    pages.push(page(part, pages.length, end * PACKET_SAMPLES, end === packets.length ? LAST : 0));
  }
  return joined(pages);
}

function packetOf(frequency: number): Uint8Array {
  if (frequency === 0) return SILENCE;
  const frequencies = [...TONES.keys()];
  const nearest = frequencies.reduce((a, b) => (Math.abs(b - frequency) < Math.abs(a - frequency) ? b : a));
  return TONES.get(nearest)!;
}

/** RFC 7845, section 5.1. */
function head(): Uint8Array {
  const bytes = new Uint8Array(19);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode("OpusHead"));
  bytes.set([1, 1], 8); // Version, channels
  view.setUint16(10, PRE_SKIP_SAMPLES, true);
  view.setUint32(12, CLOCK_RATE, true);
  return bytes;
}

/** RFC 7845, section 5.2: an empty name of the encoder and no comments. */
function tags(): Uint8Array {
  return joined([new TextEncoder().encode("OpusTags"), new Uint8Array(8)]);
}

const FIRST = 2;
const LAST = 4;
const PAGE_HEAD_BYTES = 27;

/** RFC 3533, section 6, for packets of less than 255 bytes. */
function page(packets: readonly Uint8Array[], number: number, position: number, flags: number): Uint8Array {
  const bytes = joined([new Uint8Array(PAGE_HEAD_BYTES), Uint8Array.from(packets, ({ length }) => length), ...packets]);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode("OggS"));
  bytes[5] = flags;
  view.setUint32(6, position, true); // The upper half of 64 bits stays 0
  view.setUint32(14, 1, true); // Number of the stream
  view.setUint32(18, number, true);
  bytes[26] = packets.length;
  view.setUint32(22, crc(bytes, 0x04c11db7, 32), true);
  return bytes;
}
