/** Each bounded memory against a plain sum: after random operations beyond its limit, all that has ended is given back. */
import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createCounters } from "../../src/mock/control/coverage.ts";
import { createJournal, type Journal } from "../../src/mock/control/journal.ts";
import { createEntry } from "../../src/mock/control/journal-entry.ts";
import type { ServerEvent } from "../../src/mock/exchange/responses.ts";
import { type Body, createBodies } from "../../src/mock/http/bodies.ts";
import { createUnsentResponses } from "../../src/mock/http/unsent-responses.ts";
import { type Controller, tables } from "../../src/mock/sandboxes/control-tables.ts";
import { createRegistry } from "../../src/mock/sandboxes/registry.ts";
import { createOpenStreams } from "../../src/mock/stages/open-streams.ts";
import { defined } from "../defined.ts";

const KEYS = ["a", "b", "c"];
/** Random operations: what is done, for which key, and a number from 0 to 1. */
const operations = (...kinds: readonly string[]) =>
  fc.array(fc.tuple(fc.constantFrom(...kinds), fc.constantFrom(...KEYS), fc.double({ min: 0, max: 1, noNaN: true })), {
    minLength: 30,
    maxLength: 60,
    size: "max",
  });
const pick = <Item>(items: Iterable<Item>, part: number): Item | undefined => {
  const all = [...items];
  return all[Math.min(Math.floor(part * all.length), all.length - 1)];
};
/** Checks a property with the same few runs each time. */
const check = (property: fc.IProperty<never> | unknown) =>
  fc.assert(property as fc.IAsyncProperty<unknown>, { seed: 1, numRuns: 25 });

/** A stored row that is not part of the seed. */
const ROW = { table: Object.keys(tables)[0], key: "a", after: { row: { text: "x".repeat(9000) }, place: 1 } };

test("memory of sandboxes", async () => {
  const controller = (id: string, bytes: () => number) =>
    ({ sandbox: { id }, bytes, position: () => ({ randomSeed: 0 }), apply: () => {} }) as unknown as Controller;
  await check(
    fc.asyncProperty(operations("put", "grow", "leave", "take over", "lost", "elsewhere", "shrink"), async (calls) => {
      const registry = createRegistry({
        tables,
        initial: () => ({}) as never,
        store: { isDurable: true, load: () => undefined },
        maxSandboxes: 100,
        maxSandboxMb: 1000,
        maxMemoryMb: 1,
        isBusy: () => false,
        log: () => {},
      });
      const sizes = new Map<string, number>();
      for (const [kind, id, part] of calls) {
        const entry = registry.find(id);
        const size = Math.floor(part * 700_000);
        if (kind === "put" || !entry) {
          const before = sizes.get(id) ?? 0;
          sizes.set(id, size);
          const added = controller(id, () => sizes.get(id) ?? 0);
          if (registry.findShortageFor(added)) sizes.set(id, before);
          else registry.put(id, added, 1, 1);
          // What was replaced counts no more.
          if (entry) registry.count(entry);
        } else if (kind === "grow" || kind === "shrink") {
          sizes.set(id, kind === "grow" ? size : 0);
          if (!registry.findShortage(entry)) registry.count(entry);
          sizes.set(id, entry.bytes);
        } else {
          if (kind === "take over") sizes.set(id, size);
          const origin = kind === "elsewhere" ? 9 : entry.origin;
          const position = { randomSeed: 0, clock: 0, count: 0, nextPlace: 2 };
          const state = { version: 2, origin, isWhole: false, changes: [ROW], position };
          await registry.takeOver(entry, (kind === "lost" ? undefined : state) as never);
        }
        const used = KEYS.reduce(
          (sum, key) => sum + (registry.has(key) ? defined(registry.find(key)).controller.bytes() : 0),
          0,
        );
        // All sandboxes are held, so nothing can be dropped.
        for (const key of KEYS) if (registry.has(key)) defined(registry.find(key)).followers = 1;
        const free = 1_000_000 - used;
        const fits = (bytes: number) => !registry.findShortageFor(controller("other", () => bytes));
        if (free > 0) expect([fits(free), fits(free + 1)]).toEqual([true, false]);
        for (const key of KEYS) if (registry.has(key)) defined(registry.find(key)).followers = 0;
      }
    }),
  );
});

/** An entry whose bodies have so many characters. */
const entryOf = (characters: number) =>
  createEntry(
    {
      request_id: "",
      at: "",
      method: "GET",
      url: "/",
      operation_id: null,
      status: 200,
      violations: [],
      reason: null,
      notes: [],
      used: [],
    },
    { headers: {}, responseHeaders: {}, durationMs: 0, responseBody: "x".repeat(characters) },
  );

