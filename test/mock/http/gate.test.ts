import { describe, expect, test } from "vitest";
import { createGate, type GateOptions } from "../../../src/mock/http/gate.ts";

const LOCAL = { address: "127.0.0.1", host: "127.0.0.1" };
const EXPOSED = { address: "0.0.0.0", host: "0.0.0.0" };

/** The status with which a gate refuses a request; undefined if it lets the request through. */
function refused(options: Partial<GateOptions>, url: string, headers: Record<string, string> = {}, method = "GET") {
  const gate = createGate({ ...LOCAL, allowedHosts: [], control: true, controlKey: undefined, ...options });
  return gate({ method, url, headers: { host: "127.0.0.1:4010", ...headers } })?.status;
}

describe("the Host of a server on loopback", () => {
  test.each(["127.0.0.1", "localhost:1", "app.localhost", "[::1]:4010", "127.0.0.2"])("may be %s", (host) => {
    expect(refused({}, "/v1/models", { host })).toBeUndefined();
  });

  test.each(["page.example", "127.0.0.1.page.example", "localhost.page.example:4010", "192.168.1.5"])(
    "must not be %s, on any path",
    (host) => {
      for (const url of ["/v1/models", "/_mock/clock", "/_mock/files/a/b", "/"])
        expect(refused({}, url, { host })).toBe(421);
    },
  );

  test("may be the name that it listens on", () => {
    expect(refused({ host: "mock.internal" }, "/v1/models", { host: "mock.internal:4010" })).toBeUndefined();
    expect(refused({ host: "mock.internal" }, "/v1/models", { host: "other.internal" })).toBe(421);
  });

  test("may be another one that is allowed", () => {
    const allowedHosts = ["Mock.Example"];
    expect(refused({ allowedHosts }, "/v1/models", { host: "mock.example:80" })).toBeUndefined();
    expect(refused({ allowedHosts }, "/v1/models", { host: "page.example" })).toBe(421);
  });

  test("may be missing, or no host at all: the mock refuses what it must", () => {
    const gate = createGate({ ...LOCAL, allowedHosts: [], control: true, controlKey: undefined });
    expect(gate({ method: "GET", url: "/v1/models", headers: {} })).toBeUndefined();
    expect(gate({ method: "GET", url: "/v1/models", headers: { host: "a b" } })).toBeUndefined();
  });
});

describe("the Host of a server that accepts other machines", () => {
  test("may be any, unless names are given", () => {
    const host = "mock.example";
    expect(refused(EXPOSED, "/v1/models", { host })).toBeUndefined();
    expect(refused({ ...EXPOSED, allowedHosts: ["other.example"] }, "/v1/models", { host })).toBe(421);
    expect(refused({ ...EXPOSED, allowedHosts: [host] }, "/v1/models", { host })).toBeUndefined();
    for (const local of ["localhost", "0.0.0.0:4010"])
      expect(refused({ ...EXPOSED, allowedHosts: [host] }, "/v1/models", { host: local })).toBeUndefined();
  });

  test("may be an address in any of its forms", () => {
    const options = { ...EXPOSED, allowedHosts: ["0:0:0:0:0:0:0:2"] };
    expect(refused(options, "/v1/models", { host: "[::2]:80" })).toBeUndefined();
  });
});

