import { expect } from "vitest";
import { examples } from "../../../generated/examples.ts";
import type { Session } from "../session.ts";
import { ask, call, type Received } from "./call.ts";
import type { Entries, Kind } from "./entry.ts";
import { expectGone } from "./outcome.ts";

const scout = "ag_0197c3d0";
const at = (agent_id: string) => ({ path: { agent_id } });

const agent: Kind = {
  states: { any: reviseTwice },
  read: (of, id) => call(of, "agents.get", at(id)),
};

/** Scout with the versions 0, 1 and 2, of which 1 is active. */
async function reviseTwice(of: Session): Promise<string> {
  await ask(of, "agents.update", { ...at(scout), body: { instructions: "Be brief." } });
  await ask(of, "agents.update", { ...at(scout), body: { instructions: "Be kind." } });
  await ask(of, "agents.switchVersion", { ...at(scout), query: { version: 1 } });
  return scout;
}

const idIn = ({ body }: Received) => (body as { id: string }).id;

const versionsOf = async (of: Session, id: string) =>
  (await ask(of, "agents.versions.list", at(id))).toSorted((one, other) => one.version - other.version);

export const agents: Entries = {
  "agents.create": [
    {
      request: () => ({ body: examples.newScout }),
      made: { kind: agent, id: idIn },
      effects: {
        "Version 0 is the only version, and it is active.": async ({ of, made }) => {
          expect(await ask(of, "agents.get", at(made))).toMatchObject({ version: 0, versions: [0] });
          expect(await versionsOf(of, made)).toHaveLength(1);
        },
        "You become the owner.": async ({ of, made }) => {
          const { id } = await ask(of, "users.me.get");
          expect(await ask(of, "agents.get", at(made))).toMatchObject({ owner_id: id });
          const bob = of.as("user.bob");
          const { owner_id } = await ask(bob, "agents.create", { body: examples.newPlainAgent });
          expect(owner_id).toBe((await ask(bob, "users.me.get")).id);
          expect(owner_id).not.toBe(id);
        },
      },
    },
  ],
  "agents.update": [
    {
      kind: agent,
      request: (_, id) => ({ ...at(id), body: { instructions: "Be exact." } }),
      effects: {
        "A new version is created. Its number is one above the highest existing version.": async ({ of, id }) => {
          const versions = await versionsOf(of, id);
          expect(versions.map(({ version }) => version)).toEqual([0, 1, 2, 3]);
          expect(versions.at(-1)).toMatchObject({ instructions: "Be exact." });
        },
        "The new version becomes active.": async ({ of, id }) => {
          expect(await ask(of, "agents.get", at(id))).toMatchObject({ version: 3, instructions: "Be exact." });
        },
        "Earlier versions do not change.": async ({ of, id }) => {
          const texts = (await versionsOf(of, id)).map(({ instructions }) => instructions);
          expect(texts.slice(0, 3)).toEqual([examples.newScout.instructions, "Be brief.", "Be kind."]);
        },
      },
    },
  ],
  "agents.delete": [
    {
      kind: agent,
      request: (_, id) => at(id),
      effects: {
        "The agent and all its versions are deleted. Later requests for the agent return 404.": async ({
          of,
          id,
          again,
        }) => {
          expectGone(await agent.read(of, id), "AGENT_NOT_FOUND");
          expectGone(await call(of, "agents.versions.list", at(id)), "AGENT_NOT_FOUND");
          const version = { path: { agent_id: id, version: 0 } };
          expectGone(await call(of, "agents.versions.get", version), "AGENT_NOT_FOUND");
          expectGone(await again(), "AGENT_NOT_FOUND");
        },
      },
    },
  ],
  "agents.switchVersion": [
    {
      kind: agent,
      request: (_, id) => ({ ...at(id), query: { version: 0 } }),
      unmet: {
        "it has no such version": {
          request: (_, id) => ({ ...at(id), query: { version: 3 } }),
          outcome: "AGENT_VERSION_NOT_FOUND",
        },
      },
      effects: {
        "The given version becomes active. No version is created or changed.": async ({ of, id, again }) => {
          const texts = async () => (await versionsOf(of, id)).map(({ instructions }) => instructions);
          const before = await texts();
          await again({ ...at(id), query: { version: 2 } });
          expect(await ask(of, "agents.get", at(id))).toMatchObject({ version: 2, versions: [0, 1, 2] });
          expect(await texts()).toEqual(before);
        },
      },
    },
  ],
};
