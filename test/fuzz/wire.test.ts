import { expect, test } from "vitest";
import { curlCommands } from "./curl.ts";
import { readResponse } from "./response.ts";
import { damages, isBroken, toBytes } from "./wire.ts";

const post = {
  method: "POST",
  target: "/v1/agents",
  headers: [["Host", "localhost"]],
  body: Buffer.from('{"a":1}'),
} as const;

test("a request is sent with its length", () => {
  expect(toBytes(post).toString()).toBe(
    'POST /v1/agents HTTP/1.1\r\nHost: localhost\r\nContent-Length: 7\r\n\r\n{"a":1}',
  );
});

test("a chunked request is sent in chunks", () => {
  const text = toBytes({ ...post, headers: [["Transfer-Encoding", "chunked"]] }).toString();
  expect(text).toMatch(/\r\n\r\n3;ext\r\n\{"a\r\n4;ext\r\n":1\}\r\n0\r\n\r\n$/);
});

test.each(damages)("a request with %s differs from a sound one", (damage) => {
  expect(toBytes({ ...post, damage })).not.toEqual(toBytes(post));
  expect(isBroken({ ...post, damage })).toBe(true);
});

const responses: Record<string, [bytes: string, closed: boolean, status: number, body: string, complete: boolean]> = {
  "with a length": ["HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok", false, 200, "ok", true],
  "of which some is missing": ["HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nok", true, 200, "ok", false],
  "in chunks": ["HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n", false, 200, "ok", true],
  "without its last chunk": [
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n",
    true,
    200,
    "ok",
    false,
  ],
  "until the connection is closed": ["HTTP/1.1 400 Bad Request\r\n\r\nno", true, 400, "no", true],
  "after an interim one": ["HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n", false, 204, "", true],
};

test.each(Object.entries(responses))("a response %s is read", (_, [bytes, closed, status, body, complete]) => {
  const response = readResponse(Buffer.from(bytes), "GET", closed);
  expect([response?.status, response?.body.toString(), response?.complete]).toEqual([status, body, complete]);
});

test("a head that is incomplete is no response yet, and what is not HTTP is none", () => {
  expect(readResponse(Buffer.from("HTTP/1.1 200 OK\r\nA: b"), "GET", false)).toBeUndefined();
  expect(() => readResponse(Buffer.from("220 ftp\r\n\r\n"), "GET", false)).toThrow("is not HTTP");
});

test("curl commands send the same requests, long bodies included", () => {
  const long = { ...post, body: Buffer.from(`{"name":"${"n".repeat(5000)}"}`) };
  expect(curlCommands([[post], [long]])).toBe(`\
curl -isS --path-as-is -X POST -H Content-Type: --data-binary '{"a":1}' "$B"/v1/agents
node -e 'process.stdout.write(Buffer.from("{\\"name\\":\\""+"n".repeat(5000)+"\\"}", "latin1"))' | \
curl -isS --path-as-is -X POST -H Content-Type: --data-binary @- "$B"/v1/agents`);
});

test("curl commands for requests at the same time run at the same time, and broken ones go through its telnet", () => {
  const get = { method: "GET", target: "/v1/models?a=b", headers: [["Accept", "it's"]] } as const;
  const cut = { ...get, damage: "a cut head" } as const;
  expect(curlCommands([[get, cut]])).toBe(`\
curl -isS --path-as-is -H 'Accept: it'\\''s' "$B"'/v1/models?a=b' &
(node -e 'process.stdout.write(Buffer.from("GET /v1/models?a=b HTTP/1.1\\r\\nAccept: it'\\''", "latin1"))'; sleep 1) | \
curl -sS "telnet:\${B#http:}" &
wait`);
});
