import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { findCase } from "../../../src/contract/cases.ts";
import type { Check } from "../../../src/contract/checks/check.ts";
import { asNotes, finding } from "../../../src/contract/checks/findings.ts";
import { BodyTooLarge, ConnectionFailure, ResponseTimeout, send } from "../../../src/contract/requests/send.ts";
import { type CheckResult, type Run, roundedSeconds, runChecks } from "../../../src/contract/run.ts";
import { Skipped } from "../../../src/contract/skipped.ts";
import type { Session, Target } from "../../../src/contract/target.ts";
import { defined } from "../../defined.ts";
import { json, session, stubFetch } from "../stub.ts";

const check = (run: Check["run"] = async () => [], more: Partial<Check> = {}): Check => ({
  operation: "agents.get",
  name: "is checked",
  writes: false,
  isolated: false,
  run,
  ...more,
});

const runAll = (
  checks: readonly Check[],
  target: Partial<Target> = {},
  options: Partial<Parameters<typeof runChecks>[2]> = {},
): Promise<Run> => runChecks(checks, session(target).target, { concurrency: 1, ...options });

const runOne = async (run: Check["run"], more: Partial<Check> = {}, target: Partial<Target> = {}) => {
  const { results } = await runAll([check(run, more)], target);
  const { seconds: _, ...result } = defined(results[0]);
  return result;
};

const fails = (error: Error) => () => Promise.reject(error);
const [wrong] = [finding("/body", "JSON", "{")];

test.each<[name: string, run: Check["run"], expected: Partial<CheckResult>]>([
  ["finds nothing", async () => [], { outcome: "passed", findings: [], notes: [] }],
  ["finds a difference", async () => [wrong], { outcome: "failed", findings: [wrong], notes: [] }],
  ["has a note", async () => asNotes([wrong]), { outcome: "passed", findings: [], notes: [wrong] }],
  ["has both", async () => [wrong, ...asNotes([wrong])], { outcome: "failed", findings: [wrong], notes: [wrong] }],
  [
    "is skipped",
    fails(new Skipped("there is nothing")),
    { outcome: "skipped", findings: [], notes: [], reason: "there is nothing" },
  ],
  [
    "gets no response in time",
    fails(new ResponseTimeout("all within 1 s")),
    { outcome: "failed", findings: [finding("", "all within 1 s", "nothing, or only a part")] },
  ],
  [
    "gets a long body",
    fails(new BodyTooLarge("at most 1 MB")),
    { outcome: "failed", findings: [finding("/body", "at most 1 MB", "more, of which the rest was not read")] },
  ],
  [
    "breaks the connection",
    fails(new ConnectionFailure("reset")),
    { outcome: "failed", findings: [finding("", "a response", "a broken connection: reset")] },
  ],
])("a check that %s has its outcome", async (_, run, expected) => {
  stubFetch(() => json({}));
  expect(await runOne(run)).toEqual({ operation: "agents.get", check: "is checked", notes: [], ...expected });
});

test("other errors end the run", async () => {
  await expect(runOne(fails(new Error("a mistake of the suite")))).rejects.toThrow("a mistake of the suite");
});

const request = (own: Session, id: string) => send(own, findCase(id), { path: { model_id: "m" }, body: undefined });

test.each([
  ["is gone", () => Promise.reject(new TypeError("gone")), "a response"],
  ["hangs", () => Promise.reject(new ResponseTimeout("all within 1 s")), "all within 1 s"],
])("a server that %s ends the run, with the results so far and the last request", async (_, respond, expected) => {
  stubFetch((_request, index) => (index === 0 ? json({}) : respond()));
  const deleted: string[] = [];
  const read: Check["run"] = async (own) => {
    own.undo.push(async () => deleted.push(own.key));
    await request(own, "models.get").catch((error: Error) => {
      throw expected === "a response" ? error : new ResponseTimeout(expected);
    });
    return [];
  };
  const { results, incomplete } = await runAll([check(read), check(read, { name: "reads again" }), check(read)]);
  expect(results.map(({ outcome, findings }) => [outcome, findings[0]?.expected])).toEqual([
    ["passed", undefined],
    ["failed", expected],
  ]);
  expect(results[1]?.curl).toContain("http://stub.test/v1/models/m");
  expect(incomplete).toBe(
    "The server no longer responds. The last request was GET http://stub.test/v1/models/m (agents.get: reads again).",
  );
  expect(deleted).toEqual([]);
});

test("a result has the last request, and before it the one that changed what it reads", async () => {
  stubFetch(({ method }) => json({}, method === "GET" ? 200 : 404));
  const readTwice: Check["run"] = async (own) => {
    await request(own, "models.update");
    await request(own, "models.archive");
    await request(own, "models.get");
    return [];
  };
  const curls = async (more: Partial<Check>) =>
    (await runOne(readTwice, more)).curl
      ?.split("\n")
      .map((line) => line.replace(/^curl -i (-X \w+ )?'\S+(\/v1\S+)'.*/, "$1$2"));
  expect(await curls({ writes: true })).toEqual(["-X POST /v1/fine_tuning/models/m/archive", "/v1/models/m"]);
  expect(await curls({ writes: false })).toEqual(["/v1/models/m"]);
  const { status } = await runOne(readTwice);
  expect(status).toBe(200);
  expect(await runOne(async () => [])).not.toHaveProperty("status");
});

test("a change that is the last request is shown once", async () => {
  stubFetch(() => json({}));
  const update: Check["run"] = async (own) => {
    await request(own, "models.update");
    return [];
  };
  const { curl } = await runOne(update, { writes: true });
  expect(curl?.split("\n")).toHaveLength(1);
});

