import { expect } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import { defined } from "../../../defined.ts";
import type { Session } from "../../session.ts";
import { call, callOk, type RequestParts } from "../../transitions/call.ts";
import type {
  Check,
  Resource,
  Setup,
  TransitionCase,
  TransitionCases,
  UnmetCondition,
} from "../../transitions/case.ts";
import { signedInConnector, signIn } from "../../transitions/fixtures.ts";

type Scope = "organization" | "workspace" | "user";

const codeHost = async (mock: Session) => defined((await list(mock)).find(({ name }) => name === "code-host")).id;
const at = (connector_id: string) => ({ path: { connector_id } });
const list = async (mock: Session) => (await callOk(mock, "connectors.list")).items;
const findListed = async (mock: Session, id: string) => (await list(mock)).find((item) => item.id === id);

const connector: Resource = {
  field: "visibility",
  states: {
    private: signedInConnector,
    shared_workspace: shared("connectors.shareToWorkspace"),
    shared_org: shared("connectors.shareToOrganization"),
    shared_global: codeHost,
  },
  // No operation reads a single connector.
  read: async (mock, id) => {
    const body = await findListed(mock, id);
    return { status: body ? 200 : 404, body };
  },
};

/** Active only for the caller. */
const active: Resource = {
  ...connector,
  states: Object.fromEntries(
    Object.entries(connector.states).map(([state, setup]) => [state, (mock) => activated(mock, setup, "user")]),
  ),
};

/** Shares the connector, and connects both its creator and Bob. */
function shared(operation: "connectors.shareToWorkspace" | "connectors.shareToOrganization"): Setup {
  return async (mock) => {
    const id = examples.tidesConnector.id;
    await callOk(mock, operation, at(id));
    await signIn(mock, "mara");
    await signIn(mock.as("user.bob"), "bob");
    return id;
  };
}

/** A narrower scope has the opposite setting. */
function narrowerSettings(opposite: "connectors.activate" | "connectors.deactivate"): Record<string, UnmetCondition> {
  const unmet = (narrower: Scope, scope: Scope): UnmetCondition => ({
    setup: async (mock) => {
      const id = await signedInConnector(mock);
      await callOk(mock, opposite, scoped(id, narrower));
      return id;
    },
    request: (_, id) => scoped(id, scope),
    outcome: "unchanged",
  });
  return {
    "the user has one, the request is for the workspace": unmet("user", "workspace"),
    "the user has one, the request is for the organization": unmet("user", "organization"),
    "the workspace has one, the request is for the organization": unmet("workspace", "organization"),
  };
}

async function activated(mock: Session, setup: Setup, scope: Scope): Promise<string> {
  const id = await setup(mock);
  await callOk(mock, "connectors.activate", scoped(id, scope));
  return id;
}

const scoped = (connector_id: string, consumer_scope: Scope): RequestParts => ({
  path: { connector_id, consumer_scope },
});

const callTool = (mock: Session, id: string, credentials_name: string) =>
  call(mock, "connectors.tools.call", {
    path: { connector_id_or_name: id, tool_name: "get_tides" },
    query: { credentials_name },
    body: { arguments: {} },
  });

const listNames = async (mock: Session, id: string) =>
  (await findListed(mock, id))?.connection_credentials?.map(({ name }) => name) ?? [];

const usableByMembers: Check = async ({ mock, id }) => {
  const bob = mock.as("user.bob~role.member");
  expect(await findListed(mock, id)).toBeDefined();
  await signIn(bob, "bob");
  expect(await callTool(bob, id, "bob")).toMatchObject({ status: 200 });
};

const ownerHasToSignInAgain: Check = async ({ mock, id }) => {
  const failure = await callTool(mock, id, "mara");
  expect(failure).toMatchObject({ status: 409, body: { code: "CONNECTOR_AUTHENTICATION_REQUIRED" } });
  await signIn(mock, "mara");
  expect(await callTool(mock, id, "mara")).toMatchObject({ status: 200 });
};

const ownedByCreator: Check = async ({ mock, id }) => {
  const { creator_id, ...current } = defined(await findListed(mock, id));
  expect(creator_id).toBe((await callOk(mock, "users.me.get")).id);
  expect(current).toMatchObject({ owner_type: "user", owner_id: creator_id });
};

/** Checks Bob's connection and the seeded one of the workspace or organization, which has this name. */
const connectionsRemoved =
  (shared: string, operation: "connectors.shareToWorkspace" | "connectors.shareToOrganization"): Check =>
  async ({ mock, id, before }) => {
    expect(JSON.stringify(before!.body)).toContain(shared);
    await callOk(mock, operation, at(id));
    for (const name of [shared, "bob"]) expect(await listNames(mock.as("user.bob"), id)).not.toContain(name);
    expect(await listNames(mock, id)).not.toContain(shared);
  };

const creatorStaysConnected: Check = async ({ mock, id }) => {
  expect(await listNames(mock, id)).toContain("mara");
  expect(await callTool(mock, id, "mara")).toMatchObject({ status: 200 });
};

const createdNamed = (visibility?: string) => () => ({
  body: { ...examples.newConnectorInShort, name: "quay-lights", ...(visibility === undefined ? {} : { visibility }) },
});

