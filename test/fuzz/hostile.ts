import fc from "fast-check";

type Header = readonly [name: string, value: string];

/** Invalid and dangerous values, by header. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  Accept: [
    "garbage",
    "a/b;q=x;;",
    "text/html",
    "*/*;q=0",
    "application/json;q=0.1,text/event-stream",
    ",",
    "text/event-stream",
  ],
  "Accept-Encoding": ["gzip", "identity;q=0", "br;q=x"],
  "Access-Control-Request-Headers": ["x\u00e9", "*"],
  Authorization: ["", "Basic eDp5", "Bearer", "Bearer a b", "Bearer ~~~", "Bearer %", "Bearer \u00e9"],
  Connection: ["close", "keep-alive, upgrade", "garbage"],
  "Content-Encoding": ["gzip", "garbage"],
  "Content-Type": [
    "",
    ";;;",
    "text/plain",
    "application/json; charset=utf-16",
    "application/json; charset=latin1",
    "multipart/form-data",
    "application/JSON ; a=b",
  ],
  DashboardUserContextAuth: ["", "\u00e9", "x"],
  Expect: ["100-continue", "nonsense", ""],
  Host: ["%", "a b", "", "localhost:99999", "[::1", "xn--\u00e9", "user@host", "evil.example"],
  "Idempotency-Key": ["", "x"],
  "If-None-Match": ["*", '"x"'],
  "Last-Event-ID": ["", "-1", "99999999999999999999", "garbage", "1"],
  Origin: ["null", "http://evil.example", "%"],
  Prefer: [
    "code=404",
    "code=500",
    "code=abc",
    "example=unknown",
    "dynamic=true",
    ";;=,",
    'code="422"',
    "respond-async",
  ],
  Range: ["bytes=0-10", "bytes=-1", "garbage", "bytes=9-1"],
  "Transfer-Encoding": ["chunked", "identity", "gzip, chunked"],
  TE: ["trailers", "garbage"],
  "X-HTTP-Method-Override": ["DELETE"],
  "X-Request-Id": ["x", "\u00e9"],
  __proto__: ["x"],
  constructor: ["x"],
};

const named = fc.oneof(
  ...Object.entries(VALUES).map(([name, values]) => fc.constantFrom(...values).map((value): Header => [name, value])),
);

/** The bytes that a header's value may contain (RFC 9110 section 5.5), and some that it may not. */
const anyValue = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: fc.constantFrom(...'a1,;="/*-. \t\u00ff%'), maxLength: 20 }) },
  fc.constantFrom("a".repeat(5000), "a,".repeat(3000), "a".repeat(20_000), "\u0000", "a\u0007b", "a\rb"),
);

/** A header that may make a valid request invalid. */
export const hostileHeaders: fc.Arbitrary<Header> = fc.oneof(
  { weight: 3, arbitrary: named },
  fc.tuple(fc.constantFrom(...Object.keys(VALUES)), anyValue),
);

/** Bodies that are not JSON, or are hard to parse. */
export const hostileBodies: fc.Arbitrary<Uint8Array> = fc
  .oneof(
    fc.constantFrom<() => string | Uint8Array>(
      () => "",
      () => " ",
      () => "{",
      () => '{"a":',
      () => "null",
      () => "nul",
      () => "[]",
      () => '"text"',
      () => "1e999",
      () => '{"a":1e999}',
      () => '{"__proto__":{"x":1}}',
      () => '{"a":1,"a":2}',
      () => "\ufeff{}",
      () => "'a'",
      () => "[".repeat(1000),
      () => "[".repeat(100_000) + "]".repeat(100_000),
      () => `{"a":${"[".repeat(90)}${"]".repeat(90)}}`,
      () => `{"${"n".repeat(100_000)}":1}`,
      () => Uint8Array.of(0x22, 0xff, 0x22),
      () => Buffer.from('{"a":"b"}', "utf16le"),
    ),
    // Rarely, because they take long.
    fc
      .constantFrom(
        () => `{"${"n".repeat(9_900_000)}":1}`,
        () => `{"name":"${"n".repeat(10_000_000)}"}`,
        () => `[${"0,".repeat(1_000_000)}0]`,
      )
      .map((make) => make),
  )
  .map((make) => Buffer.from(make() as string));

/** Targets without an operation, or that cannot be parsed. */
export const hostileTargets = fc.oneof(
  fc.constantFrom(
    "*",
    "/",
    "//",
    "/v1",
    "/v1/birds",
    "/v1/models/%zz",
    "/v1/models/%ff",
    "/v1/models/..",
    "/v1/models/%2e%2e/x",
    "/v1//models",
    "/v1/models/",
    "/v1/models?page=1&page=2&%zz",
    "/v1/models?__proto__=x&constructor=y",
    "http://evil.example/v1/models",
    "http://[/v1/models",
    "evil.example:80",
    "/_mock/",
    "/_mock/openapi.json",
    "/_mock/files/x/y",
    "/_mock/files/%zz/%",
    "/v1/models#x",
    `/${"a/".repeat(3000)}`,
    `/v1/models?${"a=b&".repeat(3000)}`,
    "/v1/mod els",
    "/v1/models/\u00ff",
    "v1/models",
  ),
  fc.webPath(),
);

export const hostileMethods = fc.constantFrom(
  "HEAD",
  "OPTIONS",
  "PUT",
  "DELETE",
  "get",
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "BREW",
);