test("journals", async () => {
  const create = () => createJournal({ maxSandboxes: 2, maxMegabytes: 0.05 });
  /** What a journal keeps of 20 requests. */
  const probe = (journal: Journal) => {
    for (let number = 0; number < 20; number += 1) journal.add("probe", entryOf(4000));
    return journal.list("probe").map(({ entry: { responseBody } }) => responseBody?.length);
  };
  const expected = probe(create());
  expect(expected).toContain(undefined);
  await check(
    fc.property(operations("add", "add", "add event", "clear"), (calls) => {
      const journal = create();
      for (const [kind, id, part] of calls) {
        const last = journal.list(id).at(-1)?.entry;
        if (kind === "clear") journal.clear(id);
        else if (kind === "add" || !last) journal.add(id, entryOf(Math.floor(part * 9000)));
        else journal.addEvent(id, last, { data: "x".repeat(Math.floor(part * 9000)) });
      }
      for (const id of KEYS) journal.clear(id);
      expect(probe(journal)).toEqual(expected);
    }),
  );
});

test("counts of responses", async () => {
  await check(
    fc.property(operations("add", "add", "add", "clear"), (calls) => {
      const counters = createCounters(12);
      const lists = new Map<string, Set<number>>();
      for (const [kind, id, part] of calls) {
        const status = Math.floor(part * 8);
        const isKept = (key: string) => counters.counts(key).size > 0;
        if (kind === "clear") counters.clear(id);
        else counters.add(id, "models.list", status);
        if (kind === "clear") lists.delete(id);
        else lists.set(id, (isKept(id) && lists.get(id)?.add(status)) || new Set([status]));
        for (const key of KEYS) if (!isKept(key)) lists.delete(key);
        const found = KEYS.map((key) => [...(counters.counts(key).get("models.list")?.keys() ?? [])].toSorted());
        expect(found).toEqual(KEYS.map((key) => [...(lists.get(key) ?? [])].toSorted()));
        expect(found.flat().length).toBeLessThanOrEqual(12);
      }
      for (const id of KEYS) counters.clear(id);
      for (let status = 0; status < 6; status += 1)
        for (const id of ["a", "b"]) counters.add(id, "models.list", status);
      expect(["a", "b"].map((id) => counters.counts(id).get("models.list")?.size)).toEqual([6, 6]);
    }),
  );
});

test("streams", async () => {
  async function* events(): AsyncGenerator<ServerEvent> {
    yield { data: 1 };
    yield { data: 2 };
  }
  await check(
    fc.asyncProperty(operations("open", "open", "open", "end", "return", "gone", "replaced"), async (calls) => {
      const streams = createOpenStreams(7, 3);
      const { api } = streams;
      const open: { id: string; gone: AbortController; replaced: AbortController; reader: AsyncIterator<unknown> }[] =
        [];
      const verify = () => {
        const counts = KEYS.map((id) => open.filter((each) => each.id === id).length);
        const wanted = counts.map((count) => (count >= 3 ? 429 : open.length >= 7 ? 503 : undefined));
        expect(KEYS.map((id) => api.refusal(id)?.status)).toEqual(wanted);
        expect(streams.journals.refusal("a")?.status).toBe(open.length >= 7 ? 503 : undefined);
      };
      for (const [kind, id, part] of calls) {
        const one = pick(open, part);
        if (kind === "open" || !one) {
          const [gone, replaced] = [new AbortController(), new AbortController()];
          const iterable = api.count(id, replaced.signal, events)(gone.signal) as AsyncIterable<unknown>;
          const reader = iterable[Symbol.asyncIterator]();
          if (!(await reader.next()).done) open.push({ id, gone, replaced, reader });
        } else {
          if (kind === "gone" || kind === "replaced") one[kind].abort();
          if (kind === "end") while (!(await one.reader.next()).done);
          open.splice(open.indexOf(one), 1);
          if (kind !== "return") verify();
          // Nothing is given back twice.
          await one.reader.return?.();
        }
        verify();
      }
      for (const { reader } of open.splice(0)) await reader.return?.();
      verify();
    }),
  );
});

const MAX = 100_000;

