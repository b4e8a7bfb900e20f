import { expect } from "vitest";
import type { Session } from "../session.ts";
import { ask, call, type Received } from "./call.ts";
import type { Check, Entries, Entry, Kind } from "./entry.ts";
import { expectGone } from "./outcome.ts";

/** Prompts and skills differ in what they define, and do the same with it. */
export interface Versioned {
  readonly word: "prompt" | "skill";
  /** The story's one, at its only version, with the alias `live`. */
  readonly seeded: { readonly id: string; readonly name: string; readonly definition: object };
  readonly definitions: { readonly second: object; readonly third: object };
}

const bob = "user.bob~role.member";
const idIn = ({ body }: Received) => (body as { id: string }).id;

export function versionedEntries({ word, seeded, definitions: { second, third } }: Versioned): Entries {
  const words = `${word}s` as const;
  const unknown = `${word.toUpperCase()}_NOT_FOUND`;
  const readOnly = `${word.toUpperCase()}_READ_ONLY`;
  const at = (id: string) => ({ path: { [`${word}_id`]: id } });
  const versionAt = (id: string, version: number) => ({ path: { ...at(id).path, version } });

  const thing: Kind = {
    field: "sharingScope",
    states: { private: () => seeded.id, workspace: share },
    unreachable: { sharing_scope_unspecified: "Answers never have it." },
    read: (of, id) => call(of, `${words}.get`, at(id)),
  };

  async function share(of: Session): Promise<string> {
    await ask(of, `${words}.update`, { ...at(seeded.id), body: { sharingScope: "workspace" } });
    return seeded.id;
  }

  /** With a second version, which has the alias `draft`. */
  const grown: Kind = {
    ...thing,
    states: { private: grow, workspace: async (of) => grow(of, await share(of)) },
  };

  async function grow(of: Session, id = seeded.id): Promise<string> {
    await ask(of, `${words}.versions.create`, { ...at(id), body: { definition: second, aliases: ["draft"] } });
    return id;
  }

  async function aliasesOf(of: Session, id: string): Promise<Record<number, readonly string[]>> {
    const { data } = await ask(of, `${words}.versions.list`, at(id));
    return Object.fromEntries(data!.map(({ version, aliases }) => [version, aliases]));
  }

  const version: Kind = {
    states: {},
    read: (of, id) => {
      const [thingId = "", number] = id.split("/");
      return call(of, `${words}.versions.get`, versionAt(thingId, Number(number)));
    },
  };

  const seenByMembers: Check = async ({ of, id }) => {
    expect((await thing.read(of.as(bob), id)).status).toBe(200);
    const change = () => call(of.as(bob), `${words}.versions.create`, { ...at(id), body: { definition: second } });
    expect(await change()).toMatchObject({ status: 403, body: { code: readOnly } });
    await ask(of, `${words}.update`, { ...at(id), body: { workspaceRelation: "writer" } });
    expect(await change()).toMatchObject({ status: 200 });
  };

  const seenByCreator: Check = async ({ of, id }) => {
    expect(await thing.read(of, id)).toMatchObject({ status: 200 });
    expectGone(await thing.read(of.as(bob), id), unknown);
    expectGone(await thing.read(of.as("user.bob~role.admin"), id), unknown);
  };

  const scoping = (from: string, to: string, effect: string, check: Check): Entry => ({
    kind: thing,
    request: (_, id) => ({ ...at(id), body: { sharingScope: to } }),
    outside: { [to]: "unchanged" },
    unmet: {
      "the body has no scope": { request: (_, id) => ({ ...at(id), body: {} }), outcome: "unchanged" },
      "the body has the scope that it has": {
        request: (_, id) => ({ ...at(id), body: { sharingScope: from } }),
        outcome: "unchanged",
      },
    },
    effects: { [effect]: check },
  });

  const rows: Record<string, readonly Entry[]> = {
    create: [
      {
        request: () => ({ body: { name: "speech", definition: second, aliases: ["new", "live"] } }),
        made: { kind: thing, id: idIn },
        unmet: {
          "another one has the name": {
            request: () => ({ body: { name: seeded.name, definition: second } }),
            outcome: `${word.toUpperCase()}_NAME_ALREADY_EXISTS`,
          },
          "one that the caller can't see has the name": {
            as: bob,
            request: () => ({ body: { name: seeded.name, definition: second } }),
            outcome: `${word.toUpperCase()}_NAME_ALREADY_EXISTS`,
          },
        },
        effects: {
          "The definition is stored as version 1, and the aliases in the body point to it.": async ({ of, made }) => {
            expect((await ask(of, `${words}.versions.get`, versionAt(made, 1))).definition).toMatchObject(second);
            expect(await aliasesOf(of, made)).toEqual({ 1: ["live", "new"] });
          },
        },
      },
    ],
    update: [
      scoping(
        "private",
        "workspace",
        `Every member of the workspace can see the ${word}; members who are writers can also change it.`,
        seenByMembers,
      ),
      scoping("workspace", "private", `Nobody but the creator can see the ${word}.`, seenByCreator),
    ],
    delete: [
      {
        kind: thing,
        request: (_, id) => at(id),
        effects: {
          [`Later requests for the ${word}, its versions or its aliases return 404.`]: async ({ of, id, again }) => {
            expectGone(await thing.read(of, id), unknown);
            expectGone(await call(of, `${words}.get`, { ...at(id), query: { alias: "live" } }), unknown);
            expectGone(await call(of, `${words}.versions.list`, at(id)), unknown);
            expectGone(await version.read(of, `${id}/1`), unknown);
            expectGone(await again(), unknown);
          },
          [`The name is available for a new ${word}.`]: nameIsFree,
        },
      },
    ],
    "versions.create": [
      {
        kind: grown,
        request: (_, id) => ({ ...at(id), body: { definition: third, aliases: ["draft"] } }),
        made: { kind: version, id: ({ body }, _of, id) => `${id}/${(body as { version: number }).version}` },
        unmet: {
          "the second version has the definition": {
            request: (_, id) => ({ ...at(id), body: { definition: second } }),
            outcome: "unchanged",
          },
        },
        effects: {
          "The new version gets the next number, which becomes the `latestVersion`; `deduplicated` is false.": async ({
            of,
            id,
            received,
          }) => {
            expect(received.body).toEqual({ version: 3, deduplicated: false });
            expect(await ask(of, `${words}.get`, at(id))).toMatchObject({
              version: 3,
              latestVersion: 3,
              definition: third,
            });
          },
          "The aliases in the body point to the new version and no longer to any other.": async ({ of, id }) => {
            expect(await aliasesOf(of, id)).toEqual({ 1: ["live"], 2: [], 3: ["draft"] });
          },
        },
      },
      {
        kind: grown,
        request: (_, id) => ({ ...at(id), body: { definition: second, aliases: ["live"], notes: "Ignored." } }),
        unmet: {
          "no version has the definition": {
            request: (_, id) => ({ ...at(id), body: { definition: third } }),
            outcome: ({ received }) => expect(received.body).toEqual({ version: 3, deduplicated: false }),
          },
        },
        effects: {
          "No version is created. The response has the number of the existing one, and `deduplicated` is true.":
            async ({ of, id, received }) => {
              expect(received.body).toEqual({ version: 2, deduplicated: true });
              expect(await ask(of, `${words}.get`, at(id))).toMatchObject({ latestVersion: 2 });
              expect(Object.keys(await aliasesOf(of, id))).toHaveLength(2);
            },
          "The aliases in the body point to the existing version and no longer to any other. Its notes do not change.":
            async ({ of, id }) => {
              expect(await aliasesOf(of, id)).toEqual({ 1: [], 2: ["draft", "live"] });
              expect(await ask(of, `${words}.versions.get`, versionAt(id, 2))).not.toHaveProperty("notes");
            },
        },
      },
    ],
    "versions.update": [
      {
        kind: grown,
        request: (_, id) => ({ ...versionAt(id, 1), body: { aliases: { values: ["checked", "draft"] } } }),
        unmet: {
          "the body has none": { request: (_, id) => ({ ...versionAt(id, 1), body: {} }), outcome: "unchanged" },
        },
        effects: {
          [`The aliases in the body point to this version and no longer to any other version of the ${word}.`]: async ({
            of,
            id,
          }) => {
            expect(await aliasesOf(of, id)).toMatchObject({ 1: expect.arrayContaining(["checked", "draft"]), 2: [] });
          },
          "Aliases of this version that are not in the body are removed.": async ({ of, id, before }) => {
            expect(before!.body).toMatchObject({ latestVersion: 2 });
            expectGone(
              await call(of, `${words}.get`, { ...at(id), query: { alias: "live" } }),
              `${word.toUpperCase()}_VERSION_NOT_FOUND`,
            );
          },
        },
      },
    ],
  };
  return Object.fromEntries(Object.entries(rows).map(([name, list]) => [`${words}.${name}`, list]));

  async function nameIsFree({ of }: { of: Session }): Promise<void> {
    await ask(of, `${words}.create`, { body: { name: seeded.name, definition: second } });
  }
}
