import { expect } from "vitest";
import type { Session } from "../session.ts";
import { type ApiResponse, call, callOk } from "./call.ts";
import type { Check, Resource, TransitionCase, TransitionCases } from "./case.ts";
import { expectNotFound } from "./expectations.ts";

/** Describes prompts or skills, which differ only in their definitions. */
export interface Versioned {
  readonly noun: "prompt" | "skill";
  /** The seeded resource. It has one version with the alias `live`. */
  readonly seeded: { readonly id: string; readonly name: string; readonly definition: object };
  readonly definitions: { readonly second: object; readonly third: object };
}

const bob = "user.bob~role.member";
const idIn = ({ body }: ApiResponse) => (body as { id: string }).id;

export function versionedCases(versioned: Versioned): TransitionCases {
  const api = versionedApi(versioned);
  const { noun, operationPrefix } = api;
  const toMembers = `Every member of the workspace can see the ${noun}; members who are writers can also change it.`;
  const toCreator = `Only the creator can see the ${noun}.`;
  const cases: Record<string, readonly TransitionCase[]> = {
    create: [createCase(api)],
    update: [
      sharingScopeCase(api, "private", "workspace", { [toMembers]: visibleToMembers(api) }),
      sharingScopeCase(api, "workspace", "private", { [toCreator]: visibleToCreator(api) }),
    ],
    delete: [deleteCase(api)],
    "versions.create": [newVersionCase(api), existingVersionCase(api)],
    "versions.update": [updateVersionCase(api)],
  };
  return Object.fromEntries(Object.entries(cases).map(([name, list]) => [`${operationPrefix}.${name}`, list]));
}

type VersionedApi = ReturnType<typeof versionedApi>;

/** The requests and resources that the cases share. */
function versionedApi({ noun, seeded, definitions: { second, third } }: Versioned) {
  const operationPrefix = `${noun}s` as const;
  const at = (id: string) => ({ path: { [`${noun}_id`]: id } });
  const versionAt = (id: string, version: number) => ({ path: { ...at(id).path, version } });
  const codes = {
    notFound: `${noun.toUpperCase()}_NOT_FOUND`,
    versionNotFound: `${noun.toUpperCase()}_VERSION_NOT_FOUND`,
    readOnly: `${noun.toUpperCase()}_READ_ONLY`,
    nameExists: `${noun.toUpperCase()}_NAME_ALREADY_EXISTS`,
  };

  const resource: Resource = {
    field: "sharingScope",
    states: { private: () => seeded.id, workspace: share },
    unreachable: { sharing_scope_unspecified: "Responses never have it." },
    read: (mock, id) => call(mock, `${operationPrefix}.get`, at(id)),
  };

  async function share(mock: Session): Promise<string> {
    await callOk(mock, `${operationPrefix}.update`, { ...at(seeded.id), body: { sharingScope: "workspace" } });
    return seeded.id;
  }

  /** Has a second version with the alias `draft`. */
  const resourceWithDraft: Resource = {
    ...resource,
    states: { private: createDraft, workspace: async (mock) => createDraft(mock, await share(mock)) },
  };

  async function createDraft(mock: Session, id = seeded.id): Promise<string> {
    await callOk(mock, `${operationPrefix}.versions.create`, {
      ...at(id),
      body: { definition: second, aliases: ["draft"] },
    });
    return id;
  }

  async function fetchAliases(mock: Session, id: string): Promise<Record<number, readonly string[]>> {
    const { data } = await callOk(mock, `${operationPrefix}.versions.list`, at(id));
    return Object.fromEntries(data!.map(({ version, aliases }) => [version, aliases]));
  }

  const version: Resource = {
    states: {},
    read: (mock, id) => {
      const [resourceId = "", number] = id.split("/");
      return call(mock, `${operationPrefix}.versions.get`, versionAt(resourceId, Number(number)));
    },
  };

  return {
    noun,
    seeded,
    second,
    third,
    codes,
    operationPrefix,
    at,
    versionAt,
    resource,
    resourceWithDraft,
    version,
    aliasesOf: fetchAliases,
  };
}

function createCase(api: VersionedApi): TransitionCase {
  const { seeded, second, codes, operationPrefix, versionAt, resource, aliasesOf } = api;
  return {
    request: () => ({ body: { name: "speech", definition: second, aliases: ["new", "live"] } }),
    created: { resource, id: idIn },
    conditionNotMet: {
      "another one has the name": {
        request: () => ({ body: { name: seeded.name, definition: second } }),
        outcome: codes.nameExists,
      },
      "one that the caller can't see has the name": {
        as: bob,
        request: () => ({ body: { name: seeded.name, definition: second } }),
        outcome: codes.nameExists,
      },
    },
    effects: {
      "The definition is stored as version 1, and the aliases in the body point to it.": async ({
        mock,
        createdId,
      }) => {
        expect(
          (await callOk(mock, `${operationPrefix}.versions.get`, versionAt(createdId, 1))).definition,
        ).toMatchObject(second);
        expect(await aliasesOf(mock, createdId)).toEqual({ 1: ["live", "new"] });
      },
    },
  };
}

function sharingScopeCase(
  { at, resource }: VersionedApi,
  from: string,
  to: string,
  effects: Readonly<Record<string, Check>>,
): TransitionCase {
  return {
    resource,
    request: (_, id) => ({ ...at(id), body: { sharingScope: to } }),
    fromOtherStates: { [to]: "unchanged" },
    conditionNotMet: {
      "the body has no scope": { request: (_, id) => ({ ...at(id), body: {} }), outcome: "unchanged" },
      "the body has the current scope": {
        request: (_, id) => ({ ...at(id), body: { sharingScope: from } }),
        outcome: "unchanged",
      },
    },
    effects,
  };
}

