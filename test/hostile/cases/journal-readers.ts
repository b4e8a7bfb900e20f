import type { HostileCase, Target } from "../case.ts";
import { ALL_EVENTS } from "./open-streams.ts";

/** Readers of a journal that the mock accepts for a key. */
const MAX_READERS = 16;
const options = (index: number) => ({ key: `attacker${index}` });

/** Opens so many streams of the journals of so many keys. If `isRead`, the client reads them. */
async function openReaders({ open, toBytes }: Target, keys: number, readers: number, isRead: boolean): Promise<void> {
  for (let index = 0; index < keys; index += 1) {
    const stream = toBytes("GET", "/_mock/journal/stream", undefined, options(index));
    const sockets = await Promise.all(Array.from({ length: readers }, () => open(stream)));
    if (isRead) for (const socket of sockets) socket.resume();
  }
}

/** Sends a request with a long body for each key. */
async function write({ send }: Target, keys: number, characters: number): Promise<void> {
  for (let index = 0; index < keys; index += 1)
    await send("POST", "/v1/moderations", { model: "aurora-guard", input: "x".repeat(characters) }, options(index));
}

/** Each reader would have its own copy of what it does not read. */
export const unreadJournals: HostileCase = {
  name: "opens 900 streams of the journal for each of 11 keys, reads none, and writes 41 kB for each key again and again",
  megabytes: 400,
  async attack(target) {
    const [keys, rounds] = target.isQuick ? [2, 90] : [11, 100];
    await openReaders(target, keys, 900, false);
    for (let round = 0; round < rounds; round += 1) await write(target, keys, 41_000);
    await refuseMore(target);
  },
};

/** With few readers for each key, there are many in total. Their sockets need memory, too. */
export const unreadJournalsOfKeys: HostileCase = {
  name: "opens 16 streams of the journal for each of 100 keys, reads none, and writes 41 kB for each key again and again",
  megabytes: 900,
  options: ["--max-unsent-mb", "20"],
  async attack(target) {
    const [keys, rounds] = target.isQuick ? [20, 90] : [100, 130];
    await openReaders(target, keys, MAX_READERS, false);
    for (let round = 0; round < rounds; round += 1) await write(target, keys, 41_000);
  },
};

/** All readers are woken at once. */
export const journalReaders: HostileCase = {
  name: "reads 900 streams of the journal for each of 10 keys, and writes 10 times in a row for each key",
  megabytes: 700,
  async attack(target) {
    const keys = target.isQuick ? 4 : 10;
    await openReaders(target, keys, 900, true);
    await target.idle();
    for (let index = 0; index < keys; index += 1)
      await Promise.all(Array.from({ length: 10 }, () => target.send("GET", "/v1/models", undefined, options(index))));
  },
};

/** Each reader gets the request for each stream. */
export const streamsBesideReaders: HostileCase = {
  name: "opens 6,000 event streams of keys whose journals have readers",
  megabytes: 700,
  async attack(target) {
    const keys = target.isQuick ? 1 : 12;
    await openReaders(target, keys, 450, true);
    for (let index = 0; index < keys; index += 1) {
      const stream = target.toBytes("GET", ALL_EVENTS, undefined, options(index));
      for (let count = 0; count < 500; count += 1) await target.open(stream);
    }
  },
};

/** Rejects unless a reader that is one too many is refused. */
async function refuseMore({ send }: Target): Promise<void> {
  const { status, body } = await send("GET", "/_mock/journal/stream", undefined, options(0));
  if (status !== 429) throw new Error(`a reader that is one too many got ${status}: ${body.slice(0, 200)}`);
}
