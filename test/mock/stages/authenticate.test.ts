import { describe, expect, test } from "vitest";
import { operations } from "../../../generated/operations.ts";
import { MARA } from "../../../src/mock/areas/caller.ts";
import { authenticate, bearerToken, readToken, toSandboxId } from "../../../src/mock/stages/authenticate.ts";
import { defined } from "../../defined.ts";

const UUID = "0197c3d0-5c11-7a40-9d2e-3b8f6a1c4e72";

describe("the bearer token", () => {
  test.each([
    ["Bearer demo", "demo"],
    ["bearer   demo ", "demo"],
    ["BEARER a_b-c.d~e+f/g:h=", "a_b-c.d~e+f/g:h="],
  ])("of %j is %j", (header, token) => expect(bearerToken(header)).toBe(token));

  test.each(["Bearer", "Bearer demo demo", "Bearer dem\u00f8", "Bearerdemo", "Basic demo", "Basic Bearer demo"])(
    "is missing in %j",
    (header) => expect(bearerToken(header)).toBeUndefined(),
  );

  test("is missing without a header", () => expect(bearerToken(undefined)).toBeUndefined());
});

describe("a token", () => {
  const mara = { user_id: MARA, role: "admin", permissions: undefined };
  test.each([
    ["demo", mara],
    ["demo~", mara],
    ["demo~role.member", { ...mara, role: "member" }],
    ["demo~role.owner", mara],
    ["demo~member", mara],
    [`demo~user.${UUID}`, { ...mara, user_id: UUID }],
    ["demo~permissions.Read+Share", { ...mara, permissions: ["Read", "Share"] }],
    ["demo~permissions.", { ...mara, permissions: [] }],
    [`demo~permissions.Read~user.${UUID}~role.member`, { user_id: UUID, role: "member", permissions: ["Read"] }],
  ])("%s has the sandbox demo and its own caller", (token, caller) => {
    expect(readToken(token)).toEqual({ key: "demo", caller });
  });

  test("with a name has a UUID of version 8, always the same for the name", () => {
    const userId = (name: string) => readToken(`demo~user.${name}`).caller.user_id;
    expect(userId("bob")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(readToken("other~role.member~user.bob").caller.user_id).toBe(userId("bob"));
    const names = Array.from({ length: 1000 }, (_, index) => `user-${index}`);
    expect(new Set(names.map(userId)).size).toBe(1000);
    for (const name of names) expect(userId(name)).toHaveLength(36);
  });
});

test("the id of a sandbox does not disclose its key", () => {
  expect(toSandboxId("demo")).toMatch(/^[0-9a-f]{16}$/);
  expect(toSandboxId("demo")).toBe(toSandboxId("demo"));
  expect(toSandboxId("demo")).not.toBe(toSandboxId("demo2"));
});

describe("a request", () => {
  const plain = operations["models.list"];
  const forUsers = defined(
    Object.values(operations).find(({ security }) =>
      (security as readonly string[]).includes("DashboardUserContextAuth"),
    ),
  );
  const send = (operation: typeof plain | typeof forUsers, headers: Record<string, string>, required = true) =>
    authenticate(operation, { headers }, required);
  const refusal = (detail: string) => ({
    refusal: {
      status: 401,
      problem: expect.objectContaining({
        status: 401,
        code: "UNAUTHENTICATED",
        detail: expect.stringContaining(detail),
      }),
    },
  });

  test("needs a token", () => {
    expect(send(plain, { authorization: "Bearer demo" })).toMatchObject({ key: "demo" });
    expect(send(plain, {})).toEqual(refusal("There is no API key"));
    expect(send(plain, { authorization: "Basic demo" })).toEqual(refusal("There is no API key"));
  });

  test("needs the token of a user where the operation says so", () => {
    const authorization = "Bearer demo";
    expect(send(forUsers, { authorization, dashboardusercontextauth: "mara" })).toMatchObject({ key: "demo" });
    expect(send(forUsers, { authorization })).toEqual(refusal("DashboardUserContextAuth is missing"));
  });

  test("needs neither if credentials are not required", () => {
    expect(send(forUsers, {}, false)).toMatchObject({ key: "default" });
    expect(send(forUsers, { authorization: "Bearer demo" }, false)).toMatchObject({ key: "demo" });
  });
});
