import { describe, expect, test } from "vitest";
import { hostName, isLoopback, originName } from "../../../../src/mock/stages/shared/host.ts";

describe("a Host header", () => {
  test.each([
    ["localhost", "localhost"],
    ["LocalHost:4010", "localhost"],
    ["127.0.0.1:4010", "127.0.0.1"],
    ["127.1", "127.0.0.1"],
    ["[::1]:4010", "::1"],
    ["[0:0:0:0:0:0:0:1]", "::1"],
    ["mock_1.example:", "mock_1.example"],
  ])("%s names %s", (host, name) => expect(hostName(host)).toBe(name));

  test.each([
    "%",
    "a b",
    "",
    ":4010",
    "a:99999",
    "a:b",
    "user@a",
    "a/b",
    "a?b",
    "a\\b",
    "[a]",
    "http://a",
    "h\u00e4fen",
  ])("%j names none", (host) => expect(hostName(host)).toBeUndefined());
});

describe("an origin", () => {
  test.each([
    ["http://localhost:3000", "localhost"],
    ["https://Page.Example", "page.example"],
    ["http://[::1]:4010", "::1"],
  ])("%s names %s", (origin, name) => expect(originName(origin)).toBe(name));

  test.each(["null", "", "http:", "file://localhost", "ftp://localhost/http:", "chrome-extension://localhost"])(
    "%j names none",
    (origin) => expect(originName(origin)).toBeUndefined(),
  );
});

test.each([
  ["localhost", true],
  ["app.localhost", true],
  ["127.0.0.1", true],
  ["127.8.8.8", true],
  ["::1", true],
  ["::ffff:7f00:1", true],
  ["1::ffff:7f00:1", false],
  ["127.example", false],
  ["localhost.example", false],
  ["0.0.0.0", false],
  ["::", false],
  ["192.168.1.5", false],
])("%s is on loopback: %s", (name, local) => expect(isLoopback(name)).toBe(local));