test("the credentials are not in a result, even if a server repeats them", async () => {
  const repeat: Check["run"] = async (own) => [
    finding("/body", "nothing", `${own.key} ${own.target.userContextToken}`),
  ];
  const inWords: Check["run"] = async () => [finding("/body", "nothing", "page_token\ntoken")];
  const received = async (target: Partial<Target>) =>
    (await runOne(repeat, {}, target)).findings.map((each) => each.received).join();
  expect(await received({ key: "open sesame", userContextToken: 'to"ken' })).toBe("*** ***");
  // A short key could be a part of anything.
  expect(await received({ key: "own", userContextToken: "toke" })).toBe("own ***");
  expect(await received({})).toBe("*** undefined");
  const { findings } = await runOne(inWords, {}, { key: "token" });
  expect(findings[0]?.received).toBe("page_token\n***");
});

test("checks that read share a session, and isolated ones have their own", async () => {
  const sessions: Session[] = [];
  const remember: Check["run"] = async (own) => {
    sessions.push(own);
    return [];
  };
  await runAll([
    check(remember),
    check(remember),
    check(remember, { isolated: true }),
    check(remember, { isolated: true }),
  ]);
  const [first, second, third, fourth] = sessions as [Session, Session, Session, Session];
  expect(second.listings).toBe(first.listings);
  expect(second.key).toBe(first.key);
  expect(second.time).not.toBe(first.time);
  for (const other of [third, fourth]) expect(other.listings).not.toBe(first.listings);
  expect(new Set([first, third, fourth].map(({ key }) => key)).size).toBe(3);
});

test("what a check created is deleted in the other order, also if that fails once, with the same key", async () => {
  const steps: string[] = [];
  const create =
    (name: string): Check["run"] =>
    async (own) => {
      for (const part of ["a", "b"])
        own.undo.push(async (cleanup) => {
          steps.push(`${name} ${part} ${cleanup.key === own.key} ${cleanup === own}`);
          if (part === "b") throw new Error("It can't be deleted.");
        });
      steps.push(`${name} ran`);
      return [];
    };
  await runAll([
    check(create("shared")),
    check(create("isolated"), { isolated: true }),
    check(create("failed"), { isolated: true }),
  ]);
  expect(steps.filter((step) => step.startsWith("isolated"))).toEqual([
    "isolated ran",
    "isolated b true false",
    "isolated a true false",
  ]);
  // The shared ones are needed until the end.
  expect(steps.slice(-2)).toEqual(["shared b true false", "shared a true false"]);
});

test("what the checks created is deleted although one of them ends the run", async () => {
  let isDeleted = false;
  const create: Check["run"] = async ({ undo }) => {
    undo.push(async () => {
      isDeleted = true;
    });
    throw new Error("a mistake");
  };
  await expect(runAll([check(create)])).rejects.toThrow("a mistake");
  expect(isDeleted).toBe(true);
});

/** Runs checks, and returns their names in the order in which they started, and how many ran at the same time. */
async function observe(checks: readonly Partial<Check>[], target: Partial<Target>, concurrency: number) {
  const started: string[] = [];
  const most = new Map<boolean, number>();
  let now = 0;
  const { results } = await runAll(
    checks.map(({ writes = false, ...more }) =>
      check(
        async () => {
          started.push(defined(more.name));
          now += 1;
          most.set(writes, Math.max(most.get(writes) ?? 0, now));
          for (let turn = 0; turn < 5; turn += 1) await setImmediate();
          now -= 1;
          return [];
        },
        { writes, ...more },
      ),
    ),
    target,
    { concurrency },
  );
  return { started, most: [most.get(false), most.get(true)], results: results.map(({ check }) => check) };
}

test("checks that read run first, and those that may delete an example last; results have the order of the checks", async () => {
  const checks = [
    { name: "delete", operation: "agents.delete", writes: true },
    { name: "archive", operation: "models.archive", writes: true },
    { name: "unarchiveMany", operation: "workflows.unarchiveMany", writes: true },
    { name: "update", operation: "agents.update", writes: true },
    { name: "archived", operation: "agents.archive.get", writes: true },
    { name: "read", operation: "agents.delete", writes: false },
  ];
  const { started, results } = await observe(checks, {}, 1);
  expect(started).toEqual(["read", "update", "archived", "delete", "archive", "unarchiveMany"]);
  expect(results).toEqual(checks.map(({ name }) => name));
});

test.each([
  ["without a key, all checks", {}, [3, 3]],
  ["with one key, only those that read", { key: "own" }, [3, 1]],
])("%s run at the same time", async (_, target, expected) => {
  const checks = [false, true].flatMap((writes) => ["a", "b", "c", "d"].map((name) => ({ name, writes })));
  expect((await observe(checks, target, 3)).most).toEqual(expected);
});

test("each result is reported, until the run is stopped", async () => {
  const stop = new AbortController();
  const reported: string[] = [];
  const checks = ["first", "second", "third"].map((name) => check(undefined, { name }));
  const onResult = (result: CheckResult) => {
    reported.push(result.check);
    if (result.check === "second") stop.abort();
  };
  const { results, incomplete } = await runAll(checks, {}, { onResult, signal: stop.signal });
  expect(results.map(({ check }) => check)).toEqual(["first", "second"]);
  expect(incomplete).toMatch(/^Stopped before the last check\. /);
  expect(reported).toEqual(["first", "second"]);
});

test("seconds have three decimals", () => {
  expect([roundedSeconds(1234.5), roundedSeconds(0.4)]).toEqual([1.235, 0]);
});
