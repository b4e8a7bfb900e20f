import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProgram } from "../fuzz/server.ts";
import type { HostileCase } from "./case.ts";
import { cases } from "./cases.ts";
import { MAX_WAIT, measure } from "./measure.ts";
import { type Prober, startProber } from "./prober.ts";

const PLANTED = fileURLToPath(new URL("planted-server.js", import.meta.url));

let prober: Prober;
beforeAll(() => {
  prober = startProber();
});
afterAll(() => prober.close());

/** Measures a server with mistakes while a caller sends these requests. */
function attack(paths: readonly string[], more: Partial<HostileCase> = {}) {
  const hostileCase: HostileCase = {
    name: "sends requests",
    megabytes: 200,
    async attack({ send }) {
      for (const path of paths) await send("GET", path);
    },
    ...more,
  };
  return measure(hostileCase, { prober, start: () => startProgram([PLANTED]), isQuick: true });
}

test("a server that responds at once passes", async () => {
  const { wait, megabytes, failures } = await attack(["/", "/"]);
  expect(failures).toEqual([]);
  expect(wait).toBeLessThan(MAX_WAIT);
  expect(megabytes).toBeGreaterThan(20);
});

test("a server that computes for two seconds makes another key wait", async () => {
  const { wait, failures } = await attack(["/block"]);
  expect(wait).toBeGreaterThan(1);
  expect(failures).toEqual([expect.stringMatching(/^another key waits (?:at least )?[12]\.\d\d s$/)]);
});

test("a server that computes for two seconds after its response does so, too", async () => {
  const { failures } = await attack(["/block-later"]);
  expect(failures).toEqual([expect.stringMatching(/^another key waits/)]);
});

test("a server that sleeps for two seconds uses no processor time", async () => {
  expect((await attack(["/sleep"])).failures).toEqual([]);
});

test("a server that keeps 300 MB, or frees them again, grows", async () => {
  // On a busy machine, the memory may also make another key wait.
  expect((await attack(["/grow"])).failures).toContainEqual(expect.stringMatching(/^memory grows to \d{3} MB$/));
});

test("a server that ends fails, with its error", async () => {
  const { failures } = await attack(["/end"]);
  expect(failures).toEqual([expect.stringMatching(/^the server has ended: .*Error: planted/)]);
});

test("a server that refuses another key fails", async () => {
  expect((await attack(["/refuse"])).failures).toEqual(["another key got 503"]);
});

test("a limit that a case misses is a failure", async () => {
  const attackThatFails = () => Promise.reject(new Error("500 connections are open"));
  expect((await attack([], { attack: attackThatFails })).failures).toEqual(["500 connections are open"]);
});

test("every case has a name and a bound", () => {
  for (const { name, megabytes } of Object.values(cases))
    expect([/^[a-z]/.test(name), megabytes > 0]).toEqual([true, true]);
});
