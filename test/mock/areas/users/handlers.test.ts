import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import { defined } from "../../../defined.ts";
import { callersSeed } from "../../distinct-seed.ts";
import { ok, session } from "../../session.ts";

describe("users", () => {
  test("the default caller is Mara", async () => {
    const { api } = session();
    expect((await api.GET("/v1/users/me")).data).toEqual(examples.maraIdentity);
    expect((await api.GET("/v1/users/me/organizations")).data).toEqual(examples.maraOrganizations);
    expect((await api.GET("/v1/users/me/workspaces")).data).toEqual(examples.maraWorkspaces);
  });

  test("another user has a different id and is in the same workspace", async () => {
    const all = session();
    const { data: bob } = await all.as("user.bob").api.GET("/v1/users/me");
    const { data: eve } = await all.as("user.eve").api.GET("/v1/users/me");
    expect(new Set([bob?.id, eve?.id, examples.maraIdentity.id]).size).toBe(3);
    expect((await all.as("user.bob").api.GET("/v1/users/me")).data).toEqual(bob);
    const { organization, workspace } = examples.maraIdentity;
    expect(bob).toMatchObject({
      email: null,
      first_name: null,
      last_name: null,
      api_key: null,
      organization,
      workspace,
    });
  });

  test("a resource that another user creates has that user's id", async () => {
    const bob = session().as("user.bob");
    const { data: me } = await ok(bob.api.GET("/v1/users/me"));
    const { data: created } = await bob.api.POST("/v1/connectors", { body: examples.newBerthsConnector });
    expect(created).toMatchObject({ creator_id: me.id, owner_id: me.id });
  });

  test("a new user belongs to no organization or workspace", async () => {
    const { api } = session().as(`user.${examples.newUserIdentity.id}`);
    expect((await api.GET("/v1/users/me")).data).toEqual(examples.newUserIdentity);
    expect((await api.GET("/v1/users/me/organizations")).data).toEqual({ organizations: [] });
    expect((await api.GET("/v1/users/me/workspaces")).data).toEqual({ workspaces: [] });
  });

  test.each([
    [true, false],
    [false, true],
    [true, true],
  ])("a user with an organization: %s, and a workspace: %s, sees just these", async (hasOrganization, hasWorkspace) => {
    const { organization, workspace } = examples.maraIdentity;
    const own = { organization: hasOrganization ? organization : null, workspace: hasWorkspace ? workspace : null };
    const { api } = session({ seedData: { ...callersSeed, users: [{ ...examples.maraIdentity, ...own }] } });
    expect((await api.GET("/v1/users/me/organizations")).data?.organizations).toHaveLength(hasOrganization ? 1 : 0);
    expect((await api.GET("/v1/users/me/workspaces")).data?.workspaces).toHaveLength(hasWorkspace ? 1 : 0);
  });

  test("the lists support offset and limit", async () => {
    const { api } = session();
    const params = { query: { offset: 1, limit: 1 } };
    expect((await api.GET("/v1/users/me/organizations", { params })).data).toEqual({ organizations: [] });
    expect((await api.GET("/v1/users/me/workspaces", { params })).data).toEqual({ workspaces: [] });
  });

  test("workspaces can be filtered by organization", async () => {
    const { api } = session();
    const of = (organization_id: string) =>
      api.GET("/v1/users/me/workspaces", { params: { query: { organization_id } } });
    expect((await of(defined(examples.maraIdentity.organization).id)).data).toEqual(examples.maraWorkspaces);
    expect((await of(defined(examples.maraIdentity.organization).id.toUpperCase())).data).toEqual(
      examples.maraWorkspaces,
    );
    expect((await of("00000000-0000-4000-8000-000000000000")).data).toEqual({ workspaces: [] });
  });
});
