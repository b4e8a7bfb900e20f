import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { chunks } from "../../../src/mock/lib/speech/chunks.ts";
import { crc } from "../../../src/mock/lib/speech/formats.ts";
import { speak } from "../../../src/mock/lib/speech/speech.ts";
import { defined } from "../../defined.ts";

const SAMPLE_RATE = 24_000;
const announcement = "Low water at Harbor Point is at 06:12.";

function toView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function readSamples(pcm: Uint8Array): number[] {
  const view = toView(pcm);
  return Array.from({ length: pcm.length / 2 }, (_, index) => view.getInt16(index * 2, true));
}

function text(bytes: Uint8Array, start: number, end: number): string {
  return new TextDecoder().decode(bytes.subarray(start, end));
}

function measureSeconds(spoken: string): number {
  return speak(spoken, { format: "pcm" }).length / 2 / SAMPLE_RATE;
}

/** The frequency in hertz: the number of upward zero crossings per second of sound. */
function measurePitch(samples: number[]): number {
  const loud = samples.filter((sample) => sample !== 0);
  const rises = loud.filter((sample, index) => sample > 0 && (loud[index - 1] ?? 1) < 0).length;
  return (rises * SAMPLE_RATE) / loud.length;
}

describe("pcm", () => {
  test("has an audible volume and pitch, and does not clip", () => {
    const samples = readSamples(speak(announcement, { format: "pcm" }));
    const peak = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
    expect(peak).toBeGreaterThan(5_000);
    expect(peak).toBeLessThan(20_000);
    expect(measurePitch(samples)).toBeGreaterThan(200);
    expect(measurePitch(samples)).toBeLessThan(700);
  });

  test("is identical for the same text and voice, and differs for others", () => {
    const spoken = (words: string, voice?: string) =>
      speak(words, voice === undefined ? { format: "pcm" } : { voice, format: "pcm" });
    const calm = spoken(announcement, "harbor-calm");
    expect(Buffer.compare(calm, spoken(announcement, "harbor-calm"))).toBe(0);
    expect(Buffer.compare(calm, spoken(announcement, "harbor-bright"))).not.toBe(0);
    expect(Buffer.compare(spoken("Low water is at 06:12."), spoken("Low water is at 06:58."))).not.toBe(0);
  });

  test("has a different pitch for each voice", () => {
    const pitches = ["a", "b", "c", "d"].map((voice) => {
      return Math.round(measurePitch(readSamples(speak(announcement, { voice, format: "pcm" }))));
    });
    expect(new Set(pitches).size).toBe(4);
  });

  test.each([
    ["ebb", 0.12],
    ["water", 0.24],
    ["low water", 0.12 + 0.048 + 0.24],
    ["ebb, ebb.", 0.12 + 0.12 + 0.048 + 0.12 + 0.24],
    ["2026", 4 * 0.12],
    ["", 0.12],
    ["🌊", 0.12],
  ])("of %j lasts %s seconds", (words, seconds) => {
    expect(measureSeconds(words)).toBeLessThanOrEqual(seconds + 0.001);
    expect(measureSeconds(words)).toBeGreaterThan(seconds - 0.05);
  });
});

test("a long text lasts ten seconds", () => {
  const seconds = measureSeconds("ebb and flood ".repeat(1000));
  expect(seconds).toBeLessThanOrEqual(10);
  expect(seconds).toBeGreaterThan(9.8);
});

test("wav is pcm with a valid header", () => {
  const pcm = speak(announcement, { format: "pcm" });
  const wav = speak(announcement, { format: "wav" });
  const view = toView(wav);
  expect([text(wav, 0, 4), text(wav, 8, 16), text(wav, 36, 40)]).toEqual(["RIFF", "WAVEfmt ", "data"]);
  expect(view.getUint32(4, true)).toBe(wav.length - 8);
  expect(view.getUint16(20, true)).toBe(1);
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([1, SAMPLE_RATE, 16]);
  expect(view.getUint32(40, true)).toBe(pcm.length);
  expect(Buffer.compare(wav.subarray(44), pcm)).toBe(0);
});

test("flac contains the samples of pcm, with valid checksums", () => {
  const pcm = speak(announcement, { format: "pcm" });
  const flac = speak(announcement, { format: "flac" });
  const view = toView(flac);
  expect(text(flac, 0, 4)).toBe("fLaC");
  expect(view.getUint32(22)).toBe(pcm.length / 2);
  const found: number[] = [];
  for (let start = 42; start < flac.length; ) {
    expect(view.getUint16(start)).toBe(0xfff8);
    const length = 9 + (view.getUint16(start + 5) + 1) * 2;
    // The CRC of data followed by its own CRC is zero.
    expect(crc(flac.subarray(start, start + 8), 0x07, 8)).toBe(0);
    expect(crc(flac.subarray(start, start + length + 2), 0x8005, 16)).toBe(0);
    for (let at = start + 9; at < start + length; at += 2) found.push(view.getInt16(at));
    start += length + 2;
  }
  expect(found).toEqual(readSamples(pcm));
});

test.each([
  // The check values of CRC catalogs: the CRC of "123456789".
  [8, 0x07, 0xf4],
  [16, 0x8005, 0xfee8],
  [32, 0x04c11db7, 0x89a1897f],
])("crc of %i bits returns the check value of the CRC catalogs", (width, polynomial, value) => {
  expect(crc(new TextEncoder().encode("123456789"), polynomial, width)).toBe(value);
});