test("bodies in progress", async () => {
  const encoded = gzipSync("x".repeat(20_000), { level: 0 });
  await check(
    fc.asyncProperty(operations("begin", "begin", "part", "rest", "encoded", "close", "handled"), async (calls) => {
      const bodies = createBodies(MAX, () => MAX, true);
      const begun = new Set<{ request: EventEmitter; left: number }>();
      const whole = new Set<Body>();
      const refusedLate: string[] = [];
      const read = (client: string, length: number, coding?: string) => {
        const headers = {
          authorization: `Bearer ${client}`,
          "content-length": `${length}`,
          "content-encoding": coding,
        };
        const request = Object.assign(new EventEmitter(), { headers, socket: {} });
        const one = { request, left: length };
        begun.add(one);
        return new Promise<Body | undefined>((resolve) => {
          const end = (body?: Body) => {
            begun.delete(one);
            if (body) whole.add(body);
            resolve(body);
          };
          const refuse = () => {
            // What has ended has nothing to give back.
            if (!begun.has(one)) refusedLate.push(client);
            end();
          };
          bodies.read(request as unknown as IncomingMessage, end, refuse);
          if (coding) {
            request.emit("data", encoded);
            request.emit("end");
          }
          request.once("close", () => end());
        });
      };
      const release = (body: Body | undefined) => {
        body?.release();
        if (body) whole.delete(body);
      };
      for (const [kind, client, part] of calls) {
        const one = pick(begun, part);
        if (kind === "handled") release(pick(whole, part));
        else if (kind === "encoded") await read(client, encoded.length, "gzip");
        else if (kind === "begin" || !one) void read(client, 5000 + Math.floor(part * 40_000));
        else if (kind === "close") one.request.emit("close");
        else {
          const length = kind === "part" ? Math.floor(one.left / 2) : one.left;
          one.left -= length;
          one.request.emit("data", Buffer.alloc(length));
          if (one.left > 0) continue;
          one.request.emit("end");
          // Its bytes are given back already.
          one.request.emit("close");
        }
      }
      for (const { request } of begun) request.emit("close");
      for (const body of whole) release(body);
      const receive = (client: string, length: number) => {
        const received = read(client, length);
        for (const { request } of begun) {
          request.emit("data", Buffer.alloc(length));
          request.emit("end");
        }
        return received;
      };
      for (const client of KEYS) {
        const body = await receive(client, MAX);
        expect([client, body?.bytes?.length]).toEqual([client, MAX]);
        expect(await receive("other", 5000)).toBeUndefined();
        release(body);
        // Only the sums are left to decide whose body is refused.
        const [first, last] = KEYS.filter((key) => key !== client);
        const parts = [
          [first, 30_000],
          [client, 40_000],
          [last, 35_000],
        ] as const;
        const refused = parts.flatMap(([key, length]) => {
          void read(defined(key), length + 1);
          const { request } = defined([...begun].at(-1));
          request.emit("data", Buffer.alloc(length));
          return [{ key, request }];
        });
        const isRefused = ({ request }: { request: EventEmitter }) =>
          ![...begun].some((one) => one.request === request);
        expect(refused.filter(isRefused).map(({ key }) => key)).toEqual([client]);
        for (const { request } of refused) request.emit("close");
      }
      expect(refusedLate).toEqual([]);
    }),
  );
});

test("unsent bytes", async () => {
  await check(
    fc.property(operations("write", "write", "write", "sent", "close", "close socket"), (calls) => {
      const parts = new Map<string, Map<EventEmitter, number>>(KEYS.map((key) => [key, new Map()]));
      const all = () => [...parts.values()].flatMap((each) => [...each]);
      const total = () => all().reduce((sum, [, bytes]) => sum + bytes, 0);
      const { countDelayed } = createUnsentResponses(MAX, (response) => {
        for (const each of parts.values()) each.delete(response);
      });
      const respond = (client: string, bytes: number) => {
        const socket = new EventEmitter();
        const req = { headers: { authorization: `Bearer ${client}` }, socket };
        const response = Object.assign(new EventEmitter(), { req, socket, destroyed: false, headersSent: true });
        set(client, response, bytes);
      };
      const set = (client: string, response: EventEmitter, bytes: number) => {
        parts.get(client)?.set(response, bytes);
        countDelayed(response as unknown as ServerResponse, bytes);
        expect(total()).toBeLessThanOrEqual(MAX);
      };
      const end = (response: EventEmitter, event: string) => {
        const { socket } = response as unknown as { socket: EventEmitter };
        (event === "close" ? response : socket).emit("close");
        expect([response.listenerCount("close"), socket.listenerCount("close")]).toEqual([
          event === "close" ? 0 : 1,
          0,
        ]);
        for (const each of parts.values()) each.delete(response);
      };
      for (const [kind, client, part] of calls) {
        const [response] = pick(defined(parts.get(client)), part) ?? [];
        if (kind === "write" || !response) respond(client, Math.floor(part * 60_000) + 1);
        else if (kind === "sent") set(client, response, 0);
        else end(response, kind);
      }
      for (const [response] of all()) end(response, "close");
      for (const client of KEYS) {
        respond(client, MAX);
        expect(total()).toBe(MAX);
        respond(client, 1);
        expect(total()).toBeLessThan(MAX);
        for (const [response] of all()) end(response, "close");
        // Only the sums are left to decide whose response is closed.
        const others = KEYS.filter((key) => key !== client);
        for (const [index, key] of [others[0], client, others[1]].entries())
          respond(defined(key), index === 1 ? 40_000 : 35_000);
        expect(KEYS.filter((key) => parts.get(key)?.size === 0)).toEqual([client]);
        for (const [response] of all()) end(response, "close");
      }
    }),
  );
});
