/** Where the owner, the creator and the caller differ. In the built-in seed, they are the same user. */
import { describe, expect, test } from "vitest";
import { defined } from "../../defined.ts";
import { distinctSeed, PEOPLE } from "../distinct-seed.ts";
import { sendJson } from "../json.ts";
import { type Session, session } from "../session.ts";

const OTHER = "00000000-0000-4000-8000-0000000000b0";

/** A session of a user in a sandbox with the seed. */
async function signIn(user_id: string, role: "admin" | "member" = "member"): Promise<Session> {
  const mock = session();
  expect((await sendJson(mock, "POST", "/_mock/seed", distinctSeed)).status).toBe(204);
  return mock.as(`user.${user_id}~role.${role}`);
}

/** Sends a request as each member, to a new sandbox each, and returns the statuses. */
async function statusesFor(users: readonly string[], method: string, path: string, body?: object): Promise<number[]> {
  const statuses: number[] = [];
  for (const user of users) statuses.push((await sendJson(await signIn(user), method, path, body)).status);
  return statuses;
}

describe("a deployment", () => {
  const users = [PEOPLE.owner, PEOPLE.created_by, PEOPLE.updated_by];
  const { id, name } = defined(distinctSeed.deployments?.find(({ is_hardened }) => is_hardened));

  test("is unhardened by its owner, and not by its creator", async () => {
    const path = `/v1/workflows/deployments/${id}/unharden`;
    expect(await statusesFor(users, "POST", path)).toEqual([204, 403, 403]);
  });

  test.each(["owner", "created_by"] as const)("is found by its %s", async (field) => {
    const mock = await signIn(OTHER);
    const found: boolean[] = [];
    for (const user of users) {
      const { body } = await sendJson(mock, "GET", `/v1/workflows/deployments?${field}=${user}`);
      found.push(body.deployments.some((each: { name: string }) => each.name === name));
    }
    expect(found).toEqual([field === "owner", field === "created_by", false]);
  });
});

test.each([
  ["prompt", "/v2/prompts", distinctSeed.prompts],
  ["skill", "/v2/skills", distinctSeed.skills],
])("a private %s is visible to its creator, and not to an administrator", async (_, path, entries) => {
  const { id, sharingScope } = defined(entries?.[0]);
  expect(sharingScope).toBe("private");
  const statuses: number[] = [];
  for (const caller of [await signIn(PEOPLE.createdBy), await signIn(OTHER, "admin")])
    statuses.push((await sendJson(caller, "GET", `${path}/${id}`)).status);
  expect(statuses).toEqual([200, 404]);
});
