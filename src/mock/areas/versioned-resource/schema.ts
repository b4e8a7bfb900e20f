import {
  list,
  NUMBER_FROM_1,
  nullable,
  oneOf,
  orNull,
  ref,
  row,
  type SchemaOf,
  TEXT,
  TIME,
} from "../shared/describe.ts";
import type { VersionedResource } from "./versioned-resource.ts";

/** The schema of a row with this definition in each of its versions. */
export function versionedRow<Definition>(definition: SchemaOf<Definition>): SchemaOf<VersionedResource<Definition>> {
  return row({
    id: TEXT,
    name: TEXT,
    title: nullable(TEXT),
    description: nullable(TEXT),
    sharingScope: oneOf("private", "workspace"),
    workspaceRelation: oneOf("reader", "writer"),
    createdBy: TEXT,
    createdAt: TIME,
    updatedAt: TIME,
    versions: list(
      row<VersionedResource<Definition>["versions"][number]>({ definition, notes: nullable(TEXT), createdAt: TIME }),
      { minItems: 1 },
    ),
    aliases: list(row<{ alias: string; version: number }>({ alias: TEXT, version: NUMBER_FROM_1 })),
  });
}

export function versionedList<Name extends "Prompt" | "Skill">(name: Name) {
  return {
    resource: ref(name),
    internal: {
      versions: list(ref(name)),
      workspaceRelation: oneOf("reader", "writer"),
      versionsCreatedAt: list(TIME),
      title: orNull(TEXT),
      description: orNull(TEXT),
    },
    description: `Each a \`${name}\` in its latest version. \`_mock\` has the earlier versions.`,
  };
}
