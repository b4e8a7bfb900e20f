import { expect, test } from "vitest";
import { findCase } from "../../../src/contract/cases.ts";
import { probe } from "../../../src/contract/requests/probe.ts";
import { json, problem, session, stubFetch } from "../stub.ts";

const AREAS = ["agents.list", "models.list", "batch.jobs.list", "prompts.list"];

const run = (ids: readonly string[], key?: string) =>
  probe(ids.map(findCase), session({ data: "own", key }).target).catch(
    (error: Error) => `${error.name}: ${error.message}`,
  );

const gone = () => Promise.reject(new TypeError("gone"));

test("one operation of each area is tried, at most three, and none that writes or needs an id or a user", async () => {
  const requests = stubFetch(() => json({}));
  const others = ["agents.create", "models.get", "users.me.get", "agents.listLegacy"];
  expect(await run([...others, ...AREAS])).toBeUndefined();
  expect(requests.map(({ path }) => path).toSorted()).toHaveLength(3);
  expect(new Set(requests.map(({ path }) => path.split("/")[2])).size).toBe(3);
  expect(requests.some(({ path }) => path.includes("users") || path === "/v1/models/")).toBe(false);
  const instead = stubFetch(() => json({}));
  expect(await run(["agents.create", "models.get", "users.me.get"])).toBeUndefined();
  expect(instead).toHaveLength(3);
});

test.each<[name: string, respond: (path: string) => unknown, key: string | undefined, expected: string | undefined]>([
  [
    "accepts no request without a key",
    () => problem(401),
    undefined,
    "The server requires a key (it responded 401 to models.list, agents.list). Pass one with --key.",
  ],
  [
    "does not accept the key",
    () => problem(401),
    "own",
    "The server does not accept the key (it responded 401 to models.list, agents.list). Pass another one with --key.",
  ],
  ["accepts one request", (path) => (path.includes("agents") ? problem(401) : json({})), undefined, undefined],
  ["responds with other errors", () => problem(500), undefined, undefined],
  [
    "responds only to one request, with 401",
    (path) => (path.includes("agents") ? gone() : problem(401)),
    undefined,
    "The server requires a key (it responded 401 to models.list, agents.list). Pass one with --key.",
  ],
  ["responds only to one request", (path) => (path.includes("agents") ? gone() : json({})), undefined, undefined],
  ["responds to none", gone, undefined, "ConnectionFailure: gone"],
  [
    "redirects",
    () => new Response(null, { status: 302, headers: { location: "/login" } }),
    undefined,
    "The server responded 302 with Location: /login to models.list, agents.list. Is http://stub.test the base URL of the API?",
  ],
  [
    "sends a page",
    () => new Response("<!doctype html>", { headers: { "content-type": "text/html; charset=utf-8" } }),
    "own",
    "The server responded 200 with text/html to models.list, agents.list. Is http://stub.test the base URL of the API?",
  ],
  [
    "is a gateway without a server",
    (path) => (path.includes("agents") ? gone() : new Response(null, { status: 502 })),
    undefined,
    "The server responded 502 to models.list, agents.list. Is http://stub.test the base URL of the API?",
  ],
  [
    "sends a page for one request",
    (path) => (path.includes("agents") ? new Response("<!doctype html>") : json({})),
    undefined,
    undefined,
  ],
  ["responds with a body that is too long", () => new Response("x".repeat(10_000_001)), undefined, undefined],
])("a server that %s has this result", async (_, respond, key, expected) => {
  stubFetch(({ path }) => respond(path));
  expect(await run(["agents.list", "models.list"], key)).toBe(expected);
});
