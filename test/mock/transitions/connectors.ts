import { expect } from "vitest";
import { examples } from "../../../generated/examples.ts";
import type { Session } from "../session.ts";
import { ask, call, type Input } from "./call.ts";
import type { Check, Entries, Kind, Make } from "./entry.ts";
import { makeConnector, signIn } from "./makers.ts";

type Scope = "organization" | "workspace" | "user";

const codeHost = async (of: Session) => (await list(of)).find(({ name }) => name === "code-host")!.id;
const at = (connector_id: string) => ({ path: { connector_id } });
const list = async (of: Session) => (await ask(of, "connectors.list")).items;
const seen = async (of: Session, id: string) => (await list(of)).find((item) => item.id === id);

const connector: Kind = {
  field: "visibility",
  states: {
    private: makeConnector,
    shared_workspace: shared("connectors.shareToWorkspace"),
    shared_org: shared("connectors.shareToOrganization"),
    shared_global: codeHost,
  },
  // No operation reads a single connector.
  read: async (of, id) => {
    const body = await seen(of, id);
    return { status: body ? 200 : 404, body };
  },
};

/** Active for the caller alone. */
const active: Kind = {
  ...connector,
  states: Object.fromEntries(
    Object.entries(connector.states).map(([state, make]) => [state, (of) => activated(of, make, "user")]),
  ),
};

/** Shared, and with connections of both its creator and Bob. */
function shared(how: "connectors.shareToWorkspace" | "connectors.shareToOrganization"): Make {
  return async (of) => {
    const id = examples.tidesConnector.id;
    await ask(of, how, at(id));
    await signIn(of, "mara");
    await signIn(of.as("user.bob"), "bob");
    return id;
  };
}

async function activated(of: Session, make: Make, scope: Scope): Promise<string> {
  const id = await make(of);
  await ask(of, "connectors.activate", scoped(id, scope));
  return id;
}

const scoped = (connector_id: string, consumer_scope: Scope): Input => ({ path: { connector_id, consumer_scope } });

const callTool = (of: Session, id: string, credentials_name: string) =>
  call(of, "connectors.tools.call", {
    path: { connector_id_or_name: id, tool_name: "get_tides" },
    query: { credentials_name },
    body: { arguments: {} },
  });

const namesOf = async (of: Session, id: string) =>
  (await seen(of, id))?.connection_credentials?.map(({ name }) => name) ?? [];

const usableByMembers: Check = async ({ of, id }) => {
  const bob = of.as("user.bob~role.member");
  expect(await seen(of, id)).toBeDefined();
  await signIn(bob, "bob");
  expect(await callTool(bob, id, "bob")).toMatchObject({ status: 200 });
};

const ownersSignInStops: Check = async ({ of, id }) => {
  const refused = await callTool(of, id, "mara");
  expect(refused).toMatchObject({ status: 409, body: { code: "CONNECTOR_AUTHENTICATION_REQUIRED" } });
  await signIn(of, "mara");
  expect(await callTool(of, id, "mara")).toMatchObject({ status: 200 });
};

const ownedByCreator: Check = async ({ of, id }) => {
  const { creator_id, ...now } = (await seen(of, id))!;
  expect(creator_id).toBe((await ask(of, "users.me.get")).id);
  expect(now).toMatchObject({ owner_type: "user", owner_id: creator_id });
};

/** Bob's connection and that of the workspace or organization, which the seed has under this name. */
const connectionsRemoved =
  (of: string, how: "connectors.shareToWorkspace" | "connectors.shareToOrganization"): Check =>
  async ({ of: mara, id, before }) => {
    expect(JSON.stringify(before!.body)).toContain(of);
    await ask(mara, how, at(id));
    for (const name of [of, "bob"]) expect(await namesOf(mara.as("user.bob"), id)).not.toContain(name);
    expect(await namesOf(mara, id)).not.toContain(of);
  };

const creatorStaysConnected: Check = async ({ of, id }) => {
  expect(await namesOf(of, id)).toContain("mara");
  expect(await callTool(of, id, "mara")).toMatchObject({ status: 200 });
};

export const connectors: Entries = {
  "connectors.shareToWorkspace": [
    {
      kind: connector,
      request: (_, id) => at(id),
      outside: { any: "CONNECTOR_ALREADY_SHARED", shared_global: "CONNECTOR_CREATOR_REQUIRED" },
      forbidden: "CONNECTOR_PERMISSION_REQUIRED",
      stranger: { private: "CONNECTOR_NOT_FOUND" },
      effects: {
        "Every member of the workspace can use the connector.": usableByMembers,
        "Authentication that depends on the previous owner's identity stops working until it is set up again.":
          ownersSignInStops,
      },
    },
  ],
  "connectors.unshareFromWorkspace": [
    {
      kind: connector,
      request: (_, id) => at(id),
      outside: { any: "CONNECTOR_NOT_SHARED", shared_global: "CONNECTOR_CREATOR_REQUIRED" },
      forbidden: "CONNECTOR_PERMISSION_REQUIRED",
      stranger: { shared_workspace: "CONNECTOR_CREATOR_REQUIRED" },
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
      kind: connector,
      request: (_, id) => at(id),
      outside: { any: "CONNECTOR_ALREADY_SHARED" },
      forbidden: "CONNECTOR_PERMISSION_REQUIRED",
      effects: {
        "Every member of the organization can use the connector.": usableByMembers,
        "Authentication that depends on the previous owner's identity stops working until it is set up again.":
          ownersSignInStops,
      },
    },
  ],
  "connectors.unshareFromOrganization": [
    {
      kind: connector,
      request: (_, id) => at(id),
      outside: { any: "CONNECTOR_NOT_SHARED" },
      forbidden: "CONNECTOR_PERMISSION_REQUIRED",
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
      kind: connector,
      request: (_, id) => scoped(id, "user"),
      effects: {
        "The connector becomes active for the organization, workspace or user given by `consumer_scope`.": async ({
          of,
          id,
          again,
        }) => {
          const bob = of.as("user.bob");
          await ask(of, "connectors.shareToWorkspace", at(id));
          const seenActive = async () => [(await seen(of, id))!.active, (await seen(bob, id))!.active];
          expect(await seenActive()).toEqual([true, false]);
          // What is set for fewer counts before what is set for more.
          for (const scope of ["organization", "workspace"] as const) {
            await again(scoped(id, scope));
            expect([scope, await seenActive()]).toEqual([scope, [true, true]]);
            await ask(of, "connectors.deactivate", scoped(id, scope));
            expect([scope, await seenActive()]).toEqual([scope, [true, false]]);
          }
        },
      },
    },
  ],
  "connectors.deactivate": [
    {
      kind: active,
      request: (_, id) => scoped(id, "user"),
      effects: {
        "The connector stays active for all other organizations, workspaces and users.": async ({ of, id, again }) => {
          await ask(of, "connectors.shareToWorkspace", at(id));
          await ask(of, "connectors.activate", scoped(id, "workspace"));
          await again();
          expect((await seen(of, id))!.active).toBe(false);
          expect((await seen(of.as("user.bob"), id))!.active).toBe(true);
        },
      },
    },
  ],
};
