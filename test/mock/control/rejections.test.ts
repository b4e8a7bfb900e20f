import { describe, expect, test } from "vitest";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import type { MockOptions } from "../../../src/mock/http/public-types.ts";

const SECRET = "winch-4711";

function client(options: MockOptions = {}) {
  const mock = createServerMock(options);
  /** Sends a request with an Authorization header, if it is not empty. */
  return async (authorization: string, path: string, init: RequestInit = {}) => {
    const headers = { "content-type": "application/json", ...(authorization && { authorization }), ...init.headers };
    const response = await mock.fetch(`http://mock.test${path}`, { ...init, headers });
    return { status: response.status, text: await response.text() };
  };
}

const createAgent = (path = "/v1/agents") =>
  [
    `${path}?token=${SECRET}`,
    { method: "POST", headers: { "x-note": SECRET }, body: JSON.stringify({ name: SECRET, model: "aurora-large" }) },
  ] as const;

describe("nobody can read what was sent", () => {
  test.each([
    ["without a key", ""],
    ["with an empty key", "Bearer ~"],
    ["with an empty key and traits of a caller", "Bearer ~user.bob~role.member"],
    ["with a key of characters that no key has", "Bearer {winch}"],
    ["with another scheme", "Basic d2luY2g="],
  ])("%s", async (_name, authorization) => {
    const send = client();
    expect((await send(authorization, ...createAgent())).status).toBe(401);
    // These are refused before their key is read.
    expect((await send(authorization, ...createAgent("/v1/birds"))).status).toBe(404);
    expect((await send(authorization, ...createAgent("/v1/models"))).status).toBe(405);
    for (const reader of [authorization, "Bearer ~", "Bearer ~user.mara"])
      for (const path of ["/_mock/journal", "/_mock/rejections", "/_mock/snapshot"])
        expect((await send(reader, path)).status).toBe(401);
    for (const reader of ["Bearer default", "Bearer any"])
      expect(JSON.parse((await send(reader, "/_mock/journal")).text)).toMatchObject({ requests: [], dropped: 0 });

    const rejections = await send("Bearer any", "/_mock/rejections");
    expect(rejections.text).not.toContain(SECRET);
    expect(JSON.parse(rejections.text)).toEqual({
      rejections: [
        {
          at: "2026-03-02T12:00:00.000Z",
          method: "POST",
          path: "/v1/agents",
          reason: expect.stringContaining("API key"),
        },
      ],
    });
  });
});

test("the reason says that the key is empty", async () => {
  const send = client();
  expect(JSON.parse((await send("Bearer ~user.bob", "/v1/models")).text)).toMatchObject({
    code: "UNAUTHENTICATED",
    detail: "The API key is empty. It is the part of the token before the first ~; this mock takes any.",
  });
});

test("the mock keeps the last 100 rejections, and no values of their paths", async () => {
  const send = client();
  for (let count = 0; count < 20; count += 1) await send("", "/v1/models");
  for (let count = 0; count < 100; count += 1) await send("", `/v1/agents/${SECRET}`);
  const { rejections } = JSON.parse((await send("Bearer any", "/_mock/rejections")).text);
  expect(rejections).toHaveLength(100);
  for (const { path } of rejections) expect(path).toBe("/v1/agents/{agent_id}");
});

test("a 401 of a request with a key is in the journal of the key", async () => {
  const send = client();
  expect((await send("Bearer any", "/v1/users/me")).status).toBe(401);
  const journal = JSON.parse((await send("Bearer any", "/_mock/journal")).text);
  expect(journal.requests).toMatchObject([{ path: "/v1/users/me", status: 401 }]);
  expect(JSON.parse((await send("Bearer any", "/_mock/rejections")).text)).toEqual({ rejections: [] });
});

test("without authentication, a request without a key belongs to the key default, whoever the caller is", async () => {
  const send = client({ auth: false });
  for (const authorization of ["", "Bearer ~", "Basic x", "Bearer ~role.member"])
    expect((await send(authorization, "/v1/models")).status).toBe(200);
  expect((await send("Bearer ~", "/v1/birds")).status).toBe(404);
  const journal = JSON.parse((await send("Bearer default", "/_mock/journal")).text);
  expect(journal.requests).toHaveLength(5);
});