/** Creates a connector with a visibility, and another one to which the row does not apply. */
function createCase(visibility: string, otherVisibility: string, withoutPermission?: string): TransitionCase {
  const taken = { ...createdNamed(visibility)().body, name: examples.tidesConnector.name };
  return {
    request: createdNamed(visibility),
    created: { resource: connector, id: ({ body }) => (body as { id: string }).id },
    ...(withoutPermission === undefined ? {} : { withoutPermission }),
    conditionNotMet: {
      "the body has another one": {
        request: createdNamed(otherVisibility),
        outcome: ({ response }) => expect(response.body).toMatchObject({ visibility: otherVisibility }),
      },
      "another connector has the name": { request: () => ({ body: taken }), outcome: "CONNECTOR_NAME_ALREADY_EXISTS" },
    },
  };
}

export const transitions: TransitionCases = {
  "connectors.create": [
    createCase("private", "shared_workspace"),
    createCase("shared_workspace", "private", "CONNECTOR_PERMISSION_REQUIRED"),
    createCase("shared_org", "private", "CONNECTOR_PERMISSION_REQUIRED"),
  ],
  "connectors.shareToWorkspace": [
    {
      resource: connector,
      request: (_, id) => at(id),
      fromOtherStates: { any: "CONNECTOR_ALREADY_SHARED", shared_global: "CONNECTOR_CREATOR_REQUIRED" },
      withoutPermission: "CONNECTOR_PERMISSION_REQUIRED",
      notCreator: { private: "CONNECTOR_NOT_FOUND" },
      effects: {
        "Every member of the workspace can use the connector.": usableByMembers,
        "Authentication that depends on the previous owner's identity stops working until it is set up again.":
          ownerHasToSignInAgain,
      },
    },
  ],
  "connectors.unshareFromWorkspace": [
    {
      resource: connector,
      request: (_, id) => at(id),
      fromOtherStates: { any: "CONNECTOR_NOT_SHARED", shared_global: "CONNECTOR_CREATOR_REQUIRED" },
      withoutPermission: "CONNECTOR_PERMISSION_REQUIRED",
      notCreator: { shared_workspace: "CONNECTOR_CREATOR_REQUIRED" },
      effects: {
        "The creator owns the connector again.": ownedByCreator,
        "Connections that were set up for the workspace or by its other members are removed.": connectionsRemoved(
          "harbor-desk",
          "connectors.shareToWorkspace",
        ),
        "The creator stays connected.": creatorStaysConnected,
      },
    },
  ],
  "connectors.shareToOrganization": [
    {
      resource: connector,
      request: (_, id) => at(id),
      fromOtherStates: { any: "CONNECTOR_ALREADY_SHARED" },
      withoutPermission: "CONNECTOR_PERMISSION_REQUIRED",
      effects: {
        "Every member of the organization can use the connector.": usableByMembers,
        "Authentication that depends on the previous owner's identity stops working until it is set up again.":
          ownerHasToSignInAgain,
      },
    },
  ],
  "connectors.unshareFromOrganization": [
    {
      resource: connector,
      request: (_, id) => at(id),
      fromOtherStates: { any: "CONNECTOR_NOT_SHARED" },
      withoutPermission: "CONNECTOR_PERMISSION_REQUIRED",
      effects: {
        "The creator owns the connector again.": ownedByCreator,
        "Connections that were set up for the organization or by its other members are removed.": connectionsRemoved(
          "tidewater-labs",
          "connectors.shareToOrganization",
        ),
        "The creator stays connected.": creatorStaysConnected,
      },
    },
  ],
  "connectors.activate": [
    {
      resource: connector,
      request: (_, id) => scoped(id, "user"),
      conditionNotMet: narrowerSettings("connectors.deactivate"),
      effects: {
        "The connector becomes active for the organization, workspace or user given by `consumer_scope`.": async ({
          mock,
          id,
          repeat,
        }) => {
          const bob = mock.as("user.bob");
          await callOk(mock, "connectors.shareToWorkspace", at(id));
          const seenActive = async () => [
            defined(await findListed(mock, id)).active,
            defined(await findListed(bob, id)).active,
          ];
          expect(await seenActive()).toEqual([true, false]);
          // A narrower scope overrides a wider one.
          for (const scope of ["organization", "workspace"] as const) {
            await repeat(scoped(id, scope));
            expect([scope, await seenActive()]).toEqual([scope, [true, true]]);
            await callOk(mock, "connectors.deactivate", scoped(id, scope));
            expect([scope, await seenActive()]).toEqual([scope, [true, false]]);
          }
        },
      },
    },
  ],
  "connectors.deactivate": [
    {
      resource: active,
      request: (_, id) => scoped(id, "user"),
      conditionNotMet: narrowerSettings("connectors.activate"),
      effects: {
        "The connector stays active for all other organizations, workspaces and users.": async ({
          mock,
          id,
          repeat,
        }) => {
          await callOk(mock, "connectors.shareToWorkspace", at(id));
          await callOk(mock, "connectors.activate", scoped(id, "workspace"));
          await repeat();
          expect((await findListed(mock, id))?.active).toBe(false);
          expect((await findListed(mock.as("user.bob"), id))?.active).toBe(true);
        },
      },
    },
  ],
};
