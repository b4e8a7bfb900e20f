import type { Description, Shape } from "../description.ts";
import { TIME, versionCreated } from "../values.ts";

const skillVersion = {
  version: 1,
  definition: {
    description: "Reads charts",
    body: "Read the chart.",
    assets: { "read.py": { textContent: "print()", isExecutable: true } },
  },
  notes: "First",
  aliases: ["live"],
  createdAt: TIME,
};

const skill = {
  id: "skill",
  name: "chart-reading",
  ...skillVersion,
  latestVersion: 1,
  sharingScope: "workspace",
  createdBy: "creator",
  updatedAt: TIME,
};

const shapes: readonly Shape[] = [
  { name: "page of skills", operations: ["skills.list"], value: { data: [skill], nextPageToken: "next" } },
  {
    name: "skill",
    operations: ["create", "get", "update", "versions.get", "versions.update"].map((verb) => `skills.${verb}`),
    value: skill,
  },
  { name: "deleted skill", operations: ["skills.delete"], value: {} },
  { name: "versions of a skill", operations: ["skills.versions.list"], value: { data: [skillVersion] } },
  { name: "new version of a skill", operations: ["skills.versions.create"], value: versionCreated },
];

// biome-ignore format: one line for each endpoint, row of a resource and request
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v2/skills", status: 200, response: { "data[]": "Skill", "nextPageToken": "string" } },
    { method: "POST", path: "/v2/skills", status: 200, reversible: true, body: { "name": "string", "definition": "object" }, response: "Skill" },
    // Version 1 is a sample here too.
    { method: "GET", path: "/v2/skills/{skill_id}", status: 200, query: { version: undefined }, response: "Skill" },
    { method: "DELETE", path: "/v2/skills/{skill_id}", status: 200 },
    { method: "PATCH", path: "/v2/skills/{skill_id}", status: 200, reversible: true, response: "Skill" },
    { method: "GET", path: "/v2/skills/{skill_id}/versions", status: 200, response: { "data[]": "SkillVersion" } },
    { method: "POST", path: "/v2/skills/{skill_id}/versions", status: 200, body: { "definition": "object" }, response: "VersionCreated" },
    { method: "GET", path: "/v2/skills/{skill_id}/versions/{version}", status: 200, response: "Skill" },
    { method: "PATCH", path: "/v2/skills/{skill_id}/versions/{version}", status: 200, response: "Skill" },
  ],
  resources: {
    Skill: {
      "id, name, notes, createdBy": "string",
      "definition: description, body": "string",
      "definition.assets": "map",
      "definition.assets{}.textContent": "string some",
      "definition.assets{}.isExecutable": "boolean",
      "version, latestVersion": "int32",
      "aliases[]": "string",
      "sharingScope": "(sharing_scope_unspecified private workspace)",
      "createdAt, updatedAt": "date-time",
      "title, description, versionCreatedAt": "none",
    },
    SkillVersion: {
      "version": "int32",
      "definition: description, body": "string",
      "definition.assets": "map",
      "definition.assets{}.textContent": "string some",
      "definition.assets{}.isExecutable": "boolean",
      "notes": "string",
      "aliases[]": "string",
      "createdAt": "date-time",
    },
  },
  requests: {
    "POST /v2/skills": [{ body: { name: "greeting", definition: {} } }],
    "GET /v2/skills/{skill_id}": [{ query: { version: 1 } }],
    "PATCH /v2/skills/{skill_id}": [{ body: {} }],
    "POST /v2/skills/{skill_id}/versions": [{ body: { definition: { description: "Greets.", body: "Greet.", assets: { "greet.sh": { textContent: "echo", isExecutable: true } } } } }],
    "PATCH /v2/skills/{skill_id}/versions/{version}": [{ body: {} }],
  },
  shapes,
  bounds: {
    "Names of prompts, skills, signals and queries in requests": ["SkillCreate.name"],
    "Number of the first version": ["skills.get version"],
    "Unknown fields in create and update": [
      "SkillCreate", "SkillDefinitionCreate", "SkillRawAssetCreate", "SkillTextAssetCreate", "SkillUpdate",
      "SkillVersionCreate", "SkillVersionUpdate",
    ],
    "Paging of the lists": ["skills.list pageSize"],
  },
  sets: {
    "What `fields` can exclude": ["skills.get fields", "skills.list fields", "skills.versions.get fields"],
    "Other closed sets of values in requests": ["skills.list sort_by"],
    "Sort parameters": ["skills.list sort_direction"],
  },
  facts: {
    format: {
      int32: [
        "SelectedSkill.version", "SelectedSkill.latestVersion", "SkillVersion.version", "SkillVersionCreated.version",
        "skills.list pageSize", "skills.get version",
      ],
    },
    null: { SkillCreate: [".notes"], SkillVersionCreate: [".notes"], SkillVersionUpdate: [".notes", ".aliases"] },
    optional: {
      SelectedSkill: [".definition", ".notes"], SkillCreate: [".notes", ".aliases", ".sharingScope", ".workspaceRelation"],
      SkillDefinitionCreate: [".description", ".body", ".assets"], SkillPage: [".nextPageToken"],
      SkillRawAssetCreate: [".isExecutable"], SkillTextAssetCreate: [".isExecutable"],
      SkillUpdate: [".sharingScope", ".workspaceRelation"], SkillVersion: [".notes"],
      SkillVersionCreate: [".notes", ".aliases"], SkillVersionUpdate: [".notes", ".aliases"],
    },
    minimum: {
      "1": [
        "SelectedSkill.version", "SelectedSkill.latestVersion", "SkillVersion.version", "SkillVersionCreated.version",
        "skills.list pageSize", "skills.get version",
      ],
    },
    default: {
      "": ["SkillDefinitionCreate.description", "SkillDefinitionCreate.body"], "{}": ["SkillAssetsCreate"],
      created_at: ["skills.list sort_by"], false: ["SkillTextAssetCreate.isExecutable", "SkillRawAssetCreate.isExecutable"],
    },
    maximum: { "1000": ["skills.list pageSize"] },
    minLength: { "1": ["SkillCreate.name", "parameter SkillId", "parameter SkillVersionNumber"] },
    maxLength: { "256": ["parameter SkillId", "parameter SkillVersionNumber"] },
    additionalProperties: {
      false: [
        "SkillTextAssetCreate", "SkillRawAssetCreate", "SkillDefinitionCreate", "SkillCreate", "SkillUpdate",
        "SkillVersionCreate", "SkillVersionUpdate",
      ],
    },
    "pages size": { pageSize: ["skills.list"] },
    errors: {
      BadCursor: ["skills.list"], SelectedSkillNotFound: ["skills.get"], SkillNameAlreadyExists: ["skills.create"],
      SkillNotFound: ["skills.update", "skills.delete", "skills.versions.list", "skills.versions.create"],
      SkillReadOnly: ["skills.update", "skills.delete", "skills.versions.create", "skills.versions.update"],
      SkillVersionNotFound: ["skills.versions.get", "skills.versions.update"],
    },
    descriptions: {
      "1": [
        "skills.create", "skills.create/responses/200", "SkillVersionNumber", "SelectedSkill.version", "SkillCreate.notes",
        "SkillCreate.aliases", "SkillVersion.version",
      ],
      "2": ["SkillVersion.version"], "3": ["SkillVersion.version"],
      "4": ["SkillRawAsset.rawContent", "SkillRawAssetCreate.rawContent"],
      "newest first": [
        "skills.list", "skills.list/parameters/sort_direction", "skills.versions.list", "SkillVersionList.data",
      ],
      "sorted alphabetically": ["SelectedSkill.aliases", "SkillVersion.aliases"],
    },
  },
};