function visibleToMembers({ second, codes, operationPrefix, at, resource }: VersionedApi): Check {
  return async ({ mock, id }) => {
    expect((await resource.read(mock.as(bob), id)).status).toBe(200);
    const change = () =>
      call(mock.as(bob), `${operationPrefix}.versions.create`, { ...at(id), body: { definition: second } });
    expect(await change()).toMatchObject({ status: 403, body: { code: codes.readOnly } });
    await callOk(mock, `${operationPrefix}.update`, { ...at(id), body: { workspaceRelation: "writer" } });
    expect(await change()).toMatchObject({ status: 200 });
  };
}

function visibleToCreator({ codes, resource }: VersionedApi): Check {
  return async ({ mock, id }) => {
    expect(await resource.read(mock, id)).toMatchObject({ status: 200 });
    expectNotFound(await resource.read(mock.as(bob), id), codes.notFound);
    expectNotFound(await resource.read(mock.as("user.bob~role.admin"), id), codes.notFound);
  };
}

function deleteCase(api: VersionedApi): TransitionCase {
  const { noun, seeded, second, codes, operationPrefix, at, resource, version } = api;
  return {
    resource,
    request: (_, id) => at(id),
    effects: {
      [`Later requests for the ${noun}, its versions or its aliases return 404.`]: async ({ mock, id, repeat }) => {
        expectNotFound(await resource.read(mock, id), codes.notFound);
        expectNotFound(
          await call(mock, `${operationPrefix}.get`, { ...at(id), query: { alias: "live" } }),
          codes.notFound,
        );
        expectNotFound(await call(mock, `${operationPrefix}.versions.list`, at(id)), codes.notFound);
        expectNotFound(await version.read(mock, `${id}/1`), codes.notFound);
        expectNotFound(await repeat(), codes.notFound);
      },
      [`The name is available for a new ${noun}.`]: async ({ mock }) => {
        await callOk(mock, `${operationPrefix}.create`, { body: { name: seeded.name, definition: second } });
      },
    },
  };
}

function newVersionCase(api: VersionedApi): TransitionCase {
  const { second, third, operationPrefix, at, resourceWithDraft, version, aliasesOf } = api;
  return {
    resource: resourceWithDraft,
    request: (_, id) => ({ ...at(id), body: { definition: third, aliases: ["draft"] } }),
    created: { resource: version, id: ({ body }, _mock, id) => `${id}/${(body as { version: number }).version}` },
    conditionNotMet: {
      "the second version has the definition": {
        request: (_, id) => ({ ...at(id), body: { definition: second } }),
        outcome: "unchanged",
      },
    },
    effects: {
      "The new version gets the next number, which becomes the `latestVersion`; `deduplicated` is false.": async ({
        mock,
        id,
        response,
      }) => {
        expect(response.body).toEqual({ version: 3, deduplicated: false });
        expect(await callOk(mock, `${operationPrefix}.get`, at(id))).toMatchObject({
          version: 3,
          latestVersion: 3,
          definition: third,
        });
      },
      "The aliases in the body point to the new version and no longer to any other.": async ({ mock, id }) => {
        expect(await aliasesOf(mock, id)).toEqual({ 1: ["live"], 2: [], 3: ["draft"] });
      },
    },
  };
}

function existingVersionCase(api: VersionedApi): TransitionCase {
  const { second, third, operationPrefix, at, versionAt, resourceWithDraft, aliasesOf } = api;
  return {
    resource: resourceWithDraft,
    request: (_, id) => ({ ...at(id), body: { definition: second, aliases: ["live"], notes: "Ignored." } }),
    conditionNotMet: {
      "no version has the definition": {
        request: (_, id) => ({ ...at(id), body: { definition: third } }),
        outcome: ({ response }) => expect(response.body).toEqual({ version: 3, deduplicated: false }),
      },
    },
    effects: {
      "No version is created. The response has the number of the existing one, and `deduplicated` is true.": async ({
        mock,
        id,
        response,
      }) => {
        expect(response.body).toEqual({ version: 2, deduplicated: true });
        expect(await callOk(mock, `${operationPrefix}.get`, at(id))).toMatchObject({ latestVersion: 2 });
        expect(Object.keys(await aliasesOf(mock, id))).toHaveLength(2);
      },
      "The aliases in the body point to the existing version and no longer to any other. Its notes do not change.":
        async ({ mock, id }) => {
          expect(await aliasesOf(mock, id)).toEqual({ 1: [], 2: ["draft", "live"] });
          expect(await callOk(mock, `${operationPrefix}.versions.get`, versionAt(id, 2))).not.toHaveProperty("notes");
        },
    },
  };
}

function updateVersionCase(api: VersionedApi): TransitionCase {
  const { noun, codes, operationPrefix, at, versionAt, resourceWithDraft, aliasesOf } = api;
  return {
    resource: resourceWithDraft,
    request: (_, id) => ({ ...versionAt(id, 1), body: { aliases: { values: ["checked", "draft"] } } }),
    conditionNotMet: {
      "the body has none": { request: (_, id) => ({ ...versionAt(id, 1), body: {} }), outcome: "unchanged" },
    },
    effects: {
      [`The aliases in the body point to this version and no longer to any other version of the ${noun}.`]: async ({
        mock,
        id,
      }) => {
        expect(await aliasesOf(mock, id)).toMatchObject({ 1: expect.arrayContaining(["checked", "draft"]), 2: [] });
      },
      "Aliases of this version that are not in the body are removed.": async ({ mock, id, before }) => {
        expect(before?.body).toMatchObject({ latestVersion: 2 });
        expectNotFound(
          await call(mock, `${operationPrefix}.get`, { ...at(id), query: { alias: "live" } }),
          codes.versionNotFound,
        );
      },
    },
  };
}
