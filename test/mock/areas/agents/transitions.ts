import { expect } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import type { Session } from "../../session.ts";
import { type ApiResponse, call, callOk } from "../../transitions/call.ts";
import type { Resource, TransitionCases } from "../../transitions/case.ts";
import { expectNotFound } from "../../transitions/expectations.ts";

const scout = "ag_0197c3d0";
const at = (agent_id: string) => ({ path: { agent_id } });

const agent: Resource = {
  states: { any: reviseTwice },
  read: (mock, id) => call(mock, "agents.get", at(id)),
};

/** Gives Scout the versions 0, 1 and 2. Version 1 is active. */
async function reviseTwice(mock: Session): Promise<string> {
  await callOk(mock, "agents.update", { ...at(scout), body: { instructions: "Be brief." } });
  await callOk(mock, "agents.update", { ...at(scout), body: { instructions: "Be kind." } });
  await callOk(mock, "agents.switchVersion", { ...at(scout), query: { version: 1 } });
  return scout;
}

const idIn = ({ body }: ApiResponse) => (body as { id: string }).id;

const listVersions = async (mock: Session, id: string) =>
  (await callOk(mock, "agents.versions.list", at(id))).toSorted((one, other) => one.version - other.version);

export const transitions: TransitionCases = {
  "agents.create": [
    {
      request: () => ({ body: examples.newScout }),
      created: { resource: agent, id: idIn },
      effects: {
        "Version 0 is the only version, and it is active.": async ({ mock, createdId }) => {
          expect(await callOk(mock, "agents.get", at(createdId))).toMatchObject({ version: 0, versions: [0] });
          expect(await listVersions(mock, createdId)).toHaveLength(1);
        },
        "You become the owner.": async ({ mock, createdId }) => {
          const { id } = await callOk(mock, "users.me.get");
          expect(await callOk(mock, "agents.get", at(createdId))).toMatchObject({ owner_id: id });
          const bob = mock.as("user.bob");
          const { owner_id } = await callOk(bob, "agents.create", { body: examples.newPlainAgent });
          expect(owner_id).toBe((await callOk(bob, "users.me.get")).id);
          expect(owner_id).not.toBe(id);
        },
      },
    },
  ],
  "agents.update": [
    {
      resource: agent,
      request: (_, id) => ({ ...at(id), body: { instructions: "Be exact." } }),
      effects: {
        "A new version is created. Its number is one above the highest existing version.": async ({ mock, id }) => {
          const versions = await listVersions(mock, id);
          expect(versions.map(({ version }) => version)).toEqual([0, 1, 2, 3]);
          expect(versions.at(-1)).toMatchObject({ instructions: "Be exact." });
        },
        "The new version becomes active.": async ({ mock, id }) => {
          expect(await callOk(mock, "agents.get", at(id))).toMatchObject({ version: 3, instructions: "Be exact." });
        },
        "Earlier versions do not change.": async ({ mock, id }) => {
          const texts = (await listVersions(mock, id)).map(({ instructions }) => instructions);
          expect(texts.slice(0, 3)).toEqual([examples.newScout.instructions, "Be brief.", "Be kind."]);
        },
      },
    },
  ],
  "agents.delete": [
    {
      resource: agent,
      request: (_, id) => at(id),
      effects: {
        "The agent and all its versions are deleted. Later requests for the agent return 404.": async ({
          mock,
          id,
          repeat,
        }) => {
          expectNotFound(await agent.read(mock, id), "AGENT_NOT_FOUND");
          expectNotFound(await call(mock, "agents.versions.list", at(id)), "AGENT_NOT_FOUND");
          const version = { path: { agent_id: id, version: 0 } };
          expectNotFound(await call(mock, "agents.versions.get", version), "AGENT_NOT_FOUND");
          expectNotFound(await repeat(), "AGENT_NOT_FOUND");
        },
      },
    },
  ],
  "agents.switchVersion": [
    {
      resource: agent,
      request: (_, id) => ({ ...at(id), body: { version: 0 } }),
      conditionNotMet: {
        "it has no such version": {
          request: (_, id) => ({ ...at(id), body: { version: 3 } }),
          outcome: "AGENT_VERSION_NOT_FOUND",
        },
      },
      effects: {
        "The given version becomes active. No version is created or changed.": async ({ mock, id, repeat }) => {
          const texts = async () => (await listVersions(mock, id)).map(({ instructions }) => instructions);
          const before = await texts();
          await repeat({ ...at(id), query: { version: 2 } });
          expect(await callOk(mock, "agents.get", at(id))).toMatchObject({ version: 2, versions: [0, 1, 2] });
          expect(await texts()).toEqual(before);
        },
      },
    },
  ],
};