describe("the control", () => {
  test("is open on loopback, and refused beyond it", () => {
    expect(refused({}, "/_mock/reset")).toBeUndefined();
    for (const url of ["/_mock/reset", "/_mock/openapi.json", "/_mock/unknown"])
      expect(refused(EXPOSED, url)).toBe(403);
    for (const url of ["/v1/models", "/_mock/files/a/b", "/_mock/files/a"])
      expect(refused(EXPOSED, url)).toBeUndefined();
  });

  test.each([
    ["on loopback", LOCAL],
    ["beyond it", EXPOSED],
  ])("needs its key if there is one, %s", (_name, address) => {
    const options = { ...address, controlKey: "kestrel" };
    expect(refused(options, "/_mock/reset")).toBe(401);
    expect(refused(options, "/_mock/reset", { "x-control-key": "Kestrel" })).toBe(401);
    expect(refused(options, "/_mock/reset", { "x-control-key": "kestrel2" })).toBe(401);
    expect(refused(options, "/_mock/reset", { "x-control-key": "kestrel" })).toBeUndefined();
    expect(refused(options, "/v1/models")).toBeUndefined();
    // A preflight request cannot have it.
    expect(refused(options, "/_mock/reset", {}, "OPTIONS")).toBeUndefined();
  });

  test.each([
    ["on loopback", LOCAL],
    ["beyond it", EXPOSED],
  ])("is nowhere but for files if it is switched off, %s", (_name, address) => {
    const options = { ...address, control: false, controlKey: "kestrel" };
    for (const url of ["/_mock/reset", "/_mock/openapi.json"])
      expect(refused(options, url, { "x-control-key": "kestrel" })).toBe(404);
    expect(refused(options, "/_mock/reset", {}, "OPTIONS")).toBe(404);
    expect(refused(options, "/_mock/files/a/b")).toBeUndefined();
  });

  test("refuses all keys of an address that has sent ten wrong ones, until the second is over", () => {
    let now = 5;
    const gate = createGate({ ...EXPOSED, allowedHosts: [], control: true, controlKey: "kestrel", now: () => now });
    const status = (key: string | undefined, from: string) =>
      gate({ method: "POST", url: "/_mock/reset", headers: { "x-control-key": key } }, from)?.status;
    const attempts = Array.from({ length: 12 }, (_, index) => status(`guess-${index}`, "192.0.2.1"));
    expect(attempts).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect(status("kestrel", "192.0.2.1")).toBe(429);
    expect(status(undefined, "192.0.2.1")).toBe(401);
    expect(status("kestrel", "192.0.2.2")).toBeUndefined();
    now += 1000;
    expect(status("kestrel", "192.0.2.1")).toBeUndefined();
    expect(status("guess", "192.0.2.1")).toBe(401);
  });

  test("counts neither missing keys nor right ones", () => {
    const gate = createGate({ ...EXPOSED, allowedHosts: [], control: true, controlKey: "kestrel", now: () => 0 });
    for (const key of [undefined, "kestrel"]) {
      const request = { method: "POST", url: "/_mock/reset", headers: { "x-control-key": key } };
      for (let count = 0; count < 20; count += 1) gate(request, "192.0.2.1");
      expect(gate(request, "192.0.2.1")?.status).toBe(key === undefined ? 401 : undefined);
    }
  });

  test("is for pages of this machine or of the server only", () => {
    const from = (origin: string) => refused({}, "/_mock/reset", { origin });
    for (const origin of ["http://localhost:3000", "https://127.0.0.1", "http://[::1]:8080"])
      expect(from(origin)).toBeUndefined();
    for (const origin of ["https://page.example", "null", "http://localhost.page.example", "chrome-extension://a"])
      expect(from(origin)).toBe(403);
    const host = "mock.example:4010";
    expect(
      refused({ ...EXPOSED, controlKey: "k" }, "/_mock/reset", {
        host,
        origin: `http://${host}`,
        "x-control-key": "k",
      }),
    ).toBeUndefined();
    expect(refused({}, "/v1/models", { origin: "https://page.example" })).toBeUndefined();
  });
});

describe("a refusal says what to do:", () => {
  const gate = (options: Partial<GateOptions>, headers: Record<string, string>) =>
    createGate({ ...LOCAL, allowedHosts: [], control: true, controlKey: undefined, ...options })({
      method: "POST",
      url: "/_mock/reset",
      headers,
    });

  test.each<[string, Partial<GateOptions>, Record<string, string>, { status: number; code: string; detail: string }]>([
    [
      "another Host",
      {},
      { host: "page.example" },
      {
        status: 421,
        code: "HOST_NOT_ALLOWED",
        detail: "The host page.example is not allowed. Use the address of the server, or",
      },
    ],
    [
      "no control",
      { control: false },
      {},
      { status: 404, code: "NOT_FOUND", detail: "The operations under /_mock/ are switched off." },
    ],
    [
      "a foreign page",
      {},
      { origin: "https://page.example" },
      { status: 403, code: "ORIGIN_NOT_ALLOWED", detail: "Pages of https://page.example must not control the mock." },
    ],
    ["other machines", EXPOSED, {}, { status: 403, code: "CONTROL_NOT_ALLOWED", detail: "need --control-key" }],
    [
      "a wrong key",
      { controlKey: "k" },
      { "x-control-key": "l" },
      { status: 401, code: "UNAUTHENTICATED", detail: "The header X-Control-Key is missing or wrong." },
    ],
  ])("%s", (_name, options, headers, { detail, ...problem }) => {
    expect(gate(options, headers)).toMatchObject({ ...problem, detail: expect.stringContaining(detail) });
  });
});

describe("the dashboard", () => {
  test.each(["/_mock/", "/_mock/dashboard/main.js", "/_mock/?key=1"])("%s needs no control key", (url) => {
    expect(refused({ controlKey: "crew" }, url)).toBeUndefined();
    expect(refused(EXPOSED, url)).toBeUndefined();
  });

  test("is refused to pages of other origins, under another host, and without control", () => {
    expect(refused({}, "/_mock/", { origin: "http://page.example" })).toBe(403);
    expect(refused({}, "/_mock/", { host: "page.example" })).toBe(421);
    expect(refused({ control: false }, "/_mock/")).toBe(404);
  });

  test("its data needs the control key", () => {
    expect(refused({ controlKey: "crew" }, "/_mock/journal/stream")).toBe(401);
    expect(refused(EXPOSED, "/_mock/journal/stream")).toBe(403);
  });
});

test("the list of all sandboxes needs a control key, also on loopback", () => {
  const headers = { "x-control-key": "crew" };
  expect(refused({}, "/_mock/sandboxes")).toBe(403);
  expect(refused({}, "/_mock/sandboxes?x=1", headers)).toBe(403);
  expect(refused({}, "/_mock/sandboxes", headers, "HEAD")).toBe(403);
  // It takes no other method, as the mock says itself.
  expect(refused({}, "/_mock/sandboxes", headers, "PUT")).toBeUndefined();
  expect(refused({ controlKey: "crew" }, "/_mock/sandboxes")).toBe(401);
  expect(refused({ controlKey: "crew" }, "/_mock/sandboxes", headers)).toBeUndefined();
});