test("mp3 consists of frames of 24 ms for the duration of the notes", () => {
  const mp3 = speak("Low water", { format: "mp3" });
  const heads = [...chunks(mp3, 48)].map((frame) => Buffer.from(frame.subarray(0, 4)).toString("hex"));
  expect(heads).toEqual(Array((120 + 48 + 240) / 24).fill("fff324c4"));
});

test("opus consists of Ogg pages, starting with the headers, for the duration of the notes", () => {
  const opus = speak(announcement, { format: "opus" });
  const view = toView(opus);
  const pages: { flags: number; position: number; content: string }[] = [];
  for (let start = 0; start < opus.length; ) {
    expect(text(opus, start, start + 4)).toBe("OggS");
    const packets = defined(opus[start + 26]);
    const lengths = opus.subarray(start + 27, start + 27 + packets);
    const end = start + 27 + packets + lengths.reduce((sum, length) => sum + length, 0);
    const unchecked = Uint8Array.from(opus.subarray(start, end));
    unchecked.fill(0, 22, 26);
    expect(view.getUint32(start + 22, true)).toBe(crc(unchecked, 0x04c11db7, 32));
    const content = text(opus, start + 27 + packets, start + 35 + packets);
    pages.push({ flags: defined(opus[start + 5]), position: view.getUint32(start + 6, true), content });
    start = end;
  }
  expect(pages.slice(0, 2)).toEqual([
    { flags: 2, position: 0, content: "OpusHead" },
    { flags: 0, position: 0, content: "OpusTags" },
  ]);
  expect(pages.at(-1)?.flags).toBe(4);
  expect(Math.abs(defined(pages.at(-1)).position / 48_000 - measureSeconds(announcement))).toBeLessThan(0.1);
});

/** Reads the header of the first MP3 frame (ISO/IEC 11172-3, section 2.4.1.3), and the duration of all frames. */
function readMp3(bytes: Uint8Array) {
  const header = toView(bytes).getUint32(0);
  const bits = (high: number, low: number) => (header >>> low) & (2 ** (high - low + 1) - 1);
  expect(bits(31, 21), "the sync word").toBe(0x7ff);
  const bitRate = defined([0, 8, 16, 24][bits(15, 12)]) * 1000;
  const sampleRate = defined([22_050, 24_000, 16_000][bits(11, 10)]);
  const frameLength = (72 * bitRate) / sampleRate;
  expect(bytes.length % frameLength).toBe(0);
  return {
    // MPEG-2, layer III
    codec: [bits(20, 19), bits(18, 17)],
    channels: bits(7, 6) === 3 ? 1 : 2,
    sampleRate,
    seconds: ((bytes.length / frameLength) * 576) / sampleRate,
  };
}

/** Reads the identification header (RFC 7845 section 5.1), and the duration from the position of the last page. */
function readOpus(bytes: Uint8Array) {
  const head = text(bytes, 0, 200).indexOf("OpusHead");
  const lastPage = Buffer.from(bytes).lastIndexOf("OggS");
  const view = toView(bytes);
  return {
    codec: [text(bytes, head, head + 8), bytes[head + 8]],
    channels: bytes[head + 9],
    sampleRate: view.getUint32(head + 12, true),
    seconds: (view.getUint32(lastPage + 6, true) - view.getUint16(head + 10, true)) / 48_000,
  };
}

test.each([
  ["mp3", readMp3, [2, 1], 24_000, "974ee97035c1b202"],
  ["opus", readOpus, ["OpusHead", 1], 48_000, "9687a4aa18069bb6"],
] as const)(
  "%s is identical to a file that was checked with Chromium and FFmpeg",
  (format, read, codec, sampleRate, hash) => {
    const bytes = speak(announcement, { voice: "harbor-calm", format });
    const { seconds, ...file } = read(bytes);
    expect(file).toEqual({ codec, channels: 1, sampleRate });
    expect(Math.abs(seconds - measureSeconds(announcement))).toBeLessThan(0.1);
    expect(createHash("sha256").update(bytes).digest("hex").slice(0, 16)).toBe(hash);
  },
);

test.each(["mp3", "opus"] as const)("%s has a canned frame for every pitch of every voice", (format) => {
  const words = [..."abcdefghijklmnopqrstuvwxyz"].join(" ");
  const pauses = words.replaceAll(/[a-z]/g, ",");
  for (let voice = 0; voice < 200; voice++) {
    expect(speak(words, { voice: `voice ${voice}`, format }).length).toBe(speak(pauses, { format }).length);
  }
});

test.each(["pcm", "wav", "flac", "mp3", "opus"] as const)(
  "%s is longer for a longer text, identical for the same voice, and different for another",
  (format) => {
    const calm = speak(announcement, { voice: "harbor-calm", format });
    expect(speak(`${announcement} ${announcement}`, { format }).length).toBeGreaterThan(calm.length * 1.8);
    expect(Buffer.compare(calm, speak(announcement, { voice: "harbor-calm", format }))).toBe(0);
    expect(Buffer.compare(calm, speak(announcement, { voice: "harbor-bright", format }))).not.toBe(0);
  },
);

test.each<[number, number, number[]]>([
  [5, 2, [2, 2, 1]],
  [4, 2, [2, 2]],
  [1, 2, [1]],
  [0, 2, []],
])("%i bytes in chunks of %i have the lengths %j", (length, size, lengths) => {
  const bytes = Uint8Array.from({ length }, (_, index) => index);
  const pieces = [...chunks(bytes, size)];
  expect(pieces.map((piece) => piece.length)).toEqual(lengths);
  expect(Uint8Array.from(pieces.flatMap((piece) => [...piece]))).toEqual(bytes);
});
